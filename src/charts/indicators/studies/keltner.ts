import { averageTrueRange } from '../../../indicators/average-true-range.ts';
import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { weightedSum } from '../columns.ts';
import { exponentialSettle, factor, rows, wilderSettle } from '../parameters.ts';
import type { Study } from '../study.ts';

export const keltner: Study = {
  id: 'keltner',
  title: 'Keltner channels',
  definition:
    'Exponential moving average of the closes, and lines so many average true ranges above and below it.',
  parameters: [
    rows('period', 20, 'Length of the average.'),
    rows('atr_period', 10, 'Length of the average true range.'),
    factor('multiplier', 2, 0.1, 10, 'Average true ranges from the middle to a line.'),
  ],
  outputs: [
    { name: 'upper', unit: 'price', description: 'The upper line.' },
    { name: 'middle', unit: 'price', description: 'The average.' },
    { name: 'lower', unit: 'price', description: 'The lower line.' },
  ],
  memory: 'recursive',
  warmUp: ({ period, atr_period: ranges }) => Math.max(period! - 1, ranges!),
  settle: ({ period, atr_period: ranges }) => Math.max(exponentialSettle(period!), wilderSettle(ranges!)),
  repaints: false,
  assumes: 'Gaps belong to the range, as in the true range.',
  outside: 'Volumes.',
  source: 'StockCharts, ChartSchool: Keltner Channels (the form of L. B. Raschke)',
  reading: { kind: 'price', output: 'middle' },
  compute: (bars, { period, atr_period: ranges, multiplier }) => {
    const middle = exponentialMovingAverage(bars.closes, period!);
    const range = averageTrueRange(bars, ranges!);
    return [weightedSum(middle, 1, range, multiplier!), middle, weightedSum(middle, 1, range, -multiplier!)];
  },
};
