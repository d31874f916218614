import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { exponentialSettle, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const ema: Study = {
  id: 'ema',
  title: 'Exponential moving average',
  definition:
    'Each close moves the average by 2 / (period + 1) of their distance; it begins as the mean of the first closes.',
  parameters: [period(9)],
  outputs: [{ name: 'average', unit: 'price', description: 'The average.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period! - 1,
  settle: ({ period }) => exponentialSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read: the first averages still show where it began.',
  outside: 'Highs, lows and volumes.',
  source: 'StockCharts, ChartSchool: Moving Averages; TA-Lib, EMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period }) => [exponentialMovingAverage(closes, period!)],
};
