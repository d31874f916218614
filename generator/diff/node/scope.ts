import type { TypeTable } from './types.ts';

/** Who has the value: a caller sends an argument and reads a result, so the two are judged in opposite directions. */
export type Direction = 'argument' | 'result';

export interface NodeScope {
  readonly direction: Direction;
  /** The named types of the old contract. */
  readonly before: TypeTable;
  readonly after: TypeTable;
}
