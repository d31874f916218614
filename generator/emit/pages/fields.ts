import { everyNode } from '../../model/every-node.ts';
import type { Node, ObjectNode, Property } from '../../model/node.ts';
import { fieldText } from '../schemas/field-text.ts';
import { absenceText, boundsText, typeLabel, unitOf } from './node-facts.ts';

/** A row of a table of fields; `bounds`, `absence` and `type` are Markdown, the rest is text of the spec. */
export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly bounds: string;
  readonly absence: string;
  readonly unit: string;
  readonly description: string;
}

export interface TypeTable {
  readonly name: string;
  readonly description: string;
  readonly rows: readonly FieldRow[];
}

/** An object's fields, nested ones by path (`a.b`, `a[].b`); a named type's fields stand in a table of its own. */
export function fieldRows(node: ObjectNode, prefix = ''): FieldRow[] {
  const rows = node.properties.flatMap((property) => {
    const path = `${prefix}${property.name}`;
    return [row(path, property), ...nestedRows(property.node, path)];
  });
  return node.additionalProperties === false
    ? rows
    : [...rows, ...mapRows(node.additionalProperties, prefix)];
}

function nestedRows(node: Node, path: string): FieldRow[] {
  if (node.type === 'reference') return [];
  if (node.type === 'array') return nestedRows(node.items, `${path}[]`);
  return node.type === 'object' ? fieldRows(node, `${path}.`) : [];
}

function mapRows(values: Node, prefix: string): FieldRow[] {
  const path = `${prefix}*`;
  const property: Property = { name: '*', place: values.place, node: values, required: true };
  return [row(path, property), ...nestedRows(values, path)];
}

function row(path: string, property: Property): FieldRow {
  const { node } = property;
  return {
    path,
    type: typeLabel(node),
    bounds: boundsText(node),
    absence: absenceText(property),
    unit: unitOf(node),
    description: node.description === '' ? fieldText(node) : node.description,
  };
}

/** A table for each named object type that the node uses, at any depth, in order of first use. */
export function typeTables(root: Node): TypeTable[] {
  const tables = new Map<string, TypeTable>();
  for (const node of everyNode(root)) {
    if (node.type !== 'reference' || node.target.type !== 'object' || tables.has(node.name)) continue;
    const { name, target } = node;
    tables.set(name, { name, description: target.description, rows: fieldRows(target) });
  }
  return [...tables.values()];
}
