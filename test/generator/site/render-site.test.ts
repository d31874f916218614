import { describe, expect, test } from 'vitest';
import { addressOf, resolveLink } from '../../../generator/site/addresses.ts';
import { createMarkdown } from '../../../generator/site/markdown.ts';
import { renderSite } from '../../../generator/site/render-site.ts';
import { slug } from '../../../generator/site/slug.ts';

test.each([
  ['kb/index.md', '/'],
  ['kb/glossary.md', '/glossary/'],
  ['kb/tools/audit-backtest.md', '/tools/audit-backtest/'],
  ['docs/decisions.md', '/docs/decisions/'],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ['kb/index.md', 'tools/audit-backtest.md', '/tools/audit-backtest/'],
  ['kb/tools/audit-backtest.md', '../glossary.md#sharpe-ratio', '/glossary/#sharpe-ratio'],
  ['kb/tools/audit-backtest.md', 'compare-to-history.md', '/tools/compare-to-history/'],
  ['docs/start.md', '#two', '#two'],
  ['docs/start.md', 'https://example.org/a.md', 'https://example.org/a.md'],
])('in %s, %s leads to %s', (file, href, address) => {
  expect(resolveLink(file, href)).toBe(address);
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

describe('text from a spec stays text', () => {
  const render = (text: string) => createMarkdown((href) => href).render(text);

  test.each([
    ['raw HTML', '<script>alert(1)</script>', '<script'],
    ['a script address', '[a](javascript:alert(1))', 'href'],
    ['an encoded script address', '[a](JaVaScRiPt&colon;alert(1))', 'href'],
    ['a data address', '[a](data:text/html;base64,x)', 'href'],
    ['an address on another host without a scheme', '[a](//evil.example)', 'href'],
    ['a remote image', '![a](https://evil.example/x.png)', '<img'],
    ['a fence with a hostile language', '```"><b>\nx\n```', '"><b>'],
  ])('%s', (_case, text, forbidden) => {
    expect(render(text)).not.toContain(forbidden);
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
});

describe('the site', () => {
  const site = renderSite({
    title: 'Site',
    template:
      '{{title}}|{{#each sections}}{{title}}:{{#each links}}{{href}}{{#if current}}*{{/if}} {{/each}}{{/each}}|{{{html}}}',
    pages: [
      { file: 'kb/index.md', markdown: '# Home & <more>\n' },
      { file: 'kb/tools/a-tool.md', markdown: '# MCP tool: `a_tool`\n\n[home](../index.md)\n' },
    ],
    assets: { 'style.css': 'body{}' },
  });
  const text = (path: string) => site.find((file) => file.path === path)?.text;

  test('has a page, its Markdown twin and the assets', () => {
    expect(site.map((file) => file.path)).toEqual([
      'index.html',
      'index.md',
      'tools/a-tool/index.html',
      'tools/a-tool/index.md',
      'style.css',
    ]);
  });

  test('marks the current page and rewrites links', () => {
    expect(text('tools/a-tool/index.html')).toBe(
      'MCP tool: a_tool|Tools:/tools/a-tool/* |<h1 id="mcp-tool-a_tool">MCP tool: <code>a_tool</code></h1>\n<p><a href="/">home</a></p>\n',
    );
  });

  test('escapes a title', () => {
    expect(text('index.html')).toContain('Home &amp; &lt;more&gt;|');
  });

  test('refuses a page without a title, by name', () => {
    expect(() =>
      renderSite({ title: '', template: '', pages: [{ file: 'kb/x.md', markdown: 'text' }], assets: {} }),
    ).toThrow('kb/x.md has no first-level heading');
  });
});
