import type { Json } from '../answer.ts';
import { formatPath, type Path } from '../path.ts';
import type { ArrayShape, ObjectShape, Shape } from '../shape.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';

/** Deeper than any declared result; what goes deeper holds itself. */
const DEEPEST = 100;

/**
 * A result as strict JSON, the same over every surface: a non-finite number becomes "nan", "inf" or "-inf"
 * where its shape is declared `nonFinite`, and -0 becomes 0. Copies only what changes.
 *
 * Throws, naming the field, for what JSON would drop or turn into null: any other non-finite number,
 * undefined, a BigInt, a function, a class's instance, a lone surrogate.
 */
export function strictJson(shape: Shape, value: unknown): Json {
  return convert(shape, value, null, 0);
}

function convert(shape: Shape | undefined, value: unknown, path: Path, depth: number): Json {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value.isWellFormed() ? value : fail(path, 'holds a lone surrogate');
    case 'number':
      if (Number.isFinite(value)) return value === 0 ? 0 : value;
      if (shape?.type === 'number' && shape.nonFinite) return nonFiniteName(value);
      return fail(path, `is ${value} and is not declared nonFinite`);
    case 'object':
      if (value === null) return null;
      if (depth > DEEPEST) return fail(path, 'is nested too deeply');
      if (Array.isArray(value)) {
        return convertItems(shape?.type === 'array' ? shape : undefined, value, path, depth);
      }
      if (isPlainObject(value)) {
        return convertMembers(shape?.type === 'object' ? shape : undefined, value, path, depth);
      }
      return fail(path, `is an instance of ${value.constructor?.name ?? 'a class'}, which is not JSON`);
    default:
      return fail(
        path,
        `is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}, which is not JSON`,
      );
  }
}

function nonFiniteName(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  return value > 0 ? 'inf' : '-inf';
}

function convertItems(
  shape: ArrayShape | undefined,
  items: readonly unknown[],
  parent: Path,
  depth: number,
): readonly Json[] {
  let copy: Json[] | undefined;
  for (let key = 0; key < items.length; key++) {
    const item = items[key];
    const converted = convert(shape?.items, item, { parent, key }, depth + 1);
    if (!Object.is(converted, item)) {
      copy ??= [...items] as Json[];
      copy[key] = converted;
    }
  }
  return copy ?? (items as readonly Json[]);
}

function convertMembers(
  shape: ObjectShape | undefined,
  object: PlainObject,
  parent: Path,
  depth: number,
): { readonly [name: string]: Json } {
  const changed: [string, Json][] = [];
  for (const key of Object.keys(object)) {
    const declared = shape?.properties.find(({ name }) => name === key)?.shape;
    const converted = convert(
      declared ?? shape?.additionalProperties,
      object[key],
      { parent, key },
      depth + 1,
    );
    if (!Object.is(converted, object[key])) changed.push([key, converted]);
  }
  const rewritten = changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) };
  return rewritten as { readonly [name: string]: Json };
}

function fail(path: Path, problem: string): never {
  throw new TypeError(`${formatPath(path) || 'the result'} ${problem}`);
}
