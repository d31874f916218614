import { volatility } from '../../strategies/columns.ts';
import type { Scanner } from '../scanner.ts';

export const volatilityContraction: Scanner = {
  name: 'volatility_contraction',
  title: 'Volatility contraction',
  description:
    'Finds symbols whose last `short` log returns have a sample standard deviation below `most` times that of the last `long` ones, the calmest first.',
  key: {
    name: 'volatility_ratio',
    description: 'Standard deviation of the recent returns over that of the longer window.',
    unit: 'ratio',
    first: 'smallest',
  },
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
      name: 'most',
      description: 'Ratio below which a symbol is found.',
      type: 'number',
      minimum: 0.05,
      maximum: 2,
      default: 0.6,
      unit: 'ratio',
    },
  ],
  ascending: ['short', 'long'],
  timeframe: null,
  warmUp: ({ long }) => long!,
  measure: (bars, { short, long, most }) => {
    const usual = volatility(bars, long!)[bars.length - 1]!;
    if (usual === 0) return null;
    const ratio = volatility(bars, short!)[bars.length - 1]! / usual;
    return ratio < most! ? ratio : null;
  },
};
