import { expect, test } from 'vitest';
import type { WireAnswer } from '../../../generator/verify/answer.ts';
import { differenceOf } from '../../../generator/verify/difference.ts';

function answer(parts: Partial<WireAnswer>): WireAnswer {
  return {
    ...{ kind: 'result', text: '', structured: undefined, content: [], details: undefined, isStrict: true },
    ...parts,
  } as WireAnswer;
}

const long = (end: string) => ({ items: 'x'.repeat(100), end });

test.each<[string, Partial<WireAnswer>, Partial<WireAnswer>, string | undefined]>([
  ['equal results', { structured: { a: 1, b: 2 } }, { structured: { b: 2, a: 1 } }, undefined],
  [
    'the same under another provenance',
    { structured: { a: 1, provenance: { runId: '1' } } },
    { structured: { a: 1, provenance: { runId: '2' } } },
    undefined,
  ],
  [
    'a difference far behind',
    { structured: long('one') },
    { structured: long('two') },
    'first ...xxxxxxx","end":"one"}, then ...xxxxxxx","end":"two"}',
  ],
  ['a longer one', { structured: [1, 2] }, { structured: [1, 2, 3] }, 'first [1,2], then [1,2,3]'],
  [
    'texts alone',
    { content: [{ type: 'text', text: 'a' }] },
    { content: [{ type: 'text', text: 'b' }] },
    'first ...:"text","text":"a"}], then ...:"text","text":"b"}]',
  ],
  [
    'a refusal after a result',
    {},
    { kind: 'refused', text: 'BUSY: later' },
    'the first call gives a result, the second: BUSY: later',
  ],
])('%s', (_, first, second, expected) => {
  expect(differenceOf(answer(first), answer(second))).toBe(expected);
});
