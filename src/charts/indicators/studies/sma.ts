import { rollingMean } from '../../../indicators/rolling-sums.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const sma: Study = {
  id: 'sma',
  title: 'Simple moving average',
  definition: 'Mean of the last closes, each counting the same.',
  parameters: [period(20)],
  outputs: [{ name: 'average', unit: 'price', description: 'The mean.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Closes are comparable over the window: adjusted for splits.',
  outside: 'Highs, lows and volumes; it lags the close by half of its window.',
  source: 'TA-Lib, SMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period }) => [rollingMean(closes, period!)],
};
