import { moneyFlowVolumes } from '../money-flow.ts';
import { nothing } from '../parameters.ts';
import type { Study } from '../study.ts';

export const accumulationDistribution: Study = {
  id: 'accumulation_distribution',
  title: 'Accumulation and distribution line',
  definition:
    'Running sum of volumes, each counting by where the close lies in its bar: from -1 at the low to 1 at the high.',
  parameters: [],
  outputs: [
    { name: 'line', unit: 'shares', description: 'The sum, from the first row of the window that is read.' },
  ],
  memory: 'cumulative',
  warmUp: () => 0,
  settle: nothing,
  repaints: false,
  assumes: "That a bar's volume divides by where it closed.",
  outside: 'Gaps between bars. Its level depends on where it begins: only its changes mean something.',
  source: 'StockCharts, ChartSchool: Accumulation/Distribution Line (M. Chaikin); TA-Lib, AD',
  reading: { kind: 'change', output: 'line', rows: 20 },
  compute: (bars) => {
    const line = moneyFlowVolumes(bars);
    for (let row = 1; row < line.length; row++) line[row]! += line[row - 1]!;
    return [line];
  },
};
