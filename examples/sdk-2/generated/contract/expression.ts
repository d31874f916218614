// @generated from specs by toolwright; edit the spec and run "toolwright gen".

/** True where two JSON values hold the same, whatever the order of their keys. */
export function equal(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left).filter((name) => member(left, name) !== undefined);
  const others = Object.keys(right).filter((name) => member(right, name) !== undefined);
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(right, name) && equal(member(left, name), member(right, name)))
  );
}

/** True where two numbers differ by at most the tolerance; false where one is no finite number. */
export function near(left: unknown, right: unknown, tolerance: number): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  return Math.abs(left - right) <= tolerance;
}

/** Entries of a list, characters (code points) of a text, or keys of an object. */
export function size(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length;
  throw new TypeError('size() takes text, a list or an object');
}

/** CEL's `in`: true where a list has an equal entry, or an object has the key. */
export function contains(container: unknown, value: unknown): boolean {
  if (Array.isArray(container)) return container.some((entry) => equal(entry, value));
  return typeof container === 'object' && container !== null && Object.hasOwn(container, String(value));
}

function member(object: object, name: string): unknown {
  return (object as Readonly<Record<string, unknown>>)[name];
}
