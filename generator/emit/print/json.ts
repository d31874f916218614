import { fitsOnALine } from './fits-on-a-line.ts';

const WIDTH = 96;

/** JSON that was laid out before, for the depth at which it is to stand. */
export class LaidOutJson {
  readonly text: string;

  constructor(value: unknown, depth: number) {
    this.text = jsonText(value, depth);
  }
}

/** JSON to be read: two spaces a level, and what fits on a line on one. */
export function jsonText(value: unknown, depth = 0): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (value instanceof LaidOutJson) return value.text;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const items = Array.isArray(value)
    ? value.map((item) => jsonText(item, depth + 1))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${jsonText(member, depth + 1)}`);
  if (items.length === 0) return `${open.trim()}${close.trim()}`;
  const room = WIDTH - depth * 2 - open.length - close.length;
  if (fitsOnALine(items, room)) return `${open}${items.join(', ')}${close}`;
  const indent = '  '.repeat(depth + 1);
  return `${open.trim()}\n${items.map((item) => indent + item).join(',\n')}\n${'  '.repeat(depth)}${close.trim()}`;
}
