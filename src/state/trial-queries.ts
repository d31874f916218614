import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TRIAL_STORE } from '../trials/tally.ts';
import type { Trial } from '../trials/trial.ts';
import type {
  AsOf,
  SeriesDays,
  TrialFigures,
  TrialFilter,
  TrialPage,
  TrialRecord,
  TrialSummary,
} from '../trials/trial-journal.ts';
import type { StateTables } from './schema.ts';

type State = Kysely<StateTables>;

/** The trials of these ids, whole, in their order. */
export async function findTrials(state: State, ids: readonly string[]): Promise<TrialRecord[]> {
  if (ids.length === 0) return [];
  const rows = await state
    .selectFrom('journal_entry')
    .select(['id', 'run_id', 'tool', 'recorded_at', 'json'])
    .where('store', '=', TRIAL_STORE)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const trial = JSON.parse(row.json) as Trial;
    return [{ id, runId: row.run_id, tool: row.tool, recordedAt: row.recorded_at, trial }];
  });
}

/** Only the entries of the page are read; the rest is counted in the table of trials. */
export async function pageOfTrials(
  state: State,
  filter: TrialFilter,
  { before, limit }: { readonly before?: string; readonly limit: number },
  asOf: AsOf,
): Promise<TrialPage> {
  const known = knownTrials(filter, asOf);
  const older = before === undefined ? sql`` : sql`AND seq < (SELECT seq FROM trial WHERE id = ${before})`;
  const { rows } = await sql<SummaryRow>`
    WITH page AS (
      SELECT seq, id, series_bars, recorded_trades FROM trial WHERE ${known} ${older} ORDER BY seq DESC LIMIT ${limit}
    )
    SELECT entry.id, run_id, tool, recorded_at, series_bars, recorded_trades,
      json_remove(json, '$.series', '$.trades', '$.evidence', '$.folds') AS json
    FROM page JOIN journal_entry AS entry USING (id) ORDER BY seq DESC`.execute(state);
  const count = await sql<{ n: number }>`SELECT count(*) AS n FROM trial WHERE ${known}`.execute(state);
  return { trials: rows.map(summaryOf), matching: Number(count.rows[0]!.n) };
}

export async function figuresOfTrials(
  state: State,
  filter: TrialFilter,
  asOf: AsOf,
): Promise<TrialFigures[]> {
  const { rows } = await sql<TrialFigures>`
    SELECT id, family, sharpe_per_period, skewness, kurtosis, n_obs, periods_per_year, total_return, max_drawdown
    FROM trial WHERE ${knownTrials(filter, asOf)} ORDER BY seq`.execute(state);
  return rows;
}

export async function seriesOfFamily(state: State, family: string, asOf: AsOf): Promise<SeriesDays[]> {
  const { rows } = await sql<SeriesDays>`
    SELECT id, series_first AS first, series_last AS last, series_bars AS bars
    FROM trial WHERE ${knownTrials({ family }, asOf)} AND series_first IS NOT NULL ORDER BY seq`.execute(
    state,
  );
  return rows;
}

export async function pointsOfFamily(state: State, family: string, asOf: AsOf): Promise<Trial[]> {
  const { rows } = await sql<{ readonly json: string }>`
    WITH point AS (SELECT seq, id FROM trial WHERE ${knownTrials({ family, kind: 'optimization_point' }, asOf)})
    SELECT json FROM point JOIN journal_entry USING (id) ORDER BY seq`.execute(state);
  return rows.map(({ json }) => JSON.parse(json) as Trial);
}

/** The condition that a trial fits the filter, and was on record when the call began, not by the call itself. */
function knownTrials({ family, strategy, kind }: TrialFilter, { now, runId }: AsOf): RawBuilder<unknown> {
  const conditions = [
    sql`recorded_at <= ${now.toISOString()}`,
    sql`run_id != ${runId}`,
    ...(family === undefined ? [] : [sql`family = ${family}`]),
    ...(strategy === undefined ? [] : [sql`strategy = ${strategy}`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
  ];
  return sql.join(conditions, sql` AND `);
}

interface SummaryRow {
  readonly id: string;
  readonly run_id: string;
  readonly tool: string;
  readonly recorded_at: string;
  readonly json: string;
  readonly series_bars: number | null;
  readonly recorded_trades: number | null;
}

function summaryOf(row: SummaryRow): TrialSummary {
  return {
    id: row.id,
    runId: row.run_id,
    tool: row.tool,
    recordedAt: row.recorded_at,
    trial: JSON.parse(row.json),
    hasSeries: row.series_bars !== null,
    recordedTrades: row.recorded_trades,
  };
}
