import type { Bars } from '../../market/bars.ts';
import type { Parameters } from '../indicators/study.ts';
import { type CandleMeasures, measureCandles } from './candle-measures.ts';
import { findFormations } from './find-formations.ts';
import type { CandleShape, Pattern, Side } from './pattern.ts';
import { CANDLE_SHAPES, FORMATIONS } from './registry.ts';

/** A shape that was found. */
export interface FoundPattern {
  readonly pattern: Pattern;
  /** The row at which all of it was known. */
  readonly row: number;
  /** Its first row. */
  readonly from: number;
  /** What its name stands for: 1 a rise, -1 a fall, 0 neither. */
  readonly side: Side;
}

export interface FoundPatterns {
  readonly total: number;
  /** The newest ones, newest first; of one row those of the most candles first, formations before all. */
  readonly newest: readonly FoundPattern[];
}

/**
 * Counts every candlestick shape and formation that ends at row `start` or later, and gives the newest of them, at most
 * `limit`. Earlier rows are what they are measured by.
 */
export function findPatterns(bars: Bars, limit: number, start = 0): FoundPatterns {
  const measures = measureCandles(bars);
  const newest: FoundPattern[] = [];
  let total = 0;
  for (const pattern of CANDLE_SHAPES) {
    const rows = rowsOf(measures, pattern, start);
    total += rows.length;
    for (const row of rows.subarray(Math.max(0, rows.length - limit))) {
      const side = pattern.at(measures, row, defaults(pattern));
      newest.push({ pattern, row, from: row - pattern.candles + 1, side: side === 'found' ? 0 : side });
    }
  }
  const formations = findFormations(bars, FORMATIONS).filter(({ row }) => row >= start);
  total += formations.length;
  for (const { formation, ...place } of formations.slice(-limit))
    newest.push({ pattern: formation, ...place });
  newest.sort((a, b) => b.row - a.row || a.from - b.from);
  return { total, newest: newest.slice(0, limit) };
}

/** The rows at which a candlestick shape ends. */
function rowsOf(measures: CandleMeasures, pattern: CandleShape, start: number): Int32Array {
  const parameters = defaults(pattern);
  const rows = new Int32Array(measures.bodies.length);
  let count = 0;
  for (let row = Math.max(start, pattern.warmUp); row < rows.length; row++)
    if (pattern.at(measures, row, parameters) !== 0) rows[count++] = row;
  return rows.subarray(0, count);
}

function defaults({ parameters }: Pattern): Parameters {
  return Object.fromEntries(parameters.map(({ name, default: value }) => [name, value]));
}
