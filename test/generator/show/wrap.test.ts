import { expect, test } from 'vitest';
import { wrap } from '../../../generator/show/wrap.ts';

test.each<[string, number, string[]]>([
  ['', 5, ['']],
  ['one two three', 7, ['one two', 'three']],
  ['one  two', 20, ['one two']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
  ['one\n\ntwo', 20, ['one', '', 'two']],
])('%j in %i columns', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});
