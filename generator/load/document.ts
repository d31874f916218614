import type { Place } from '../diagnostics/place.ts';
import type { JsonValue } from '../model/node.ts';
import type { FileKind } from './spec-file.ts';

/** The way to a value inside a document. */
export type Path = readonly (string | number)[];

/** A spec file as plain data, from which every key and value can be found back in the text. */
export interface SpecDocument {
  readonly path: string;
  readonly kind: FileKind;
  readonly value: JsonValue;
  /** Where the value stands; the nearest ancestor's place where the path leads nowhere. */
  readonly placeOfValue: (path: Path) => Place;
  /** Where the key of the value stands; the value's place for entries of a list. */
  readonly placeOfKey: (path: Path) => Place;
  /**
   * Where characters `start` to `end` of a text value stand. Exact where they are written as they are, without
   * escapes and on one line, else the place of the whole value.
   */
  readonly placeWithin: (path: Path, start: number, end: number) => Place;
}
