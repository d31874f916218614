import fc from 'fast-check';
import createMarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import {
  cell,
  codeBlock,
  codeCell,
  codeSpan,
  inline,
  link,
  prose,
} from '../../../../generator/emit/pages/markdown.ts';

test.each<[string, (text: string) => string, string, string]>([
  ['prose keeps emphasis and code', prose, 'a *b* `c<d>`', 'a *b* `c<d>`'],
  ['prose shows HTML as text', prose, '<script>x</script>', '&lt;script>x&lt;/script>'],
  ['prose opens no heading', prose, '# a\n  ## b\n#c\n> - # d', '\\# a\n  \\## b\n#c\n> - \\# d'],
  ['prose underlines no heading', prose, 'a\n---\n===', 'a\n\\---\n\\==='],
  ['prose opens no code block', prose, '```js\nx\n~~~', '\\```js\nx\n\\~~~'],
  ['prose defines no reference', prose, '[//]: # (x)', '\\[//]: # (x)'],
  ['prose has line feeds alone', prose, 'a\r\nb\rc', 'a\nb\nc'],
  ['inline is one line', inline, ' a\r\n\r\n b ', 'a b'],
  ['a cell holds bars', cell, 'a | b\n`c|d`', 'a \\| b `c\\|d`'],
  ['code holds backticks', codeSpan, 'a ``b`', '``` a ``b` ```'],
  ['empty code is said', codeSpan, '', '(empty)'],
  ['code in a cell holds bars', codeCell, 'a||b', '`a\\|\\|b`'],
  [
    'a link is not broken out of',
    (text) => link(text, 'https://x/(a) <b>'),
    'a](b)[c',
    '[a\\](b)\\[c](https://x/%28a%29%3Cb%3E)',
  ],
  ['what is hidden is shown', inline, 'a\u202eb\u0007', 'aU+202EbU+0007'],
])('%s', (_what, helper, text, expected) => {
  expect(helper(text)).toBe(expected);
});

test('a block of code is longer fenced than what it holds', () => {
  expect(codeBlock('text', '````\n')).toBe('`````text\n````\n`````');
});

const markdown = createMarkdownIt({ html: false });
const hostile = fc.string({
  unit: fc.constantFrom(
    '*/',
    '`',
    '```',
    '${',
    '{{',
    '|',
    '<script>',
    '\r\n',
    '\u202e',
    '#',
    ' ',
    '\n\n',
    '-',
    '[',
    '](',
    ')',
    '\\',
    'a',
    '&lt;',
    '>',
    '=',
    ':',
    '~~~',
  ),
  maxLength: 12,
});

test('no prose or code opens a heading, swallows what follows or becomes HTML', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const html = markdown.render(
        `# One\n\n${prose(text)}\n\n## Two\n\n${codeBlock('text', text)}\n\n## Three\n`,
      );
      expect(html.match(/<h[1-6]>/g)).toEqual(['<h1>', '<h2>', '<h2>']);
      expect(html).not.toMatch(/<script/);
    }),
    { numRuns: 500 },
  );
});

test('no text reaches out of its cell', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const html = markdown.render(
        `| A | B |\n|---|---|\n| ${cell(text)} | ${codeCell(text)} |\n| c | d |\n`,
      );
      expect(html.match(/<td>/g)).toHaveLength(4);
      expect(html).not.toMatch(/<script/);
    }),
    { numRuns: 500 },
  );
});
