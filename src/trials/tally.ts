import type { JournalEntry } from 'toolwright-runtime';
import type { AsOf, FamilyTally } from './trial-journal.ts';

/** Store of the trials, and store of how many points each screen evaluated. */
export const TRIAL_STORE = 'trials';
export const SCREEN_STORE = 'screens';

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
    ...spread(sharpes),
  };
}

function spread(sharpes: readonly number[]): Pick<FamilyTally, 'sharpes' | 'sharpeMean' | 'sharpeSquares'> {
  const count = sharpes.length;
  const mean = count === 0 ? 0 : sharpes.reduce((sum, value) => sum + value, 0) / count;
  const squares = sharpes.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { sharpes: count, sharpeMean: mean, sharpeSquares: squares };
}

/** The tally with more Sharpe ratios, those of the call that is counting. */
export function withSharpes(tally: FamilyTally, own: readonly number[]): FamilyTally {
  const added = spread(own);
  const sharpes = tally.sharpes + added.sharpes;
  if (sharpes === 0) return tally;
  const between = added.sharpeMean - tally.sharpeMean;
  // Two groups are joined by the formula of Chan, Golub and LeVeque (1983).
  return {
    ...tally,
    sharpes,
    sharpeMean: tally.sharpeMean + (between * added.sharpes) / sharpes,
    sharpeSquares:
      tally.sharpeSquares +
      added.sharpeSquares +
      (between * between * tally.sharpes * added.sharpes) / sharpes,
  };
}
