import { type Kysely, sql } from 'kysely';
import type { Screen } from '../trials/screen.ts';
import { joined, SCREEN_STORE, screenSpread } from '../trials/tally.ts';
import type { AsOf, FamilyTally, TrialJournal } from '../trials/trial-journal.ts';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';
import {
  figuresOfTrials,
  findTrials,
  pageOfTrials,
  pointsOfFamily,
  seriesOfFamily,
} from './trial-queries.ts';

/** The trials in the state file's journal. Counts and rankings read the columns beside it, not the trials themselves. */
export function openTrials(file: string): TrialJournal & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file);
  return {
    tally: (family, asOf) => explained(() => tally(tables, family, asOf)),
    screen: (id) => explained(() => findScreen(tables, id)),
    find: (ids) => explained(() => findTrials(tables, ids)),
    page: (filter, options, asOf) => explained(() => pageOfTrials(tables, filter, options, asOf)),
    figures: (filter, asOf) => explained(() => figuresOfTrials(tables, filter, asOf)),
    series: (family, asOf) => explained(() => seriesOfFamily(tables, family, asOf)),
    points: (family, asOf) => explained(() => pointsOfFamily(tables, family, asOf)),
    close,
  };
}

async function findScreen(state: Kysely<StateTables>, id: string): Promise<Screen | undefined> {
  const row = await state
    .selectFrom('journal_entry')
    .select('json')
    .where('id', '=', id)
    .where('store', '=', SCREEN_STORE)
    .executeTakeFirst();
  return row && (JSON.parse(row.json) as Screen);
}

async function tally(state: Kysely<StateTables>, family: string, { now, runId }: AsOf): Promise<FamilyTally> {
  const until = now.toISOString();
  // The mean goes first, so that the squares are about it and keep their digits.
  const trials = await sql<TallyRow>`
    WITH known AS (
      SELECT sharpe_per_period AS sharpe, inner_points FROM trial
      WHERE family = ${family} AND recorded_at <= ${until} AND run_id != ${runId}
    ), centre AS (SELECT avg(sharpe) AS mean FROM known)
    SELECT count(*) AS journaled, coalesce(sum(inner_points), 0) AS inner, count(sharpe) AS sharpes,
      mean, sum((sharpe - mean) * (sharpe - mean)) AS squares
    FROM known, centre`.execute(state);
  const screens = await sql<ScreenRow>`
    SELECT json ->> '$.points' AS points, json ->> '$.sharpes' AS sharpes,
      json ->> '$.sharpe_mean' AS sharpe_mean, json ->> '$.sharpe_squares' AS sharpe_squares
    FROM journal_entry
    WHERE store = ${sql.lit(SCREEN_STORE)} AND json ->> '$.family' = ${family}
      AND recorded_at <= ${until} AND run_id != ${runId}
    ORDER BY rowid`.execute(state);
  const { journaled, inner, sharpes, mean, squares } = trials.rows[0]!;
  const own = { sharpes: Number(sharpes), sharpeMean: Number(mean), sharpeSquares: Number(squares) };
  return {
    journaled: Number(journaled),
    inner: Number(inner),
    screened: screens.rows.reduce((total, { points }) => total + Number(points), 0),
    ...screens.rows.map((row) => screenSpread({ ...row })).reduce(joined, own),
  };
}

interface TallyRow {
  readonly journaled: number;
  readonly inner: number;
  readonly sharpes: number;
  readonly mean: number | null;
  readonly squares: number | null;
}

interface ScreenRow {
  readonly points: number;
  readonly sharpes: number;
  readonly sharpe_mean: number;
  readonly sharpe_squares: number;
}
