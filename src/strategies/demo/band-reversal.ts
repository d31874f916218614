import { deviationOfCloses, movingAverage } from '../columns.ts';
import type { Strategy } from '../strategy.ts';

export const bandReversal: Strategy = {
  name: 'band_reversal',
  title: 'Reversal from bands',
  description:
    'Goes long when the close falls more than `width` standard deviations below the simple average of the last `length` closes, short when it is as far above, and leaves when it is back at the average.',
  parameters: [
    {
      name: 'length',
      description: 'Closes that average and deviation are of.',
      type: 'integer',
      minimum: 2,
      maximum: 200,
      default: 20,
      unit: 'bars',
    },
    {
      name: 'width',
      description: 'Distance of the bands from the average.',
      type: 'number',
      minimum: 0.1,
      maximum: 5,
      default: 2,
      unit: 'standard deviations',
    },
  ],
  timeframe: null,
  warmUp: ({ length }) => length! - 1,
  decide: (bars, { length, width }, targets) => {
    const average = movingAverage(bars, length!);
    const deviation = deviationOfCloses(bars, length!);
    let held = 0;
    for (let row = length! - 1; row < targets.length; row++) {
      const distance = bars.closes[row]! - average[row]!;
      const band = width! * deviation[row]!;
      if (distance < -band) held = 1;
      else if (distance > band) held = -1;
      else if ((held === 1 && distance >= 0) || (held === -1 && distance <= 0)) held = 0;
      targets[row] = held;
    }
  },
};
