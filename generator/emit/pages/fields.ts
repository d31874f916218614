import { everyNode } from '../../model/every-node.ts';
import { deprecationText } from '../../model/lifecycle.ts';
import type { Node, ObjectNode, Property } from '../../model/node.ts';
import { fieldText } from '../schemas/field-text.ts';
import { inline } from './markdown.ts';
import { absenceText, boundsText, nullText, typeLabel, unitOf } from './node-facts.ts';
import { type TermLink, termOf } from './term-link.ts';

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
export function fieldRows(node: ObjectNode, words: FieldWords, prefix = ''): FieldRow[] {
  const rows = node.properties.flatMap((property) => {
    const path = `${prefix}${property.name}`;
    const presence = (words.presence ?? absenceText)(property);
    return [row(path, property, presence, words), ...nestedRows(property.node, words, path)];
  });
  return node.additionalProperties === false
    ? rows
    : [...rows, ...mapRows(node.additionalProperties, words, prefix)];
}

/** What rows say besides what a field itself states. */
export interface FieldWords {
  /** Whether the value is there: of a result by default; `inputPresence` for an argument's parts. */
  readonly presence?: (property: Property) => string;
  readonly termLink: TermLink;
}

function nestedRows(node: Node, words: FieldWords, path: string): FieldRow[] {
  if (node.type === 'reference') return [];
  if (node.type === 'array') return nestedRows(node.items, words, `${path}[]`);
  return node.type === 'object' ? fieldRows(node, words, `${path}.`) : [];
}

function mapRows(values: Node, words: FieldWords, prefix: string): FieldRow[] {
  const path = `${prefix}*`;
  const property: Property = { name: '*', place: values.place, node: values, required: true };
  return [row(path, property, nullText(values), words), ...nestedRows(values, words, path)];
}

function row(path: string, property: Property, presence: string, { termLink }: FieldWords): FieldRow {
  const { node } = property;
  const [unit, bounds, term] = [unitOf(node), boundsText(node), termOf(node, termLink)];
  const meaning = [
    property.deprecated === undefined ? '' : `**${inline(deprecationText(property.deprecated))}**`,
    inline(node.description === '' ? fieldText(node) : node.description),
    bounds === '' ? '' : `Allowed: ${bounds}.`,
    presence,
    term === '' ? '' : `See ${term}.`,
    property.since === undefined ? '' : `Since ${property.since}.`,
  ];
  return {
    path,
    type: unit === '' ? typeLabel(node) : `${typeLabel(node)}; ${inline(unit)}`,
    meaning: meaning.filter((text) => text !== '').join(' '),
  };
}

/** A table for each named object type that the node uses, at any depth, in order of first use. */
export function typeTables(root: Node, termLink: TermLink): TypeTable[] {
  const tables = new Map<string, TypeTable>();
  for (const node of everyNode(root)) {
    if (node.type !== 'reference' || node.target.type !== 'object' || tables.has(node.name)) continue;
    const { name, target } = node;
    tables.set(name, { name, description: target.description, rows: fieldRows(target, { termLink }) });
  }
  return [...tables.values()];
}
