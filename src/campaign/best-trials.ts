import type { AsOf, TrialFigures, TrialFilter, TrialJournal } from '../trials/trial-journal.ts';
import { independenceOf } from './family-independence.ts';
import { talliesOf } from './list-trials.ts';
import { judgementOf, summaryOf, trialRow } from './trial-row.ts';

/** What trials are ranked by, and the rule in words. */
const RANKS = {
  deflated_sharpe_ratio:
    'The deflated Sharpe ratio, highest first: the Sharpe ratio judged by all that its family tried.',
  sharpe_ratio: 'The annualised Sharpe ratio, highest first, which does not know how much was tried.',
  total_return: 'The return over the window, highest first, whatever its length and its risk.',
  max_drawdown: 'The deepest fall, shallowest first, which a strategy that trades nothing wins.',
} as const;

export type RankBy = keyof typeof RANKS;

export interface BestTrialsOptions extends TrialFilter {
  readonly rank_by: RankBy;
  readonly limit: number;
}

const CAVEAT =
  'The first of many trials is first by luck too. Figures of backtests, optimization points and confirmed points are in sample; a ranking is no test, and families of different markets or years do not compare. Read n_trials and deflated_sharpe_ratio of each row, and validate with run_walk_forward.';

/**
 * The best trials on record by a rule, with what their families tried. Holds a few figures of every trial that fits, the
 * whole of those that are shown.
 */
export async function bestTrials(journal: TrialJournal, options: BestTrialsOptions, asOf: AsOf) {
  const { rank_by: rankBy, limit, ...filter } = options;
  const figures = await journal.figures(filter, asOf);
  const tallies = await talliesOf(
    journal,
    figures.map(({ family }) => family),
    asOf,
  );
  const ranked = figures
    .map((trial) => {
      const judged = { ...trial, ...judgementOf(trial, tallies.get(trial.family)!) };
      return { id: trial.id, rank: rankOf(judged, rankBy) };
    })
    .toSorted((one, other) => other.rank - one.rank || 0)
    .slice(0, limit);
  const records = await journal.find(ranked.map(({ id }) => id));
  const rows = records.map((record) => trialRow(summaryOf(record), tallies.get(record.trial.family)!));
  const families = [];
  for (const family of new Set(rows.map((row) => row.family))) {
    const { journaled, screened, inner } = tallies.get(family)!;
    families.push({
      family,
      journaled,
      screened,
      inner_walk_forward: inner,
      n_trials: journaled + screened + inner,
      ...(await independenceOf(journal, family, asOf)),
    });
  }
  return {
    rank_by: rankBy,
    rank_rule: RANKS[rankBy],
    caveat: CAVEAT,
    considered: figures.length,
    truncated: figures.length - rows.length,
    trials: rows,
    families,
  };
}

/** Trials without the figure come last. */
function rankOf(trial: TrialFigures & ReturnType<typeof judgementOf>, rankBy: RankBy): number {
  const figure = trial[rankBy];
  if (figure === null) return Number.NEGATIVE_INFINITY;
  return rankBy === 'max_drawdown' ? -figure : figure;
}
