import { differences } from '../columns.ts';
import { nothing, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const momentum: Study = {
  id: 'momentum',
  title: 'Momentum',
  definition: 'The close less the one so many rows before.',
  parameters: [rows('period', 10, 'Rows back.', 1)],
  outputs: [{ name: 'change', unit: 'price', description: 'The difference.' }],
  memory: 'window',
  warmUp: ({ period }) => period!,
  settle: nothing,
  repaints: false,
  assumes: 'Both closes are comparable: adjusted for splits.',
  outside: 'All that happened between the two closes; its size depends on the price level.',
  source: 'TA-Lib, MOM',
  reading: { kind: 'level', output: 'change', middle: 0 },
  compute: ({ closes }, { period }) => [differences(closes, period!)],
};
