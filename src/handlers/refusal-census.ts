import type { RefusalCensusHandler } from '../../generated/contract/refusal-census/handler.ts';
import { ownCensus } from '../census/own-census.ts';
import { logProvenance } from '../record/provenance.ts';
import type { Services } from '../services.ts';

export const handle: RefusalCensusHandler<Services> = async (_args, call) => {
  const campaigns = await ownCensus(call.services);
  if (campaigns.length === 0)
    call.warn('No campaign is sealed on this server, so there is nothing to count.');
  const instants = campaigns.map(({ gradedAt, sealedAt }) => gradedAt ?? sealedAt).sort();
  call.provenance({
    ...logProvenance(`before ${call.runId}`),
    vendor: 'engine adjudication',
    asOf: instants.at(-1) ?? null,
  });
  return { campaigns };
};
