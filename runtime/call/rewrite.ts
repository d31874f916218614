import type { Path } from '../path.ts';
import type { ObjectShape, Shape } from '../shape.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';

export type ObjectChange = (shape: ObjectShape, value: PlainObject, path: Path) => PlainObject;

/**
 * Applies a change to every object of a value that its shape describes, outer before inner. Only what changes
 * is copied; where nothing does, the value itself comes back. What does not fit the shape is left for
 * validation.
 */
export function rewriteObjects(shape: Shape, value: unknown, path: Path, change: ObjectChange): unknown {
  if (shape.type === 'array') {
    if (!Array.isArray(value) || !holdsObjects(shape.items)) return value;
    return rewriteItems(shape.items, value, path, change);
  }
  if (shape.type !== 'object' || !isPlainObject(value)) return value;
  return rewriteMembers(shape, change(shape, value, path), path, change);
}

function holdsObjects(shape: Shape): boolean {
  return shape.type === 'object' || (shape.type === 'array' && holdsObjects(shape.items));
}

function rewriteItems(
  shape: Shape,
  items: readonly unknown[],
  parent: Path,
  change: ObjectChange,
): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [key, item] of items.entries()) {
    const rewritten = rewriteObjects(shape, item, { parent, key }, change);
    if (rewritten !== item) {
      copy ??= [...items];
      copy[key] = rewritten;
    }
  }
  return copy ?? items;
}

function rewriteMembers(
  shape: ObjectShape,
  object: PlainObject,
  parent: Path,
  change: ObjectChange,
): PlainObject {
  const changed = new Map<string, unknown>();
  const visit = (key: string, member: Shape) => {
    const before = object[key];
    const after = rewriteObjects(member, before, { parent, key }, change);
    if (after !== before) changed.set(key, after);
  };
  for (const { name, shape: member } of shape.properties)
    if (Object.hasOwn(object, name)) visit(name, member);
  if (shape.additionalProperties) {
    for (const key of Object.keys(object)) {
      if (!shape.properties.some(({ name }) => name === key)) visit(key, shape.additionalProperties);
    }
  }
  return withMembers(object, changed);
}

/**
 * A copy with some members replaced or added. Built from entries, so that a key `__proto__` is a key like any
 * other.
 */
export function withMembers(object: PlainObject, members: ReadonlyMap<string, unknown>): PlainObject {
  return members.size === 0 ? object : { ...object, ...Object.fromEntries(members) };
}

/** A copy without some members. */
export function withoutMembers(object: PlainObject, keys: ReadonlySet<string>): PlainObject {
  if (keys.size === 0) return object;
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.has(key)));
}
