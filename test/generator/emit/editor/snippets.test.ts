import { Ajv, type ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withSnippets } from '../../../../generator/emit/editor/snippets.ts';
import { mapSubschemas, type Role } from '../../../../generator/emit/editor/subschemas.ts';
import { editorSchema } from '../../../../generator/emit/editor-schema.ts';
import type { JsonSchema } from '../../../../generator/emit/schemas/json-schema.ts';
import { metaSchemas } from '../../../../generator/schema/meta-schemas.ts';
import { contract } from '../contract-fixture.ts';
import { emit } from '../run-emitter.ts';

interface Place {
  /** `tool/properties/verified` */
  readonly path: string;
  readonly role: Role;
  readonly schema: JsonSchema;
}

/** Every schema inside of one, with the way to it. */
function placesIn(schema: JsonSchema, path: string): Place[] {
  const places: Place[] = [];
  mapSubschemas(schema, (inner, role) => {
    const at = `${path}/${role.keyword}${role.key === undefined ? '' : `/${role.key}`}`;
    places.push({ path: at, role, schema: inner }, ...placesIn(inner, at));
    return inner;
  });
  return places;
}

const offered = Object.entries(metaSchemas()).flatMap(([kind, metaSchema]) => {
  const schema = withSnippets(kind, metaSchema);
  return [{ path: kind, schema }, ...placesIn(schema, kind)].flatMap((place) => {
    const snippets = (place.schema['defaultSnippets'] ?? []) as { label: string; body: unknown }[];
    return snippets.map(({ label, body }) => ({ ...place, label, body }));
  });
});

/** A body as it stands in the file when nothing is filled in. */
function untouched(body: unknown): unknown {
  if (typeof body === 'string') return parse(body.replace(/\$\{\d+:([^}]*)\}/g, '$1'));
  if (Array.isArray(body)) return body.map(untouched);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [String(untouched(key)), untouched(value)]),
  );
}

test('what a snippet brings is right where it is offered', () => {
  const ajv = new Ajv({ discriminator: true, strict: false, ownProperties: true, inlineRefs: false });
  for (const [kind, { definitions = {} }] of Object.entries(metaSchemas())) {
    ajv.addSchema({ $id: kind, definitions });
  }
  // A schema that stands in several places is compiled once.
  const compiled = new Map<string, ValidateFunction>();
  const wrong = offered.filter(({ path, schema, body }) => {
    const { definitions: _, ...own } = schema;
    const text = JSON.stringify(own).replaceAll('"#/definitions/', `"${path.split('/')[0]}#/definitions/`);
    const check = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, check);
    return !check(untouched(body));
  });
  expect(wrong.map(({ path, label, body }) => ({ path, label, body: untouched(body) }))).toEqual([]);
  expect(offered.length).toBeGreaterThan(100);
});

const files = await emit(editorSchema, contract);
const kinds = [...files].map(([path, text]) => [path, JSON.parse(text) as JsonSchema] as const);

test.each(kinds)('%s: each property says what it is, and each word of a list what it means', (_, schema) => {
  const places = placesIn(schema, '');
  const properties = places.filter(({ role }) => role.keyword === 'properties');
  const resolved = properties.map((place) => ({ ...place, schema: resolve(place.schema, schema) }));
  expect(resolved.filter((place) => !isDescribed(place.schema)).map(({ path }) => path)).toEqual([]);
  const lists = places.filter((place) => Array.isArray(place.schema['enum']));
  const bare = lists.filter(({ schema: { enum: words, enumDescriptions: meanings } }) => {
    return (meanings as unknown[] | undefined)?.length !== (words as unknown[]).length;
  });
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test.each(kinds)('%s: each property is begun for the author', (_, schema) => {
  const properties = placesIn(schema, '').filter(({ role }) => role.keyword === 'properties');
  const bare = properties.filter((place) => !isBegun(resolve(place.schema, schema), schema));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

function resolve(inner: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/definitions\/(.+)$/.exec(String(inner['$ref']))?.[1];
  return name === undefined
    ? inner
    : resolve((root['definitions'] as Record<string, JsonSchema>)[name]!, root);
}

function isDescribed({ description }: JsonSchema): boolean {
  return typeof description === 'string' && description.length > 0;
}

/** By a snippet, by its words, by known names, or by its type alone: a number, a flag, a list, an object of keys. */
function isBegun(schema: JsonSchema, root: JsonSchema): boolean {
  const { defaultSnippets, enum: words, allOf, anyOf, type, properties, pattern } = schema;
  if (defaultSnippets !== undefined || words !== undefined) return true;
  const names = [...((allOf ?? []) as JsonSchema[]), ...((anyOf ?? []) as JsonSchema[])];
  if (names.some((each) => resolve(each, root)['enum'] !== undefined)) return true;
  // What the keys of a default are is not known.
  if (type === 'object') return properties !== undefined || schema['additionalProperties'] === undefined;
  // Any text: the default of an argument.
  return type !== 'string' || pattern === undefined;
}
