import type { JournalEntry } from 'toolwright-runtime';
import type { AsOf, FamilyTally } from './trial-journal.ts';

/** Store of the trials, and store of the counts of screens. */
export const TRIAL_STORE = 'trials';
export const SCREEN_STORE = 'screens';

/** Per-period Sharpe ratios, summed up: how many, their mean (0 of none), and the sum of squares about it. */
export type Spread = Pick<FamilyTally, 'sharpes' | 'sharpeMean' | 'sharpeSquares'>;

/** Counts what a family tried among journal entries: what the journal in the state file answers by a query. */
export function tallyEntries(
  entries: readonly JournalEntry[],
  family: string,
  { now, runId }: AsOf,
): FamilyTally {
  const known = entries.filter(
    (entry) =>
      entry.entry['family'] === family &&
      Date.parse(entry.recordedAt) <= now.getTime() &&
      entry.runId !== runId,
  );
  const trials = known.filter(({ store }) => store === TRIAL_STORE);
  const screens = known.filter(({ store }) => store === SCREEN_STORE);
  const sum = (field: string, of: readonly JournalEntry[]) =>
    of.reduce((total, { entry }) => total + Number(entry[field]), 0);
  const sharpes = trials
    .map(({ entry }) => entry['sharpe_per_period'])
    .filter((value) => typeof value === 'number');
  return {
    journaled: trials.length,
    inner: sum('inner_points', trials),
    screened: sum('points', screens),
    ...screens.map(({ entry }) => screenSpread(entry)).reduce(joined, spreadOf(sharpes)),
  };
}

/** The spread of a screen's points, as it stands in its entry. */
export function screenSpread(entry: Readonly<Record<string, unknown>>): Spread {
  return {
    sharpes: Number(entry['sharpes']),
    sharpeMean: Number(entry['sharpe_mean']),
    sharpeSquares: Number(entry['sharpe_squares']),
  };
}

export function spreadOf(sharpes: readonly number[]): Spread {
  const count = sharpes.length;
  const mean = count === 0 ? 0 : sharpes.reduce((sum, value) => sum + value, 0) / count;
  const squares = sharpes.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { sharpes: count, sharpeMean: mean, sharpeSquares: squares };
}

/** Two groups as one, by the formula of Chan, Golub and LeVeque (1983). */
export function joined<Group extends Spread>(group: Group, added: Spread): Group {
  const sharpes = group.sharpes + added.sharpes;
  if (sharpes === 0) return group;
  const between = added.sharpeMean - group.sharpeMean;
  return {
    ...group,
    sharpes,
    sharpeMean: group.sharpeMean + (between * added.sharpes) / sharpes,
    sharpeSquares:
      group.sharpeSquares +
      added.sharpeSquares +
      (between * between * group.sharpes * added.sharpes) / sharpes,
  };
}
