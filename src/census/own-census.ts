import { server } from '../../generated/contract/server.ts';
import { OWN_LEDGER } from '../ledger/ledger-store.ts';
import type { Services } from '../services.ts';
import { type CampaignCensus, refusalCensus } from './refusal-census.ts';

/** The highest tier is that of whoever runs the server. */
const OWN_TIER = server.access!.tiers.at(-1)!.name;

/** The census of the campaigns of whoever runs the server. Rejects where ledger or log can't be read. */
export async function ownCensus({
  ledgers,
  calls,
}: Pick<Services, 'ledgers' | 'calls'>): Promise<readonly CampaignCensus[]> {
  return refusalCensus(await (await ledgers()).records(OWN_LEDGER), calls, OWN_TIER);
}
