import { isDeepStrictEqual } from 'node:util';

// Reading JSON of which nothing is sure: a lock is a file that anyone can edit.

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of an object; undefined where there is none, or no object. */
export function memberOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** True where two JSON values are the same; the order of keys does not count. */
export function equal(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}
