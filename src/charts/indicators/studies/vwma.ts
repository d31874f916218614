import { rollingSum } from '../../../indicators/rolling-sums.ts';
import { products, quotients } from '../columns.ts';
import { nothing, period } from '../parameters.ts';
import type { Study } from '../study.ts';

export const vwma: Study = {
  id: 'vwma',
  title: 'Volume-weighted moving average',
  definition: 'Mean of the last closes, each counting by its volume; undefined where none was traded.',
  parameters: [period(20)],
  outputs: [{ name: 'average', unit: 'price', description: 'The weighted mean.' }],
  memory: 'window',
  warmUp: ({ period }) => period! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Volumes are those of the market that the closes come from.',
  outside: 'At which price within a bar the volume was traded.',
  source: 'trading-signals, VWMA',
  reading: { kind: 'price', output: 'average' },
  compute: ({ closes, volumes }, { period }) => [
    quotients(rollingSum(products(closes, volumes), period!), rollingSum(volumes, period!)),
  ],
};
