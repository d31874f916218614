import type { ReleaseRecord } from '../diff/record.ts';
import type { Contract } from '../model/contract.ts';

/** A file to be generated, its path relative to the project's root. Text ends with a line feed. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Turns the contract into files. Pure: it reads what it is handed and touches neither disk, clock nor
 * environment, so the same input gives the same bytes on any machine.
 */
export interface Emitter {
  readonly name: string;
  readonly emit: (input: EmitInput) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

export interface EmitInput {
  readonly contract: Contract;
  /** Tool name -> SHA-256 of its canonical contract. */
  readonly digests: ReadonlyMap<string, string>;
  /** `tool/slug` -> the recorded answer of that example; absent until `make record` has run. */
  readonly recordings: ReadonlyMap<string, Recording>;
  /** Tool name -> the guarantees that held when they were last run; none until `make record` has run. */
  readonly held?: ReadonlyMap<string, HeldGuarantees>;
  /** What past releases changed, the newest first. */
  readonly releases: readonly ReleaseRecord[];
}

/** The guarantees of a tool that held, by their sentences, and the digest of the contract that they were run with. */
export interface HeldGuarantees {
  readonly contract: string;
  readonly held: readonly string[];
}

/** What an example's execution gave, as `make record` wrote it. */
export interface Recording {
  readonly arguments: unknown;
  readonly answer: unknown;
}
