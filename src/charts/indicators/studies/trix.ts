import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { percentChanges } from '../columns.ts';
import { exponentialSettle, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const trix: Study = {
  id: 'trix',
  title: 'TRIX',
  definition:
    'Change over one row, in percent, of the closes smoothed three times by an exponential moving average.',
  parameters: [period(15)],
  outputs: [{ name: 'change', unit: 'percent', description: 'The change.' }],
  memory: 'recursive',
  warmUp: ({ period }) => 3 * (period! - 1) + 1,
  settle: ({ period }) => 3 * exponentialSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside: 'Highs, lows and volumes.',
  source: 'J. K. Hutson, Good TRIX, Stocks & Commodities, 1983; TA-Lib, TRIX',
  reading: { kind: 'level', output: 'change', middle: 0 },
  compute: ({ closes }, { period }) => {
    const once = exponentialMovingAverage(closes, period!);
    const twice = exponentialMovingAverage(once, period!, period! - 1);
    return [percentChanges(exponentialMovingAverage(twice, period!, 2 * (period! - 1)), 1)];
  },
};
