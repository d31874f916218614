import type { Place } from '../diagnostics/place.ts';
import type { JsonValue } from '../model/node.ts';

/** A tool's resolved contract as it is shown: everything that is stated, and where it is stated. */
export interface Shown {
  readonly tool: string;
  /** What holds for the tool as a whole. */
  readonly facts: readonly Fact[];
  /** Arguments, result, refusals, ..., in the order they are read; none is empty. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Something with a name: an argument, a field, a code, a term. */
export interface Item {
  readonly name: string;
  readonly place: Place;
  readonly facts: readonly Fact[];
  /** The properties of an object, the entries of a list. */
  readonly parts: readonly Item[];
}

/** One thing that the contract says, in the words of the spec. */
export interface Fact {
  readonly name: string;
  readonly value: JsonValue;
  /** Where it is stated: in the tool's spec, in a file that tools share, or in the code. */
  readonly place: Place;
}
