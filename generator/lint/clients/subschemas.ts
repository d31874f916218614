import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../emit/schemas/json-schema.ts';
import { type Node, target } from '../../model/node.ts';

export interface Subschema {
  /** JSON pointer into the tool's entry of `tools/list`. */
  readonly pointer: string;
  readonly schema: JsonSchema;
  /** Where the spec says it. */
  readonly place: Place;
}

/** A wire schema and all inside it, each with the place of the value that it was made from. */
export function subschemas(node: Node, schema: JsonSchema, pointer: string): Subschema[] {
  const { place } = node;
  const inner = target(node);
  const branches = (schema['anyOf'] ?? []) as readonly JsonSchema[];
  const found = [schema, ...branches].map((part, index) => {
    return { pointer: index === 0 ? pointer : `${pointer}/anyOf/${index - 1}`, schema: part, place };
  });
  // What is said of the value itself stands in the first branch; the others are null and the non-finite numbers.
  const [own = { schema, pointer }] = found.slice(1);
  const deeper = (child: Node, ...path: string[]) => {
    const part = path.reduce<JsonSchema>((at, key) => at[key] as JsonSchema, own.schema);
    return subschemas(child, part, [own.pointer, ...path.map(escaped)].join('/'));
  };
  if (inner.type === 'array') return [...found, ...deeper(inner.items, 'items')];
  if (inner.type !== 'object') return found;
  return [
    ...found,
    ...inner.properties.flatMap((property) => deeper(property.node, 'properties', property.name)),
    ...(inner.additionalProperties === false
      ? []
      : deeper(inner.additionalProperties, 'additionalProperties')),
  ];
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
