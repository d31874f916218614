import type { JsonSchema } from '../schemas/json-schema.ts';

const MAPS = new Set(['properties', 'definitions']);
const LISTS = new Set(['oneOf', 'anyOf', 'allOf']);
const SCHEMAS = new Set(['items', 'additionalProperties', 'if', 'then', 'else']);

/** What a schema is to the one around it: under which keyword it stands, and the property or definition it describes. */
export interface Role {
  readonly keyword: string;
  readonly key?: string;
}

/** The schema with each of the schemas directly inside it replaced. */
export function mapSubschemas(
  schema: JsonSchema,
  replace: (inner: JsonSchema, role: Role) => JsonSchema,
): JsonSchema {
  const members = Object.entries(schema).map(([keyword, part]): [string, unknown] => {
    if (MAPS.has(keyword)) {
      const entries = Object.entries(part as Readonly<Record<string, JsonSchema>>);
      return [
        keyword,
        Object.fromEntries(entries.map(([key, inner]) => [key, replace(inner, { keyword, key })])),
      ];
    }
    if (LISTS.has(keyword))
      return [keyword, (part as JsonSchema[]).map((inner) => replace(inner, { keyword }))];
    const single = SCHEMAS.has(keyword) && typeof part === 'object';
    return [keyword, single ? replace(part as JsonSchema, { keyword }) : part];
  });
  return Object.fromEntries(members);
}
