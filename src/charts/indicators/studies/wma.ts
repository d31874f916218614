import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';
import { weightedMean } from '../weighted-mean.ts';

export const wma: Study = {
  id: 'wma',
  title: 'Weighted moving average',
  definition: 'Mean of the last closes, the oldest counting once, the next twice, and so on.',
  parameters: [period(20)],
  outputs: [{ name: 'average', unit: 'price', description: 'The weighted mean.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Closes are comparable over the window: adjusted for splits.',
  outside: 'Highs, lows and volumes.',
  source: 'TA-Lib, WMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period }) => [weightedMean(closes, period!)],
};
