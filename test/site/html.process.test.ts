import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { deadLinks } from '../../generator/site/dead-links.ts';
import { kindOf, kinds } from './kinds.ts';

// The files of the built site, whole.
const root = fileURLToPath(new URL('../../dist/site', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({
    path: file.slice(root.length + 1).replaceAll(sep, '/'),
    text: readFileSync(file, 'utf8'),
  }));
const text = (path: string) => files.find((file) => file.path === path)!.text;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Ids are the names of arguments and fields, which HTML takes and this rule would spell otherwise.
    'valid-id': ['error', { relaxed: true }],
    // Handlebars and markdown-it write what they write; a browser reads either.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // A frame that scrolls is a group with a name; there is no element for it.
    'prefer-native-element': ['error', { exclude: ['group'] }],
    'no-inline-style': 'error',
    'require-sri': 'off',
  },
});

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  );
}

test('every link and fragment between pages leads somewhere', () => {
  expect(files.filter(({ path }) => path.endsWith('.html')).length).toBeGreaterThan(20);
  expect(deadLinks(files)).toEqual([]);
});

/** What a page tells to read and does not link, since what it names has no page. */
const unlinked = (html: string) =>
  (/<h2 id="see-also">[\s\S]*?<\/ul>/.exec(html)?.[0].match(/<li>(?!<a )[^\n]*/g) ?? []).map(String);

test('whatever a tool tells to read is a link', () => {
  const tools = files.filter(({ path }) => /^tools\/.*\.html$/.test(path));
  expect(tools.flatMap(({ path, text: html }) => unlinked(html).map((item) => `${path}: ${item}`))).toEqual(
    [],
  );
  expect(unlinked('<h2 id="see-also">See also</h2>\n<ul>\n<li>Trials</li>\n</ul>')).toEqual([
    '<li>Trials</li>',
  ]);
});

test('each kind of page has one that is looked at', () => {
  const pages = files.flatMap(({ path }) => /^(.*\/)?index\.html$/.exec(path)?.[1] ?? []);
  const looked = new Set(kinds.map(kindOf));
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((path) => !looked.has(kindOf(`/${path}`)))).toEqual([]);
  expect(kindOf('/new-kind/')).toBe('/new-kind/');
  expect(looked.has(kindOf('/docs/new-folder/page/'))).toBe(false);
});

test.each([
  ['a page that is not there', '<a href="/tools/none/">', '/tools/none/'],
  ['a place that is not there', '<a href="/glossary/#none">', '/glossary/#none'],
  ['a place of its own', '<a href="#none">', '#none'],
  ['a picture', '<img src="/none.svg">', '/none.svg'],
])('a link to %s is found', (_what, html, href) => {
  const page = { path: 'planted/index.html', text: html };
  expect(deadLinks([...files, page])).toEqual([{ page: 'planted/index.html', href }]);
});

describe('is HTML as the standard has it', () => {
  test.each([...kinds, '/docs/spec-language/', '/docs/decisions/'])('%s', async (address) => {
    expect(await faults(text(`${address.slice(1)}index.html`))).toEqual([]);
  });

  test.each([
    ['an id twice', '<p id="top">x</p>', 'no-dup-id'],
    ['an element that is not closed', '<section>', 'close-order'],
    ['a picture without words', '<img src="/icon.svg">', 'wcag/h37'],
    ['a style in the page', '<p style="color: red">x</p>', 'no-inline-style'],
  ])('%s is found', async (_what, html, rule) => {
    const planted = text('index.html').replace('</main>', `${html}</main>`);
    expect((await faults(planted)).join('\n')).toContain(rule);
  });
});
