import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import type { SpecDocument } from '../../../generator/load/document.ts';
import { load } from '../../../generator/load/load.ts';
import { lineOf } from '../diagnostics/fixture-project.ts';

const path = 'specs/types.yaml';

function loadText(text: string): { document: SpecDocument | undefined; findings: string[] } {
  const findings: Diagnostic[] = [];
  const [document] = load([{ path, text }], (finding) => findings.push(finding));
  return { document, findings: findings.map(lineOf) };
}

test.each([
  [
    'text, numbers, lists and mappings',
    'a: x\nb: [1, 2.5, true, null]\n',
    { a: 'x', b: [1, 2.5, true, null] },
  ],
  ['a byte order mark and CRLF', '\uFEFFa: |\r\n  one\r\n  two\r\n', { a: 'one\ntwo\n' }],
  [
    'dates and words that other YAMLs convert',
    'a: 2026-01-01\nb: yes\nc: 0o7\n',
    { a: '2026-01-01', b: 'yes', c: 7 },
  ],
  ['aliases', 'a: &x [1]\nb: *x\n', { a: [1], b: [1] }],
  ['an empty file', '', null],
  [
    'an alias of the nearest anchor before it',
    'a: &x 1\nb: *x\nc: &x 2\nd: *x\n',
    { a: 1, b: 1, c: 2, d: 2 },
  ],
  ['control characters that are written as escapes', 'a: "\\0\\x1b"\n', { a: '\0\x1b' }],
])('reads %s', (_, text, value) => {
  expect(loadText(text).findings).toEqual([]);
  expect(loadText(text).document?.value).toEqual(value);
});

test.each([
  [
    'every fault of a file at once',
    'a: .nan\n__proto__: 1\n2: x\n',
    [
      `${path}:1:4 T105 .nan is not a number that JSON can hold exactly`,
      `${path}:2:1 T107 "__proto__" cannot be a key: it means something else to JavaScript objects`,
      `${path}:3:1 T109 a key must be text`,
    ],
  ],
  [
    'an integer that a double cannot hold',
    'a: 9007199254740993\n',
    [`${path}:1:4 T105 9007199254740993 is not a number that JSON can hold exactly`],
  ],
  [
    'an alias without an anchor before it',
    'a: *b\nb: &b 1\n',
    [`${path}:1:4 T101 this is not YAML: no anchor before it is named b`],
  ],
  [
    'a key that stands twice',
    'a: {b: 1, b: 2}\na: 1\n',
    [`${path}:1:11 T102 the key "b" stands here twice`, `${path}:2:1 T102 the key "a" stands here twice`],
  ],
  [
    'tags that would make another value of it',
    'a: !!binary aGk=\nb: !!str 5\n',
    [
      `${path}:1:4 T110 the tag !!binary has no meaning in a spec`,
      `${path}:2:4 T110 the tag !!str has no meaning in a spec`,
    ],
  ],
  [
    'another version of YAML',
    '%YAML 1.1\n---\na: yes\n',
    [`${path}:1:1 T101 this is not YAML: a spec is YAML 1.2, and this file says it is not`],
  ],
  [
    'a control character',
    'a: 1\nb: x\0y\n',
    [
      `${path}:2:5 T101 this is not YAML: a control character stands here as itself; in quotes it can be written as an escape, "\\x07"`,
    ],
  ],
  [
    'names that every object has',
    'toString: 1\nhasOwnProperty: 2\n',
    [
      `${path}:1:1 T107 "toString" cannot be a key: it means something else to JavaScript objects`,
      `${path}:2:1 T107 "hasOwnProperty" cannot be a key: it means something else to JavaScript objects`,
    ],
  ],
  [
    'a second document',
    'a: 1\n---\nb: 1\n',
    [`${path}:2:1 T101 this is not YAML: source contains multiple documents`],
  ],
])('reports %s', (_, text, findings) => {
  expect(loadText(text)).toEqual({ document: undefined, findings });
});

