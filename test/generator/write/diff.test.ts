import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../../generator/write/diff.ts';

test.each([
  ['equal texts', 'a\n', 'a\n', ''],
  [
    'a changed line in its context',
    '1\n2\n3\n4\n5\n6\n7\n8\n9\n',
    '1\n2\n3\n4\nX\n6\n7\n8\n9\n',
    '@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+X\n 6\n 7\n 8\n',
  ],
  ['a new last line', 'a\n', 'a\nb\n', '@@ -1,2 +1,3 @@\n a\n+b\n \n'],
  [
    'changes far apart',
    `a\n${'=\n'.repeat(9)}b\n`,
    `A\n${'=\n'.repeat(9)}B\n`,
    '@@ -1,4 +1,4 @@\n-a\n+A\n =\n =\n =\n@@ -8,5 +8,5 @@\n =\n =\n =\n-b\n+B\n \n',
  ],
])('%s', (_, before, after, expected) => {
  expect(unifiedDiff(before, after)).toBe(expected);
});

test.each([
  ['a change at each end', 'a\nx\n', 'b\nx\nc\n', '@@ -1,3 +1,4 @@\n-a\n+b\n x\n+c\n \n'],
  ['a line taken away', 'a\nb\nc\n', 'a\nc\n', '@@ -1,4 +1,3 @@\n a\n-b\n c\n \n'],
])('%s', (_, before, after, expected) => {
  expect(unifiedDiff(before, after).startsWith(expected)).toBe(true);
});

test.each([
  [6, 1],
  [7, 2],
  [8, 2],
])('with %i lines between two changes there are %i hunks', (between, hunks) => {
  const text = (mark: string) => [mark, ...Array<string>(between).fill('='), mark].join('\n');
  expect(unifiedDiff(text('a'), text('b')).match(/^@@/gm)).toHaveLength(hunks);
});

test('texts that share nothing are taken whole, one after the other', () => {
  const text = (name: string) => Array.from({ length: 1_500 }, (_, index) => `${name}${index}`).join('\n');
  const difference = unifiedDiff(text('a'), text('b')).split('\n');
  expect(difference[0]).toBe('@@ -1,1500 +1,1500 @@');
  expect(difference.slice(1, 1501).every((line) => line.startsWith('-a'))).toBe(true);
  expect(difference.slice(1501, 3001).every((line) => line.startsWith('+b'))).toBe(true);
});

test('a difference is as short as can be', () => {
  const text = fc.array(fc.constantFrom('a', 'b'), { maxLength: 10 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const difference = unifiedDiff(before.join('\n'), after.join('\n'));
      const changed = difference.split('\n').filter((line) => /^[-+]/.test(line)).length;
      const kept = longestCommon(before.length === 0 ? [''] : before, after.length === 0 ? [''] : after);
      return changed === Math.max(1, before.length) + Math.max(1, after.length) - 2 * kept;
    }),
  );
});

/** The length of the longest common subsequence. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let previous = Array<number>(other.length + 1).fill(0);
  for (const left of one) {
    const current = [0];
    for (const [index, right] of other.entries()) {
      current.push(left === right ? previous[index]! + 1 : Math.max(previous[index + 1]!, current[index]!));
    }
    previous = current;
  }
  return previous.at(-1)!;
}

test('applying a difference gives the other text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 }).map((lines) => lines.join('\n'));
  fc.assert(fc.property(text, text, (before, after) => apply(before, unifiedDiff(before, after)) === after));
});

function apply(before: string, difference: string): string {
  const lines = before.split('\n');
  const result: string[] = [];
  let at = 0;
  for (const line of difference.split('\n').slice(0, -1)) {
    const hunk = /^@@ -(\d+),/.exec(line);
    if (hunk !== null) while (at < Number(hunk[1]) - 1) result.push(lines[at++]!);
    else if (line.startsWith('+')) result.push(line.slice(1));
    else if (lines[at] !== line.slice(1)) throw new Error(`line ${at + 1} is not ${line}`);
    else if (line.startsWith('-')) at++;
    else result.push(lines[at++]!);
  }
  return [...result, ...lines.slice(at)].join('\n');
}
