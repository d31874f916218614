import type { Concentration } from './concentration.ts';
import type { MatchVector, UnusableSignal } from './match-vector.ts';
import type { SignalHistory } from './signal-history.ts';

/** Share of the weight in one place above which the figures tell of that place more than of history. */
const CONCENTRATED = 0.25;

/** What a reader of the result must know beside it, one sentence each; empty when there is nothing. */
export function comparisonWarnings(
  history: SignalHistory,
  { dimensions, unusable }: MatchVector,
  { share_within_21_rows, largest_episode_share }: Concentration,
): string[] {
  const warnings = unusable
    .filter(({ byTrust }) => !byTrust)
    .map(({ name, why }) => `${name} is not matched on: ${why}.`);
  for (const { name, target } of dimensions) {
    const { lowest, highest } = history.spreads.get(name)!;
    if (target < lowest || target > highest)
      warnings.push(
        `${name} ${target} lies outside all that history has seen, ${lowest.toPrecision(4)} to ${highest.toPrecision(4)}: no analogue resembles it there.`,
      );
  }
  if (share_within_21_rows > CONCENTRATED)
    warnings.push(
      `${percent(share_within_21_rows)} of the weight lies on analogues within 21 rows of the latest one: the figures largely repeat the recent past.`,
    );
  if (largest_episode_share > CONCENTRATED)
    warnings.push(
      `${percent(largest_episode_share)} of the weight lies on one episode: the figures largely tell what followed that one.`,
    );
  return warnings;
}

/** The signals that could not be matched on, as one clause for a refusal. */
export function unusableSignals(unusable: readonly UnusableSignal[]): string {
  if (unusable.length === 0) return 'none was given';
  return unusable.map(({ name, why }) => `${name}: ${why}`).join('; ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
