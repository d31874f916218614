import type { SignalHistory } from './signal-history.ts';

/** The bin or tag of one signal that a row must share. */
export interface MatchLabel {
  readonly name: string;
  /** Name of the bin, or the category itself. */
  readonly label: string;
  /** Whether it is a category, by which the modes `tag` and `hybrid` match; the bins of numbers are for `hard` alone. */
  readonly isTag: boolean;
}

/** Where a bin lies, in the signal's own unit; null at an open end. */
export interface BinBorders {
  readonly from: number | null;
  readonly below: number | null;
}

/** How a row's labels compare with those looked for. */
export const DIFFERS = 0;
export const SHARES_ALL = 1;
export const LACKS_ONE = 2;

/**
 * For each of the rows `0 .. candidateRows - 1`: whether it shares every label, differs in one, or lacks a value that one is
 * taken from, which goes before differing. Without labels every row shares all.
 */
export function compareLabels(
  history: SignalHistory,
  labels: readonly MatchLabel[],
  candidateRows: number,
): Uint8Array {
  const states = new Uint8Array(candidateRows).fill(SHARES_ALL);
  for (const { name, label } of labels) {
    const numbers = history.numeric.get(name);
    if (numbers !== undefined) compareNumbers(states, numbers, interval(history, name, label));
    else compareWords(states, history.categories.get(name)!, label);
  }
  return states;
}

/** The borders of each label that is a bin, by signal. */
export function bordersOf(
  history: SignalHistory,
  labels: readonly MatchLabel[],
): Readonly<Record<string, BinBorders>> {
  const finite = (border: number) => (Number.isFinite(border) ? border : null);
  return Object.fromEntries(
    labels
      .filter(({ isTag }) => !isTag)
      .map(({ name, label }) => {
        const [from, below] = interval(history, name, label);
        return [name, { from: finite(from), below: finite(below) }];
      }),
  );
}

function interval(history: SignalHistory, name: string, label: string): readonly [number, number] {
  const bins = history.binBorders.get(name)!;
  const at = bins.findIndex((bin) => bin.name === label);
  return [bins[at - 1]?.below ?? Number.NEGATIVE_INFINITY, bins[at]!.below];
}

function compareNumbers(
  states: Uint8Array,
  column: Float64Array,
  [from, below]: readonly [number, number],
): void {
  for (let row = 0; row < states.length; row++) {
    const value = column[row]!;
    if (Number.isNaN(value)) states[row] = LACKS_ONE;
    else if (states[row] === SHARES_ALL && !(value >= from && value < below)) states[row] = DIFFERS;
  }
}

function compareWords(states: Uint8Array, column: readonly (string | null)[], label: string): void {
  for (let row = 0; row < states.length; row++) {
    const word = column[row] ?? null;
    if (word === null) states[row] = LACKS_ONE;
    else if (states[row] === SHARES_ALL && word !== label) states[row] = DIFFERS;
  }
}
