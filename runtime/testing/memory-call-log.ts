import type { CallLog, CallRecord, CallRecords, FinishedRow, StartedRow } from '../journal/call-log.ts';

export interface MemoryCallLog extends CallLog, CallRecords {
  readonly startedRows: readonly StartedRow[];
  readonly finishedRows: readonly FinishedRow[];
}

/** A call log that keeps its rows in memory, for tests and recordings. */
export function memoryCallLog(): MemoryCallLog {
  const startedRows: StartedRow[] = [];
  const finishedRows: FinishedRow[] = [];
  const recordOf = (started: StartedRow): CallRecord => ({
    started,
    finished: finishedRows.find(({ runId }) => runId === started.runId) ?? null,
  });
  return {
    startedRows,
    finishedRows,
    started: async (row) => {
      startedRows.push(row);
    },
    finished: async (row) => {
      finishedRows.push(row);
    },
    find: async (runId) => {
      const started = startedRows.find((row) => row.runId === runId);
      return started && recordOf(started);
    },
    list: async ({ tool, outcome, before, limit }) => {
      return startedRows
        .filter(({ runId }) => before === undefined || runId < before)
        .map(recordOf)
        .filter(({ started }) => tool === undefined || started.tool === tool)
        .filter(({ finished }) => outcome === undefined || (finished?.outcome ?? 'unfinished') === outcome)
        .reverse()
        .slice(0, limit);
    },
  };
}
