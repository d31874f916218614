import { averageTrueRange } from '../../../indicators/average-true-range.ts';
import { quotients } from '../columns.ts';
import { period, wilderSettle } from '../parameters.ts';
import type { Study } from '../study.ts';

export const natr: Study = {
  id: 'natr',
  title: 'Normalised average true range',
  definition: 'The average true range as a percentage of the close.',
  parameters: [period(14)],
  outputs: [{ name: 'range', unit: 'percent', description: 'The average range.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period!,
  settle: ({ period }) => wilderSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Direction and volumes.',
  source:
    'J. Forman, Cross-Market Evaluations with Normalized Average True Range, Stocks & Commodities, 2006; TA-Lib, NATR',
  reading: { kind: 'none', output: 'range' },
  compute: (bars, { period }) => [quotients(averageTrueRange(bars, period!), bars.closes, 100)],
};
