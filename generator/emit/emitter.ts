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
  /** Tool name -> the promises that were kept when they were last run; none until `make record` has run. */
  readonly held?: ReadonlyMap<string, KeptPromises>;
  /** What past releases changed, the newest first. */
  readonly releases: readonly ReleaseRecord[];
}

/** The promises of a tool that were kept when they were last run, and the digest of the contract that they were run with. */
export interface KeptPromises {
  readonly contract: string;
  /** The sentences of the guarantees that held. */
  readonly held: readonly string[];
  /** Code -> what the caller read whose call, the one in the spec, was refused with it. */
  readonly refused: Readonly<Record<string, string>>;
}

/** What an example's execution gave, as `make record` wrote it. */
export interface Recording {
  readonly arguments: unknown;
  readonly answer: unknown;
}
