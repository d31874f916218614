import { memoize } from '../../memoize.ts';
import { codeReference, kebabName, propertyName, snakeName, toolName, typeName } from '../../schema/forms.ts';
import { SOMETHING } from '../../schema/json-schema.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import {
  ARGUMENTS_SNIPPETS,
  DEFINITION_SNIPPETS,
  FILE_SNIPPETS,
  PROPERTY_SNIPPETS,
  type Snippet,
} from './snippet-table.ts';
import { mapSubschemas, type Role } from './subschemas.ts';

/**
 * The schema of a kind of file with its snippets: the file's own, those of the table, and for every other text one that
 * shows its form or says what to write. Numbers, lists, flags, words of a list and known names need none: the language
 * server begins those by their schema.
 */
export function withSnippets(kind: string, schema: JsonSchema): JsonSchema {
  const file = FILE_SNIPPETS[kind];
  const added = addSnippets(schema);
  return file === undefined ? added : { ...added, defaultSnippets: file };
}

const addSnippets = memoize(
  (schema: JsonSchema): JsonSchema =>
    mapSubschemas(schema, (inner, role) => {
      const added = addSnippets(inner);
      const found = snippetsOf(role, inner);
      const { items } = inner as { items?: JsonSchema };
      if (found.length === 0) return added;
      if (items === undefined) return { ...added, defaultSnippets: found };
      return { ...added, items: { ...(added['items'] as JsonSchema), defaultSnippets: found } };
    }),
);

function snippetsOf({ keyword, key }: Role, schema: JsonSchema): readonly Snippet[] {
  if (key === undefined) return [];
  if (keyword === 'definitions') return own(DEFINITION_SNIPPETS, key);
  const { items } = schema as { items?: JsonSchema };
  const found =
    key === 'arguments' && items === undefined ? ofArguments(schema) : own(PROPERTY_SNIPPETS, key);
  const fitting = found.length > 0 && takes(items ?? schema, found) ? found : [];
  return fitting.length > 0 ? fitting : ofText(key, schema);
}

function own(table: Readonly<Record<string, readonly Snippet[]>>, key: string): readonly Snippet[] {
  return Object.hasOwn(table, key) ? table[key]! : [];
}

function ofArguments({ additionalProperties: each }: JsonSchema): readonly Snippet[] {
  if (each === undefined) return ARGUMENTS_SNIPPETS.ofCall;
  return '$ref' in (each as JsonSchema) ? ARGUMENTS_SNIPPETS.ofTool : ARGUMENTS_SNIPPETS.ofPrompt;
}

/**
 * A key means one thing here and another there: `required` is a mapping of an argument's and a flag of a field's,
 * `pattern` a text and the code for a broken one.
 */
function takes({ type, pattern }: JsonSchema, snippets: readonly Snippet[]): boolean {
  return snippets.every(({ body }) => {
    if (typeof body === 'string') return pattern === SOMETHING;
    return type === undefined || type === typeof body;
  });
}

const FORMS = new Map<unknown, string>([
  [propertyName['pattern'], 'name'],
  [snakeName['pattern'], 'some_name'],
  [toolName['pattern'], 'some_name'],
  [kebabName['pattern'], 'some-name'],
  [typeName['pattern'], 'TypeName'],
  [codeReference['pattern'], 'src/module.ts#name'],
]);

/** What a text of a form looks like, or the first clause of what is to be written; none where names are offered. */
function ofText(key: string, { type, enum: words, allOf, anyOf, ...schema }: JsonSchema): readonly Snippet[] {
  const { title = '', description = '', pattern } = schema as Readonly<Record<string, string>>;
  const isFree = type === 'string' && words === undefined && allOf === undefined && anyOf === undefined;
  if (!isFree || pattern === undefined) return [];
  const clause = /^[^.:;,(`{]*[^.:;,(`{ ]/.exec(description)?.[0];
  const shown =
    pattern === SOMETHING
      ? clause
      : (FORMS.get(pattern) ?? /such as (.+?)(?: or .*)?$/.exec(title)?.[1] ?? DAY);
  return [{ label: key, description, body: `\${1:${shown}}` }];
}

/** The one form that shows itself in no other way. */
const DAY = '2026-01-01';
