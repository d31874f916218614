import { parseDocument } from 'yaml';
import { type FileKind, kindOfPath } from '../../../generator/load/spec-file.ts';
import type { JsonSchema, Properties } from '../../../generator/schema/json-schema.ts';
import { metaSchemas } from '../../../generator/schema/meta-schemas.ts';
import { kinds } from '../../../generator/schema/node-kinds.ts';

/** The keys of the spec language that YAML files use, each as `construct: key`. */
export function keysUsed(files: readonly { readonly path: string; readonly text: string }[]): Set<string> {
  const found = new Set<string>();
  for (const { path, text } of files) {
    const kind = kindOfPath(path);
    if (kind === undefined) continue;
    const schema = metaSchemas()[kind];
    visit(schema, parseDocument(text).toJS(), (construct, key) => found.add(`${construct}: ${key}`), schema);
  }
  return found;
}

/** Every key that the meta-schemas declare, each as `construct: key`. */
export function keysDeclared(): Set<string> {
  const found = new Set<string>();
  for (const kind of Object.keys(metaSchemas()) as FileKind[]) {
    declare(metaSchemas()[kind], (construct, key) => found.add(`${construct}: ${key}`));
  }
  return found;
}

type See = (construct: string, key: string) => void;

/**
 * The construct that a key belongs to. A value is told apart by its kind only in the keys of that kind: `minimum` is one of
 * a number wherever it stands, `term` one of a value whatever it is.
 */
function constructOf(schema: JsonSchema, key: string): string {
  // Beside its branches a value names `use` for editors alone.
  const title = String(schema['title'] ?? 'a use of a type (entry)');
  const place = / \((argument|result field|property|type|entry)\)$/.exec(title);
  if (place === null) return title;
  const kind = kinds.find((one) => title.startsWith(one.title) && Object.hasOwn(one.facts, key));
  return kind?.title ?? 'a value';
}

function declare(part: unknown, see: See): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [keyword, inner] of Object.entries(part)) {
    if (keyword !== 'properties') declare(inner, see);
    else
      for (const [key, schema] of Object.entries(inner as Properties)) {
        see(constructOf(part as JsonSchema, key), key);
        declare(schema, see);
      }
  }
}

function visit(schema: JsonSchema, value: unknown, see: See, root: JsonSchema): void {
  const { $ref, if: condition, then: yes, else: no, oneOf, properties, additionalProperties, items } = schema;
  if ($ref !== undefined) {
    const name = String($ref).split('/').at(-1)!;
    visit((root['definitions'] as Properties)[name]!, value, see, root);
  }
  if (condition !== undefined) {
    const branch = holds(condition as JsonSchema, value) ? yes : no;
    if (branch !== undefined) visit(branch as JsonSchema, value, see, root);
  }
  if (Array.isArray(value)) {
    for (const entry of value) visit((items ?? {}) as JsonSchema, entry, see, root);
    return;
  }
  if (!isObject(value)) return;
  for (const branch of (oneOf ?? []) as JsonSchema[]) {
    const { type } = branch['properties'] as Properties;
    if ((type!['enum'] as unknown[]).includes(value['type'])) visit(branch, value, see, root);
  }
  for (const [key, inner] of Object.entries(value)) {
    const own = (properties as Properties | undefined)?.[key];
    if (own !== undefined) see(constructOf(schema, key), key);
    const other = typeof additionalProperties === 'object' ? additionalProperties : {};
    visit((own ?? other) as JsonSchema, inner, see, root);
  }
}

/** The conditions that the meta-schemas use: a type, required keys, any of such. */
function holds({ type, required = [], anyOf }: JsonSchema, value: unknown): boolean {
  if (anyOf !== undefined) return (anyOf as JsonSchema[]).some((one) => holds(one, value));
  if (type === 'boolean') return typeof value === 'boolean';
  return isObject(value) && (required as string[]).every((key) => key in value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
