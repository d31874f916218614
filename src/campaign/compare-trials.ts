import { correlation } from '../statistics/correlation.ts';
import { effectiveTrials } from '../statistics/effective-trials.ts';
import type { TrialJournal, TrialRecord } from '../trials/trial-journal.ts';

/** Fewest days that two series have to share, and share of the shorter one that these have to be. */
const FEWEST_DAYS = 60;
const FEWEST_SHARE = 0.5;

export interface CompareTrialsOptions {
  readonly trial_ids: readonly string[];
}

/**
 * How far the returns of trials go together: whether two results are in fact one bet. Pairs are refused where they share too
 * few days, or are no returns of one kind; a caveat beside a number would be dropped on the way.
 */
export async function compareTrials(journal: Pick<TrialJournal, 'find'>, options: CompareTrialsOptions) {
  const records = await journal.find(options.trial_ids);
  const known = new Set(records.map(({ id }) => id));
  const unknown = options.trial_ids.filter((id) => !known.has(id));
  if (records.length < 2)
    return refusal('TOO_FEW_TRIALS', { known: records.length, unknown: unknown.join(', ') });
  const without = records.filter(({ trial }) => trial.series === undefined).map(({ id }) => id);
  if (without.length > 0) return refusal('NO_SERIES', { trials: without.join(', ') });
  const pairs = [];
  for (const [at, first] of records.entries()) {
    for (const second of records.slice(at + 1)) {
      const names = { first: first.id, second: second.id };
      const difference = differenceOf(first, second);
      if (difference !== null) return refusal('MIXED_ACCOUNTING', { ...names, difference });
      const shared = sharedReturns(first, second);
      const days = shared.first.length;
      const shorter = Math.min(first.trial.series!.days.length, second.trial.series!.days.length);
      const needed = Math.max(FEWEST_DAYS, Math.ceil(FEWEST_SHARE * shorter));
      if (days < needed) return refusal('THIN_OVERLAP', { ...names, days, needed });
      pairs.push({
        ...names,
        same_family: first.trial.family === second.trial.family,
        shared_days: days,
        correlation: correlation(shared.first, shared.second),
      });
    }
  }
  const found = pairs.flatMap((pair) => pair.correlation ?? []);
  const average =
    found.length < pairs.length ? null : found.reduce((sum, value) => sum + value, 0) / found.length;
  return {
    kind: 'result' as const,
    result: {
      compared: records.map(({ id }) => id),
      pairs,
      average_correlation: average,
      effective_bets: average === null ? null : effectiveTrials(records.length, average),
      unknown_trial_ids: unknown,
    },
  };
}

/** Why two series are no returns of one kind; null where they are. */
function differenceOf({ trial: first }: TrialRecord, { trial: second }: TrialRecord): string | null {
  if (first.accounting !== second.accounting)
    return `one is marked on ${first.accounting}, the other on ${second.accounting}`;
  if (first.timeframe !== second.timeframe)
    return `one has returns of ${first.timeframe}, the other of ${second.timeframe}`;
  return null;
}

/** The returns of both on the days that both have. */
function sharedReturns({ trial: one }: TrialRecord, { trial: other }: TrialRecord) {
  const byDay = new Map(other.series!.days.map((day, at) => [day, other.series!.returns[at]!]));
  const first: number[] = [];
  const second: number[] = [];
  for (const [at, day] of one.series!.days.entries()) {
    const match = byDay.get(day);
    if (match === undefined) continue;
    first.push(one.series!.returns[at]!);
    second.push(match);
  }
  return { first: Float64Array.from(first), second: Float64Array.from(second) };
}

function refusal<Code extends string, Params>(code: Code, params: Params) {
  return { kind: 'refusal', code, params } as const;
}
