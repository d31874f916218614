import { averageTrueRange } from '../../../indicators/average-true-range.ts';
import { period, wilderSettle } from '../parameters.ts';
import type { Study } from '../study.ts';

export const atr: Study = {
  id: 'atr',
  title: 'Average true range',
  definition: "Wilder's average of the true range: the bar's range, widened to the close before it.",
  parameters: [period(14)],
  outputs: [{ name: 'range', unit: 'price', description: 'The average range.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period!,
  settle: ({ period }) => wilderSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Direction and volumes; its size depends on the price level.',
  source: 'J. W. Wilder, New Concepts in Technical Trading Systems, 1978, section III',
  reading: { kind: 'none', output: 'range' },
  compute: (bars, { period }) => [averageTrueRange(bars, period!)],
};
