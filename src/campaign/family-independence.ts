import { averageCorrelation } from '../statistics/correlation.ts';
import { effectiveTrials } from '../statistics/effective-trials.ts';
import type { AsOf, SeriesDays, TrialJournal } from '../trials/trial-journal.ts';

/** Most series that are held at once, the newest ones: with ten thousand returns each, some 40 MB. */
const MOST_SERIES = 500;

/** Trials that are read at once: a whole one has its trades too. */
const AT_ONCE = 25;

/** How many independent trials the trials of a family are worth whose returns are of the same days. */
export interface Independence {
  readonly effective_trials: {
    readonly estimate: number;
    readonly average_correlation: number;
    /** Trials in the matrix of returns; of the family's others nothing is known. */
    readonly trials: number;
    readonly bars: number;
    readonly source: string;
  } | null;
  readonly effective_trials_unavailable: string | null;
}

const SOURCE =
  'rho + (1 - rho) M with the average correlation rho of M trials (D. H. Bailey and M. López de Prado, The Deflated Sharpe Ratio, 2014, appendix 3)';

/** Estimates it from the largest group of trials that share their days; the newest such group of equals. */
export async function independenceOf(
  journal: Pick<TrialJournal, 'series' | 'find'>,
  family: string,
  asOf: AsOf,
): Promise<Independence> {
  const group = largestGroup(await journal.series(family, asOf)).slice(-MOST_SERIES);
  if (group.length < 2)
    return unavailable('Fewer than two trials of the family keep their returns on the same days.');
  const matrix: Float64Array[] = [];
  for (let from = 0; from < group.length; from += AT_ONCE) {
    const records = await journal.find(group.slice(from, from + AT_ONCE).map(({ id }) => id));
    for (const { trial } of records) matrix.push(Float64Array.from(trial.series!.returns));
  }
  const found = averageCorrelation(matrix);
  if (found === null)
    return unavailable('Fewer than two trials of the family have returns that vary on the same days.');
  return {
    effective_trials: {
      estimate: effectiveTrials(found.series, found.average),
      average_correlation: found.average,
      trials: found.series,
      bars: group[0]!.bars,
      source: SOURCE,
    },
    effective_trials_unavailable: null,
  };
}

/** One universe and one candle size have the same bars between the same days. */
function largestGroup(series: readonly SeriesDays[]): readonly SeriesDays[] {
  const groups = Map.groupBy(series, ({ first, last, bars }) => `${first} ${last} ${bars}`);
  return [...groups.values()].reduce(
    (largest, group) => (group.length >= largest.length ? group : largest),
    [],
  );
}

function unavailable(reason: string): Independence {
  return { effective_trials: null, effective_trials_unavailable: reason };
}
