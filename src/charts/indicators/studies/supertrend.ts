import { averageTrueRange } from '../../../indicators/average-true-range.ts';
import type { Bars } from '../../../market/bars.ts';
import { factor, rows, wilderSettle } from '../parameters.ts';
import type { Study } from '../study.ts';

export const supertrend: Study = {
  id: 'supertrend',
  title: 'Supertrend',
  definition:
    'A line so many average true ranges from the middle of the bar, below a rising and above a falling price; it only moves toward the price, until a close beyond it puts it on the other side. It begins above.',
  parameters: [
    rows('period', 10, 'Length of the average true range.'),
    factor('multiplier', 3, 0.1, 20, 'Average true ranges from the middle of a bar to the line.'),
  ],
  outputs: [{ name: 'line', unit: 'price', description: 'The line.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period!,
  settle: ({ period }) => wilderSettle(period!) + 250,
  repaints: false,
  assumes:
    'Enough rows before those that are read: it shows where it began until it has changed sides a few times.',
  outside: 'Opens and volumes.',
  source: 'O. Seban, Supertrend; trading-signals, SuperTrend',
  reading: { kind: 'price', output: 'line' },
  compute: (bars, { period, multiplier }) => [line(bars, period!, multiplier!)],
};

function line(bars: Bars, period: number, multiplier: number): Float64Array {
  const { highs, lows, closes } = bars;
  const ranges = averageTrueRange(bars, period);
  const result = new Float64Array(closes.length).fill(Number.NaN);
  let above = Number.POSITIVE_INFINITY;
  let below = Number.NEGATIVE_INFINITY;
  let rising = false;
  for (let row = period; row < closes.length; row++) {
    const middle = (highs[row]! + lows[row]!) / 2;
    const width = multiplier * ranges[row]!;
    const before = closes[row - 1]!;
    if (middle + width < above || before > above) above = middle + width;
    if (middle - width > below || before < below) below = middle - width;
    rising = rising ? closes[row]! >= below : closes[row]! > above;
    result[row] = rising ? below : above;
  }
  return result;
}
