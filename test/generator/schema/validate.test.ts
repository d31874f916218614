import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Diagnostic, sortedAndDistinct } from '../../../generator/diagnostics/diagnostic.ts';
import { load } from '../../../generator/load/load.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';
import { metaSchemas } from '../../../generator/schema/meta-schemas.ts';
import { validate } from '../../../generator/schema/validate.ts';
import { lineOf } from '../diagnostics/fixture-project.ts';

const path = 'specs/tools/demo/weigh_rows.yaml';
const sound = readFileSync(join(import.meta.dirname, '../../fixtures/diagnostics/base', path), 'utf8');

function findingsOf(text: string): string[] {
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic) => findings.push(finding);
  validate(load([{ path, text }], report), report);
  return sortedAndDistinct(findings).map((finding) => lineOf(finding).slice(path.length + 1));
}

const head = sound.slice(0, sound.indexOf('arguments:'));
const tail = `result:\n  a: { type: string, description: A. }\nexamples:\n  - { title: A, arguments: {}, reads: B. }\n`;
const withArgument = (argument: string) => `${head}arguments:\n  x: ${argument}\n${tail}`;

test('what is required is no list of names, and the type of a parameter is one word', () => {
  const required = sound.replace('arguments:', 'required: [rows]\narguments:');
  expect(findingsOf(required)).toEqual([
    '9:1 T201 unknown key "required" in a tool; what is required says so itself, by `required: true`',
  ]);
  expect(findingsOf(sound.replace('params: { total: number }', 'params: { total: int }'))).toEqual([
    '37:22 T204 the type of the parameter "total" must be one of string, integer, number -> integer',
  ]);
  expect(
    findingsOf(sound.replace('params: { total: number }', 'params: { total: { type: number } }')),
  ).toEqual(['37:22 T203 "total" must be text (in quotes where it looks like something else)']);
});

test.each([
  [
    '{ type: integr, description: A. }',
    ['10:14 T204 "type" must be one of string, number, integer, boolean, array, object -> integer'],
  ],
  ['{ description: A. }', ['10:3 T207 "x" says neither `type` nor `use`']],
  ['5', ['10:6 T203 "x" must be a mapping of keys to values']],
  ['{ type: array, description: A. }', ['10:3 T202 an array (argument) needs the key "items"']],
  [
    '{ type: array, items: { type: strin }, description: A. }',
    ['10:36 T204 "type" must be one of string, number, integer, boolean, array, object -> string'],
  ],
  [
    '{ type: string, minimum: 1, description: A. }',
    ['10:22 T201 unknown key "minimum" in a string (argument)'],
  ],
  [
    '{ type: string, nullWhen: never, description: A. }',
    ['10:22 T201 unknown key "nullWhen" in a string (argument)'],
  ],
  ['{ type: string, required: yes, description: A. }', ['10:32 T204 "required" must be true']],
  // Words of other languages.
  [
    '{ type: int, description: A. }',
    ['10:14 T204 "type" must be one of string, number, integer, boolean, array, object -> integer'],
  ],
  [
    "{ type: [integer, 'null'], description: A. }",
    [
      '10:14 T204 "type" must be one of string, number, integer, boolean, array, object; a value that may be null says when, by `nullWhen` beside its one type',
    ],
  ],
  [
    '{ type: [integer, string], description: A. }',
    [
      '10:14 T204 "type" must be one of string, number, integer, boolean, array, object; a value has one type',
    ],
  ],
  [
    '{ type: string, nullable: true, description: A. }',
    [
      '10:22 T201 unknown key "nullable" in a string (argument); null counts as absent where nothing is required',
    ],
  ],
  [
    '{ type: array, items: { type: string, nullable: true }, description: A. }',
    ['10:44 T201 unknown key "nullable" in a string (entry) -> nullWhen'],
  ],
  [
    '{ $ref: "#/Crate", description: A. }',
    ['10:3 T207 "x" says neither `type` nor `use`; instead of `$ref` it says `use` and a name of types.yaml'],
  ],
  [
    '{ anyOf: [{ type: string }], description: A. }',
    ['10:3 T207 "x" says neither `type` nor `use`; `anyOf` is no word of the language: a value has one type'],
  ],
  [
    '{ type: object, properties: { a: { type: string, description: B. } }, required: [a], description: A. }',
    ['10:86 T204 "required" must be true; what is required says so itself, by `required: true`'],
  ],
  [
    '{ type: boolean, default: "true", description: A. }',
    ['10:32 T203 "default" must be true or false, without quotes'],
  ],
  [
    '{ type: string, required: { code: X }, description: A. }',
    [
      '10:22 T202 a required mapping needs the key "refuse"',
      '10:34 T201 unknown key "code" in a required mapping',
    ],
  ],
  // A key that stands there misspelt is not missing, too.
  [
    '{ type: array, itms: { type: string }, descrption: A. }',
    [
      '10:21 T201 unknown key "itms" in an array (argument) -> items',
      '10:45 T201 unknown key "descrption" in an array (argument) -> description',
    ],
  ],
  [
    '{ type: object, description: A., additionalProperties: true }',
    ['10:61 T204 "additionalProperties" must be false'],
  ],
  [
    '{ type: object, description: A., properties: { a-b: { type: string, description: B. } } }',
    [
      '10:53 T205 "a-b" is not a name of letters, digits and underscores that starts with a letter, at most 64 characters',
    ],
  ],
  ['{ use: Thing, minimum: 1 }', ['10:20 T201 unknown key "minimum" in a use of a type (argument)']],
  ['{ type: string, description: "" }', ['10:35 T206 "description" must not be empty']],
  [
    '{ type: string, description: A, refuse: { minimun: X } }',
    ['10:48 T201 unknown key "minimun" in a refuse mapping -> minimum'],
  ],
])('the argument %s', (argument, findings) => {
  expect(findingsOf(withArgument(argument))).toEqual(findings);
});

