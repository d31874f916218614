import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { differences, products } from '../columns.ts';
import { exponentialSettle, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const forceIndex: Study = {
  id: 'force_index',
  title: 'Force index',
  definition: 'Exponential moving average of the change from close to close times the volume.',
  parameters: [rows('period', 13, 'Length of the average.', 1)],
  outputs: [{ name: 'force', unit: 'price times shares', description: 'The average.' }],
  memory: 'recursive',
  warmUp: ({ period }) => period!,
  settle: ({ period }) => exponentialSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'What happened within a bar; its size depends on price level and volume.',
  source: 'A. Elder, Trading for a Living, Wiley, 1993',
  reading: { kind: 'level', output: 'force', middle: 0 },
  compute: ({ closes, volumes }, { period }) => [
    exponentialMovingAverage(products(differences(closes, 1), volumes), period!, 1),
  ],
};
