import { expect, test } from 'vitest';
import { readMessage } from '../../../generator/connect/strict-json.ts';

test.each([
  ['{"a":1}', { value: { a: 1 }, isStrict: true }],
  ['{"a":NaN,"b":[-Infinity, Infinity]}', { value: { a: null, b: [null, null] }, isStrict: false }],
  ['{"a":"NaN \\" Infinity","b":NaN}', { value: { a: 'NaN " Infinity', b: null }, isStrict: false }],
  ['Listening on NaN', undefined],
  ['', undefined],
])('%s', (text, read) => {
  expect(readMessage(text)).toEqual(read);
});
