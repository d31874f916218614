import { rollingDeviation } from '../../../indicators/rolling-deviation.ts';
import { logReturns } from '../../../market/returns.ts';
import { scaled } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const volatility: Study = {
  id: 'volatility',
  title: 'Realised volatility',
  definition:
    'Sample standard deviation of the last log returns from close to close, for one bar: it is not annualised.',
  parameters: [period(20)],
  outputs: [{ name: 'volatility', unit: 'percent per bar', description: 'The deviation.' }],
  memory: 'window',
  warmUp: ({ period }) => period!,
  settle: nothing,
  repaints: false,
  assumes: 'Closes are comparable over the window: adjusted for splits.',
  outside: 'Direction, what happened within a bar, and volumes.',
  source: 'J. C. Hull, Options, Futures, and Other Derivatives: estimating volatility from historical data',
  reading: { kind: 'none', output: 'volatility' },
  compute: ({ closes }, { period }) => [scaled(rollingDeviation(logReturns(closes), period!, 1), 100)],
};
