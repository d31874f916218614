import { rowsSinceMaximum } from '../../../indicators/rolling-extremes.ts';
import { scaled } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const aroon: Study = {
  id: 'aroon',
  title: 'Aroon',
  definition:
    'How recent the highest high and the lowest low of the last period + 1 rows are: 100 for the current row, 0 for the oldest; of equal ones the latest counts.',
  parameters: [period(25)],
  outputs: [
    { name: 'up', unit: 'points, 0 to 100', description: 'Recency of the highest high.' },
    { name: 'down', unit: 'points, 0 to 100', description: 'Recency of the lowest low.' },
  ],
  memory: 'window',
  warmUp: ({ period }) => period!,
  settle: nothing,
  repaints: false,
  assumes: 'The extreme prices were traded: one wrong tick counts for a whole window.',
  outside: 'How far the price moved, and volumes.',
  source: 'T. Chande, The Time Price Oscillator, Stocks & Commodities, 1995; TA-Lib, AROON',
  reading: { kind: 'pair', first: 'up', second: 'down' },
  compute: ({ highs, lows }, { period }) => {
    const recency = (values: Float64Array) =>
      scaled(rowsSinceMaximum(values, period! + 1), -100 / period!, 100);
    return [recency(highs), recency(scaled(lows, -1))];
  },
};
