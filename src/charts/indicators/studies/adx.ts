import { trueRange } from '../../../indicators/average-true-range.ts';
import { wilderSmoothing } from '../../../indicators/exponential-moving-average.ts';
import { quotients } from '../columns.ts';
import { period, wilderSettle } from '../parameters.ts';
import type { Study } from '../study.ts';

export const adx: Study = {
  id: 'adx',
  title: 'Average directional index',
  definition:
    "Wilder's average of the distance between the upward and the downward directional indicator as a share of their sum; both are smoothed directional movement over smoothed true range, and without any movement the share is 0.",
  parameters: [period(14)],
  outputs: [
    { name: 'adx', unit: 'points, 0 to 100', description: 'How one-sided the movement is, whichever way.' },
    { name: 'plus', unit: 'points, 0 to 100', description: 'Upward directional indicator.' },
    { name: 'minus', unit: 'points, 0 to 100', description: 'Downward directional indicator.' },
  ],
  memory: 'recursive',
  warmUp: ({ period }) => 2 * period! - 1,
  settle: ({ period }) => 2 * wilderSettle(period!),
  repaints: false,
  assumes: 'Enough rows before those that are read: it is smoothed twice.',
  outside: 'Volumes; gaps count by their true range only.',
  source: 'J. W. Wilder, New Concepts in Technical Trading Systems, 1978, section IV',
  reading: { kind: 'pair', first: 'plus', second: 'minus' },
  compute: (bars, { period }) => {
    const { up, down } = directionalMovement(bars.highs, bars.lows);
    const range = wilderSmoothing(trueRange(bars), period!, 1);
    const plus = quotients(wilderSmoothing(up, period!, 1), range, 100);
    const minus = quotients(wilderSmoothing(down, period!, 1), range, 100);
    return [wilderSmoothing(oneSidedness(plus, minus), period!, period!), plus, minus];
  },
};

/** Distance of both as a share of their sum, in percent; 0 where neither is above 0. */
function oneSidedness(plus: Float64Array, minus: Float64Array): Float64Array {
  const result = new Float64Array(plus.length);
  for (let row = 0; row < result.length; row++) {
    const sum = plus[row]! + minus[row]!;
    if (sum > 0) result[row] = (100 * Math.abs(plus[row]! - minus[row]!)) / sum;
  }
  return result;
}

/** The part of a bar's range that goes beyond the bar before, on the side where it goes farther. */
function directionalMovement(highs: Float64Array, lows: Float64Array) {
  const up = new Float64Array(highs.length);
  const down = new Float64Array(highs.length);
  for (let row = 1; row < highs.length; row++) {
    const rise = highs[row]! - highs[row - 1]!;
    const fall = lows[row - 1]! - lows[row]!;
    if (rise > fall && rise > 0) up[row] = rise;
    if (fall > rise && fall > 0) down[row] = fall;
  }
  return { up, down };
}
