import { rollingMaximum, rollingMinimum } from '../../indicators/rolling-extremes.ts';
import type { Strategy } from '../strategy.ts';

export const channelBreakout: Strategy = {
  name: 'channel_breakout',
  title: 'Channel breakout',
  description:
    'Goes long when the close exceeds the highest high of the `entry` bars before, and short when it falls below their lowest low; leaves when it crosses the opposite extreme of the `exit` bars before.',
  parameters: [
    {
      name: 'entry',
      description: 'Bars whose extremes have to be broken to enter.',
      type: 'integer',
      minimum: 2,
      maximum: 300,
      default: 55,
      unit: 'bars',
    },
    {
      name: 'exit',
      description: 'Bars whose opposite extreme ends the position.',
      type: 'integer',
      minimum: 1,
      maximum: 300,
      default: 20,
      unit: 'bars',
    },
  ],
  timeframe: null,
  reads: ['highs', 'lows'],
  warmUp: ({ entry, exit }) => Math.max(entry!, exit!),
  decide: (bars, { entry, exit }, targets) => {
    const highest = (length: number) =>
      bars.keep(`highest high ${length}`, () => rollingMaximum(bars.highs, length));
    const lowest = (length: number) =>
      bars.keep(`lowest low ${length}`, () => rollingMinimum(bars.lows, length));
    const [enterAbove, enterBelow] = [highest(entry!), lowest(entry!)];
    const [leaveAbove, leaveBelow] = [highest(exit!), lowest(exit!)];
    let held = 0;
    for (let row = Math.max(entry!, exit!); row < targets.length; row++) {
      const close = bars.closes[row]!;
      if (close > enterAbove[row - 1]!) held = 1;
      else if (close < enterBelow[row - 1]!) held = -1;
      else if (held === 1 && close < leaveBelow[row - 1]!) held = 0;
      else if (held === -1 && close > leaveAbove[row - 1]!) held = 0;
      targets[row] = held;
    }
  },
};
