import { type Kysely, sql } from 'kysely';
import { SCREEN_STORE, TRIAL_STORE } from '../trials/tally.ts';
import type { AsOf, FamilyTally, TrialJournal } from '../trials/trial-journal.ts';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/** The trials in the state file's journal. An index over families answers counts without reading the trials themselves. */
export function openTrials(file: string): TrialJournal & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file);
  return {
    tally: (family, asOf) => explained(() => tally(tables, family, asOf)),
    close,
  };
}

async function tally(state: Kysely<StateTables>, family: string, { now, runId }: AsOf): Promise<FamilyTally> {
  const until = now.toISOString();
  // The mean goes first, so that the squares are about it and keep their digits.
  const { rows } = await sql<TallyRow>`
    WITH known AS (
      SELECT json ->> '$.sharpe_per_period' AS sharpe, json ->> '$.inner_points' AS inner_points
      FROM journal_entry
      WHERE store = ${sql.lit(TRIAL_STORE)} AND json ->> '$.family' = ${family}
        AND recorded_at <= ${until} AND run_id != ${runId}
    ), centre AS (SELECT avg(sharpe) AS mean FROM known)
    SELECT count(*) AS journaled, coalesce(sum(inner_points), 0) AS inner, count(sharpe) AS sharpes,
      mean, sum((sharpe - mean) * (sharpe - mean)) AS squares,
      (SELECT coalesce(sum(json ->> '$.points'), 0) FROM journal_entry
        WHERE store = ${sql.lit(SCREEN_STORE)} AND json ->> '$.family' = ${family}
          AND recorded_at <= ${until} AND run_id != ${runId}) AS screened
    FROM known, centre`.execute(state);
  const { journaled, inner, screened, sharpes, mean, squares } = rows[0]!;
  return {
    journaled: Number(journaled),
    inner: Number(inner),
    screened: Number(screened),
    sharpes: Number(sharpes),
    sharpeMean: Number(mean),
    sharpeSquares: Number(squares),
  };
}

interface TallyRow {
  readonly journaled: number;
  readonly inner: number;
  readonly screened: number;
  readonly sharpes: number;
  readonly mean: number | null;
  readonly squares: number | null;
}
