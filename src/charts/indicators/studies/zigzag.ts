import { factor, nothing } from '../parameters.ts';
import type { Study } from '../study.ts';

export const zigzag: Study = {
  id: 'zigzag',
  title: 'Zigzag',
  definition:
    'Straight lines between the closes from which the price turned by at least so many percent; the last line runs to the extreme since then, and from there to the last close.',
  parameters: [factor('percent', 5, 0.01, 50, 'Smallest turn, in percent.')],
  outputs: [{ name: 'line', unit: 'price', description: 'The line.' }],
  memory: 'cumulative',
  warmUp: () => 0,
  settle: nothing,
  repaints: true,
  assumes: 'Nothing: it only redraws what happened.',
  outside:
    'Whether its last turn will stay: a later bar can move it, so it says nothing at the bar itself. Highs, lows and volumes.',
  source: 'StockCharts, ChartSchool: ZigZag',
  reading: { kind: 'change', output: 'line', rows: 1 },
  compute: ({ closes }, { percent }) => [interpolate(closes, turns(closes, percent! / 100))],
};

/** Rows of the turns, the first row and the last extreme included. */
function turns(closes: Float64Array, share: number): number[] {
  const rows = [0];
  let highest = 0;
  let lowest = 0;
  let rising: boolean | null = null;
  for (let row = 1; row < closes.length; row++) {
    const close = closes[row]!;
    if (close > closes[highest]!) highest = row;
    if (close < closes[lowest]!) lowest = row;
    if (rising !== false && close <= closes[highest]! * (1 - share)) {
      if (highest > 0) rows.push(highest);
      rising = false;
      lowest = row;
      highest = row;
    } else if (rising !== true && close >= closes[lowest]! * (1 + share)) {
      if (lowest > 0) rows.push(lowest);
      rising = true;
      highest = row;
      lowest = row;
    }
  }
  if (rising !== null) rows.push(rising ? highest : lowest);
  return rows;
}

function interpolate(closes: Float64Array, rows: readonly number[]): Float64Array {
  const line = new Float64Array(closes.length);
  const last = closes.length - 1;
  for (const [at, from] of rows.entries()) {
    const to = rows[at + 1] ?? last;
    const slope = to > from ? (closes[to]! - closes[from]!) / (to - from) : 0;
    for (let row = from; row <= Math.min(to, last); row++) line[row] = closes[from]! + slope * (row - from);
  }
  return line;
}
