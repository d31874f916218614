import type { CallerAccess } from './journal/call-log.ts';

/**
 * A handler computes: it gets validated arguments and a call, and returns the tool's result or a refusal.
 * `Refusals` maps each declared code to its parameters, so an undeclared code is a type error.
 */
export type Handler<Arguments, Result, Refusals, Services, Provenance, Entry = never> = (
  args: Arguments,
  call: Call<Refusals, Services, Provenance, Entry>,
) => Result | Refused | Promise<Result | Refused>;

export interface Call<Refusals, Services, Provenance, Entry = never> {
  readonly runId: string;
  /** Who makes the call: for records that belong to their caller. */
  readonly caller: CallerAccess;
  /** Declines the call: `return call.refuse('CODE', { ... })`. */
  readonly refuse: <Code extends keyof Refusals & string>(code: Code, params: Refusals[Code]) => Refused;
  /** Says something that travels beside the result, as data. */
  readonly warn: (text: string) => void;
  /** States where the result's numbers come from; called exactly once by a handler that returns a result. */
  readonly provenance: (fields: Provenance) => void;
  /**
   * Puts an entry on record and gives its id. It is written, once, when the call has given a result that is sound; a
   * call that is refused or fails records nothing, and neither does a replay.
   */
  readonly journal: (entry: Entry) => string;
  /**
   * Keeps what is too large, or no JSON, to stand in the result, and gives the link for the field that is declared as an
   * artifact. It is stored when the call has given a result that is sound, under the digest of its content.
   */
  readonly artifact: <MediaType extends string>(
    mediaType: MediaType,
    content: string | Uint8Array,
  ) => ArtifactLink<MediaType>;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total?: number, message?: string) => void;
  /** Seeded, uniform in [0, 1); the seed is logged, so that a replay draws the same numbers. */
  readonly random: () => number;
  /** The clock at the call; a replay sees the logged one. */
  readonly now: Date;
  readonly services: Services;
}

/** What a result holds of an artifact. */
export interface ArtifactLink<MediaType extends string = string> {
  /** `artifact://` and the SHA-256 of the content, in lowercase hex. */
  readonly uri: string;
  /** Its file below the folder of the state, where the server keeps artifacts in files. */
  readonly path: string;
  /** SHA-256 of the content, in lowercase hex. */
  readonly digest: string;
  readonly mediaType: MediaType;
  readonly bytes: number;
}

/** A refusal on its way from a handler to the caller. Made by `call.refuse` alone. */
export interface Refused {
  readonly refused: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Fields of a provenance that the runtime stamps, so a handler can't state them. */
export type StampedField = 'runId' | 'serverVersion' | 'contractDigest' | 'seed' | 'clock' | 'ageSeconds';
