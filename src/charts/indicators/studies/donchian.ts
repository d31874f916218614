import { rollingMaximum, rollingMinimum } from '../../../indicators/rolling-extremes.ts';
import { weightedSum } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const donchian: Study = {
  id: 'donchian',
  title: 'Donchian channel',
  definition: 'Highest high and lowest low of the last rows, the current one included, and their middle.',
  parameters: [period(20)],
  outputs: [
    { name: 'upper', unit: 'price', description: 'Highest high.' },
    { name: 'middle', unit: 'price', description: 'Middle of both.' },
    { name: 'lower', unit: 'price', description: 'Lowest low.' },
  ],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'The extreme prices were traded: one wrong tick moves the channel for a whole window.',
  outside: 'Opens, closes and volumes.',
  source: 'StockCharts, ChartSchool: Price Channels, with the current row',
  reading: { kind: 'price', output: 'middle' },
  compute: ({ highs, lows }, { period }) => {
    const upper = rollingMaximum(highs, period!);
    const lower = rollingMinimum(lows, period!);
    return [upper, weightedSum(upper, 0.5, lower, 0.5), lower];
  },
};
