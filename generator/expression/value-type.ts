import { type Node, type ObjectNode, target } from '../model/node.ts';

/**
 * What is known of a value in an expression. All numbers are doubles: `1`, `1.0` and `1u` are the same value, so
 * that conditions agree with JSON, which knows no other number.
 */
export type ValueType =
  | { readonly kind: 'any' | 'boolean' | 'null' }
  | ScalarType
  | ListType
  | {
      readonly kind: 'object';
      readonly name: string;
      readonly fields: ReadonlyMap<string, Field>;
      /** What fields beyond the declared ones hold; absent where there are none. */
      readonly others?: ValueType;
    };

export interface ScalarType {
  readonly kind: 'string' | 'number';
  /** All that it can be, where that is known. */
  readonly values?: readonly (string | number)[];
  /** What findings call `values`, where they are too many to list. */
  readonly called?: string;
  /** Those of its values that stand in the expression itself. */
  readonly written?: readonly Written[];
}

/** A text or number that stands in the expression, and where. */
export interface Written {
  readonly value: string | number;
  readonly start: number;
  readonly end: number;
}

export interface ListType {
  readonly kind: 'list';
  readonly items: ValueType;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The type of each entry, where the list stands in the expression. */
  readonly entries?: readonly ListEntry[];
}

export interface ListEntry {
  readonly type: ValueType;
  readonly start: number;
  readonly end: number;
}

export interface Field {
  readonly type: ValueType;
  /** True where the field may be absent, so that has() must be asked before it is read. */
  readonly optional: boolean;
}

export const any: ValueType = { kind: 'any' };
export const number: ValueType = { kind: 'number' };
export const boolean: ValueType = { kind: 'boolean' };
export const string: ValueType = { kind: 'string' };

/** The type of a value that a node describes. */
function valueTypeOf(node: Node): ValueType {
  const inner = target(node);
  switch (inner.type) {
    case 'string':
      return inner.enum === undefined ? string : { kind: 'string', values: inner.enum };
    case 'number':
    case 'integer':
      if (inner.nonFinite) return any;
      return inner.enum === undefined ? number : { kind: 'number', values: inner.enum };
    case 'boolean':
      return boolean;
    case 'array': {
      const { minItems = 0, maxItems } = inner;
      const items = valueTypeOf(inner.items);
      return { kind: 'list', items, minItems, ...(maxItems !== undefined && { maxItems }) };
    }
    case 'object':
      return objectType(node.type === 'reference' ? node.name : 'the object', inner);
  }
}

/** The type of an object; `name` is what findings call it. */
export function objectType(name: string, node: ObjectNode): ValueType {
  const fields = new Map(
    node.properties.map((property) => {
      const optional = !property.required && property.default === undefined;
      return [property.name, { type: valueTypeOf(property.node), optional }];
    }),
  );
  if (node.keysFrom !== undefined) return { kind: 'object', name, fields, others: any };
  if (node.additionalProperties === false) return { kind: 'object', name, fields };
  return { kind: 'object', name, fields, others: valueTypeOf(node.additionalProperties) };
}

/** An object with these fields, all of them present. */
export function record(name: string, fields: Readonly<Record<string, ValueType>>): ValueType {
  const entries = Object.entries(fields).map(([key, type]): [string, Field] => [
    key,
    { type, optional: false },
  ]);
  return { kind: 'object', name, fields: new Map(entries) };
}

/** A type as findings call it. */
export function nameOfType(type: ValueType): string {
  switch (type.kind) {
    case 'any':
      return 'a value';
    case 'null':
      return 'null';
    case 'object':
      return type.name;
    case 'list':
      return 'a list';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'text';
  }
}
