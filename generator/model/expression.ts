import type { Place } from '../diagnostics/place.ts';

/** A CEL condition of a spec, type-checked and compiled when generating, so that no interpreter runs in a call. */
export interface Expression {
  readonly cel: string;
  readonly place: Place;
  /** The same condition as a TypeScript expression over the variables of its kind. */
  readonly typescript: string;
}
