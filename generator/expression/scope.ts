import type { Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { ValueType } from './value-type.ts';

/** A variable of an expression: its type, and the TypeScript that reads it. */
export interface Variable {
  readonly type: ValueType;
  readonly typescript: string;
}

/** Where an expression stands and what it can read. */
export interface ExpressionScope {
  readonly variables: ReadonlyMap<string, Variable>;
  /** The place of characters of the expression in the spec. */
  readonly placeOf: (start: number, end: number) => Place;
  readonly report: Report;
  /** Fields that may be absent must be asked for with has() before they are read. */
  readonly guarded: boolean;
}

/** A part of an expression, compiled: its type, and TypeScript that can stand anywhere as it is. */
export interface Compiled {
  readonly type: ValueType;
  readonly typescript: string;
}
