import { expect, test } from 'vitest';
import { nearest } from '../../../generator/diagnostics/nearest.ts';

test.each([
  ['a letter too few', 'minimm', ['minimum', 'maximum'], 'minimum'],
  ['swapped neighbours', 'tiral', ['trials', 'trial'], 'trial'],
  ['another case', 'READONLY', ['readOnly', 'required'], 'readOnly'],
  ['the first of two that are equally near', 'ab', ['ac', 'ad'], 'ac'],
  ['nothing near', 'altogether', ['minimum'], undefined],
  ['nothing at all', 'x', [], undefined],
])('%s', (_, name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});
