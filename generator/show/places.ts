import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { JsonValue } from '../model/node.ts';
import { exportLine } from '../resolve/code-reference.ts';

/** Finds the places of single facts. The contract keeps those of what it names; the rest is read from the files. */
export interface Places {
  /** Where a key stands in the mapping that is found under the key at `owner`; undefined where it is not stated. */
  readonly under: (owner: Place, key: string) => Place | undefined;
  /** Where the key at the end of a path stands; the nearest key above it where it is not stated. */
  readonly at: (file: string, path: Path) => Place;
  /** The same; undefined where it is not stated. */
  readonly stated: (file: string, path: Path) => Place | undefined;
  /** Where a module exports a name. */
  readonly inCode: (module: string, exportName: string) => Place;
}

/** What places are looked up in; both give undefined where there is no such file. */
export interface PlaceSources {
  readonly document: (file: string) => SpecDocument | undefined;
  readonly moduleText: (path: string) => string | undefined;
}

/** Places of a project's files; each spec file is indexed when it is first asked about. */
export function findPlaces({ document, moduleText }: PlaceSources): Places {
  const indexes = new Map<string, ReadonlyMap<string, Owner>>();
  const indexOf = (file: string): ReadonlyMap<string, Owner> => {
    const known = indexes.get(file);
    if (known !== undefined) return known;
    const found = document(file);
    const index = new Map<string, Owner>();
    if (found !== undefined) addOwners(found.value, [], found, index);
    indexes.set(file, index);
    return index;
  };
  return {
    under: (owner, key) => {
      const found = indexOf(owner.file).get(positionOf(owner));
      return found?.keys.has(key) === true
        ? document(owner.file)?.placeOfKey([...found.path, key])
        : undefined;
    },
    at: (file, path) => document(file)?.placeOfKey(path) ?? startOf(file, 1),
    stated: (file, path) =>
      holds(document(file)?.value, path) ? document(file)?.placeOfKey(path) : undefined,
    inCode: (module, exportName) => startOf(module, exportLine(moduleText(module) ?? '', exportName)),
  };
}

function holds(value: JsonValue | undefined, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return holds((value as Readonly<Record<string, JsonValue>>)[key], rest);
}

/** A mapping that stands under a key. */
interface Owner {
  readonly path: Path;
  readonly keys: ReadonlySet<string>;
}

/** Mappings by the position of their keys. One that is written once and used by aliases is found where it is written. */
function addOwners(value: JsonValue, path: Path, document: SpecDocument, index: Map<string, Owner>): void {
  if (typeof value !== 'object' || value === null) return;
  // The file as a whole and the entries of a list have no key: they begin where their own first key stands.
  if (!Array.isArray(value) && typeof path.at(-1) === 'string') {
    const position = positionOf(document.placeOfKey(path));
    if (!index.has(position)) index.set(position, { path, keys: new Set(Object.keys(value)) });
  }
  for (const [key, member] of Object.entries(value) as [string, JsonValue][]) {
    addOwners(member, [...path, Array.isArray(value) ? Number(key) : key], document, index);
  }
}

function positionOf({ line, column }: Place): string {
  return `${line}:${column}`;
}

function startOf(file: string, line: number): Place {
  return { file, line, column: 1, endLine: line, endColumn: 1 };
}
