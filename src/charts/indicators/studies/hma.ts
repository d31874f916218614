import { weightedSum } from '../columns.ts';
import { nothing, rows } from '../parameters.ts';
import type { Study } from '../study.ts';
import { weightedMean } from '../weighted-mean.ts';

const smoothing = (period: number) => Math.round(Math.sqrt(period));

export const hma: Study = {
  id: 'hma',
  title: 'Hull moving average',
  definition:
    'Twice the weighted moving average over half the period less that over the whole, weighted again over the square root of it; both rounded.',
  parameters: [rows('period', 16, 'Rows of the longer window.', 4)],
  outputs: [{ name: 'average', unit: 'price', description: 'The average.' }],
  memory: 'window',
  warmUp: ({ period }) => period! + smoothing(period!) - 2,
  settle: nothing,
  repaints: false,
  assumes: 'Closes are comparable over the window: adjusted for splits.',
  outside: 'Highs, lows and volumes; it can overshoot the closes that it follows.',
  source: 'A. Hull, Hull Moving Average, alanhull.com, 2005',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period }) => {
    const half = weightedMean(closes, Math.round(period! / 2));
    const whole = weightedMean(closes, period!);
    return [weightedMean(weightedSum(half, 2, whole, -1), smoothing(period!))];
  },
};
