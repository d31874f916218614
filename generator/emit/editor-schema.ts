import type { Contract } from '../model/contract.ts';
import { refusalCode } from '../schema/forms.ts';
import { metaSchemas } from '../schema/meta-schemas.ts';
import type { Emitter } from './emitter.ts';
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
    return Object.entries(metaSchemas()).map(([kind, schema]) => {
      const head = {
        $comment: generatedFrom('specs'),
        $schema: 'http://json-schema.org/draft-07/schema#',
      };
      const text = JSON.stringify({ ...head, ...withNames(schema, names) }, null, 2);
      return { path: `generated/schema/${kind}.schema.json`, text: `${text}\n` };
    });
  },
};

interface Names {
  /** Key of a spec -> the names that can stand there. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  readonly codes: readonly string[];
}

function knownNames({ server, tools, glossary, types, vocabularies, fixtures }: Contract): Names {
  const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const codes = [...server.refusals, ...tools.flatMap((tool) => tool.refusals)].map(({ code }) => code);
  const byKey = new Map([
    ['term', named(glossary)],
    ['glossary', named(glossary)],
    ['use', named(types)],
    ['provenance', named(types)],
    ['valuesFrom', named(vocabularies)],
    ['keysFrom', named(vocabularies)],
    ['toolset', named(server.toolsets)],
    ['fixture', named(fixtures)],
    ['switches', named(server.switches)],
  ]);
  return { byKey, codes: [...new Set(codes)].sort() };
}

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
  if (schema['pattern'] === refusalCode['pattern']) return { ...schema, anyOf: [{ enum: names.codes }, {}] };
  const known = names.byKey.get(key);
  if (known === undefined || known.length === 0) return schema;
  if (schema['type'] === 'string') return { ...schema, enum: known };
  return schema['type'] === 'array'
    ? { ...schema, items: named(key, schema['items'] as JsonSchema, names) }
    : schema;
}
