import type { CallRecord, CallRecords } from '../../journal/call-log.ts';
import type { Terminal } from './terminal.ts';

/** The named calls of the log, in the order of the names; undefined, and words on the error stream, where one is missing. */
export async function findRuns(
  records: CallRecords,
  runIds: readonly string[],
  { writeError }: Terminal,
): Promise<readonly CallRecord[] | undefined> {
  const found = await Promise.all(runIds.map((runId) => records.find(runId)));
  const missing = runIds.filter((_, index) => found[index] === undefined);
  if (missing.length === 0) return found.filter((record) => record !== undefined);
  writeError(`The call log has no run ${missing.join(', ')}.\n`);
  return undefined;
}
