import { relativeStrengthIndex } from '../../indicators/relative-strength-index.ts';
import type { Strategy } from '../strategy.ts';

export const strengthReversal: Strategy = {
  name: 'strength_reversal',
  title: 'Reversal by relative strength',
  description:
    "Goes long when Wilder's relative strength index falls below `low`, short when it rises above 100 less `low`, and leaves when it is back at 50.",
  parameters: [
    {
      name: 'length',
      description: 'Length of the index.',
      type: 'integer',
      minimum: 2,
      maximum: 100,
      default: 14,
      unit: 'bars',
    },
    {
      name: 'low',
      description: 'Index below which a fall counts as overdone.',
      type: 'number',
      minimum: 1,
      maximum: 49,
      default: 30,
      unit: 'index points',
    },
  ],
  timeframe: null,
  warmUp: ({ length }) => length!,
  decide: (bars, { length, low }, targets) => {
    const index = bars.keep(`relative strength index ${length}`, () =>
      relativeStrengthIndex(bars.closes, length!),
    );
    let held = 0;
    for (let row = length!; row < targets.length; row++) {
      const strength = index[row]!;
      if (strength < low!) held = 1;
      else if (strength > 100 - low!) held = -1;
      else if ((held === 1 && strength >= 50) || (held === -1 && strength <= 50)) held = 0;
      targets[row] = held;
    }
  },
};
