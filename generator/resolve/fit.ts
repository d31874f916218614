import type { Path } from '../load/document.ts';
import { type JsonValue, type Node, type ObjectNode, target } from '../model/node.ts';

/** Why a value does not fit, and where inside it. */
export interface Misfit {
  readonly path: Path;
  readonly problem: string;
}

/**
 * What keeps a JSON value from fitting a node, everything at once. A text that holds `${...}` stands for a part of an
 * earlier answer and fits anything; values of a vocabulary are known only at run time and are not judged.
 */
export function misfits(value: JsonValue, node: Node, path: Path = []): Misfit[] {
  if (typeof value === 'string' && value.includes('${')) return [];
  const inner = target(node);
  if (value === null) {
    const nullable = node.nullWhen !== undefined || inner.nullWhen !== undefined;
    return nullable ? [] : [{ path, problem: 'it is null' }];
  }
  const misfit = (problem: string): Misfit[] => [{ path, problem }];
  switch (inner.type) {
    case 'string': {
      if (typeof value !== 'string') return misfit(`it is not text${inQuotes(value)}`);
      const length = [...value].length;
      if (inner.enum !== undefined && !inner.enum.includes(value))
        return misfit(`it is not one of ${inner.enum.join(', ')}`);
      if (inner.minLength !== undefined && length < inner.minLength)
        return misfit(`it is shorter than ${inner.minLength}`);
      if (inner.maxLength !== undefined && length > inner.maxLength)
        return misfit(`it is longer than ${inner.maxLength}`);
      const matches = inner.pattern === undefined || new RegExp(inner.pattern, 'u').test(value);
      return matches ? [] : misfit(`it does not match ${inner.pattern}`);
    }
    case 'number':
    case 'integer':
      if (inner.nonFinite && ['nan', 'inf', '-inf'].includes(String(value))) return [];
      if (typeof value !== 'number') return misfit(`it is not a number${withoutQuotes(value, Number)}`);
      return numberProblems(value, inner).flatMap(misfit);
    case 'boolean':
      if (typeof value === 'boolean') return [];
      return misfit(`it is neither true nor false${withoutQuotes(value, asBoolean)}`);
    case 'array': {
      if (!Array.isArray(value)) return misfit('it is not a list');
      const entries: readonly JsonValue[] = value;
      const distinct = new Set(entries.map((entry) => JSON.stringify(entry))).size;
      return [
        ...(entries.length < (inner.minItems ?? 0)
          ? misfit(`it has fewer than ${inner.minItems} entries`)
          : []),
        ...(entries.length > (inner.maxItems ?? Number.POSITIVE_INFINITY)
          ? misfit(`it has more than ${inner.maxItems} entries`)
          : []),
        ...(inner.uniqueItems && distinct < entries.length ? misfit('two of its entries are equal') : []),
        ...entries.flatMap((entry, index) => misfits(entry, inner.items, [...path, index])),
      ];
    }
    case 'object': {
      if (typeof value !== 'object' || Array.isArray(value)) return misfit('it is not a mapping');
      return objectMisfits(value as Readonly<Record<string, JsonValue>>, inner, path);
    }
  }
}

/** A text that would be a value of the type if it had no quotes. */
function withoutQuotes(value: JsonValue, read: (text: string) => number): string {
  const reads = typeof value === 'string' && value.trim() !== '' && Number.isFinite(read(value));
  return reads ? ', since it stands in quotes' : '';
}

function asBoolean(text: string): number {
  return text === 'true' || text === 'false' ? 1 : Number.NaN;
}

function inQuotes(value: JsonValue): string {
  return typeof value === 'object' ? '' : '; in quotes it is';
}

function numberProblems(value: number, node: Extract<Node, { type: 'number' | 'integer' }>): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node;
  const problems: [boolean, string][] = [
    [node.type === 'integer' && !Number.isInteger(value), 'it is not a whole number'],
    [node.enum !== undefined && !node.enum.includes(value), `it is not one of ${node.enum?.join(', ')}`],
    [minimum !== undefined && value < minimum, `it is below the minimum ${minimum}`],
    [maximum !== undefined && value > maximum, `it is above the maximum ${maximum}`],
    [exclusiveMinimum !== undefined && value <= exclusiveMinimum, `it is not above ${exclusiveMinimum}`],
    [exclusiveMaximum !== undefined && value >= exclusiveMaximum, `it is not below ${exclusiveMaximum}`],
    [
      multipleOf !== undefined && !Number.isInteger(value / multipleOf),
      `it is not a multiple of ${multipleOf}`,
    ],
  ];
  return problems.filter(([broken]) => broken).map(([, problem]) => problem);
}

function objectMisfits(value: Readonly<Record<string, JsonValue>>, node: ObjectNode, path: Path): Misfit[] {
  const known = new Map(node.properties.map((property) => [property.name, property]));
  const missing = node.properties
    .filter(({ name, required }) => required && !Object.hasOwn(value, name))
    .map(({ name }) => ({ path, problem: `"${name}" is missing` }));
  const members = Object.entries(value).flatMap(([name, member]): Misfit[] => {
    const property = known.get(name);
    if (property !== undefined) {
      const absent = member === null && !property.required;
      return absent ? [] : misfits(member, property.node, [...path, name]);
    }
    if (node.keysFrom !== undefined) return [];
    if (node.additionalProperties !== false)
      return misfits(member, node.additionalProperties, [...path, name]);
    return [{ path: [...path, name], problem: `"${name}" is not declared` }];
  });
  return [...missing, ...members];
}
