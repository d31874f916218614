import type { Scanner } from '../scanner.ts';

export const momentumRank: Scanner = {
  name: 'momentum_rank',
  title: 'Momentum rank',
  description:
    'Ranks every symbol by its return over `lookback` bars that end `skip` bars ago, dividends left out; the winners come first.',
  key: {
    name: 'momentum',
    description: 'Close of `skip` bars ago over the one `lookback` bars before it, less 1.',
    unit: 'fraction',
    first: 'largest',
  },
  parameters: [
    {
      name: 'lookback',
      description: 'Bars that the return is measured over.',
      type: 'integer',
      minimum: 1,
      maximum: 500,
      default: 231,
      unit: 'bars',
    },
    {
      name: 'skip',
      description: 'Newest bars that are left out of it.',
      type: 'integer',
      minimum: 0,
      maximum: 63,
      default: 21,
      unit: 'bars',
    },
  ],
  timeframe: null,
  warmUp: ({ lookback, skip }) => lookback! + skip!,
  measure: ({ closes, length }, { lookback, skip }) => {
    const end = length - 1 - skip!;
    return closes[end]! / closes[end - lookback!]! - 1;
  },
};
