import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { differences, quotients, sizes } from '../columns.ts';
import { exponentialSettle, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const tsi: Study = {
  id: 'tsi',
  title: 'True strength index',
  definition:
    'Changes from close to close, smoothed twice, as a share of their sizes smoothed the same way; undefined where nothing moved.',
  parameters: [
    rows('long', 25, 'Length of the first average.'),
    rows('short', 13, 'Length of the second average.'),
  ],
  outputs: [{ name: 'index', unit: 'points, -100 to 100', description: 'The index.' }],
  memory: 'recursive',
  warmUp: ({ long, short }) => long! + short! - 1,
  settle: ({ long, short }) => exponentialSettle(long!) + exponentialSettle(short!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Highs, lows and volumes.',
  source: 'W. Blau, Momentum, Direction, and Divergence, Wiley, 1995',
  reading: { kind: 'level', output: 'index', middle: 0, low: -25, high: 25 },
  compute: ({ closes }, { long, short }) => {
    const changes = differences(closes, 1);
    const smooth = (values: Float64Array) =>
      exponentialMovingAverage(exponentialMovingAverage(values, long!, 1), short!, long!);
    return [quotients(smooth(changes), smooth(sizes(changes)), 100)];
  },
};
