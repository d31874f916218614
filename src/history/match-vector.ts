import { binOf } from '../data/signals/bins.ts';
import { type MatchMode, MODE_TRAITS } from './match-mode.ts';
import type { MatchLabel } from './matching-labels.ts';
import type { MatchDimension } from './nearest-rows.ts';
import type { SignalHistory } from './signal-history.ts';

/** A signal vector by name: numbers for numeric signals, words or flags for categories. */
export type SignalVector = Readonly<Record<string, number | string | boolean>>;

/** A signal that was asked for and is not matched on, with the reason as half a sentence. */
export interface UnusableSignal {
  readonly name: string;
  readonly why: string;
  /** Whether the caller's own trust of 0 took it out, which is no news to the caller. */
  readonly byTrust: boolean;
}

export interface MatchVector {
  /** What a distance is measured in; empty in a mode without one. */
  readonly dimensions: readonly MatchDimension[];
  /** The bin or tag of each signal that has one, whatever the mode compares. */
  readonly labels: readonly MatchLabel[];
  /** What was given, or stands in the latest row, and the mode makes no use of. */
  readonly unusable: readonly UnusableSignal[];
}

/** Beyond this many standard deviations a squared distance could leave the range of floating point. */
const FARTHEST_MEASURABLE = 1e100;

/**
 * Trust per signal. Without a map the default stands; a map with entries merges over the default; an empty map
 * sets every signal to 1. `standard` is the history's own default. Signals that the resulting map does not name have trust 1.
 */
export function trustPerSignal(
  override: Readonly<Record<string, number>> | undefined,
  standard: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  if (override !== undefined && Object.keys(override).length === 0) return new Map();
  return new Map([...standard, ...Object.entries(override ?? {})]);
}

/**
 * What a vector is matched on, in the order of the history's columns, and what it cannot be.
 *
 * Without a vector the latest row is taken. A given vector is hypothetical and may name a few signals only: the
 * others take no part. A trust of 0 takes a signal out in every mode. A dimension needs a finite value and a spread in the
 * history; a label needs a bin or a category.
 */
export function matchVector(
  history: SignalHistory,
  given: SignalVector | undefined,
  trust: ReadonlyMap<string, number>,
  mode: MatchMode,
): MatchVector {
  const vector = given ?? latestRow(history);
  const traits = MODE_TRAITS[mode];
  const dimensions: MatchDimension[] = [];
  const labels: MatchLabel[] = [];
  const unusable: UnusableSignal[] = [];
  const leave = (name: string, why: string, byTrust = false) => unusable.push({ name, why, byTrust });

  for (const [name, column] of history.numeric) {
    if (!Object.hasOwn(vector, name)) continue;
    const signalTrust = trust.get(name) ?? 1;
    if (signalTrust === 0) {
      leave(name, 'its trust is 0', true);
      continue;
    }
    const target = typeof vector[name] === 'number' ? vector[name] : Number.NaN;
    const bins = history.binBorders.get(name);
    const bin = bins && binOf(bins, target);
    if (bin) labels.push({ name, label: bin.name, isTag: false });
    const scale = history.spreads.get(name)?.scale ?? null;
    if (traits.distance) {
      const why = whyUnmeasurable(target, scale, given === undefined);
      if (why !== null) leave(name, why);
      else dimensions.push({ name, column, target, scale: scale!, trust: signalTrust });
    } else if (traits.labels === 'tags') {
      if (given !== undefined) leave(name, 'it is a number, and this mode compares tags alone');
    } else if (!Number.isFinite(target)) leave(name, withoutValue(given === undefined));
    else if (!bin && given !== undefined) leave(name, 'it has no bins, and this mode compares bins');
  }
  const comparesTags = traits.labels !== 'none';
  for (const name of history.categories.keys()) {
    if (!Object.hasOwn(vector, name)) continue;
    const label = vector[name];
    const trusted = trust.get(name) !== 0;
    if (trusted && typeof label === 'string') labels.push({ name, label, isTag: true });
    if (comparesTags && !trusted) leave(name, 'its trust is 0', true);
    else if (comparesTags && typeof label !== 'string') leave(name, withoutValue(given === undefined));
    else if (!comparesTags && given !== undefined)
      leave(name, 'a category has no distance, and this mode ranks by distance');
  }
  return { dimensions, labels, unusable };
}

function latestRow(history: SignalHistory): Readonly<Record<string, number | string | boolean | null>> {
  const row = history.dates.length - 1;
  const columns = [...history.numeric, ...history.categories];
  return Object.fromEntries(columns.map(([name, column]) => [name, column[row]!]));
}

function withoutValue(isLatestRow: boolean): string {
  return isLatestRow ? 'the latest row has no value' : 'its value is not of its kind';
}

function whyUnmeasurable(target: number, scale: number | null, isLatestRow: boolean): string | null {
  if (!Number.isFinite(target)) return isLatestRow ? withoutValue(true) : 'its value is no number';
  if (scale === null) return 'it does not vary in this history';
  if (Math.abs(target) > FARTHEST_MEASURABLE * scale)
    return 'its value is too large to measure a distance from';
  return null;
}
