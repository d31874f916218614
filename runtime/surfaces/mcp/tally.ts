import type { McpResponder } from './requests.ts';

export interface Tally {
  readonly respond: McpResponder;
  /** Tool calls that have been answered. */
  readonly calls: () => number;
  /** Resolves when no request is in flight. */
  readonly settled: () => Promise<void>;
}

/**
 * Counts a responder's calls and knows which requests are still in flight, so that stopping can wait for
 * them.
 */
export function tallied(respond: McpResponder): Tally {
  const inFlight = new Set<Promise<unknown>>();
  let calls = 0;
  return {
    respond: (request) => {
      const response = respond(request).finally(() => {
        inFlight.delete(response);
        if (request.method === 'tools/call') calls += 1;
      });
      inFlight.add(response);
      return response;
    },
    calls: () => calls,
    settled: async () => {
      await Promise.allSettled(inFlight);
    },
  };
}
