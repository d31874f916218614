import { type CallLog, once } from 'toolwright-runtime';
import type { PrunableRecords } from 'toolwright-runtime/command-line';

type Log = CallLog & PrunableRecords;

/**
 * A call log that is opened by the first call: a server whose state file is missing, locked or damaged still lists
 * its tools, and the call says what is wrong. A failed opening is not remembered, so the next call tries again.
 */
export function lazyCallLog(open: () => Promise<Log>): Log {
  const log = once(open);
  return {
    started: async (row) => (await log()).started(row),
    finished: async (row) => (await log()).finished(row),
    attempts: async (query) => (await log()).attempts!(query),
    find: async (runId) => (await log()).find(runId),
    list: async (query) => (await log()).list(query),
    prune: async (before) => (await log()).prune(before),
  };
}
