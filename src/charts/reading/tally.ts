import type { StudyReading } from './read-study.ts';
import type { TrendReading } from './read-trend.ts';

export interface Tally {
  readonly up: number;
  readonly down: number;
  readonly neutral: number;
  /** Readings of a size, or without a value. */
  readonly withoutDirection: number;
  /** Readings of studies that repaint, which are not counted. */
  readonly leftOut: number;
}

/** Counts which way the trend and the studies lean. */
export function tallyOf(trend: TrendReading, readings: readonly StudyReading[]): Tally {
  const counted = readings.filter(({ repaints }) => !repaints).map(({ lean }) => lean);
  const leans = [...counted, trend.direction === 'sideways' ? 'neutral' : trend.direction];
  const count = (wanted: StudyReading['lean']) => leans.filter((lean) => lean === wanted).length;
  return {
    up: count('up'),
    down: count('down'),
    neutral: count('neutral'),
    withoutDirection: count(null),
    leftOut: readings.length - counted.length,
  };
}

/** One sentence of counts; `patterns` is null where none were looked for. */
export function summaryOf(tally: Tally, candles: number, patterns: number | null): string {
  const { up, down, neutral } = tally;
  const word = up > 0 && down > 0 ? 'Mixed' : up > 0 ? 'Up' : down > 0 ? 'Down' : 'Neutral';
  const shapes =
    patterns === null ? 'no pattern looked for' : patterns === 1 ? '1 pattern' : `${patterns} patterns`;
  return `${word}: ${up} up, ${down} down and ${neutral} neutral of ${up + down + neutral} readings with a direction; ${shapes} in ${candles} candles.`;
}
