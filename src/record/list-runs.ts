import { type CallRecord, type CallRecords, type RecordQuery, replayedRun } from 'toolwright-runtime';

export interface ListRunsQuery {
  readonly tool?: string;
  readonly outcome?: NonNullable<RecordQuery['outcome']>;
  /** Only older runs. */
  readonly before?: string;
  readonly limit: number;
}

/** A run as it is listed: what tells it from others, without its arguments and without who called. */
export interface LoggedRun {
  readonly run_id: string;
  readonly started_at: string;
  readonly tool: string;
  readonly outcome: NonNullable<RecordQuery['outcome']>;
  readonly code: string | null;
  readonly arguments_digest: string;
  readonly result_digest: string | null;
  readonly snapshot: string | null;
  readonly duration_milliseconds: number | null;
  readonly replay_of: string | null;
}

export interface RunPage {
  readonly runs: LoggedRun[];
  /** What the next page is older than; null on the last one. */
  readonly next_before: string | null;
}

/**
 * One page of the log, newest first.
 *
 * @param self the run that asks, which is in the log already and not in its own answer
 */
export async function listRuns(
  calls: Pick<CallRecords, 'list'>,
  options: ListRunsQuery,
  self: string,
): Promise<RunPage> {
  const { limit, before, ...filter } = options;
  // Two more than asked for: one that tells whether there is another page, and the run that asks.
  const query = { ...filter, ...(before !== undefined && { before }), limit: limit + 2 };
  const found = (await calls.list(query)).filter(({ started }) => started.runId !== self);
  const runs = found.slice(0, limit).map(listed);
  return { runs, next_before: found.length > limit ? runs.at(-1)!.run_id : null };
}

function listed(record: CallRecord): LoggedRun {
  const { started, finished } = record;
  return {
    run_id: started.runId,
    started_at: started.startedAt,
    tool: started.tool,
    outcome: finished?.outcome ?? 'unfinished',
    code: finished?.code ?? null,
    arguments_digest: started.argumentsDigest,
    result_digest: finished?.resultDigest ?? null,
    snapshot: finished?.snapshot ?? null,
    duration_milliseconds: finished?.durationMilliseconds ?? null,
    replay_of: replayedRun(record),
  };
}
