import { createHash } from 'node:crypto';
import type { Leg } from '../backtest/prepare.ts';
import { sliceBars } from '../market/bars.ts';
import { digestOf } from '../market/stored-provenance.ts';

/** SHA-256 of the bars that a simulation could read up to its last row: later bars change nothing of it. */
export function barsDigest(legs: readonly Leg[]): string {
  const digests = legs.map(({ instrument, rows }) => digestOf(sliceBars(instrument.bars, 0, rows.end)));
  return createHash('sha256').update(digests.join('\n')).digest('hex');
}
