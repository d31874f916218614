import { scaled } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import { stochasticPosition } from '../stochastic-position.ts';
import type { Study } from '../study.ts';

export const williamsR: Study = {
  id: 'williams_r',
  title: 'Williams %R',
  definition:
    'Where the close lies between the highest high of the window, 0, and its lowest low, -100; undefined where both are equal.',
  parameters: [period(14)],
  outputs: [{ name: 'range', unit: 'points, -100 to 0', description: 'The position.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'The extreme prices were traded: one wrong tick moves it for a whole window.',
  outside: 'Volumes.',
  source: 'L. Williams, How I Made One Million Dollars Last Year, 1973; TA-Lib, WILLR',
  reading: { kind: 'level', output: 'range', middle: -50, low: -80, high: -20 },
  compute: ({ highs, lows, closes }, { period }) => [
    scaled(stochasticPosition(closes, highs, lows, period!), 1, -100),
  ],
};
