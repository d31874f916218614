import type { CallLog, FinishedRow, StartedRow } from '../journal/call-log.ts';

export interface MemoryCallLog extends CallLog {
  readonly startedRows: readonly StartedRow[];
  readonly finishedRows: readonly FinishedRow[];
}

/** A call log that keeps its rows in memory, for tests and recordings. */
export function memoryCallLog(): MemoryCallLog {
  const startedRows: StartedRow[] = [];
  const finishedRows: FinishedRow[] = [];
  return {
    startedRows,
    finishedRows,
    started: async (row) => {
      startedRows.push(row);
    },
    finished: async (row) => {
      finishedRows.push(row);
    },
  };
}