test('every finding of a file comes at once, each at its place', () => {
  const broken = sound
    .replace('name: weigh_rows', 'name: weigh rows')
    .replace('readOnly: true', 'readonly: true')
    .replace('minimum: 1\n', 'minimun: 1\n')
    .replace('says: The factor', 'says: 5 #')
    .replace('arguments: { rows: [1, 2] }', 'arguments: [1]');
  expect(findingsOf(broken)).toEqual([
    '1:7 T205 "weigh rows" is not a name of letters, digits, _ and - that starts with a letter, at most 64 characters',
    '8:12 T201 unknown key "readonly" in the effects -> readOnly',
    '18:5 T201 unknown key "minimun" in a number (argument) -> minimum',
    '42:11 T203 "says" must be text (in quotes where it looks like something else)',
    '52:16 T203 "arguments" must be a mapping of keys to values',
  ]);
});

test.each([
  ['a text instead of a mapping', 'just text'],
  ['a list', '- a\n- b\n'],
  ['an empty file', ''],
  ['names of methods', 'toString: 1\nvalueOf: {}\nhasOwnProperty: []\n'],
])('%s is findings, not a crash', (_, text) => {
  expect(findingsOf(text).length).toBeGreaterThan(0);
});

const hostile = '*/ `x` \u0024{y} {{z}} | <script>alert(1)</script> \\u202e " \' \\n --- #';

test.each(['title', 'summary'])('hostile text in %s is only text', (key) => {
  const quoted = `${key}: ${JSON.stringify(hostile)}`;
  expect(findingsOf(sound.replace(new RegExp(`^${key}: .*$`, 'm'), () => quoted))).toEqual([]);
});

test('every property of every meta-schema is described', () => {
  const bare: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [keyword, member] of Object.entries(value)) {
      const named = ['properties', 'definitions'].includes(keyword) ? Object.entries(member as object) : [];
      for (const [name, schema] of named as [string, JsonSchema][]) {
        const described = schema['description'] !== undefined || schema['$ref'] !== undefined;
        if (keyword === 'properties' && !described) bare.push(`${at}/${name}`);
        visit(schema, `${at}/${name}`);
      }
      if (named.length === 0) visit(member, `${at}/${keyword}`);
    }
  };
  visit(metaSchemas(), '');
  expect(bare).toEqual([]);
});
