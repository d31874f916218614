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

/** Trials are in the order of their rows: an entry is never changed and none goes, so that it is that of their recording. */
export async function pageOfTrials(
  state: State,
  filter: TrialFilter,
  { before, limit }: { readonly before?: string; readonly limit: number },
  asOf: AsOf,
): Promise<TrialPage> {
  const known = knownTrials(filter, asOf);
  const older =
    before === undefined ? sql`` : sql`AND rowid < (SELECT rowid FROM journal_entry WHERE id = ${before})`;
  const { rows } = await sql<SummaryRow>`
    SELECT id, run_id, tool, recorded_at, json_remove(json, '$.series', '$.trades', '$.evidence', '$.folds') AS json,
      json -> '$.series' IS NOT NULL AS has_series, json_array_length(json, '$.trades') AS trades
    FROM journal_entry WHERE ${known} ${older} ORDER BY rowid DESC LIMIT ${limit}`.execute(state);
  const count = await sql<{ n: number }>`SELECT count(*) AS n FROM journal_entry WHERE ${known}`.execute(
    state,
  );
  return { trials: rows.map(summaryOf), matching: Number(count.rows[0]!.n) };
}

export async function figuresOfTrials(
  state: State,
  filter: TrialFilter,
  asOf: AsOf,
): Promise<TrialFigures[]> {
  const { rows } = await sql<TrialFigures>`
    SELECT id, json ->> '$.family' AS family, json ->> '$.sharpe_per_period' AS sharpe_per_period,
      json ->> '$.skewness' AS skewness, json ->> '$.kurtosis' AS kurtosis, json ->> '$.n_obs' AS n_obs,
      json ->> '$.periods_per_year' AS periods_per_year, json ->> '$.total_return' AS total_return,
      json ->> '$.max_drawdown' AS max_drawdown
    FROM journal_entry WHERE ${knownTrials(filter, asOf)} ORDER BY rowid`.execute(state);
  return rows;
}

export async function seriesOfFamily(state: State, family: string, asOf: AsOf): Promise<SeriesDays[]> {
  const { rows } = await sql<SeriesDays>`
    SELECT id, json ->> '$.series.days[0]' AS first, json ->> '$.series.days[#-1]' AS last,
      json_array_length(json, '$.series.days') AS bars
    FROM journal_entry
    WHERE ${knownTrials({ family }, asOf)} AND json ->> '$.series.days[0]' IS NOT NULL
    ORDER BY rowid`.execute(state);
  return rows;
}

export async function pointsOfFamily(state: State, family: string, asOf: AsOf): Promise<Trial[]> {
  const { rows } = await sql<{ readonly json: string }>`
    SELECT json FROM journal_entry WHERE ${knownTrials({ family, kind: 'optimization_point' }, asOf)}
    ORDER BY rowid`.execute(state);
  return rows.map(({ json }) => JSON.parse(json) as Trial);
}

/** The condition that a trial fits the filter, and was on record when the call began, not by the call itself. */
function knownTrials({ family, strategy, kind }: TrialFilter, { now, runId }: AsOf): RawBuilder<unknown> {
  const conditions = [
    sql`store = ${sql.lit(TRIAL_STORE)}`,
    sql`recorded_at <= ${now.toISOString()}`,
    sql`run_id != ${runId}`,
    ...(family === undefined ? [] : [sql`json ->> '$.family' = ${family}`]),
    ...(strategy === undefined ? [] : [sql`json ->> '$.strategy' = ${strategy}`]),
    ...(kind === undefined ? [] : [sql`json ->> '$.kind' = ${kind}`]),
  ];
  return sql.join(conditions, sql` AND `);
}

interface SummaryRow {
  readonly id: string;
  readonly run_id: string;
  readonly tool: string;
  readonly recorded_at: string;
  readonly json: string;
  readonly has_series: number;
  readonly trades: number | null;
}

function summaryOf(row: SummaryRow): TrialSummary {
  return {
    id: row.id,
    runId: row.run_id,
    tool: row.tool,
    recordedAt: row.recorded_at,
    trial: JSON.parse(row.json),
    hasSeries: Boolean(row.has_series),
    recordedTrades: row.trades,
  };
}
