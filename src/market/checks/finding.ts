import type { Bars } from '../bars.ts';
import type { OptionalColumn } from '../market-data.ts';

/** Something of a row that a reader of the bars should know. Nothing is repaired or dropped. */
export interface BarFinding {
  readonly code: BarFindingCode;
  /** `error`: the row can't be used as it is. `notice`: it can, by whoever knows. */
  readonly severity: 'error' | 'notice';
  /** From 0. */
  readonly row: number;
  readonly message: string;
}

export type BarFindingCode =
  | 'NOT_FINITE'
  | 'NOT_POSITIVE'
  | 'NEGATIVE_VOLUME'
  | 'HIGH_BELOW_LOW'
  | 'OUTSIDE_RANGE'
  | 'DUPLICATE_TIME'
  | 'UNSORTED_TIME'
  | 'NO_SESSION'
  | 'MISSING_SESSIONS'
  | 'OPEN_REPEATS_CLOSE'
  | 'REPEATED_VOLUME'
  | 'UNADJUSTED_SPLIT';

/** Looks at all rows once and tells what it finds. */
export type BarCheck = (bars: Bars, tell: Tell, missing: readonly OptionalColumn[]) => void;

export type Tell = (code: BarFindingCode, row: number, message: string) => void;
