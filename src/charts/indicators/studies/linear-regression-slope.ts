import { rollingRankedSum, rollingSum } from '../../../indicators/rolling-sums.ts';
import { weightedSum } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const linearRegressionSlope: Study = {
  id: 'linear_regression_slope',
  title: 'Linear regression slope',
  definition: 'Slope of the least-squares line through the last closes.',
  parameters: [period(14)],
  outputs: [{ name: 'slope', unit: 'price per bar', description: 'The slope.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Closes are comparable over the window: adjusted for splits.',
  outside: 'How well the line fits, and highs, lows and volumes; its size depends on the price level.',
  source: 'TA-Lib, LINEARREG_SLOPE',
  reading: { kind: 'level', output: 'slope', middle: 0 },
  compute: ({ closes }, { period }) => {
    const length = period!;
    const middle = (length + 1) / 2;
    const spread = (length * (length * length - 1)) / 12;
    return [
      weightedSum(rollingRankedSum(closes, length), 1 / spread, rollingSum(closes, length), -middle / spread),
    ];
  },
};
