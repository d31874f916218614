import {
  type CallRecord,
  type CallRecords,
  type Replay,
  replay,
  type Server,
  type ToolListing,
} from 'toolwright-runtime';

/** The call log as the tools of the record read it. */
export interface LoggedCalls extends CallRecords {
  /** A tool of this server; undefined where it has none of that name. */
  readonly listing: (tool: string) => ToolListing | undefined;
  /** Computes a run again on this server. Never rejects. */
  readonly replay: (record: CallRecord) => Promise<Replay>;
}

/** A server's log, with the server that makes its runs again. The server is asked for when a call needs it. */
export function loggedCalls(
  records: CallRecords,
  server: () => Server,
  revision: string | null,
): LoggedCalls {
  return {
    find: records.find,
    list: records.list,
    listing: (tool) =>
      server()
        .listings()
        .find(({ name }) => name === tool),
    replay: (record) => replay(server(), record, revision),
  };
}

/** The named runs in the order of their names, and the names that the log does not have. */
export async function findRuns(
  calls: CallRecords,
  runIds: readonly string[],
): Promise<{ readonly found: readonly CallRecord[]; readonly missing: readonly string[] }> {
  const records = await Promise.all(runIds.map((runId) => calls.find(runId)));
  return {
    found: records.filter((record) => record !== undefined),
    missing: runIds.filter((_, index) => records[index] === undefined),
  };
}
