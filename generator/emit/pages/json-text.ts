const WIDTH = 96;

/** JSON to be read: two spaces a level, and what fits on a line on one. */
export function jsonText(value: unknown, depth = 0): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const items = Array.isArray(value)
    ? value.map((item) => jsonText(item, depth + 1))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${jsonText(member, depth + 1)}`);
  if (items.length === 0) return `${open.trim()}${close.trim()}`;
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length + depth * 2 <= WIDTH && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth + 1);
  return `${open.trim()}\n${items.map((item) => indent + item).join(',\n')}\n${'  '.repeat(depth)}${close.trim()}`;
}

/** The longest list that is shown whole; of a longer one, how many first items are. */
const WHOLE = 8;
const SHOWN = 4;

export interface Abbreviated {
  readonly value: unknown;
  /** True where something was left out, which the page must then say. */
  readonly shortened: boolean;
}

/** The same value with long lists cut short, each marked with the count of what was left out. */
export function abbreviate(value: unknown): Abbreviated {
  let shortened = false;
  const shorten = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      if (part.length <= WHOLE) return part.map(shorten);
      shortened = true;
      return [...part.slice(0, SHOWN).map(shorten), `… ${part.length - SHOWN} more`];
    }
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, shorten(member)]));
  };
  return { value: shorten(value), shortened };
}
