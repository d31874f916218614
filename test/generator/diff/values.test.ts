import { describe, expect, test } from 'vitest';
import { compareLocks } from '../../../generator/diff/compare.ts';
import { valueCases } from './cases/values.ts';
import { type Edit, type Json, lockOf, sentenceOf } from './locks.ts';

const put =
  (part: 'arguments' | 'result', value: Json): Edit =>
  ({ tool }) => {
    tool[part].x = { description: 'A value.', ...value };
  };

describe.each([
  ['sent', 'arguments'],
  ['read', 'result'],
] as const)('a value that is %s', (_, part) => {
  test.each(valueCases)('%s', async (_, before, after, argument, result) => {
    const changes = compareLocks(await lockOf(put(part, before)), await lockOf(put(part, after)));
    expect(changes.map(sentenceOf)).toEqual([part === 'arguments' ? argument : result]);
  });
});
