import { expect, test } from 'vitest';
import { queryOf } from '../../../runtime/client/query.ts';
import { decodeQuery } from '../../../runtime/surfaces/http/decode-query.ts';
import { object } from '../fixture-registry.ts';

const shape = object(
  { name: 'text', shape: { type: 'string' } },
  { name: 'count', shape: { type: 'integer' } },
  { name: 'flag', shape: { type: 'boolean' } },
  { name: 'list', shape: { type: 'array', items: { type: 'number' } } },
  { name: 'tags', shape: { type: 'array', items: { type: 'string' } } },
  { name: 'rows', shape: { type: 'array', items: { type: 'array', items: { type: 'number' } } } },
);

test.each([
  ['text=5', { text: '5' }],
  ['count=5&flag=true', { count: 5, flag: true }],
  ['count=abc', { count: 'abc' }],
  ['count=', { count: '' }],
  ['list=[1,2.5]', { list: [1, 2.5] }],
  ['count=1&count=2', { count: [1, 2] }],
  ['list=55', { list: [55] }],
  ['list=1&list=2', { list: [1, 2] }],
  ['list=x', { list: ['x'] }],
  ['list=[1,', { list: '[1,' }],
  ['list=null', { list: null }],
  ['list=[]', { list: [] }],
  ['tags=5', { tags: ['5'] }],
  ['tags=5&tags=[a', { tags: ['5', '[a'] }],
  ['tags=["5"]', { tags: ['5'] }],
  ['tags=', { tags: [''] }],
  ['rows=[1,2]', { rows: [1, 2] }],
  ['rows=[1,2]&rows=[3]', { rows: [[1, 2], [3]] }],
  ['other=1&other=2', { other: [1, 2] }],
  ['other=x', { other: 'x' }],
])('%s reads %j', (query, args) => {
  expect(decodeQuery(shape, new URLSearchParams(query))).toEqual(args);
});

test.each([
  [{ text: 'a b&c=ü', count: 5, flag: false, list: [1] }],
  [{ text: '"5"', count: '5' }],
  [{ other: { nested: [null] } }],
])('%j comes back from the query it makes', (args) => {
  expect(decodeQuery(shape, new URLSearchParams(queryOf(args, (name) => name === 'text')))).toEqual(args);
});
