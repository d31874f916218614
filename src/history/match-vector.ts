import { DIM_TRUST } from './defaults.ts';
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
  readonly dimensions: readonly MatchDimension[];
  readonly unusable: readonly UnusableSignal[];
}

/** Beyond this many standard deviations a squared distance could leave the range of floating point. */
const FARTHEST_MEASURABLE = 1e100;

/**
 * Trust per signal. Without a map the default stands; a map with entries merges over the default; an empty map
 * sets every signal to 1. Signals that the resulting map does not name have trust 1.
 */
export function trustPerSignal(
  override: Readonly<Record<string, number>> | undefined,
): ReadonlyMap<string, number> {
  if (override !== undefined && Object.keys(override).length === 0) return new Map();
  return new Map(Object.entries({ ...DIM_TRUST, ...override }));
}

/**
 * The dimensions a vector is matched on, in the order of the history's columns, and those it cannot be.
 *
 * Without a vector the latest row's numeric signals are taken. A given vector is hypothetical and may name a
 * few signals only: the others take no part. A dimension needs a finite value, a trust above 0 and a spread in
 * the history. Categories take no part in a distance.
 */
export function matchVector(
  history: SignalHistory,
  given: SignalVector | undefined,
  trust: ReadonlyMap<string, number>,
): MatchVector {
  const vector = given ?? latestRow(history);
  const dimensions: MatchDimension[] = [];
  const unusable: UnusableSignal[] = [];
  for (const [name, column] of history.numeric) {
    if (!Object.hasOwn(vector, name)) continue;
    const value = vector[name];
    const target = typeof value === 'number' ? value : Number.NaN;
    const scale = history.spreads.get(name)?.scale ?? null;
    const signalTrust = trust.get(name) ?? 1;
    const why = whyUnusable(target, scale, signalTrust, given === undefined);
    if (why !== null) unusable.push({ name, why, byTrust: signalTrust === 0 });
    else dimensions.push({ name, column, target, scale: scale!, trust: signalTrust });
  }
  for (const name of history.categories.keys()) {
    if (Object.hasOwn(vector, name))
      unusable.push({
        name,
        why: 'a category has no distance, and this mode ranks by distance',
        byTrust: false,
      });
  }
  return { dimensions, unusable };
}

function latestRow(history: SignalHistory): SignalVector {
  const row = history.dates.length - 1;
  return Object.fromEntries([...history.numeric].map(([name, column]) => [name, column[row]!]));
}

function whyUnusable(
  target: number,
  scale: number | null,
  trust: number,
  isLatestRow: boolean,
): string | null {
  if (trust === 0) return 'its trust is 0';
  if (!Number.isFinite(target)) return isLatestRow ? 'the latest row has no value' : 'its value is no number';
  if (scale === null) return 'it does not vary in this history';
  if (Math.abs(target) > FARTHEST_MEASURABLE * scale)
    return 'its value is too large to measure a distance from';
  return null;
}
