import { expect, test } from 'vitest';
import { limitProblem } from '../../../generator/schema/limit-problem.ts';

test.each([
  ['minimum', { limit: 0 }, 'must be at least 0'],
  ['exclusiveMinimum', { limit: 0 }, 'must be greater than 0'],
  ['maxLength', { limit: 100 }, 'must have at most 100 characters'],
  ['minItems', { limit: 1 }, 'must not be empty'],
  ['minItems', { limit: 2 }, 'must have at least 2 entries'],
  ['minProperties', { limit: 1 }, 'must not be empty'],
  ['maxProperties', { limit: 1 }, 'must have at most 1 key'],
  ['uniqueItems', { i: 2, j: 0 }, 'must not hold a value twice: its entries 1 and 3 are equal'],
])('%s in words', (keyword, params, words) => {
  expect(limitProblem(keyword, params)).toBe(words);
});
