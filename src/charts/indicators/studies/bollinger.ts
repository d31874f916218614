import { rollingDeviation } from '../../../indicators/rolling-deviation.ts';
import { rollingMean } from '../../../indicators/rolling-sums.ts';
import { weightedSum } from '../columns.ts';
import { factor, nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const bollinger: Study = {
  id: 'bollinger',
  title: 'Bollinger bands',
  definition:
    'Simple moving average of the closes, and lines so many population standard deviations above and below it.',
  parameters: [
    period(20),
    factor('deviations', 2, 0.1, 10, 'Standard deviations from the middle to a band.'),
  ],
  outputs: [
    { name: 'upper', unit: 'price', description: 'The upper band.' },
    { name: 'middle', unit: 'price', description: 'The average.' },
    { name: 'lower', unit: 'price', description: 'The lower band.' },
  ],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes:
    'Nothing of a distribution: closes are not normal, and no share of them has to lie within the bands.',
  outside: 'Highs, lows and volumes.',
  source: 'J. Bollinger, Bollinger on Bollinger Bands, McGraw-Hill, 2001; TA-Lib, BBANDS',
  reading: { kind: 'price', output: 'middle' },
  compute: ({ closes }, { period, deviations }) => {
    const middle = rollingMean(closes, period!);
    const width = rollingDeviation(closes, period!, 0);
    return [weightedSum(middle, 1, width, deviations!), middle, weightedSum(middle, 1, width, -deviations!)];
  },
};
