import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { CallLog, FinishedRow, StartedRow } from 'toolwright-runtime';
import type { PrunableRecords } from 'toolwright-runtime/command-line';
import { countAttempts, findRecord, listRecords, pruneRecords } from './call-records.ts';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/** The call log in the state file. Equal arguments are stored once, under their digest. */
export function openCallLog(
  file: string,
  lockWaitMilliseconds?: number,
): CallLog & PrunableRecords & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file, { lockWaitMilliseconds });
  return {
    started: (row) => explained(() => insertStarted(tables, row)),
    finished: (row) => explained(() => insertFinished(tables, row)),
    attempts: (query) => explained(() => countAttempts(tables, query)),
    find: (runId) => explained(() => findRecord(tables, runId)),
    list: (query) => explained(() => listRecords(tables, query)),
    prune: (before) =>
      explained(async () => {
        const pruned = await pruneRecords(tables, before);
        await (await import('./artifacts.ts')).sweepArtifacts(tables, dirname(file));
        return pruned;
      }),
    close,
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
        tier: row.caller.tier,
        token: row.caller.token,
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
      recalled_from: row.recalledFrom,
      duration_milliseconds: row.durationMilliseconds,
    })
    .execute();
}