// Each begins with the keys of an argument, as specs have them.
test.each([
  [
    'a key two spaces too far in',
    'top:\n  type: integer\n    default: 5\n  description: The best.\n',
    '3:5 T101 this is not YAML: "default" is indented by 4 spaces; 2 would set it beside "type" of line 2, 0 beside "top" of line 1',
  ],
  [
    'a key two spaces too far in, behind a text of words that goes on',
    'top:\n  description: The best\n    of all.\n    default: 5\n  type: integer\n',
    '4:5 T101 this is not YAML: "default" is indented by 4 spaces; 2 would set it beside "description" of line 2, 0 beside "top" of line 1',
  ],
  [
    'a first key too far in',
    'top:\n    default: 5\n  type: integer\n  description: The best.\n',
    '3:3 T101 this is not YAML: "type" is indented by 2 spaces; 4 would set it beside "default" of line 2, 0 beside "top" of line 1',
  ],
  [
    'a key one space too far out',
    'arguments:\n  top:\n    type: integer\n   default: 5\n    description: The best.\n  unit:\n    type: string\n',
    '4:4 T101 this is not YAML: "default" is indented by 3 spaces; 4 would set it beside "type" of line 3, 2 beside "top" of line 2',
  ],
  [
    'a key with keys of its own one space too far out',
    'arguments:\n  closes:\n    type: array\n top:\n    type: integer\n  unit:\n    type: string\n',
    '4:2 T101 this is not YAML: "top" is indented by 1 space; 2 would set it beside "closes" of line 2, 0 beside "arguments" of line 1',
  ],
  [
    'a key that stands beside its own keys',
    'arguments:\n  closes:\n    type: array\n    description: x\n    top:\n    type: integer\n    description: y\n',
    '6:5 T102 the key "type" stands here twice; "top" on line 5 has nothing under it: is it indented too far?',
  ],
  [
    'a first key too far in, told at the one after it',
    'arguments:\n    closes:\n    type: array\n  unit:\n    type: string\n',
    '4:3 T101 this is not YAML: "unit" is indented by 2 spaces; 4 would set it beside "closes" of line 2, 0 beside "arguments" of line 1',
  ],
  [
    'a key too far out, told at the one after it',
    'name: x\narguments:\n  closes:\n    type: array\ntop:\n    type: integer\n  unit:\n    type: string\n',
    '7:3 T101 this is not YAML: "unit" is indented by 2 spaces; 4 would set it beside "type" of line 6, 0 beside "top" of line 5',
  ],
  [
    'a key too far in behind a blank line and a remark',
    'result:\n  a: b\n\n  # What is promised.\n guarantees:\n  - says: c\n',
    '5:2 T101 this is not YAML: "guarantees" is indented by 1 space; 2 would set it beside "a" of line 2, 0 beside "result" of line 1',
  ],
  [
    'an entry of a list that is out of line',
    'rules:\n  - holds: a\n    says: b\n - holds: c\n',
    '4:2 T101 this is not YAML: this line is indented by 1 space; 2 would set it beside the dash of line 2',
  ],
  [
    'a line of a text that is out of line',
    'details: >-\n    One: the first.\n  Two: the second.\n',
    '3:3 T101 this is not YAML: this line of a text is indented by 2 spaces, and the first line of the text by 4 spaces',
  ],
  [
    'tabs, whatever they break',
    'arguments:\n  closes:\n    type: array\n\tdescription: x\n  top:\n    type: integer\n',
    '4:1 T103 a tab indents this line; YAML takes spaces alone',
  ],
  [
    'a line without a key',
    'name: x\nsummary:none\ntitle: y\n',
    '2:1 T101 this is not YAML: this line has no key: a key ends with a colon and a space',
  ],
  [
    'a quote that stays open',
    "name: 'x it\nsummary: b\n",
    "1:7 T101 this is not YAML: the ' that opens here is never closed",
  ],
  [
    'an apostrophe within quotes',
    "name: 'it's x'\nsummary: b\n",
    "1:11 T101 this is not YAML: unexpected scalar at node end: the text ended at the ' before; within a text in ' it is written ''",
  ],
  ...[
    [
      '!has(a) || b',
      '19 T101 this is not YAML: block scalar header includes extra characters: ||; a text that begins with ! needs quotes around it',
    ],
    [
      '!has(a)',
      '10 T110 the tag !has(a) has no meaning in a spec; a text that begins with ! needs quotes around it',
    ],
    [
      '`a` is x',
      '10 T101 this is not YAML: plain value cannot start with reserved character `; a text that begins with ` needs quotes around it',
    ],
    [
      '*a* is x',
      '14 T101 this is not YAML: unexpected scalar at node end; a text that begins with * needs quotes around it',
    ],
    [
      '{a} is x',
      '14 T101 this is not YAML: unexpected scalar at node end; a text that begins with { needs quotes around it',
    ],
    [
      '&a is x',
      '10 T114 nothing uses the anchor &a, and the text is "is x" without it; a text that begins with & needs quotes around it',
    ],
    [
      '&a !b is x',
      '13 T110 the tag !b has no meaning in a spec; a text that begins with ! needs quotes around it',
    ],
  ].map(([text, finding]) => [
    `a text without quotes, ${text}`,
    `- holds: ${text}\n  says: y\n`,
    `1:${finding}`,
  ]),
])('says once what is wrong: %s', (_, text, finding) => {
  expect(loadText(text).findings).toEqual([`${path}:${finding}`]);
});

