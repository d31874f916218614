import { expect, test } from 'vitest';
import { addressOf, resolveLink } from '../../../generator/site/addresses.ts';
import { slug } from '../../../generator/site/slug.ts';

test.each([
  ['kb/index.md', '/'],
  ['kb/glossary.md', '/glossary/'],
  ['generated/kb/glossary.md', '/glossary/'],
  ['kb/tools/audit-backtest.md', '/tools/audit-backtest/'],
  ['docs/decisions.md', '/docs/decisions/'],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ['kb/index.md', 'tools/audit-backtest.md', '/tools/audit-backtest/'],
  ['kb/tools/audit-backtest.md', '../glossary.md#sharpe-ratio', '/glossary/#sharpe-ratio'],
  ['docs/start.md', '../generated/kb/glossary.md', '/glossary/'],
  ['docs/start.md', '#two', '#two'],
  ['docs/start.md', '/clients/', '/clients/'],
  ['docs/start.md', 'https://example.org/a.md', 'https://example.org/a.md'],
])('in %s, %s leads to %s', (file, href, address) => {
  expect(resolveLink(file, href, () => true)).toEqual({ kind: 'address', href: address });
});

test('a page that is not there is still looked for', () => {
  expect(resolveLink('docs/start.md', 'none.md', () => false)).toEqual({
    kind: 'address',
    href: '/docs/none/',
  });
});

test('a file that has no page is known as one', () => {
  expect(resolveLink('docs/start.md', '../src/main.ts#L3', () => false)).toEqual({
    kind: 'file',
    path: 'src/main.ts',
  });
});

test.each([
  ['`top_k`', 'top_k'],
  ['Sharpe ratio', 'sharpe-ratio'],
  ['UNRANKABLE', 'unrankable'],
  ["Lo's correction", 'los-correction'],
  ['***', 'section'],
])('the heading %s has the fragment %s', (heading, fragment) => {
  expect(slug(heading)).toBe(fragment);
});
