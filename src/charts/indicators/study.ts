import type { Bars } from '../../market/bars.ts';

/** Values of a study's parameters by name. */
export type Parameters = Readonly<Record<string, number>>;

export interface StudyParameter {
  readonly name: string;
  readonly description: string;
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Whether only whole numbers make sense. */
  readonly whole: boolean;
}

export interface StudyOutput {
  readonly name: string;
  readonly unit: string;
  readonly description: string;
}

/**
 * How the last values are put into words, and which way they lean.
 *
 * `price`: the close against an output. `level`: an output against a middle, with zones beyond `low` and `high` where
 * there are such. `pair`: one output against another. `change`: an output against itself so many rows before. `none`: a size
 * without a direction.
 */
export type ReadingRule =
  | { readonly kind: 'price'; readonly output: string }
  | {
      readonly kind: 'level';
      readonly output: string;
      readonly middle: number;
      readonly low?: number;
      readonly high?: number;
    }
  | { readonly kind: 'pair'; readonly first: string; readonly second: string }
  | { readonly kind: 'change'; readonly output: string; readonly rows: number }
  | { readonly kind: 'none'; readonly output: string };

/** One study: what it computes, and everything that a reader of its values should know. */
export interface Study {
  readonly id: string;
  readonly title: string;
  readonly definition: string;
  readonly parameters: readonly StudyParameter[];
  /** Two parameters of which the first has to be below the second. */
  readonly ascending?: readonly [string, string];
  readonly outputs: readonly StudyOutput[];
  /**
   * `window`: a value depends on the last rows alone. `recursive`: on all earlier rows, the less the older. `cumulative`: on
   * all earlier rows alike, so that only differences mean something.
   */
  readonly memory: 'window' | 'recursive' | 'cumulative';
  /** Rows at the beginning in which some output has no value yet. */
  readonly warmUp: (parameters: Parameters) => number;
  /** Rows before the first one read, beyond which earlier rows no longer matter; for recursive studies. */
  readonly settle: (parameters: Parameters) => number;
  /** Whether a later bar can change the value of an earlier one. */
  readonly repaints: boolean;
  readonly assumes: string;
  /** What lies outside of its inputs, so that its values say nothing of it. */
  readonly outside: string;
  readonly source: string;
  readonly reading: ReadingRule;
  /** A column per output, each from a bar and earlier ones alone unless the study repaints; NaN where there is no value. */
  readonly compute: (bars: Bars, parameters: Parameters) => readonly Float64Array[];
}
