import { type CommentedEntry, CommentedMap } from '../load/print-yaml.ts';
import type { Node, ObjectNode, Property } from '../model/node.ts';
import type { AdoptedServer } from './adopted.ts';

type Gaps = AdoptedServer['gaps'];

/** What stands for a text that a person has to write. */
export const TO_WRITE = 'TODO: say what it means.';

/** The properties of an object as a spec has them, each with what is left to do. */
export function propertyEntries(object: ObjectNode, gaps: Gaps): CommentedEntry[] {
  return object.properties.map((property) => ({
    key: property.name,
    value: new CommentedMap(valueEntries(property.node, gaps, property)),
    todos: gaps.get(property.node),
  }));
}

function valueEntries(node: Node, gaps: Gaps, property?: Property): CommentedEntry[] {
  const { type, description, nullWhen } = node;
  const entries: CommentedEntry[] = [{ key: 'type', value: type }];
  const add = (key: string, value: unknown) => {
    if (value !== undefined && value !== false)
      entries.push({ key, value: value as CommentedEntry['value'] });
  };
  add('required', property?.required);
  if (property?.default !== undefined) entries.push({ key: 'default', value: property.default });
  switch (node.type) {
    case 'string':
      for (const key of ['enum', 'pattern', 'minLength', 'maxLength'] as const) add(key, node[key]);
      break;
    case 'number':
    case 'integer':
      for (const key of NUMBER_KEYS) add(key, node[key]);
      break;
    case 'array':
      for (const key of ['minItems', 'maxItems', 'uniqueItems'] as const) add(key, node[key]);
      entries.push({
        key: 'items',
        value: new CommentedMap(valueEntries(node.items, gaps)),
        todos: gaps.get(node.items),
      });
      break;
    case 'object': {
      const properties = propertyEntries(node, gaps);
      if (properties.length > 0) add('properties', new CommentedMap(properties));
      const others = node.additionalProperties;
      if (others !== false) {
        const value = new CommentedMap(valueEntries(others, gaps));
        entries.push({ key: 'additionalProperties', value, todos: gaps.get(others) });
      }
      break;
    }
  }
  add('nullWhen', nullWhen);
  // An entry of a list is described by the list.
  if (property !== undefined || description !== '') add('description', description || TO_WRITE);
  return entries;
}

const NUMBER_KEYS = [
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'nonFinite',
] as const;
