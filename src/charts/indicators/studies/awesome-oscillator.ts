import { rollingMean } from '../../../indicators/rolling-sums.ts';
import { medianPrices, weightedSum } from '../columns.ts';
import { nothing, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const awesomeOscillator: Study = {
  id: 'awesome_oscillator',
  title: 'Awesome oscillator',
  definition: 'A fast simple moving average of the middles of the bars less a slow one.',
  parameters: [rows('fast', 5, 'Rows of the fast average.'), rows('slow', 34, 'Rows of the slow average.')],
  ascending: ['fast', 'slow'],
  outputs: [{ name: 'difference', unit: 'price', description: 'Fast less slow.' }],
  memory: 'window',
  warmUp: ({ slow }) => slow! - 1,
  settle: nothing,
  repaints: false,
  assumes: 'Prices are comparable over the window: adjusted for splits.',
  outside: 'Opens, closes and volumes; its size depends on the price level.',
  source: 'B. Williams, New Trading Dimensions, Wiley, 1998',
  reading: { kind: 'level', output: 'difference', middle: 0 },
  compute: (bars, { fast, slow }) => {
    const prices = medianPrices(bars);
    return [weightedSum(rollingMean(prices, fast!), 1, rollingMean(prices, slow!), -1)];
  },
};
