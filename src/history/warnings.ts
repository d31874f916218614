import type { Concentration } from './concentration.ts';
import type { Horizon } from './forward-outcomes.ts';
import type { JointReading } from './joint-position.ts';
import type { MatchVector, UnusableSignal } from './match-vector.ts';
import type { SignalHistory } from './signal-history.ts';
import { beyondRange } from './target-position.ts';

/** Share of the weight in one place above which the figures tell of that place more than of history. */
const CONCENTRATED = 0.25;

/** Where the weight of the analogues is, beyond what the result's `concentration` says. */
export interface WeightFacts {
  readonly analogues: number;
  /** Analogues that the backfill weight leaves without any. */
  readonly weightless: number;
  /** Share of the heaviest episode among the analogues that each horizon counts. */
  readonly episodeShares: ReadonlyMap<Horizon, number>;
}

/** What a reader of the result must know beside it, one sentence each; empty when there is nothing. */
export function comparisonWarnings(
  history: SignalHistory,
  { dimensions, unusable }: MatchVector,
  { position }: JointReading,
  { share_within_21_rows, largest_episode_share }: Concentration,
  { weightless, analogues, episodeShares }: WeightFacts,
): string[] {
  const warnings = unusable
    .filter(({ byTrust }) => !byTrust)
    .map(({ name, why }) => `${name} is not matched on: ${why}.`);
  const outside = dimensions.filter(({ name, target }) => {
    const { lowest, highest } = history.spreads.get(name)!;
    return lowest <= highest && beyondRange(target, history.spreads.get(name)!) > 0;
  });
  for (const { name, target } of outside) {
    const { lowest, highest } = history.spreads.get(name)!;
    warnings.push(
      `${name} ${target} lies outside all that history has seen, ${lowest.toPrecision(4)} to ${highest.toPrecision(4)}: no analogue resembles it there.`,
    );
  }
  if (outside.length === 0 && position?.share_as_far === 0)
    warnings.push(
      `Each signal lies within what history has seen, their combination does not: its Mahalanobis distance of ${position.distance.toPrecision(3)} is beyond that of all ${position.days} earlier days.`,
    );
  if (share_within_21_rows > CONCENTRATED)
    warnings.push(
      `${percent(share_within_21_rows)} of the weight lies on analogues within 21 rows of the latest one: the figures largely repeat the recent past.`,
    );
  if (largest_episode_share > CONCENTRATED)
    warnings.push(
      `${percent(largest_episode_share)} of the weight lies on one episode: the figures largely tell what followed that one.`,
    );
  else
    for (const [horizon, share] of episodeShares)
      if (share > CONCENTRATED)
        warnings.push(
          `${percent(share)} of the weight that the ${horizon}-day figures count lies on one episode: they largely tell what followed that one.`,
        );
  if (weightless > 0)
    warnings.push(
      `${weightless} of the ${analogues} analogues are historical-backfill and weigh nothing with this backfill_weight: the figures rest on the others, the counts by regime on all.`,
    );
  return warnings;
}

/** What a reader must know of how the day and the analogues were chosen. */
export function choiceWarnings(
  asOf: string | undefined,
  tradeDate: string,
  fallbackReason: string | null,
): string[] {
  const warnings: string[] = [];
  if (asOf !== undefined && asOf !== tradeDate)
    warnings.push(`${asOf} is no trading day of this history; the day before it is matched, ${tradeDate}.`);
  if (fallbackReason !== null)
    warnings.push(`The distance was measured over all history, tags apart: ${fallbackReason}.`);
  return warnings;
}

/** The signals that could not be matched on, as one clause for a refusal. */
export function unusableSignals(unusable: readonly UnusableSignal[]): string {
  if (unusable.length === 0) return 'none was given that this history has';
  return unusable.map(({ name, why }) => `${name}: ${why}`).join('; ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
