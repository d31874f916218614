import { trueRange } from '../../../indicators/average-true-range.ts';
import { rollingSum } from '../../../indicators/rolling-sums.ts';
import { delayed, quotients, sizes, weightedSum } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const vortex: Study = {
  id: 'vortex',
  title: 'Vortex indicator',
  definition:
    'Distances from each high to the low before it, and from each low to the high before it, summed over the window and divided by the summed true ranges; undefined where nothing moved.',
  parameters: [period(14)],
  outputs: [
    { name: 'plus', unit: 'ratio', description: 'Upward.' },
    { name: 'minus', unit: 'ratio', description: 'Downward.' },
  ],
  memory: 'window',
  warmUp: ({ period }) => period!,
  settle: nothing,
  repaints: false,
  assumes: 'The extreme prices were traded.',
  outside: 'Opens and volumes.',
  source: 'E. Botes and D. Siepman, The Vortex Indicator, Stocks & Commodities, 2010',
  reading: { kind: 'pair', first: 'plus', second: 'minus' },
  compute: (bars, { period }) => {
    const { highs, lows } = bars;
    const distances = (to: Float64Array, from: Float64Array) =>
      sizes(weightedSum(to, 1, delayed(from, 1), -1));
    const ranges = rollingSum(trueRange(bars), period!);
    return [
      quotients(rollingSum(distances(highs, lows), period!), ranges),
      quotients(rollingSum(distances(lows, highs), period!), ranges),
    ];
  },
};
