import { type CampaignProblem, parseCampaign } from '../census/campaign.ts';
import { isDay } from '../data/day.ts';
import { ContendedAppend, type LedgerStore } from './ledger-store.ts';
import type { Claim, LedgerRecord } from './record.ts';

/** The claim as it is stated; what it leaves out is left out. Dates are YYYY-MM-DD. */
export type PreregisterOptions = Pick<
  Claim,
  'hypothesis' | 'universe' | 'criteria' | 'sampleStart' | 'sampleEnd'
> &
  Partial<Record<'holdoutStart' | 'holdoutEnd' | 'configHash', string | undefined>>;

/** A sealed record, and the receipt of the ledger that it now ends. */
export interface Sealed extends LedgerRecord {
  readonly headHash: string;
  readonly chainLength: number;
  /** The sample's first day was not in the future, so that its data may have been seen. */
  readonly sampleHadBegun: boolean;
  /** What the chain proves of the record, and what it does not. */
  readonly claim: string;
}

export type Preregistration =
  | { readonly kind: 'sealed'; readonly sealed: Sealed }
  | { readonly kind: 'no-such-day'; readonly argument: string; readonly date: string }
  | ({ readonly kind: 'unreadable-campaign' } & CampaignProblem)
  | { readonly kind: 'contended'; readonly attempts: number };

/**
 * Seals a claim at the end of the owner's ledger. A date that the calendar does not have, criteria that begin as a campaign's
 * and can't be read as one, and a ledger that others kept appending to, are outcomes; nothing is written then.
 */
export async function preregister(
  ledgers: LedgerStore,
  owner: string,
  options: PreregisterOptions,
): Promise<Preregistration> {
  const { holdoutStart, holdoutEnd, configHash, ...stated } = options;
  const { sampleStart, sampleEnd } = stated;
  const wrong = Object.entries({ sampleStart, sampleEnd, holdoutStart, holdoutEnd }).find(
    ([, date]) => date !== undefined && !isDay(date),
  );
  if (wrong !== undefined) return { kind: 'no-such-day', argument: wrong[0], date: wrong[1]! };
  // Once it is sealed nobody could mend it.
  const campaign = parseCampaign(stated.criteria);
  if (campaign !== undefined && 'problem' in campaign) return { kind: 'unreadable-campaign', ...campaign };
  try {
    const record = await ledgers.append(owner, {
      ...stated,
      holdoutStart: holdoutStart ?? null,
      holdoutEnd: holdoutEnd ?? null,
      configHash: configHash ?? null,
    });
    return { kind: 'sealed', sealed: sealedOf(record) };
  } catch (error) {
    if (error instanceof ContendedAppend) return { kind: 'contended', attempts: error.attempts };
    throw error;
  }
}

function sealedOf(record: LedgerRecord): Sealed {
  const sampleHadBegun = record.sampleStart <= record.ts.slice(0, 10);
  return {
    ...record,
    headHash: record.recordHash,
    chainLength: record.seq,
    sampleHadBegun,
    claim: claimOf(record, sampleHadBegun),
  };
}

function claimOf({ seq, ts }: LedgerRecord, sampleHadBegun: boolean): string {
  const place = seq === 1 ? 'the first of this ledger' : `number ${seq} of this ledger`;
  return [
    `This record is ${place}, sealed at ${ts} on the server's clock.`,
    'Its hash covers the whole claim and the hash of the record before it: neither can be changed, removed or reordered without breaking the chain.',
    'Only a receipt kept elsewhere (chainLength and headHash) shows a ledger that was cut at its end or written anew.',
    'The chain does not show that the data had not been looked at, nor that no other ledger holds the opposite claim.',
    ...(sampleHadBegun ? ['The sample had begun by then.'] : []),
  ].join(' ');
}
