import { nothing } from '../parameters.ts';
import type { Study } from '../study.ts';

export const obv: Study = {
  id: 'obv',
  title: 'On-balance volume',
  definition:
    'Running sum of volumes: added where the close rose, subtracted where it fell, from 0 in the first row.',
  parameters: [],
  outputs: [
    {
      name: 'balance',
      unit: 'shares',
      description: 'The sum, from the first row of the window that is read.',
    },
  ],
  memory: 'cumulative',
  warmUp: () => 0,
  settle: nothing,
  repaints: false,
  assumes: "That a bar's whole volume belongs to the side on which it closed.",
  outside: 'How far the price moved. Its level depends on where it begins: only its changes mean something.',
  source: 'J. E. Granville, New Key to Stock Market Profits, 1963',
  reading: { kind: 'change', output: 'balance', rows: 20 },
  compute: ({ closes, volumes }) => {
    const balance = new Float64Array(closes.length);
    for (let row = 1; row < closes.length; row++)
      balance[row] = balance[row - 1]! + Math.sign(closes[row]! - closes[row - 1]!) * volumes[row]!;
    return [balance];
  },
};
