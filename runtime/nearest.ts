const LONGEST_NAME = 64;

/**
 * The candidates a mistyped name probably meant, nearest first, three at most. Names are compared without
 * case and word separators, so `maxDepth` finds `max_depth`; a name that contains the other counts as near.
 */
export function nearestNames(name: string, candidates: Iterable<string>): readonly string[] {
  if (name.length > LONGEST_NAME) return [];
  const wanted = squash(name);
  const near: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    const distance = distanceBetween(wanted, squash(candidate));
    if (distance <= Math.max(1, Math.floor(wanted.length / 3))) near.push({ candidate, distance });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** What a message about a mistyped name ends with; nothing where no name is near. */
export function didYouMean(near: readonly string[]): string {
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
}

function squash(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]/g, '');
}

function distanceBetween(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.includes(short)) return 1 - short.length / long.length;
  return editDistance(a, b);
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(last[column]! + 1, current[column - 1]! + 1, replaced);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, beforeLast[column - 2]! + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
