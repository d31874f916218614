import type { Kysely } from 'kysely';
import { ContendedAppend, type LedgerStore } from '../ledger/ledger-store.ts';
import { type Claim, EMPTY_HEAD, type Head, type LedgerRecord, sealClaim } from '../ledger/record.ts';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/** How often an append may find that another process was faster. Each time that process has got further. */
const ATTEMPTS = 200;

/** Claims that are sealed in one transaction: waiting for the disk is most of the time, and they wait together. */
const BATCH = 256;

interface Waiting {
  readonly owner: string;
  readonly claim: Claim;
  readonly resolve: (record: LedgerRecord) => void;
  readonly reject: (error: unknown) => void;
}

/** The ledgers in the state file. The file syncs fully: an acknowledged record outlives a loss of power. */
export function openLedger(
  file: string,
  wallClock: () => Date,
): LedgerStore & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file, { synchronous: 'FULL' });
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH);
      try {
        const records = await explained(() => appendAll(tables, batch, wallClock));
        for (const [index, { resolve }] of batch.entries()) resolve(records[index]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = undefined;
  };

  return {
    append: (owner, claim) =>
      new Promise((resolve, reject) => {
        queue.push({ owner, claim, resolve, reject });
        running ??= Promise.resolve().then(drain);
      }),
    records: (owner) =>
      explained(async () => {
        const rows = await tables
          .selectFrom('ledger_record')
          .selectAll()
          .where('owner', '=', owner)
          .orderBy('seq')
          .execute();
        return rows.map(ledgerRecord);
      }),
    owners: () =>
      explained(async () => {
        const rows = await tables
          .selectFrom('ledger_record')
          .select(['owner', (eb) => eb.fn.max('seq').as('length')])
          .groupBy('owner')
          .orderBy('owner')
          .execute();
        return rows.map(({ owner, length }) => ({ owner, length: Number(length) }));
      }),
    close: async () => {
      await running;
      await close();
    },
  };
}

/**
 * All of the batch or nothing. The heads are read first, and the transaction only writes: so it waits for other processes,
 * where one that had read before would be refused.
 */
async function appendAll(
  tables: Kysely<StateTables>,
  batch: readonly Waiting[],
  wallClock: () => Date,
): Promise<LedgerRecord[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await sealAll(tables, batch, wallClock().toISOString());
    try {
      await tables.transaction().execute(async (transaction) => {
        for (const row of rows) await transaction.insertInto('ledger_record').values(row).execute();
      });
      return rows.map(ledgerRecord);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new ContendedAppend(ATTEMPTS);
}

/** The rows of the batch, each after the head of its ledger as it is now. */
async function sealAll(
  tables: Kysely<StateTables>,
  batch: readonly Waiting[],
  ts: string,
): Promise<StateTables['ledger_record'][]> {
  const heads = new Map<string, Head>();
  const rows: StateTables['ledger_record'][] = [];
  for (const { owner, claim } of batch) {
    const record = sealClaim(claim, heads.get(owner) ?? (await headOf(tables, owner)), ts);
    heads.set(owner, { length: record.seq, hash: record.recordHash });
    rows.push(ledgerRow(owner, record));
  }
  return rows;
}

async function headOf(state: Kysely<StateTables>, owner: string): Promise<Head> {
  const last = await state
    .selectFrom('ledger_record')
    .select(['seq', 'record_hash'])
    .where('owner', '=', owner)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? EMPTY_HEAD : { length: last.seq, hash: last.record_hash };
}

/** SQLite's code of a row that a trigger or a key refuses. */
const CONSTRAINT = 19;

/** Another process wrote between our look at the head and our row, so that the row no longer follows the last one. */
function isOvertaken(error: unknown): boolean {
  return (Number((error as { errcode?: number }).errcode) & 0xff) === CONSTRAINT;
}

function ledgerRow(owner: string, record: LedgerRecord): StateTables['ledger_record'] {
  return {
    owner,
    seq: record.seq,
    ts: record.ts,
    hypothesis: record.hypothesis,
    universe: record.universe,
    criteria: record.criteria,
    sample_start: record.sampleStart,
    sample_end: record.sampleEnd,
    holdout_start: record.holdoutStart,
    holdout_end: record.holdoutEnd,
    config_hash: record.configHash,
    prev_hash: record.prevHash,
    record_hash: record.recordHash,
  };
}

function ledgerRecord(row: StateTables['ledger_record']): LedgerRecord {
  return {
    seq: row.seq,
    ts: row.ts,
    hypothesis: row.hypothesis,
    universe: row.universe,
    criteria: row.criteria,
    sampleStart: row.sample_start,
    sampleEnd: row.sample_end,
    holdoutStart: row.holdout_start,
    holdoutEnd: row.holdout_end,
    configHash: row.config_hash,
    prevHash: row.prev_hash,
    recordHash: row.record_hash,
  };
}
