import { rollingSum } from '../../../indicators/rolling-sums.ts';
import { differences, sizes } from '../columns.ts';
import { rows } from '../parameters.ts';
import type { Study } from '../study.ts';

const smoothingFactor = (length: number) => 2 / (length + 1);

export const kama: Study = {
  id: 'kama',
  title: "Kaufman's adaptive moving average",
  definition:
    'An exponential moving average whose factor grows with the efficiency ratio: the net change over the period over the sum of all changes. It begins at the close before the first efficiency ratio; without any change the ratio is 0.',
  parameters: [
    rows('period', 10, 'Rows of the efficiency ratio.'),
    rows('fast', 2, 'Length of the average in a straight move.', 1),
    rows('slow', 30, 'Length of the average where the price goes nowhere.'),
  ],
  ascending: ['fast', 'slow'],
  outputs: [{ name: 'average', unit: 'price', description: 'The average.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period!,
  // The factor is squared, so that it can be far below that of the slow average.
  settle: ({ slow }) => Math.min(3000, 4 * slow! * slow!),
  repaints: false,
  assumes: 'That a net change means direction: a single jump counts like a trend.',
  outside: 'Highs, lows and volumes.',
  source: 'P. J. Kaufman, Trading Systems and Methods, Wiley, 1998; TA-Lib, KAMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes }, { period, fast, slow }) => {
    const changes = sizes(differences(closes, 1));
    const travelled = rollingSum(changes, period!);
    const average = new Float64Array(closes.length).fill(Number.NaN);
    const [fastest, slowest] = [smoothingFactor(fast!), smoothingFactor(slow!)];
    let current = closes[period! - 1]!;
    for (let row = period!; row < closes.length; row++) {
      const distance = Math.abs(closes[row]! - closes[row - period!]!);
      const efficiency = travelled[row] === 0 ? 0 : distance / travelled[row]!;
      const factor = efficiency * (fastest - slowest) + slowest;
      current += factor * factor * (closes[row]! - current);
      average[row] = current;
    }
    return [average];
  },
};
