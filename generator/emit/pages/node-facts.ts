import { type Node, type Property, target } from '../../model/node.ts';
import { grouped } from '../print/grouped.ts';
import { nullWhen } from '../schemas/json-schema.ts';
import { codeSpan, inline, link } from './markdown.ts';

// What the pages say of a value, as Markdown on one line.

/** `array of number, or null`: named types are links to their table on the same page. */
export function typeLabel(node: Node): string {
  const label = baseLabel(node);
  return nullWhen(node) === undefined ? label : `${label}, or null`;
}

function baseLabel(node: Node): string {
  const inner = target(node);
  if (node.type === 'reference' && inner.type === 'object')
    return link(node.name, `#${node.name.toLowerCase()}`);
  if (inner.type === 'object' && inner.artifact !== undefined) return `artifact, ${codeSpan(inner.artifact)}`;
  if (inner.type === 'array') return `array of ${typeLabel(inner.items)}`;
  const nonFinite = (inner.type === 'number' || inner.type === 'integer') && inner.nonFinite;
  return nonFinite ? `${inner.type}, "nan", "inf", "-inf"` : inner.type;
}

/** Every bound, in words short enough for a cell; empty where there is none. */
export function boundsText(node: Node): string {
  const inner = target(node);
  switch (inner.type) {
    case 'number':
    case 'integer':
      return join([
        choices(inner.enum),
        inner.minimum === undefined ? undefined : `≥ ${inner.minimum}`,
        inner.exclusiveMinimum === undefined ? undefined : `> ${inner.exclusiveMinimum}`,
        inner.maximum === undefined ? undefined : `≤ ${inner.maximum}`,
        inner.exclusiveMaximum === undefined ? undefined : `< ${inner.exclusiveMaximum}`,
        inner.multipleOf === undefined ? undefined : `a multiple of ${inner.multipleOf}`,
      ]);
    case 'string':
      return join([
        choices(inner.enum),
        range(inner.minLength, inner.maxLength, 'characters'),
        inner.pattern === undefined ? undefined : `matches ${codeSpan(inner.pattern)}`,
        inner.valuesFrom === undefined ? undefined : `one of the ${vocabularyLink(inner.valuesFrom)}`,
      ]);
    case 'array':
      return join([
        range(inner.minItems, inner.maxItems, 'items'),
        inner.uniqueItems ? 'no item twice' : undefined,
        itemBounds(inner.items),
      ]);
    case 'object':
      return inner.keysFrom === undefined ? '' : `keys from the ${vocabularyLink(inner.keysFrom)}`;
    case 'boolean':
      return '';
  }
}

function itemBounds(items: Node): string | undefined {
  const bounds = boundsText(items);
  return bounds === '' ? undefined : `each item: ${bounds}`;
}

/** The default as a reader needs it: what applies, and whether it follows the code. */
export function defaultText(property: Property): string {
  if (property.liveDefault !== undefined) {
    const { module, exportName, value } = property.liveDefault;
    return `currently ${codeSpan(JSON.stringify(value))}, live from ${codeSpan(`${module}#${exportName}`)}`;
  }
  return property.default === undefined ? 'none' : codeSpan(JSON.stringify(property.default));
}

/** When the value is null; empty where it never is. */
export function nullText(node: Node): string {
  const nulled = nullWhen(node);
  return nulled === undefined ? '' : `Null when ${inline(nulled).replace(/\.$/, '')}.`;
}

/** Of a result's field: when it is null, and when it is there at all; empty where it always is, and is never null. */
export function absenceText({ node, required, presentWhen }: Property): string {
  const present = presentWhen === undefined ? '' : `Present when ${codeSpan(presentWhen.cel)}.`;
  const absent = presentWhen === undefined && !required ? 'May be absent.' : '';
  return sentences([present, nullText(node), absent]);
}

/** Of a part of an argument: whether it must be given, and what applies where it is not. */
export function inputPresence({ node, required, default: value }: Property): string {
  const fallback =
    value === undefined ? 'Optional.' : `Optional; ${codeSpan(JSON.stringify(value))} where left out.`;
  return sentences([required ? 'Required.' : fallback, nullText(node)]);
}

function sentences(parts: readonly string[]): string {
  return parts.filter((text) => text !== '').join(' ');
}

/** The unit of the value, or of a list's items. */
export function unitOf(node: Node): string {
  const inner = target(node);
  return node.unit ?? inner.unit ?? (inner.type === 'array' ? unitOf(inner.items) : '');
}

function choices(values: readonly (string | number)[] | undefined): string | undefined {
  return values?.map((value) => codeSpan(JSON.stringify(value))).join(', ');
}

function range(least: number | undefined, most: number | undefined, what: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `at least ${grouped(least!)} ${what}`;
  return least === undefined
    ? `at most ${grouped(most)} ${what}`
    : `${grouped(least)} to ${grouped(most)} ${what}`;
}

function vocabularyLink(name: string): string {
  return `vocabulary ${link(name, `../vocabularies.md#${name}`)}`;
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}
