import type { Strategy } from '../strategy.ts';

export const buyAndHold: Strategy = {
  name: 'buy_and_hold',
  title: 'Buy and hold',
  description: 'Holds from the first bar to the last.',
  parameters: [],
  timeframe: null,
  warmUp: () => 0,
  decide: (_bars, _parameters, targets) => {
    targets.fill(1);
  },
};
