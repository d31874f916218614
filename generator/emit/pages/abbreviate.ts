/** The longest list that is shown whole; of a longer one, how many first items are. */
const WHOLE = 8;
const SHOWN = 4;

export interface Abbreviated {
  readonly value: unknown;
  /** True where something was left out, which the page must then say. */
  readonly shortened: boolean;
}

/**
 * The same value, shorter: a long list is cut, and of long objects with equal keys only the first is whole. Each cut
 * is marked with the count of what was left out.
 */
export function abbreviate(value: unknown): Abbreviated {
  let shortened = false;
  const shapes = new Set<string>();
  const shortenList = (items: readonly unknown[]): unknown[] => {
    if (items.length <= WHOLE) return items.map(shorten);
    shortened = true;
    return [...items.slice(0, SHOWN).map(shorten), `… ${items.length - SHOWN} more`];
  };
  const shortenObject = (object: object): object => {
    const members = Object.entries(object);
    const shape = Object.keys(object).join('\n');
    const isRepeated = members.length > WHOLE && shapes.has(shape);
    shapes.add(shape);
    const shown = (isRepeated ? members.slice(0, SHOWN) : members).map(([key, member]) => [
      key,
      shorten(member),
    ]);
    if (!isRepeated) return Object.fromEntries(shown);
    shortened = true;
    return Object.fromEntries([...shown, ['…', `${members.length - SHOWN} more`]]);
  };
  const shorten = (part: unknown): unknown => {
    if (Array.isArray(part)) return shortenList(part);
    return part === null || typeof part !== 'object' ? part : shortenObject(part);
  };
  return { value: shorten(value), shortened };
}
