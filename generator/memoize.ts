/**
 * A function of one object that is worked out once for each. The object must be immutable, as all is that one stage hands to
 * the next.
 */
export function memoize<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}

/** A function of a text that is worked out once for each, as long as there are not too many of them to remember. */
export function memoizeText<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = work(text);
    if (known.size === MOST_TEXTS) known.clear();
    known.set(text, value);
    return value;
  };
}

/** More than a thousand tools have, and few enough for a process that watches all day. */
const MOST_TEXTS = 50_000;

/**
 * A function of an immutable object and of others, worked out again for the object only where another of these is handed in: once in
 * a run, and in a watching process until a change reaches one of them.
 */
export function whileSame<Key extends object, Others extends readonly unknown[], Value>(
  work: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const known = new WeakMap<Key, { readonly others: Others; readonly value: Value }>();
  return (key, ...others) => {
    const found = known.get(key);
    if (found?.others.length === others.length && found.others.every((other, at) => other === others[at]))
      return found.value;
    const value = work(key, ...others);
    known.set(key, { others, value });
    return value;
  };
}

/**
 * Gives a list again as the object that it was, where its items are the same objects as last time: what was worked out from the
 * list then still holds.
 */
export function steady<Item extends object>(): (items: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (items) => {
    const isSame = items.length === last.length && items.every((item, at) => item === last[at]);
    if (!isSame) last = items;
    return last;
  };
}

/** A function of a list of immutable objects that gives something for each, and does the work once for each object. */
export function oncePerObject<Item extends object, Value>(
  work: (items: readonly Item[]) => Promise<readonly Value[]>,
): (items: readonly Item[]) => Promise<Value[]> {
  const known = new WeakMap<Item, { readonly value: Value }>();
  return async (items) => {
    const unknown = [...new Set(items)].filter((item) => !known.has(item));
    const values = await work(unknown);
    for (const [index, item] of unknown.entries()) known.set(item, { value: values[index]! });
    return items.map((item) => known.get(item)!.value);
  };
}
