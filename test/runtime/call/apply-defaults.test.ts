import { expect, test } from 'vitest';
import { applyDefaults } from '../../../runtime/call/apply-defaults.ts';
import { object } from '../fixture-registry.ts';

const inner = object({ name: 'bins', shape: { type: 'integer' }, default: 10 });
const shape = object(
  { name: 'top_k', shape: { type: 'integer' }, default: 100 },
  { name: 'constructor', shape: { type: 'boolean' }, default: false },
  { name: 'inner', shape: inner },
  { name: 'list', shape: { type: 'array', items: inner } },
);

test.each([
  [{}, { top_k: 100, constructor: false }],
  [{ top_k: 0 }, { top_k: 0, constructor: false }],
  [{ inner: {} }, { inner: { bins: 10 }, top_k: 100, constructor: false }],
  [{ list: [{}, { bins: 2 }] }, { list: [{ bins: 10 }, { bins: 2 }], top_k: 100, constructor: false }],
])('%j becomes %j', (args, filled) => {
  expect(applyDefaults(shape, args)).toEqual(filled);
});

test('leaves what it was given as it was', () => {
  const args = { inner: {} };
  applyDefaults(shape, args);
  expect(args).toEqual({ inner: {} });
});
