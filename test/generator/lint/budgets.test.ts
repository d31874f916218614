import { expect, test } from 'vitest';
import { findingsIn, policies } from './lint-specs.ts';

test.each([
  ['{ description: { characters: 109 } }', 'the description of "weigh_rows" takes 110 characters'],
  ['{ description: { characters: 110 } }', undefined],
  ['{ description: { tokens: 20 } }', 'the description of "weigh_rows" takes 23 tokens'],
  ['{ tool: { characters: 700 } }', 'the tool "weigh_rows" takes 738 characters'],
  ['{ tool: { tokens: 182 } }', 'the tool "weigh_rows" takes 183 tokens'],
  ['{ tool: { tokens: 183 } }', undefined],
  ['{ list: { characters: 767 } }', 'the tool list takes 768 characters'],
  ['{ list: { tokens: 1000 } }', undefined],
])('a budget of %s', async (budgets, expected) => {
  const found = await findingsIn([policies(`{ budgets: ${budgets} }`)], 'budgets');
  expect(found).toEqual(
    expected === undefined ? [] : [expect.stringContaining(`T511 ${expected}; policies.budgets.`)],
  );
});
