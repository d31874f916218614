import type { Contract } from '../model/contract.ts';
import { refusalCode } from '../schema/forms.ts';
import { metaSchemas } from '../schema/meta-schemas.ts';
import type { Emitter } from './emitter.ts';
import { jsonText } from './print/json.ts';
import { generatedFrom } from './print/source-file.ts';
import type { JsonSchema } from './schemas/json-schema.ts';

/**
 * `generated/schema/`: the meta-schema of each kind of spec file as an editor loads it, which knows the names that
 * the specs define, so that it completes them and marks a misspelt one.
 */
export const editorSchema: Emitter = {
  name: 'editor-schema',
  emit: ({ contract }) => {
    const names = knownNames(contract);
    return Object.entries(metaSchemas()).map(([kind, metaSchema]) => {
      const schema = withNames(metaSchema, names);
      const used = JSON.stringify(schema);
      const lists = [...names].filter(([list]) => used.includes(reference(list)));
      const text = jsonText({
        $comment: generatedFrom('specs'),
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...schema,
        definitions: {
          ...(schema['definitions'] as JsonSchema | undefined),
          ...Object.fromEntries(lists.map(([list, known]) => [list, { enum: known }])),
        },
      });
      return { path: `generated/schema/${kind}.schema.json`, text: `${text}\n` };
    });
  },
};

/** Lists of names by what they name; an empty one is left out, since it would mark every name. */
type Names = ReadonlyMap<string, readonly string[]>;

function knownNames({ server, tools, glossary, types, groups, vocabularies, fixtures }: Contract): Names {
  const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const codes = [...server.refusals, ...tools.flatMap((tool) => tool.refusals)].map(({ code }) => code);
  const lists: [string, readonly string[]][] = [
    ['known_terms', named(glossary)],
    ['known_types', named(types)],
    ['known_groups', named(groups)],
    ['known_vocabularies', named(vocabularies)],
    ['known_toolsets', named(server.toolsets)],
    ['known_fixtures', named(fixtures)],
    ['known_switches', named(server.switches)],
    ['known_stores', named(server.stores)],
    ['known_tiers', named(server.access?.tiers ?? [])],
    ['known_codes', [...new Set(codes)].sort()],
  ];
  return new Map(lists.filter(([, known]) => known.length > 0));
}

/** Key of a spec -> the list of the names that can stand there. */
const LIST_OF: Readonly<Record<string, string>> = {
  term: 'known_terms',
  with: 'known_terms',
  glossary: 'known_terms',
  use: 'known_types',
  provenance: 'known_types',
  valuesFrom: 'known_vocabularies',
  keysFrom: 'known_vocabularies',
  include: 'known_groups',
  toolset: 'known_toolsets',
  fixture: 'known_fixtures',
  switches: 'known_switches',
  httpSwitch: 'known_switches',
  store: 'known_stores',
  entry: 'known_types',
  access: 'known_tiers',
  loopback: 'known_tiers',
  published: 'known_tiers',
};

function withNames(schema: JsonSchema, names: Names): JsonSchema {
  const each = (part: unknown) => withNames(part as JsonSchema, names);
  const members = Object.entries(schema).map(([keyword, part]) => {
    if (MAPS.has(keyword)) {
      const entries = Object.entries(part as Record<string, JsonSchema>);
      return [
        keyword,
        Object.fromEntries(entries.map(([key, value]) => [key, named(key, each(value), names)])),
      ];
    }
    if (LISTS.has(keyword)) return [keyword, (part as unknown[]).map(each)];
    return [keyword, SCHEMAS.has(keyword) && typeof part === 'object' ? each(part) : part];
  });
  return Object.fromEntries(members);
}

const MAPS = new Set(['properties', 'definitions']);
const LISTS = new Set(['oneOf', 'anyOf', 'allOf']);
const SCHEMAS = new Set(['items', 'additionalProperties', 'if', 'then', 'else']);

function named(key: string, schema: JsonSchema, names: Names): JsonSchema {
  // A tool may word codes of its own, so the known ones are offered and none is marked.
  if (schema['pattern'] === refusalCode['pattern']) {
    return names.has('known_codes') ? { ...schema, anyOf: [{ $ref: reference('known_codes') }, {}] } : schema;
  }
  const list = Object.hasOwn(LIST_OF, key) ? LIST_OF[key] : undefined;
  if (list === undefined || !names.has(list)) return schema;
  if (schema['type'] === 'string') return { ...schema, allOf: [{ $ref: reference(list) }] };
  return schema['type'] === 'array'
    ? { ...schema, items: named(key, schema['items'] as JsonSchema, names) }
    : schema;
}

function reference(list: string): string {
  return `#/definitions/${list}`;
}
