import type { LedgerStore } from '../../src/ledger/ledger-store.ts';
import { EMPTY_HEAD, type LedgerRecord, sealClaim } from '../../src/ledger/record.ts';

/** Ledgers that are kept in memory, for tests. */
export function memoryLedger(wallClock: () => Date): LedgerStore {
  const ledgers = new Map<string, LedgerRecord[]>();
  return {
    append: async (owner, claim) => {
      const records = ledgers.get(owner) ?? [];
      const last = records.at(-1);
      const head = last === undefined ? EMPTY_HEAD : { length: last.seq, hash: last.recordHash };
      const record = sealClaim(claim, head, wallClock().toISOString());
      ledgers.set(owner, [...records, record]);
      return record;
    },
    records: async (owner) => ledgers.get(owner) ?? [],
    owners: async () => [...ledgers].map(([owner, { length }]) => ({ owner, length })),
  };
}
