import { sample } from '../emit/tests/sample.ts';
import type { JsonValue, ObjectNode, Property } from '../model/node.ts';
import type { Reading } from './reading.ts';

/**
 * A call with the required arguments alone. A pattern for which no text is at hand is left out of what the tool takes: an
 * example that does not fit would be a finding, and a person has to write one first.
 */
export function exampleOf(
  args: ObjectNode,
  reading: Reading,
): { readonly arguments: ObjectNode; readonly call: Readonly<Record<string, JsonValue>> } {
  const call: Record<string, JsonValue> = {};
  const properties = args.properties.map((property): Property => {
    if (!property.required) return property;
    const value = sample(property.node);
    if (value !== undefined) {
      call[property.name] = value;
      return property;
    }
    const { node } = property;
    const loose = loosened(property, reading);
    call[property.name] = sample(loose.node) ?? null;
    return call[property.name] === null ? { ...property, required: false, node } : loose;
  });
  const changed = { ...args, properties };
  const gaps = reading.gaps.get(args);
  if (gaps !== undefined) reading.gaps.set(changed, gaps);
  for (const [name, value] of Object.entries(call)) if (value === null) delete call[name];
  return { arguments: changed, call };
}

function loosened(property: Property, { gaps }: Reading): Property {
  const { node } = property;
  if (node.type !== 'string' || node.pattern === undefined) return property;
  const { pattern, ...rest } = node;
  gaps.set(rest, [
    ...(gaps.get(node) ?? []),
    `pattern: ${JSON.stringify(pattern)}, once the example fits it`,
  ]);
  return { ...property, node: rest };
}
