import type { Scanner } from '../scanner.ts';

export const newHigh: Scanner = {
  name: 'new_high',
  title: 'New high',
  description:
    'Finds symbols whose close is above the highest high of the `length` bars before, by how far it is above.',
  key: {
    name: 'above_high',
    description: 'Close over the highest high of the bars before, less 1.',
    unit: 'fraction',
    first: 'largest',
  },
  parameters: [
    {
      name: 'length',
      description: 'Bars whose high has to be broken.',
      type: 'integer',
      minimum: 2,
      maximum: 504,
      default: 252,
      unit: 'bars',
    },
  ],
  timeframe: null,
  reads: ['highs'],
  warmUp: ({ length }) => length!,
  measure: ({ closes, highs, length: rows }, { length }) => {
    const before = highs.subarray(rows - 1 - length!, rows - 1);
    const above = closes[rows - 1]! / before.reduce((highest, high) => Math.max(highest, high)) - 1;
    return above > 0 ? above : null;
  },
};
