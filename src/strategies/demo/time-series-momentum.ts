import type { Strategy } from '../strategy.ts';

export const timeSeriesMomentum: Strategy = {
  name: 'time_series_momentum',
  title: 'Time series momentum',
  description:
    'Long while the close of `skip` bars ago is above the one `lookback` bars before that, short while it is below; looks again every `hold` bars.',
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
    {
      name: 'hold',
      description: 'Bars from one decision to the next.',
      type: 'integer',
      minimum: 1,
      maximum: 252,
      default: 21,
      unit: 'bars',
    },
  ],
  timeframe: null,
  warmUp: ({ lookback, skip }) => lookback! + skip!,
  decide: ({ closes }, { lookback, skip, hold }, targets) => {
    const first = lookback! + skip!;
    for (let row = first; row < targets.length; row++) {
      const since = (row - first) % hold!;
      targets[row] =
        since === 0
          ? Math.sign(closes[row - skip!]! - closes[row - skip! - lookback!]!)
          : targets[row - since]!;
    }
  },
};
