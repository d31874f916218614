import { rollingSum } from '../../../indicators/rolling-sums.ts';
import { quotients } from '../columns.ts';
import { moneyFlowVolumes } from '../money-flow.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const cmf: Study = {
  id: 'cmf',
  title: 'Chaikin money flow',
  definition:
    'Volumes of the window, each counting by where the close lies in its bar, over their plain sum; undefined where none was traded.',
  parameters: [period(20)],
  outputs: [{ name: 'flow', unit: 'ratio, -1 to 1', description: 'The share.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: "That a bar's volume divides by where it closed.",
  outside: 'Gaps between bars.',
  source: 'StockCharts, ChartSchool: Chaikin Money Flow',
  reading: { kind: 'level', output: 'flow', middle: 0 },
  compute: (bars, { period }) => [
    quotients(rollingSum(moneyFlowVolumes(bars), period!), rollingSum(bars.volumes, period!)),
  ],
};
