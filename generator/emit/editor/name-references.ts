import { memoize } from '../../memoize.ts';
import { refusalCode } from '../../schema/forms.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import type { Names } from './known-names.ts';
import { mapSubschemas } from './subschemas.ts';

/** Key of a spec -> the list of the names that can stand there; any other is marked. */
const CLOSED: Readonly<Record<string, string>> = {
  term: 'known_terms',
  glossary: 'known_terms',
  use: 'known_types',
  provenance: 'known_types',
  include: 'known_groups',
  valuesFrom: 'known_vocabularies',
  keysFrom: 'known_vocabularies',
  toolset: 'known_toolsets',
  fixture: 'known_fixtures',
  switches: 'known_switches',
  httpSwitch: 'known_switches',
  with: 'known_terms',
  store: 'known_stores',
  entry: 'known_types',
  access: 'known_tiers',
  loopback: 'known_tiers',
  published: 'known_tiers',
};

/**
 * Adds references to the lists of names to a schema, so that an editor completes them and marks a misspelt one. What
 * several schemas have in common is worked on once.
 */
export function nameReferences(lists: ReadonlySet<string>): (schema: JsonSchema) => JsonSchema {
  const add = memoize(
    (schema: JsonSchema): JsonSchema =>
      mapSubschemas(schema, (inner, { key }) => named(key, add(inner), lists)),
  );
  return add;
}

function named(key: string | undefined, schema: JsonSchema, lists: ReadonlySet<string>): JsonSchema {
  const open = openList(key, schema);
  // New ones may be made up there, so the known ones are offered and none is marked.
  if (open !== undefined) return lists.has(open) ? { ...schema, anyOf: [reference(open), {}] } : schema;
  const list = key !== undefined && Object.hasOwn(CLOSED, key) ? CLOSED[key] : undefined;
  if (list === undefined || !lists.has(list)) return schema;
  if (schema['type'] === 'string') return { ...schema, allOf: [reference(list)] };
  return schema['type'] === 'array'
    ? { ...schema, items: named(key, schema['items'] as JsonSchema, lists) }
    : schema;
}

function openList(key: string | undefined, schema: JsonSchema): string | undefined {
  if (schema['pattern'] === refusalCode['pattern']) return 'known_codes';
  if (key === 'ignore') return 'known_lints';
  if (key === 'rule') return 'known_rules';
  return key === 'unit' ? 'known_units' : undefined;
}

/** A reference to a list of names. */
export function reference(list: string): JsonSchema {
  return { $ref: `#/definitions/${list}` };
}

/** The list that such a reference leads to. */
export function listOfNames(names: Names): JsonSchema {
  return { enum: Object.keys(names), enumDescriptions: Object.values(names) };
}
