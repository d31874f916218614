import { rollingSum } from '../../../indicators/rolling-sums.ts';
import { quotients, typicalPrices } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const mfi: Study = {
  id: 'mfi',
  title: 'Money flow index',
  definition:
    'Typical price times volume of the rows in which the typical price rose, as a share of that of the rows in which it moved; undefined where there was none.',
  parameters: [period(14)],
  outputs: [{ name: 'index', unit: 'points, 0 to 100', description: 'The index.' }],
  memory: 'window',
  warmUp: ({ period }) => period!,
  settle: nothing,
  repaints: false,
  assumes: "That a bar's whole volume belongs to the side on which its typical price moved.",
  outside: 'How far the price moved.',
  source: 'G. Quong and A. Soudack, Volume-Weighted RSI: Money Flow, Stocks & Commodities, 1989; TA-Lib, MFI',
  reading: { kind: 'level', output: 'index', middle: 50, low: 20, high: 80 },
  compute: (bars, { period }) => {
    const prices = typicalPrices(bars);
    const { rises, moves } = moneyFlows(prices, bars.volumes);
    return [quotients(rollingSum(rises, period!), rollingSum(moves, period!), 100)];
  },
};

/** Typical price times volume where it rose, and where it moved at all; the first row, without one before, is NaN. */
function moneyFlows(prices: Float64Array, volumes: Float64Array) {
  const rises = new Float64Array(prices.length).fill(Number.NaN);
  const moves = new Float64Array(prices.length).fill(Number.NaN);
  for (let row = 1; row < prices.length; row++) {
    const flow = prices[row]! * volumes[row]!;
    rises[row] = prices[row]! > prices[row - 1]! ? flow : 0;
    moves[row] = prices[row] === prices[row - 1] ? 0 : flow;
  }
  return { rises, moves };
}
