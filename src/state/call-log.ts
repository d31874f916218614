import { Kysely, SqliteDialect } from 'kysely';
import type { CallLog, FinishedRow, StartedRow } from 'toolwright-runtime';
import type { PrunableRecords } from 'toolwright-runtime/command-line';
import { findRecord, listRecords, pruneRecords } from './call-records.ts';
import type { StateTables } from './schema.ts';
import { sqliteDatabase } from './sqlite-database.ts';
import { explain, openStateFile } from './state-file.ts';

/** The call log in the state file. Equal arguments are stored once, under their digest. */
export function openCallLog(
  file: string,
  lockWaitMilliseconds?: number,
): CallLog & PrunableRecords & { readonly close: () => Promise<void> } {
  const database = openStateFile(file, lockWaitMilliseconds);
  const state = new Kysely<StateTables>({
    dialect: new SqliteDialect({ database: sqliteDatabase(database) }),
  });
  const said = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw explain(file, error);
    }
  };
  return {
    started: (row) => said(() => insertStarted(state, row)),
    finished: (row) => said(() => insertFinished(state, row)),
    find: (runId) => said(() => findRecord(state, runId)),
    list: (query) => said(() => listRecords(state, query)),
    prune: (before) => said(() => pruneRecords(state, before)),
    close: () => state.destroy(),
  };
}

function insertStarted(state: Kysely<StateTables>, row: StartedRow): Promise<void> {
  return state.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_arguments')
      .values({ digest: row.argumentsDigest, json: JSON.stringify(row.arguments) })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
    await transaction
      .insertInto('call_started')
      .values({
        run_id: row.runId,
        started_at: row.startedAt,
        tool: row.tool,
        contract_digest: row.contractDigest,
        arguments_digest: row.argumentsDigest,
        surface: row.caller.surface,
        client: row.caller.client,
      })
      .execute();
  });
}

async function insertFinished(state: Kysely<StateTables>, row: FinishedRow): Promise<void> {
  await state
    .insertInto('call_finished')
    .values({
      run_id: row.runId,
      finished_at: row.finishedAt,
      outcome: row.outcome,
      code: row.code,
      fault: row.fault,
      seed: row.seed,
      clock: row.clock,
      snapshot: row.snapshot,
      server_version: row.serverVersion,
      revision: row.revision,
      result_digest: row.resultDigest,
      field_digests: row.fieldDigests && JSON.stringify(row.fieldDigests),
      warnings: JSON.stringify(row.warnings),
      duration_milliseconds: row.durationMilliseconds,
    })
    .execute();
}
