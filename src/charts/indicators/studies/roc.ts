import { percentChanges } from '../columns.ts';
import { nothing, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const roc: Study = {
  id: 'roc',
  title: 'Rate of change',
  definition: 'Change of the close over so many rows, in percent.',
  parameters: [rows('period', 12, 'Rows back.', 1)],
  outputs: [{ name: 'change', unit: 'percent', description: 'The change.' }],
  memory: 'window',
  warmUp: ({ period }) => period!,
  settle: nothing,
  repaints: false,
  assumes: 'Both closes are comparable: adjusted for splits.',
  outside: 'All that happened between the two closes, and dividends.',
  source: 'TA-Lib, ROC',
  reading: { kind: 'level', output: 'change', middle: 0 },
  compute: ({ closes }, { period }) => [percentChanges(closes, period!)],
};
