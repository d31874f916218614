import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type AttemptsQuery,
  type CallRecord,
  type FinishedRow,
  type Json,
  REPLAY_OF,
  type RecordQuery,
  type StartedRow,
} from 'toolwright-runtime';
import type { StateTables } from './schema.ts';

/** One call of the log, with its arguments; undefined where there is no such run. */
export async function findRecord(state: Kysely<StateTables>, runId: string): Promise<CallRecord | undefined> {
  const row = await records(state).where('call_started.run_id', '=', runId).executeTakeFirst();
  return row && recordOf(row);
}

/** Calls of the log, newest first: run ids sort by the time that they were given. */
export async function listRecords(
  state: Kysely<StateTables>,
  { tool, outcome, before, limit }: RecordQuery,
): Promise<readonly CallRecord[]> {
  let query = records(state).orderBy('call_started.run_id', 'desc').limit(limit);
  if (tool !== undefined) query = query.where('tool', '=', tool);
  if (before !== undefined) query = query.where('call_started.run_id', '<', before);
  if (outcome === 'unfinished') query = query.where('outcome', 'is', null);
  else if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  return (await query.execute()).map(recordOf);
}

/** Counts calls in the order in which they were written, whichever process wrote them. */
export async function countAttempts(
  state: Kysely<StateTables>,
  { runId, tool, tier, token, since, most }: AttemptsQuery,
): Promise<number> {
  const attempts = await state
    .selectFrom('call_started')
    .select('run_id')
    .where('tool', '=', tool)
    .where('tier', 'is', tier)
    .where('token', 'is', token)
    .where('started_at', '>=', since)
    .where(sql<boolean>`rowid <= (SELECT rowid FROM call_started WHERE run_id = ${runId})`)
    .where(({ or, eb }) =>
      or([eb('surface', '!=', 'call'), eb('client', 'is', null), eb('client', 'not like', `${REPLAY_OF}%`)]),
    )
    .limit(most)
    .execute();
  return attempts.length;
}

/**
 * Forgets every call that started before a moment, and the arguments, pages and artifacts that no call has any more. What
 * is on record stays, with the answer that equal calls get: its count would grow otherwise. Gives how many calls.
 */
export function pruneRecords(state: Kysely<StateTables>, before: Date): Promise<number> {
  return state.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('call_started')
      .select('run_id')
      .where('started_at', '<', before.toISOString());
    const onRecord = transaction.selectFrom('journal_entry').select('run_id');
    await transaction
      .deleteFrom('remembered_answer')
      .where('run_id', 'in', old)
      .where('run_id', 'not in', onRecord)
      .execute();
    const remembered = transaction.selectFrom('remembered_answer').select('run_id');
    await transaction
      .deleteFrom('artifact_use')
      .where('run_id', 'in', old)
      .where('run_id', 'not in', remembered)
      .execute();
    const linked = transaction.selectFrom('artifact_use').select('digest');
    await transaction.deleteFrom('artifact').where('digest', 'not in', linked).execute();
    await transaction.deleteFrom('call_finished').where('run_id', 'in', old).execute();
    const [deleted] = await transaction.deleteFrom('call_started').where('run_id', 'in', old).execute();
    const used = transaction.selectFrom('call_started').select('arguments_digest');
    await transaction.deleteFrom('call_arguments').where('digest', 'not in', used).execute();
    return Number(deleted?.numDeletedRows ?? 0);
  });
}

function records(state: Kysely<StateTables>) {
  return state
    .selectFrom('call_started')
    .innerJoin('call_arguments', 'call_arguments.digest', 'call_started.arguments_digest')
    .leftJoin('call_finished', 'call_finished.run_id', 'call_started.run_id')
    .selectAll(['call_finished', 'call_arguments'])
    .select([
      'call_started.run_id as started_run_id',
      'started_at',
      'tool',
      'contract_digest',
      'surface',
      'client',
      'tier',
      'token',
    ]);
}

type Row = Selectable<StateTables['call_arguments']> &
  Omit<Selectable<StateTables['call_started']>, 'run_id' | 'arguments_digest'> & {
    readonly [Column in keyof StateTables['call_finished']]: StateTables['call_finished'][Column] | null;
  } & { readonly started_run_id: string };

function recordOf(row: Row): CallRecord {
  const started: StartedRow = {
    runId: row.started_run_id,
    startedAt: row.started_at,
    tool: row.tool,
    contractDigest: row.contract_digest,
    arguments: JSON.parse(row.json) as Json,
    argumentsDigest: row.digest,
    caller: {
      surface: row.surface as StartedRow['caller']['surface'],
      client: row.client,
      tier: row.tier,
      token: row.token,
    },
  };
  return { started, finished: row.run_id === null ? null : finishedOf(row) };
}

function finishedOf(row: Row): FinishedRow {
  return {
    runId: row.run_id!,
    finishedAt: row.finished_at!,
    outcome: row.outcome as FinishedRow['outcome'],
    code: row.code,
    fault: row.fault,
    seed: row.seed,
    clock: row.clock!,
    snapshot: row.snapshot,
    serverVersion: row.server_version!,
    revision: row.revision,
    resultDigest: row.result_digest,
    fieldDigests: row.field_digests === null ? null : JSON.parse(row.field_digests),
    warnings: JSON.parse(row.warnings!),
    recalledFrom: row.recalled_from,
    durationMilliseconds: row.duration_milliseconds!,
  };
}
