/** Longest value that a sentence shows in full, in characters. */
const LONGEST = 120;

/** Of a longer one, what stands around the difference. */
const AROUND = 30;

/** Two values as a sentence shows them: as JSON, a long one cut to the part in which they differ. */
export function showBoth(before: unknown, after: unknown): { readonly from: string; readonly to: string } {
  const [from, to] = [textOf(before), textOf(after)];
  if (Math.max(from.length, to.length) <= LONGEST) return { from, to };
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head++;
  let tail = 0;
  const longest = Math.min(from.length, to.length) - head;
  while (tail < longest && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const part = (text: string): string => cut(text, head, text.length - tail);
  return { from: part(from), to: part(to) };
}

/** One value as a sentence shows it. */
export function show(value: unknown): string {
  const text = textOf(value);
  return cut(text, 0, text.length);
}

function textOf(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** The characters from `start` to `end` and some around them; an ellipsis stands for what is left out. */
function cut(text: string, start: number, end: number): string {
  if (text.length <= LONGEST) return text;
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND, from + LONGEST);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
