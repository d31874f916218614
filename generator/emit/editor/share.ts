import { memoize } from '../../memoize.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { mapSubschemas, type Role } from './subschemas.ts';

/** A reference takes about this many characters itself. */
const WORTH_SHARING = 60;

/**
 * The same schema, smaller: what it holds several times stands once, as a definition that is named after the property
 * it describes, and definitions that nothing refers to are left out.
 */
export function shareRepeated(schema: JsonSchema): JsonSchema {
  const { definitions: given = {}, ...root } = schema as {
    definitions?: Readonly<Record<string, JsonSchema>>;
  };
  const counts = new Map<string, number>();
  const count = (inner: JsonSchema): JsonSchema => {
    const text = textOf(inner);
    const times = (counts.get(text) ?? 0) + 1;
    counts.set(text, times);
    // What is inside of a repeated schema is not repeated by that.
    return times === 1 ? mapSubschemas(inner, count) : inner;
  };
  mapSubschemas(schema, count);

  const taken = new Set(Object.keys(given));
  const names = new Map<string, string>();
  const definitions = new Map<string, JsonSchema>();
  const replace = (inner: JsonSchema, { key }: Role): JsonSchema => {
    const text = textOf(inner);
    if (counts.get(text)! < 2 || text.length < WORTH_SHARING) return mapSubschemas(inner, replace);
    const known = names.get(text);
    if (known !== undefined) return { $ref: `#/definitions/${known}` };
    const name = freeName(key ?? 'part', taken);
    names.set(text, name);
    definitions.set(name, mapSubschemas(inner, replace));
    return { $ref: `#/definitions/${name}` };
  };
  const shared = mapSubschemas(root, replace);
  for (const [name, inner] of Object.entries(given)) definitions.set(name, mapSubschemas(inner, replace));
  const used = reachable(shared, definitions);
  const kept = [...definitions].filter(([name]) => used.has(name));
  return kept.length === 0 ? shared : { ...shared, definitions: Object.fromEntries(kept) };
}

const textOf = memoize((schema: JsonSchema) => JSON.stringify(schema));

function freeName(key: string, taken: Set<string>): string {
  let name = key;
  for (let number = 2; taken.has(name); number++) name = `${key}_${number}`;
  taken.add(name);
  return name;
}

function reachable(root: JsonSchema, definitions: ReadonlyMap<string, JsonSchema>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (schema: JsonSchema): JsonSchema => {
    const name = /^#\/definitions\/(.+)$/.exec(String(schema['$ref']))?.[1];
    if (name !== undefined && !reached.has(name)) {
      reached.add(name);
      // A list of names is not there yet.
      const found = definitions.get(name);
      if (found !== undefined) visit(found);
    }
    return mapSubschemas(schema, visit);
  };
  visit(root);
  return reached;
}
