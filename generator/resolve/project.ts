import type { JsonValue } from '../model/node.ts';

/** What resolving needs of the project's code; commands/ reads it from disk, tests from memory. */
export interface ProjectCode {
  /** Text of a module, its path relative to the project's root; undefined where there is no such file. */
  readonly text: (module: string) => string | undefined;
  /** The names that a module exports by its symbols, for those whose text does not show what the specs name. */
  readonly exports: ReadonlyMap<string, readonly string[]>;
  /** Values of the live defaults that the specs name, by reference; see `liveDefaultReferences`. */
  readonly liveDefaults: ReadonlyMap<string, LiveValue>;
}

/** A live default as it was read, or why it could not be. */
export type LiveValue = { readonly value: JsonValue } | { readonly problem: string };
