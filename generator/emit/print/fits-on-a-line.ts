/**
 * True where items, two characters between them, have room on one line. Counted, since to make the line would be to make
 * most of a text anew at each level of its nesting.
 */
export function fitsOnALine(items: readonly string[], room: number): boolean {
  let left = room + 2;
  for (const item of items) {
    left -= item.length + 2;
    if (left < 0 || item.includes('\n')) return false;
  }
  return true;
}
