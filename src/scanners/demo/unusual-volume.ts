import type { Scanner } from '../scanner.ts';

export const unusualVolume: Scanner = {
  name: 'unusual_volume',
  title: 'Unusual volume',
  description:
    'Finds symbols that traded at least `least` times the mean volume of the `length` bars before, splits taken into account, the busiest first.',
  key: {
    name: 'volume_ratio',
    description: 'Volume over the mean of the bars before.',
    unit: 'ratio',
    first: 'largest',
  },
  parameters: [
    {
      name: 'length',
      description: 'Bars that the usual volume is the mean of.',
      type: 'integer',
      minimum: 2,
      maximum: 252,
      default: 50,
      unit: 'bars',
    },
    {
      name: 'least',
      description: 'Ratio from which on a symbol is found.',
      type: 'number',
      minimum: 0,
      maximum: 50,
      default: 1.5,
      unit: 'ratio',
    },
  ],
  timeframe: null,
  reads: ['volumes'],
  warmUp: ({ length }) => length!,
  measure: ({ volumes, length: rows }, { length, least }) => {
    const before = volumes.subarray(rows - 1 - length!, rows - 1);
    const usual = before.reduce((sum, volume) => sum + volume, 0) / length!;
    if (usual === 0) return null;
    const ratio = volumes[rows - 1]! / usual;
    return ratio >= least! ? ratio : null;
  },
};
