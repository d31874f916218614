import { createHash } from 'node:crypto';
import { rowClose } from '../market/served-market.ts';
import { digestOf } from '../market/stored-provenance.ts';
import type { Instrument } from './instrument.ts';
import type { Prepared } from './prepare.ts';

/** A symbol with the bars that were read of it. */
type Read = Pick<Instrument, 'symbol' | 'stored'>;

const kept = new WeakMap<Read, ReturnType<typeof provenanceOf>>();

/** Where the numbers of a simulation come from, and among how many trials it was judged. */
export function simulationProvenance({ legs, timeframe }: Prepared, trialCount: number) {
  return {
    ...barsProvenance(legs.map(({ instrument }) => instrument)),
    model: null,
    trialCount,
    trialsSource: 'trial journal',
    timeframe: timeframe.name,
    interval: '1day',
  };
}

/** Which bars were read: of several symbols, the digest is over theirs and the clock is of the newest. */
export function barsProvenance(instruments: readonly Read[]) {
  const each = instruments.map(keptProvenance);
  const [first] = each;
  if (each.length === 1) return first!;
  const digest = createHash('sha256')
    .update(each.map(({ snapshot }) => snapshot).join('\n'))
    .digest('hex');
  const vendors = [...new Set(each.map(({ vendor }) => vendor))].join(', ');
  const licences = each.map(({ licence }) => licence);
  return {
    vendor: vendors,
    asOf: each
      .map(({ asOf }) => asOf)
      .toSorted()
      .at(-1)!,
    snapshot: `${vendors}/${each.length} symbols@sha256:${digest}`,
    licence: licences.find((licence) => licence === 'sample') ?? first!.licence,
    barsUsed: each.reduce((sum, { barsUsed }) => sum + barsUsed, 0),
  };
}

/** Digesting bars takes longer than simulating on them. */
function keptProvenance(instrument: Read) {
  const provenance = kept.get(instrument) ?? provenanceOf(instrument);
  kept.set(instrument, provenance);
  return provenance;
}

function provenanceOf({ stored, symbol }: Read) {
  return {
    vendor: stored.vendor,
    asOf: new Date(rowClose(stored.interval, stored.bars.times.at(-1)!)).toISOString(),
    snapshot: `${stored.vendor}/${symbol}@sha256:${digestOf(stored.bars)}`,
    licence: stored.licence,
    barsUsed: stored.bars.times.length,
  };
}
