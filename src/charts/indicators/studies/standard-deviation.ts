import { rollingDeviation } from '../../../indicators/rolling-deviation.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const standardDeviation: Study = {
  id: 'standard_deviation',
  title: 'Standard deviation',
  definition: 'Population standard deviation of the last closes.',
  parameters: [period(20)],
  outputs: [{ name: 'deviation', unit: 'price', description: 'The deviation.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Closes are comparable over the window: adjusted for splits.',
  outside: 'Direction, highs, lows and volumes; a steady trend counts as deviation.',
  source: 'TA-Lib, STDDEV',
  reading: { kind: 'none', output: 'deviation' },
  compute: ({ closes }, { period }) => [rollingDeviation(closes, period!, 0)],
};
