/** Longest line of a difference that is printed, its sign included. */
const WIDTH = 160;

/** How much of a line is shown ahead of where it begins to differ. */
const AHEAD = 40;

/**
 * Lines of a unified diff, long ones cut: a line and the one that stands in its place around where they begin to
 * differ, any other behind its beginning.
 */
export function clipLines(lines: readonly string[]): string[] {
  const shown: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const removed = run(lines, at, '-');
    const added = run(lines, at + removed.length, '+');
    if (removed.length + added.length === 0) {
      shown.push(clipped(lines[at]!, 0));
      at += 1;
      continue;
    }
    const starts = removed.map((line, index) => firstDifference(line, added[index]));
    for (const block of [removed, added])
      shown.push(...block.map((line, index) => clipped(line, (starts[index] ?? 0) - AHEAD)));
    at += removed.length + added.length;
  }
  return shown;
}

function run(lines: readonly string[], from: number, sign: '-' | '+'): readonly string[] {
  let to = from;
  while (lines[to]?.startsWith(sign)) to++;
  return lines.slice(from, to);
}

/** Where two lines of other signs begin to differ; 0 where there is no other. */
function firstDifference(line: string, other: string | undefined): number {
  if (other === undefined) return 0;
  let at = 1;
  while (at < line.length && line[at] === other[at]) at++;
  return at;
}

function clipped(line: string, from: number): string {
  if (line.length <= WIDTH) return line;
  const start = Math.max(1, Math.min(from, line.length - WIDTH));
  const end = start + WIDTH;
  const part = line.slice(start, end).toWellFormed();
  return `${line[0]}${start > 1 ? '…' : ''}${part}${end < line.length ? '…' : ''}`;
}
