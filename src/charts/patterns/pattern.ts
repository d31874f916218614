import type { Parameters, StudyParameter } from '../indicators/study.ts';
import type { CandleMeasures } from './candle-measures.ts';
import type { Swing } from './swings.ts';

/** What a shape's name stands for in the literature: 1 a rise, -1 a fall, 0 neither or, from a detector, no shape. */
export type Side = 1 | -1 | 0;

interface PatternFacts {
  readonly id: string;
  readonly title: string;
  /** The rule by which it is detected. */
  readonly definition: string;
  readonly parameters: readonly StudyParameter[];
  /** Rows at the beginning in which it can't be found. */
  readonly warmUp: number;
  /** Always: a shape is told at the first bar at which all of it is known, and stays. */
  readonly repaints: false;
  readonly assumes: string;
  readonly outside: string;
  readonly source: string;
}

/** A shape of one to three candles. */
export interface CandleShape extends PatternFacts {
  readonly kind: 'candlestick';
  readonly candles: number;
  /** Whether the shape ends at the row, from that row and earlier ones alone; `found` where it stands for no side. */
  readonly at: (measures: CandleMeasures, row: number, parameters: Parameters) => Side | 'found';
}

/** A straight line over rows. */
export interface Line {
  readonly row: number;
  readonly price: number;
  readonly slope: number;
}

/** What would complete a formation, from the bar on at which its last turn is known. */
export interface Outline {
  /** A close above completes it upward. */
  readonly above?: Line;
  /** A close below completes it downward. */
  readonly below?: Line;
  /** A close above, or below, ends it without completing it. */
  readonly voidAbove?: number;
  readonly voidBelow?: number;
  /** Row of its first turn. */
  readonly from: number;
}

/** A formation of swings, complete at the close that leaves it. */
export interface Formation extends PatternFacts {
  readonly kind: 'formation';
  /** Turns that it is made of. */
  readonly turns: number;
  /** Its outline where the last turns, alternating and oldest first, are of its shape. */
  readonly outline: (turns: readonly Swing[], parameters: Parameters) => Outline | null;
}

export type Pattern = CandleShape | Formation;