test('slips that leave their neighbours as they are are all reported', () => {
  const { findings } = loadText('a: x: y\nb: c\nd: @e\nf: x: y\n');
  expect(findings.map((line) => line.split(' ')[0])).toEqual(
    ['1:4', '3:4', '4:4'].map((at) => `${path}:${at}`),
  );
});

test('nested aliases stop at the limit, quickly', () => {
  const levels = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 9; level++) {
    levels.push(
      `a${level}: &a${level} [${Array(9)
        .fill(`*a${level - 1}`)
        .join(', ')}]`,
    );
  }
  expect(loadText(levels.join('\n')).findings).toHaveLength(1);
});

test.each([
  ['[', 10_000],
  ['[', 300_000],
  ['{a: ', 10_000],
  ['- ', 300_000],
  ['? ', 100_000],
])('%j, %d times over, is a finding or a value, not a crash', (opening, count) => {
  const { document, findings } = loadText(opening.repeat(count));
  expect(document === undefined).toBe(findings.length > 0);
});

test('brackets that are closed may nest as deep as the limit says', () => {
  const nested = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(loadText(nested(100)).findings).toEqual([]);
  expect(loadText(nested(101)).findings.map((line) => line.split(' ')[1])).toEqual(['T104']);
  expect(loadText(nested(10_000)).findings.join()).toMatch(/ T10[14] /);
});

test('a mapping of very many keys is read in time, and each key is found', () => {
  const keys = Array.from({ length: 90_000 }, (_, index) => `k${index}: 1`);
  const { document } = loadText(keys.join('\n'));
  for (let index = 0; index < keys.length; index++) document!.placeOfKey([`k${index}`]);
  expect(document!.placeOfKey(['k89999']).line).toBe(90_000);
});

test('one slip gives a handful of findings, not one for each line', () => {
  expect(loadText(`a: "\n${'b: }\n'.repeat(1_000)}`).findings.length).toBeLessThanOrEqual(5);
});

test('documents come in the order of their paths, whatever the order of the files', () => {
  const files = ['types', 'glossary', 'server'].map((name) => ({ path: `specs/${name}.yaml`, text: 'a: 1' }));
  const paths = load(files, () => {}).map((document) => document.path);
  expect(paths).toEqual(['specs/glossary.yaml', 'specs/server.yaml', 'specs/types.yaml']);
});

const located = loadText(
  [
    'top:',
    '  plain: args.x > 1',
    '  "quoted": "args.y > 2"',
    '  list: [a, {b: c}]',
    '  folded: >-',
    '    one',
    '    two',
    '  alias: &z {deep: 1}',
    'other: *z',
  ].join('\n'),
).document!;

test.each([
  ['a value', ['top', 'plain'], '2:10-2:20'],
  ['an entry of a list', ['top', 'list', 0], '4:10-4:11'],
  ['a value in a list', ['top', 'list', 1, 'b'], '4:17-4:18'],
  ['the nearest ancestor of what is not there', ['top', 'list', 7], '4:9-4:20'],
  ['a value behind an alias', ['other', 'deep'], '8:20-8:21'],
])('finds %s', (_, at, expected) => {
  expect(span(located.placeOfValue(at))).toBe(expected);
});

test('finds keys, and characters inside texts, also of a text that is folded', () => {
  expect(span(located.placeOfKey(['top', 'quoted']))).toBe('3:3-3:11');
  expect(span(located.placeWithin(['top', 'plain'], 5, 6))).toBe('2:15-2:16');
  expect(span(located.placeWithin(['top', 'quoted'], 5, 6))).toBe('3:19-3:20');
  expect(span(located.placeWithin(['top', 'folded'], 5, 6))).toBe('7:6-7:7');
});

function span(place: { line: number; column: number; endLine: number; endColumn: number }): string {
  return `${place.line}:${place.column}-${place.endLine}:${place.endColumn}`;
}
