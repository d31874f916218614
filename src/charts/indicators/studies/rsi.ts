import { relativeStrengthIndex } from '../../../indicators/relative-strength-index.ts';
import { period, wilderSettle } from '../parameters.ts';
import type { Study } from '../study.ts';

export const rsi: Study = {
  id: 'rsi',
  title: 'Relative strength index',
  definition:
    "Wilder's average of rises as a share of that of rises and falls, from close to close; 50 where nothing moved.",
  parameters: [period(14)],
  outputs: [{ name: 'index', unit: 'points, 0 to 100', description: 'The index.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period!,
  settle: ({ period }) => wilderSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Highs, lows and volumes.',
  source: 'J. W. Wilder, New Concepts in Technical Trading Systems, 1978, section VI',
  reading: { kind: 'level', output: 'index', middle: 50, low: 30, high: 70 },
  compute: ({ closes }, { period }) => [relativeStrengthIndex(closes, period!)],
};
