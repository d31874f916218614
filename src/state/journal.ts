import type { Kysely } from 'kysely';
import type { Journal, JournalRecord, Remembered } from 'toolwright-runtime';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/**
 * The journal in the state file. A record is one transaction that takes the write lock first, so that of equal calls
 * in several processes one is put on record and the others get its answer; it is synced to disk before it counts.
 */
export function openJournal(
  file: string,
  lockWaitMilliseconds?: number,
): Journal & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file, { lockWaitMilliseconds, synchronous: 'FULL' });
  return {
    recall: (key) => explained(() => findRemembered(tables, key)),
    record: (record) => explained(() => insertRecord(tables, record)),
    close,
  };
}

async function findRemembered(state: Kysely<StateTables>, key: string): Promise<Remembered | undefined> {
  const row = await state
    .selectFrom('remembered_answer')
    .select('json')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && (JSON.parse(row.json) as Remembered);
}

function insertRecord(
  state: Kysely<StateTables>,
  { entries, remember }: JournalRecord,
): Promise<Remembered | undefined> {
  return state.transaction().execute(async (transaction) => {
    if (remember !== undefined) {
      const { key, answer, replace } = remember;
      const json = JSON.stringify(answer);
      // A write comes first: what is read under the lock is what stands.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('remembered_answer')
        .values({ key, run_id: answer.runId, json })
        .onConflict((conflict) =>
          replace
            ? conflict.column('key').doUpdateSet({ run_id: answer.runId, json })
            : conflict.column('key').doNothing(),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return findRemembered(transaction, key);
    }
    for (const { id, store, runId, tool, recordedAt, entry } of entries) {
      const json = JSON.stringify(entry);
      await transaction
        .insertInto('journal_entry')
        .values({ id, store, run_id: runId, tool, recorded_at: recordedAt, json })
        .execute();
    }
    return undefined;
  });
}
