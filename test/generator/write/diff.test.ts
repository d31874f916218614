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
