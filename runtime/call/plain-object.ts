export type PlainObject = Readonly<Record<string, unknown>>;

/** True for what JSON calls an object: not null, not an array, not an instance of some class. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
