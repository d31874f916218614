import { movingAverage } from '../columns.ts';
import type { Strategy } from '../strategy.ts';

export const movingAverageCross: Strategy = {
  name: 'moving_average_cross',
  title: 'Moving average cross',
  description:
    'Long while the simple average of the last `fast` closes is above that of the last `slow` ones, short while it is below.',
  parameters: [
    {
      name: 'fast',
      description: 'Length of the shorter average.',
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 20,
      unit: 'bars',
    },
    {
      name: 'slow',
      description: 'Length of the longer average.',
      type: 'integer',
      minimum: 2,
      maximum: 500,
      default: 100,
      unit: 'bars',
    },
  ],
  ascending: ['fast', 'slow'],
  timeframe: null,
  warmUp: ({ slow }) => slow! - 1,
  decide: (bars, { fast, slow }, targets) => {
    const quick = movingAverage(bars, fast!);
    const steady = movingAverage(bars, slow!);
    for (let row = slow! - 1; row < targets.length; row++)
      if (quick[row]! > steady[row]!) targets[row] = 1;
      else if (quick[row]! < steady[row]!) targets[row] = -1;
  },
};
