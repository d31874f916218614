import type { Scanner } from '../scanner.ts';

export const openingGap: Scanner = {
  name: 'opening_gap',
  title: 'Opening gap',
  description:
    'Finds symbols that opened at least `least` away from the close before, up or down, splits taken into account; the largest gap first. A dividend of the day is part of the gap.',
  key: {
    name: 'gap_size',
    description: 'Open over the close before, less 1, without its sign.',
    unit: 'fraction',
    first: 'largest',
  },
  parameters: [
    {
      name: 'least',
      description: 'Size from which on a gap counts.',
      type: 'number',
      minimum: 0,
      maximum: 1,
      default: 0.01,
      unit: 'fraction',
    },
  ],
  timeframe: null,
  reads: ['opens'],
  warmUp: () => 1,
  measure: ({ opens, closes, length: rows }, { least }) => {
    const size = Math.abs(opens[rows - 1]! / closes[rows - 2]! - 1);
    return size >= least! ? size : null;
  },
};
