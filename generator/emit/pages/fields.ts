import { everyNode } from '../../model/every-node.ts';
import { deprecationText } from '../../model/lifecycle.ts';
import type { Node, ObjectNode, Property } from '../../model/node.ts';
import { fieldText } from '../schemas/field-text.ts';
import { inline } from './markdown.ts';
import { absenceText, boundsText, nullText, typeLabel, unitOf } from './node-facts.ts';

/** A row of a table of fields; `type` and `meaning` are Markdown. Three columns: more would not fit a page's width. */
export interface FieldRow {
  readonly path: string;
  /** With its unit. */
  readonly type: string;
  /** The description, the bounds, and when the field is absent or null. */
  readonly meaning: string;
}

export interface TypeTable {
  readonly name: string;
  readonly description: string;
  readonly rows: readonly FieldRow[];
}

/** An object's fields, nested ones by path (`a.b`, `a[].b`); a named type's fields stand in a table of its own. */
export function fieldRows(node: ObjectNode, presence: Presence = absenceText, prefix = ''): FieldRow[] {
  const rows = node.properties.flatMap((property) => {
    const path = `${prefix}${property.name}`;
    return [row(path, property, presence(property)), ...nestedRows(property.node, presence, path)];
  });
  return node.additionalProperties === false
    ? rows
    : [...rows, ...mapRows(node.additionalProperties, presence, prefix)];
}

/** What a row says of whether the value is there: of a result by default; `inputPresence` for an argument's parts. */
type Presence = (property: Property) => string;

function nestedRows(node: Node, presence: Presence, path: string): FieldRow[] {
  if (node.type === 'reference') return [];
  if (node.type === 'array') return nestedRows(node.items, presence, `${path}[]`);
  return node.type === 'object' ? fieldRows(node, presence, `${path}.`) : [];
}

function mapRows(values: Node, presence: Presence, prefix: string): FieldRow[] {
  const path = `${prefix}*`;
  const property: Property = { name: '*', place: values.place, node: values, required: true };
  return [row(path, property, nullText(values)), ...nestedRows(values, presence, path)];
}

function row(path: string, property: Property, presence: string): FieldRow {
  const { node } = property;
  const [unit, bounds] = [unitOf(node), boundsText(node)];
  const meaning = [
    property.deprecated === undefined ? '' : `**${inline(deprecationText(property.deprecated))}**`,
    inline(node.description === '' ? fieldText(node) : node.description),
    bounds === '' ? '' : `Allowed: ${bounds}.`,
    presence,
    property.since === undefined ? '' : `Since ${property.since}.`,
  ];
  return {
    path,
    type: unit === '' ? typeLabel(node) : `${typeLabel(node)}; ${inline(unit)}`,
    meaning: meaning.filter((text) => text !== '').join(' '),
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
