import { expect, test } from 'vitest';
import { type Diagnostic, diagnostic, sortedAndDistinct } from '../../../generator/diagnostics/diagnostic.ts';
import { explain } from '../../../generator/diagnostics/explain.ts';
import { renderHuman } from '../../../generator/diagnostics/render-human.ts';
import { renderGithub, renderJson } from '../../../generator/diagnostics/render-machine.ts';

const file = 'specs/tools/demo/a.yaml';
const at = (line: number, column: number, endColumn = column + 1) => ({
  file,
  line,
  column,
  endLine: line,
  endColumn,
});
const unknownKey = diagnostic(
  'T201',
  at(2, 3, 10),
  { hint: '', key: 'minimun', where: 'a number' },
  'minimum',
);
const unused = diagnostic('T501', at(1, 1, 2), { kind: 'term', name: 'x' });

test('people get the place, a frame with carets, the suggestion and a count', () => {
  const sources = new Map([[file, 'a:\n  minimun: 1\n']]);
  expect(renderHuman([unknownKey, unused], sources, false)).toBe(
    [
      `${file}:2:3 error T201: unknown key "minimun" in a number`,
      '  1 | a:',
      '  2 |   minimun: 1',
      '    |   ^^^^^^^',
      '  did you mean "minimum"?',
      '',
      `${file}:1:1 error T501: nobody uses the term "x"`,
      '  1 | a:',
      '    | ^',
      '',
      'found 2 errors in 1 file; "toolwright explain T201" says what it means and what to do',
      '',
    ].join('\n'),
  );
});

test('colour is asked for, and text of a spec cannot paint the terminal', () => {
  const hostile = diagnostic('T201', at(1, 1), { hint: '', key: '\u001b[31mred\u202e', where: 'a number' });
  expect(renderHuman([hostile], new Map(), true)).toContain('\u001b[31merror\u001b[0m');
  expect(renderHuman([hostile], new Map(), false)).not.toMatch(/[\p{Cc}--\n]|\u202e/v);
});

test('a long line is cut around the finding', () => {
  const sources = new Map([[file, `${'x'.repeat(500)}HERE${'y'.repeat(500)}`]]);
  const lines = renderHuman([{ ...unused, place: at(1, 501, 505) }], sources, false).split('\n');
  expect(lines[1]!.length).toBeLessThan(160);
  expect(lines[1]!.slice(lines[2]!.indexOf('^'), lines[2]!.lastIndexOf('^') + 1)).toBe('HERE');
});

test('programs get JSON, and GitHub its workflow commands', () => {
  expect(JSON.parse(renderJson({ findings: [unknownKey] }))).toEqual({ findings: [unknownKey] });
  expect(renderGithub([{ ...unknownKey, message: '50 %\n::error::' }])).toBe(
    `::error file=${file},line=2,col=3,endLine=2,title=T201::50 %25%0A::error:: Did you mean "minimum"?\n`,
  );
});

test('findings are sorted by place and kept once', () => {
  const shuffled: Diagnostic[] = [unknownKey, unused, unknownKey];
  expect(sortedAndDistinct(shuffled)).toEqual([unused, unknownKey]);
});

test('explain knows every part of a code, and none that does not exist', () => {
  expect(explain('T201')).toMatch(/^T201 Unknown key \(error\)\nSays: .*\nCause: .*\nFix: .*\n$/s);
  expect(explain('T999')).toBeNull();
  expect(explain('constructor')).toBeNull();
});
