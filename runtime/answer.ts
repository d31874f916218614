/** How a call ends. Every surface renders these, and nothing else, in its own words. */
export type Answer = ResultAnswer | RefusalAnswer | FaultAnswer | UnknownToolAnswer;

export interface ResultAnswer {
  readonly kind: 'result';
  readonly runId: string;
  /** The tool's own fields alone: what memo, replay and surface parity compare. */
  readonly result: JsonObject;
  /** What travels: `{...result, provenance, warnings}`, and `journaled` where calls of the tool are put on record. */
  readonly envelope: JsonObject;
}

export interface RefusalAnswer {
  readonly kind: 'refusal';
  /** Null where the call was declined before it was logged. */
  readonly runId: string | null;
  readonly refusal: Refusal;
  /** What was said before the call was declined: a key that was ignored may be why. */
  readonly warnings: readonly string[];
}

export interface Refusal {
  readonly code: string;
  /** A sentence about the input. */
  readonly reason: string;
  /** The way forward. */
  readonly recover: string;
  readonly status: number;
  /** Where the server's site explains the code: `/refusals/#no_history`. */
  readonly page: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Where arguments were at fault: the first ones in contract order, and how many there were in all. */
  readonly violations?: { readonly shown: readonly Violation[]; readonly total: number };
}

export interface Violation {
  /** As a reader would write it: `matrix[3][17]`; empty for the arguments as a whole. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Something that is our fault. Carries no detail beyond the run id: the log has the rest. */
export interface FaultAnswer {
  readonly kind: 'fault';
  readonly runId: string | null;
  readonly message: string;
}

/** No such tool. MCP says so with a JSON-RPC error, not with a result. */
export interface UnknownToolAnswer {
  readonly kind: 'unknown-tool';
  readonly name: string;
  /** The names of served tools that come nearest, nearest first. */
  readonly nearest: readonly string[];
}

export type JsonObject = { readonly [name: string]: Json };
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
