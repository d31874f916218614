import type { CallLog, CallRecord, CallRecords, FinishedRow, StartedRow } from '../journal/call-log.ts';
import { replayedRun } from '../replay/replay.ts';

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
    attempts: async ({ runId, tool, tier, token, since, most }) => {
      const end = startedRows.findIndex((row) => row.runId === runId);
      const counted = startedRows
        .slice(0, end + 1)
        .filter(({ caller }) => caller.tier === tier && caller.token === token)
        .filter((row) => row.tool === tool && row.startedAt >= since)
        .filter((row) => replayedRun({ started: row }) === null);
      return Math.min(counted.length, most);
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
