import { movingAverage } from '../columns.ts';
import type { Strategy } from '../strategy.ts';

export const priceAboveAverage: Strategy = {
  name: 'price_above_average',
  title: 'Price above its average',
  description:
    'Long while the close is above the simple average of the last `length` closes by more than `band`, short while it is below by more than that, and as before in between.',
  parameters: [
    {
      name: 'length',
      description: 'Length of the average.',
      type: 'integer',
      minimum: 2,
      maximum: 500,
      default: 200,
      unit: 'bars',
    },
    {
      name: 'band',
      description: 'How far beyond the average the close has to be.',
      type: 'number',
      minimum: 0,
      maximum: 0.5,
      default: 0.01,
      unit: 'fraction of the average',
    },
  ],
  timeframe: null,
  warmUp: ({ length }) => length! - 1,
  decide: (bars, { length, band }, targets) => {
    const average = movingAverage(bars, length!);
    let held = 0;
    for (let row = length! - 1; row < targets.length; row++) {
      const distance = bars.closes[row]! / average[row]! - 1;
      if (distance > band!) held = 1;
      else if (distance < -band!) held = -1;
      targets[row] = held;
    }
  },
};
