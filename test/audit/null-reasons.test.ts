import { expect, test } from 'vitest';
import { collectNullReasons } from '../../src/audit/null-reasons.ts';

test('a null and a non-finite number are null with their reason, the rest passes', () => {
  const nulls = collectNullReasons();
  expect(nulls.finite('a', 1.5, 'unused')).toBe(1.5);
  expect(nulls.finite('b', null, 'b has none')).toBeNull();
  expect(nulls.finite('c', Number.POSITIVE_INFINITY, 'unused')).toBeNull();
  expect(nulls.present('d', [1], 'unused')).toEqual([1]);
  expect(nulls.present('e', null, 'e has none')).toBeNull();
  expect(nulls.entries).toEqual([
    { field: 'b', reason: 'b has none' },
    { field: 'c', reason: 'the figure is outside what a number can represent' },
    { field: 'e', reason: 'e has none' },
  ]);
});
