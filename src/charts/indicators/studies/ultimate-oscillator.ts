import { trueRange } from '../../../indicators/average-true-range.ts';
import { rollingSum } from '../../../indicators/rolling-sums.ts';
import { quotients, weightedSum } from '../columns.ts';
import { nothing, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const ultimateOscillator: Study = {
  id: 'ultimate_oscillator',
  title: 'Ultimate oscillator',
  definition:
    'Distance of the close from the true low as a share of the true range, over three windows that count 4, 2 and 1 times; undefined where nothing moved.',
  parameters: [
    rows('short', 7, 'Rows of the shortest window.'),
    rows('medium', 14, 'Rows of the middle window.'),
    rows('long', 28, 'Rows of the longest window.'),
  ],
  ascending: ['short', 'long'],
  outputs: [{ name: 'index', unit: 'points, 0 to 100', description: 'The index.' }],
  memory: 'window',
  warmUp: ({ short, medium, long }) => Math.max(short!, medium!, long!),
  settle: nothing,
  repaints: false,
  assumes: 'Gaps belong to the range, as in the true range.',
  outside: 'Volumes.',
  source: 'L. Williams, The Ultimate Oscillator, Stocks & Commodities, 1985; TA-Lib, ULTOSC',
  reading: { kind: 'level', output: 'index', middle: 50, low: 30, high: 70 },
  compute: (bars, { short, medium, long }) => {
    const { lows, closes } = bars;
    const pressures = new Float64Array(closes.length).fill(Number.NaN);
    for (let row = 1; row < closes.length; row++)
      pressures[row] = closes[row]! - Math.min(lows[row]!, closes[row - 1]!);
    const ranges = trueRange(bars);
    const share = (length: number) => quotients(rollingSum(pressures, length), rollingSum(ranges, length));
    const shorter = weightedSum(share(short!), 4, share(medium!), 2);
    return [weightedSum(shorter, 100 / 7, share(long!), 100 / 7)];
  },
};
