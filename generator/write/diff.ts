/** Lines of context around a change. */
const CONTEXT = 3;

/** Changed lines beyond which two texts count as wholly different: the search is quadratic in them. */
const SEARCH_LIMIT = 2_000;

interface Edit {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** A unified diff of two texts, without file names; empty where they are equal. */
export function unifiedDiff(before: string, after: string): string {
  const edits = editScript(before.split('\n'), after.split('\n'));
  const changed = edits.flatMap((edit, index) => (edit.sign === ' ' ? [] : [index]));
  const hunks: [number, number][] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    if (last !== undefined && index - CONTEXT <= last[1]) last[1] = index + CONTEXT + 1;
    else hunks.push([Math.max(0, index - CONTEXT), index + CONTEXT + 1]);
  }
  return hunks.map(([from, to]) => hunk(edits, from, Math.min(to, edits.length))).join('');
}

function hunk(edits: readonly Edit[], from: number, to: number): string {
  const count = (part: readonly Edit[], sign: Edit['sign']): number =>
    part.filter((edit) => edit.sign !== sign).length;
  const start = edits.slice(0, from);
  const part = edits.slice(from, to);
  const range = (other: '-' | '+'): string => `${count(start, other) + 1},${count(part, other)}`;
  const body = part.map(({ sign, line }) => `${sign}${line}\n`).join('');
  return `@@ -${range('+')} +${range('-')} @@\n${body}`;
}

/** The shortest edit script (Myers 1986), after the common head and tail are set aside. */
function editScript(before: readonly string[], after: readonly string[]): Edit[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const longest = Math.min(before.length, after.length) - head;
  while (tail < longest && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const keep = (lines: readonly string[]): Edit[] => lines.map((line) => ({ sign: ' ', line }));
  return [
    ...keep(before.slice(0, head)),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...keep(before.slice(before.length - tail)),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Edit[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let distance = 0; distance <= Math.min(before.length + after.length, SEARCH_LIMIT); distance++) {
    trail.push(new Map(furthest));
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      let x = startOf(furthest, diagonal, distance);
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return backtrack(before, after, trail);
    }
  }
  return [
    ...before.map((line): Edit => ({ sign: '-', line })),
    ...after.map((line): Edit => ({ sign: '+', line })),
  ];
}

/** Where a path of this length enters a diagonal. */
function startOf(furthest: ReadonlyMap<number, number>, diagonal: number, distance: number): number {
  const down = entersDown(furthest, diagonal, distance);
  return down ? (furthest.get(diagonal + 1) ?? -1) : (furthest.get(diagonal - 1) ?? -1) + 1;
}

/** True where it comes down from the diagonal above (an insertion), not right from the one below. */
function entersDown(furthest: ReadonlyMap<number, number>, diagonal: number, distance: number): boolean {
  if (diagonal === -distance) return true;
  return diagonal !== distance && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1);
}

function backtrack(
  before: readonly string[],
  after: readonly string[],
  trail: readonly ReadonlyMap<number, number>[],
): Edit[] {
  const edits: Edit[] = [];
  let x = before.length;
  let y = after.length;
  for (let distance = trail.length - 1; distance >= 0; distance--) {
    const furthest = trail[distance]!;
    const diagonal = x - y;
    const start = startOf(furthest, diagonal, distance);
    const startY = start - diagonal;
    while (x > start && y > startY) {
      edits.push({ sign: ' ', line: before[--x]! });
      y--;
    }
    if (distance === 0) break;
    if (entersDown(furthest, diagonal, distance)) edits.push({ sign: '+', line: after[--y]! });
    else edits.push({ sign: '-', line: before[--x]! });
  }
  return edits.reverse();
}
