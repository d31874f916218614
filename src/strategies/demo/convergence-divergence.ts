import { exponentialMovingAverage } from '../../indicators/exponential-moving-average.ts';
import { exponentialAverage } from '../columns.ts';
import type { Strategy } from '../strategy.ts';

export const convergenceDivergence: Strategy = {
  name: 'convergence_divergence',
  title: 'Convergence and divergence of averages (MACD)',
  description:
    'Long while the exponential average of `fast` bars less that of `slow` bars is above its own exponential average of `signal` bars, short while it is below.',
  parameters: [
    {
      name: 'fast',
      description: 'Length of the shorter average.',
      type: 'integer',
      minimum: 2,
      maximum: 100,
      default: 12,
      unit: 'bars',
    },
    {
      name: 'slow',
      description: 'Length of the longer average.',
      type: 'integer',
      minimum: 3,
      maximum: 300,
      default: 26,
      unit: 'bars',
    },
    {
      name: 'signal',
      description: 'Length of the average of their difference.',
      type: 'integer',
      minimum: 2,
      maximum: 100,
      default: 9,
      unit: 'bars',
    },
  ],
  ascending: ['fast', 'slow'],
  timeframe: null,
  warmUp: ({ slow, signal }) => slow! + signal! - 2,
  decide: (bars, { fast, slow, signal }, targets) => {
    const quick = exponentialAverage(bars, fast!);
    const steady = exponentialAverage(bars, slow!);
    const difference = quick.map((value, row) => value - steady[row]!);
    const smoothed = exponentialMovingAverage(difference, signal!, slow! - 1);
    for (let row = slow! + signal! - 2; row < targets.length; row++)
      targets[row] = Math.sign(difference[row]! - smoothed[row]!);
  },
};
