import type { UntypedAnswer } from './answer.ts';

/** Carries a client's calls to a server, by whatever way. */
export interface Transport {
  /**
   * Makes one call. A refusal is an answer. Rejects with a `CallFault` where the server failed at the call, with a
   * `TransportFault` where no answer of the tool came back, and with the signal's reason where it was given up.
   */
  readonly call: (tool: string, args: object, signal?: AbortSignal) => Promise<UntypedAnswer>;
}

/** The server failed at the call, and says no more than its run. The call is in the server's log. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  /** The call's identity in the server's log; null where there is none. */
  readonly runId: string | null;

  constructor(message: string, runId: string | null) {
    super(message);
    this.runId = runId;
  }
}

/**
 * The call did not reach the tool, or its answer did not come back: nobody is there, the connection broke, the server
 * has no such tool, or something between answered. Whether the tool ran is not known, unless `status` tells.
 */
export class TransportFault extends Error {
  override readonly name = 'TransportFault';
  /** The HTTP status of what came back in place of an answer; null over another way, and where nothing came. */
  readonly status: number | null;

  constructor(message: string, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.status = options.status ?? null;
  }
}

/** What a way of its own rejects with, as a fault of the transport; a call that was given up has its own reason. */
export function lost(tool: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return signal.reason;
  const problem = error instanceof Error ? error.message : String(error);
  return new TransportFault(`${tool}: ${problem}`, { cause: error });
}
