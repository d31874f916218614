import type { CallLog } from 'toolwright-runtime';

/**
 * A call log that is opened by the first call: a server whose state file is missing, locked or damaged still lists
 * its tools, and the call says what is wrong. A failed opening is not remembered, so the next call tries again.
 */
export function lazyCallLog(open: () => Promise<CallLog>): CallLog {
  let opened: Promise<CallLog> | undefined;
  const log = (): Promise<CallLog> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    started: async (row) => (await log()).started(row),
    finished: async (row) => (await log()).finished(row),
  };
}
