import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, hidesSomething, sameWords } from '../../../generator/adopt/clean-text.ts';
import { split } from '../../../generator/adopt/listed-server.ts';
import { specNames } from '../../../generator/adopt/names.ts';
import { kebabCase } from '../../../generator/model/names.ts';
import { toolName } from '../../../generator/schema/forms.ts';

test.each([
  [
    ['get-sum', 'getUser', 'list_all'],
    ['get-sum', 'getUser', 'list_all'],
  ],
  [
    ['browser.click', 'a/b'],
    ['browser_click', 'a_b'],
  ],
  [
    ['get_sum', 'get-sum', 'GetSum'],
    ['get_sum', 'get-sum_2', 'GetSum_3'],
  ],
  [
    ['../../etc/passwd', '', '日本'],
    ['etc_passwd', 'tool', 'tool_2'],
  ],
  [['x'.repeat(200)], ['x'.repeat(64)]],
])('the names %j are %j in specs', (names, expected) => {
  expect(specNames(names)).toEqual(expected);
});

test('every name is one that a spec and the generated code can have', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 })), (names) => {
      const found = specNames(names);
      expect(found.every((name) => new RegExp(toolName['pattern'] as string).test(name))).toBe(true);
      expect(new Set(found.map(kebabCase)).size).toBe(names.length);
    }),
  );
});

test('a text of a server loses what nobody sees', () => {
  expect(cleanText(' a\u0007b\u200b\r\nc\td\u202e\ud800 ')).toBe('ab\nc d\ufffd');
  expect(cleanText(5)).toBe('');
  expect([hidesSomething('a\r\n\tb'), hidesSomething('a\u{e0041}b')]).toEqual([false, true]);
  expect(sameWords('a  b\nc', 'a b c ')).toBe(true);
});

test.each([
  ['Adds. Then more.', { summary: 'Adds.', details: 'Then more.' }],
  ['No stop', { summary: 'No stop', details: '' }],
  ['A title\n\nAnd text', { summary: 'A title', details: 'And text' }],
  ['', { summary: '', details: '' }],
])('the first sentence of %j is the summary', (description, parts) => {
  expect(split(description)).toEqual(parts);
});
