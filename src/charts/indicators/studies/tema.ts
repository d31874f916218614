import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { weightedSum } from '../columns.ts';
import { exponentialSettle, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const tema: Study = {
  id: 'tema',
  title: 'Triple exponential moving average',
  definition:
    'Three times an exponential moving average, less three times its own, plus that one smoothed once more.',
  parameters: [period(20)],
  outputs: [{ name: 'average', unit: 'price', description: 'The average.' }],
  memory: 'recursive',
  warmUp: ({ period }) => 3 * (period! - 1),
  settle: ({ period }) => 3 * exponentialSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Highs, lows and volumes; it can overshoot the closes that it follows.',
  source: 'P. G. Mulloy, Smoothing Data with Less Lag, Stocks & Commodities, 1994; TA-Lib, TEMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period }) => {
    const once = exponentialMovingAverage(closes, period!);
    const twice = exponentialMovingAverage(once, period!, period! - 1);
    const thrice = exponentialMovingAverage(twice, period!, 2 * (period! - 1));
    return [weightedSum(weightedSum(once, 3, twice, -3), 1, thrice, 1)];
  },
};
