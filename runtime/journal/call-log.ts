import type { Json } from '../answer.ts';

/**
 * The append-only record of every call: one row when it starts, one when it ends. A call whose end can't be
 * written is answered with a fault, so an answer that a caller holds is always in the log.
 */
export interface CallLog {
  readonly started: (row: StartedRow) => Promise<void>;
  readonly finished: (row: FinishedRow) => Promise<void>;
  /**
   * How many calls the log has of a caller since a moment, up to one of them and including it; replays don't count. Asked
   * for tools that limit the calls of a day alone.
   */
  readonly attempts?: (query: AttemptsQuery) => Promise<number>;
}

export interface AttemptsQuery extends CallerAccess {
  readonly runId: string;
  readonly tool: string;
  /** ISO 8601. */
  readonly since: string;
  /** Where counting may stop. */
  readonly most: number;
}

/** What stands before the run's id as the client of a replay, which is made by the surface `call`. */
export const REPLAY_OF = 'replay of ';

export interface StartedRow {
  readonly runId: string;
  /** ISO 8601, wall clock. */
  readonly startedAt: string;
  readonly tool: string;
  readonly contractDigest: string;
  /** As the caller sent them, declared secrets redacted. */
  readonly arguments: Json;
  /** SHA-256 of the canonical JSON of `arguments`; equal arguments are stored once. */
  readonly argumentsDigest: string;
  readonly caller: Caller & CallerAccess;
}

export interface Caller {
  readonly surface: 'call' | 'mcp' | 'http' | 'command';
  /** The client's own name and version, where it gave them. */
  readonly client: string | null;
}

export interface CallerAccess {
  /** Null where the server has no tiers. */
  readonly tier: string | null;
  /** The id of the token that the call came with. */
  readonly token: string | null;
}

export interface FinishedRow {
  readonly runId: string;
  readonly finishedAt: string;
  readonly outcome: 'result' | 'remembered' | 'refusal' | 'fault';
  /** The refusal's code. */
  readonly code: string | null;
  /** What went wrong, for a fault: with the stack, which no caller sees. */
  readonly fault: string | null;
  readonly seed: number | null;
  /** ISO 8601: what the handler saw as now. */
  readonly clock: string;
  readonly snapshot: string | null;
  readonly serverVersion: string;
  readonly revision: string | null;
  /** SHA-256 of the RFC 8785 JSON of `.result`. */
  readonly resultDigest: string | null;
  /** The same of each of its fields, so that a replay can name the one that differs. */
  readonly fieldDigests: Readonly<Record<string, string>> | null;
  readonly warnings: readonly string[];
  /** The run that computed a remembered answer. */
  readonly recalledFrom: string | null;
  readonly durationMilliseconds: number;
}

/** A call as the log holds it; not finished where the process ended first. */
export interface CallRecord {
  readonly started: StartedRow;
  readonly finished: FinishedRow | null;
}

/** The log as it is read again. */
export interface CallRecords {
  readonly find: (runId: string) => Promise<CallRecord | undefined>;
  /** Newest first. */
  readonly list: (query: RecordQuery) => Promise<readonly CallRecord[]>;
}

export interface RecordQuery {
  readonly tool?: string;
  readonly outcome?: FinishedRow['outcome'] | 'unfinished';
  /** Only runs older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** A failure of the log whose message a caller may read: it names the file and the way out, and no stack. */
export class CallLogError extends Error {
  readonly code: 'LOG_LOCKED' | 'LOG_DAMAGED' | 'LOG_UNWRITABLE' | 'LOG_NEWER';

  constructor(code: CallLogError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallLogError';
    this.code = code;
  }
}
