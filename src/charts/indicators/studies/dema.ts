import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { weightedSum } from '../columns.ts';
import { exponentialSettle, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const dema: Study = {
  id: 'dema',
  title: 'Double exponential moving average',
  definition: 'Twice the exponential moving average less the exponential moving average of that average.',
  parameters: [period(20)],
  outputs: [{ name: 'average', unit: 'price', description: 'The average.' }],
  memory: 'recursive',
  warmUp: ({ period }) => 2 * (period! - 1),
  settle: ({ period }) => 2 * exponentialSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Highs, lows and volumes; it can overshoot the closes that it follows.',
  source:
    'P. G. Mulloy, Smoothing Data with Faster Moving Averages, Stocks & Commodities, 1994; TA-Lib, DEMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period }) => {
    const once = exponentialMovingAverage(closes, period!);
    const twice = exponentialMovingAverage(once, period!, period! - 1);
    return [weightedSum(once, 2, twice, -1)];
  },
};
