import { nearestRows } from '../src/history/nearest-rows.ts';
import { type Measurement, time } from './measure.ts';
import { randomNumbers } from './random.ts';

const ROWS = 1_000_000;
const DIMENSIONS = 16;

/** One match against a million days of 16 signals, all of them present. */
export async function measureNearestRows(): Promise<Measurement> {
  const random = randomNumbers(2);
  const dimensions = Array.from({ length: DIMENSIONS }, (_, dimension) => ({
    name: `signal_${dimension}`,
    column: Float64Array.from({ length: ROWS }, () => random() - 0.5),
    target: random() - 0.5,
    scale: 1,
    trust: 1,
  }));
  const ours = await time(() => nearestRows(dimensions, ROWS, 100), 21, 5);
  return { what: 'one match, 1,000,000 rows x 16 dimensions, warm', ours, target: 'under 60 ms' };
}
