import { expect, test } from 'vitest';
import { linkResolver } from '../../../generator/site/link-resolver.ts';
import { contract } from '../emit/contract-fixture.ts';

const resolver = linkResolver(contract, ['docs/start.md', 'kb/glossary.md', 'kb/tools/weigh-rows.md']);

test.each([
  [
    'a guide, from where the page of a tool lies',
    'kb/tools/weigh-rows.md',
    '../../../docs/start.md',
    '/docs/start/',
  ],
  [
    'a guide, from the root that a page is written for',
    'kb/own/page.md',
    '../../docs/start.md',
    '/docs/start/',
  ],
  ['a page beside it', 'kb/tools/weigh-rows.md', '../glossary.md#weight', '/glossary/#weight'],
  ['a page, from a guide', 'docs/start.md', '../generated/kb/glossary.md', '/glossary/'],
  [
    'an argument',
    'docs/start.md',
    '../generated/kb/tools/weigh-rows.md#scale',
    '/tools/weigh-rows/#argument-scale',
  ],
  ['a page that is not there, to be found as such', 'kb/tools/weigh-rows.md', 'none.md', '/tools/none/'],
])('a link leads to %s', (_what, file, href, expected) => {
  expect(resolver(file, href)).toEqual({ kind: 'address', href: expected });
});

test('a file of the project that has no page is told by its path', () => {
  expect(resolver('kb/tools/weigh-rows.md', '../../../src/weigh.ts')).toMatchObject({ kind: 'file' });
});

test('a tool is found by its name', () => {
  expect([resolver.toolAddress('weigh_rows'), resolver.toolAddress('none')]).toEqual([
    '/tools/weigh-rows/',
    undefined,
  ]);
});
