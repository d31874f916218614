import { describe, expect, test } from 'vitest';
import type { LinkTarget } from '../../../generator/site/addresses.ts';
import { createMarkdown, isAllowedLink } from '../../../generator/site/markdown.ts';

const address = (href: string): LinkTarget => ({ kind: 'address', href });
const render = (text: string) => createMarkdown(address).render(text);

describe('text from a spec stays text', () => {
  test.each([
    ['raw HTML', '<script>alert(1)</script>', '<script'],
    ['a script address', '[a](javascript:alert(1))', 'href'],
    ['an encoded script address', '[a](JaVaScRiPt&colon;alert(1))', 'href'],
    ['a data address', '[a](data:text/html;base64,x)', 'href'],
    ['an address in the clear', '[a](http://example.org/)', 'href'],
    ['an address of a program', '[a](vscode:mcp/install)', 'href'],
    ['an address on another host without a scheme', '[a](//evil.example)', 'href'],
    ['a remote image', '![a](https://evil.example/x.png)', '<img'],
    ['a fence with a hostile language', '```"><b>\nx\n```', '"><b>'],
    ['a formula with a script', '```tex\n\\href{javascript:alert(1)}{x}\n```', 'href="'],
    ['a formula with a style', '```tex\n\\color{red} x\n```', 'style='],
  ])('%s', (_case, text, forbidden) => {
    expect(render(text)).not.toContain(forbidden);
  });
});

test.each([
  ['https://example.org/', true],
  ['glossary.md#term', true],
  ['../a/b.md', true],
  ['/clients/', true],
  ['#here', true],
  ['http://example.org/', false],
  ['mailto:a@b.c', false],
  ['//example.org', false],
])('a link to %s is allowed: %s', (url, allowed) => {
  expect(isAllowedLink(url)).toBe(allowed);
});

test('the picture of an example is shown from where it is served', () => {
  expect(render('![A day](../../../recordings/add_up/a-day.svg)')).toBe(
    '<p><img src="/recordings/add_up/a-day.svg" alt="A day"></p>\n',
  );
  expect(render('![A day](../../../recordings/../x/a-day.svg)')).toBe('<p>A day</p>\n');
});

test('equal headings get ids of their own', () => {
  expect(render('## A\n\n## A\n')).toContain('<h2 id="a-2">');
});

test('a link to a file that has no page is its text', () => {
  const markdown = createMarkdown((href) =>
    href === 'a.ts' ? { kind: 'file', path: 'a.ts' } : address(href),
  );
  expect(markdown.render('[`a`](a.ts) and [b](b.md)')).toBe(
    '<p><code>a</code> and <a href="b.md">b</a></p>\n',
  );
});

test('a formula is MathML, and what is none is shown as it is written', () => {
  expect(render('```tex\n\\frac{a}{b}\n```')).toContain('<mfrac><mi>a</mi><mi>b</mi></mfrac>');
  expect(render('```tex\n\\frac{a}{\n```')).toContain('<code class="language-tex">\\frac{a}{');
});

test('a table of fields is told from others', () => {
  expect(render('| Field | Type |\n|---|---|\n| a | b |\n')).toContain('<table class="fields">');
  expect(render('| Tier | Type |\n|---|---|\n| a | b |\n')).toContain('<table>');
});

test('a cell carries the name of its column, as text', () => {
  expect(render('| a | `b` *"c"* |\n|---|---|\n| 1 | 2 |\n')).toContain(
    '<td data-label="a">1</td>\n<td data-label="b &quot;c&quot;">2</td>',
  );
});

test('code is coloured by classes', () => {
  expect(render('```json\n{"a": 1}\n```')).toContain('<span class="hljs-number">1</span>');
});
