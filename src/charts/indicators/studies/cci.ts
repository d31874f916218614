import { rollingMean } from '../../../indicators/rolling-sums.ts';
import { typicalPrices } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

/** Lambert's constant, by which most values lie between -100 and 100. */
const SCALE = 0.015;

export const cci: Study = {
  id: 'cci',
  title: 'Commodity channel index',
  definition:
    'Distance of the typical price (the mean of high, low and close) from its mean, over 0.015 times its mean absolute deviation; undefined where it did not move.',
  parameters: [{ ...period(20), maximum: 200 }],
  outputs: [{ name: 'index', unit: 'points, around 0', description: 'The index.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Prices are comparable over the window: adjusted for splits.',
  outside: 'Volumes; it has no bounds.',
  source: 'D. Lambert, Commodity Channel Index, Commodities, 1980; TA-Lib, CCI',
  reading: { kind: 'level', output: 'index', middle: 0, low: -100, high: 100 },
  compute: (bars, { period }) => {
    const prices = typicalPrices(bars);
    const means = rollingMean(prices, period!);
    // The deviations are from a mean that moves with the window, so they are summed anew: rows times period.
    for (let row = period! - 1; row < prices.length; row++) {
      const mean = means[row]!;
      let deviations = 0;
      for (let past = row - period! + 1; past <= row; past++) deviations += Math.abs(prices[past]! - mean);
      const unit = (SCALE * deviations) / period!;
      means[row] = unit <= mean * Number.EPSILON ? Number.NaN : (prices[row]! - mean) / unit;
    }
    return [means];
  },
};
