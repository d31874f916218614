import { volatility } from '../columns.ts';
import type { Strategy } from '../strategy.ts';

export const calmMarket: Strategy = {
  name: 'calm_market',
  title: 'Held while the market is calm',
  description:
    'Long while the standard deviation of the last `short` log returns is below `ratio` times that of the last `long` ones, and out otherwise.',
  parameters: [
    {
      name: 'short',
      description: 'Returns of the recent volatility.',
      type: 'integer',
      minimum: 2,
      maximum: 100,
      default: 10,
      unit: 'bars',
    },
    {
      name: 'long',
      description: 'Returns of the usual volatility.',
      type: 'integer',
      minimum: 3,
      maximum: 500,
      default: 120,
      unit: 'bars',
    },
    {
      name: 'ratio',
      description: 'Highest recent volatility, over the usual one, that counts as calm.',
      type: 'number',
      minimum: 0.1,
      maximum: 5,
      default: 1,
      unit: 'ratio',
    },
  ],
  ascending: ['short', 'long'],
  timeframe: null,
  warmUp: ({ long }) => long!,
  decide: (bars, { short, long, ratio }, targets) => {
    const recent = volatility(bars, short!);
    const usual = volatility(bars, long!);
    for (let row = long!; row < targets.length; row++)
      targets[row] = recent[row]! < ratio! * usual[row]! ? 1 : 0;
  },
};
