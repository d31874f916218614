import type { Bars } from '../../../market/bars.ts';
import { factor } from '../parameters.ts';
import type { Study } from '../study.ts';

export const parabolicSar: Study = {
  id: 'parabolic_sar',
  title: 'Parabolic stop and reverse',
  definition:
    'A level that trails the price and moves toward its extreme by a factor which grows with each new extreme; where the price crosses it, it begins anew on the other side. It never enters the range of the last two bars.',
  parameters: [
    factor('step', 0.02, 0.001, 0.5, 'First factor, and what it grows by.'),
    factor('maximum', 0.2, 0.01, 1, 'Largest factor.'),
  ],
  ascending: ['step', 'maximum'],
  outputs: [{ name: 'level', unit: 'price', description: 'The level.' }],
  memory: 'recursive',
  warmUp: () => 1,
  settle: () => 250,
  repaints: false,
  assumes:
    'Enough rows before those that are read: it shows where it began until it has changed sides a few times.',
  outside: 'Opens, closes and volumes.',
  source: 'J. W. Wilder, New Concepts in Technical Trading Systems, 1978, section II',
  reading: { kind: 'price', output: 'level' },
  compute: (bars, { step, maximum }) => [levels(bars, step!, maximum!)],
};

function levels({ highs, lows }: Bars, step: number, maximum: number): Float64Array {
  const rows = highs.length;
  const result = new Float64Array(rows).fill(Number.NaN);
  if (rows < 2) return result;
  let rising = highs[1]! + lows[1]! >= highs[0]! + lows[0]!;
  let extreme = rising ? highs[1]! : lows[1]!;
  let level = rising ? lows[0]! : highs[0]!;
  let factor = step;
  result[1] = level;
  for (let row = 2; row < rows; row++) {
    const [high, low] = [highs[row]!, lows[row]!];
    level += factor * (extreme - level);
    // Kept out of the last two bars, so that only the new one can cross it.
    level = rising
      ? Math.min(level, lows[row - 1]!, lows[row - 2]!)
      : Math.max(level, highs[row - 1]!, highs[row - 2]!);
    if (rising ? low < level : high > level) {
      level = rising ? Math.max(extreme, high) : Math.min(extreme, low);
      rising = !rising;
      extreme = rising ? high : low;
      factor = step;
    } else if (rising ? high > extreme : low < extreme) {
      extreme = rising ? high : low;
      factor = Math.min(maximum, factor + step);
    }
    result[row] = level;
  }
  return result;
}
