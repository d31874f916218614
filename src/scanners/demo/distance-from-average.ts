import type { Scanner } from '../scanner.ts';

export const distanceFromAverage: Scanner = {
  name: 'distance_from_average',
  title: 'Distance from the average',
  description:
    'Ranks every symbol by how many population standard deviations its close is from the simple average of the last `length` closes, its own included; the furthest below come first.',
  key: {
    name: 'z_score',
    description:
      'Close less the average, over the deviation; a close that has not moved has none and is left out.',
    unit: 'standard deviations',
    first: 'smallest',
  },
  parameters: [
    {
      name: 'length',
      description: 'Closes that average and deviation are of.',
      type: 'integer',
      minimum: 2,
      maximum: 252,
      default: 20,
      unit: 'bars',
    },
  ],
  timeframe: null,
  warmUp: ({ length }) => length! - 1,
  measure: ({ closes, length: rows }, { length }) => {
    const last = closes.subarray(rows - length!);
    const average = last.reduce((sum, close) => sum + close, 0) / length!;
    const squares = last.reduce((sum, close) => sum + (close - average) ** 2, 0);
    const deviation = Math.sqrt(squares / length!);
    // Closes that are all the same differ from their computed average by rounding alone.
    return deviation <= 1e-12 * average ? null : (last[length! - 1]! - average) / deviation;
  },
};
