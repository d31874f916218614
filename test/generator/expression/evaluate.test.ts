import { expect, test } from 'vitest';
import { holdsFor } from '../../../generator/expression/evaluate.ts';
import * as ours from '../../../generator/expression/helpers.ts';
import * as runtime from '../../../runtime/expression.ts';

const place = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1 };

test.each([
  ['answers.a.result.list.some((x: any) => x > 1)', true],
  ['size(answers.a.result.list) === 2 && near(1, 1.1, 0.2)', true],
  ['equal(answers.a.result.text, "(x: any) =>")', true],
  ['contains(answers.a.result.list, 3)', false],
])('%s', (typescript, holds) => {
  const answers = { a: { result: { list: [1, 2], text: '(x: any) =>' } } };
  expect(holdsFor({ cel: '', place, typescript }, answers)).toBe(holds);
});

test('the helpers are those that the generated tests call', () => {
  const texts = (helpers: object) => Object.entries(helpers).map(([name, helper]) => [name, String(helper)]);
  expect(texts(ours)).toEqual(texts(runtime));
});
