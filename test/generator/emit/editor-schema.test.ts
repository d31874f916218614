import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { editorSchema } from '../../../generator/emit/editor-schema.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const files = await emit(editorSchema, contract);
const compile = (kind: string) => {
  const ajv = new Ajv({ discriminator: true, strict: false });
  return ajv.compile(JSON.parse(files.get(`generated/schema/${kind}.schema.json`)!));
};

test('every kind of spec file has a schema', () => {
  expect(
    [...files.keys()].map((path) => path.replace(/^generated\/schema\/|\.schema\.json$/g, '')).sort(),
  ).toEqual([
    'fixtures',
    'glossary',
    'groups',
    'prompts',
    'refusals',
    'server',
    'tool',
    'types',
    'vocabularies',
  ]);
});

const tool = (facts: object) => ({
  name: 'a_tool',
  title: 'A tool',
  toolset: 'demo',
  verified: '2026-12-01',
  summary: 'A tool.',
  effects: { readOnly: true },
  result: { a: { type: 'number', description: 'A.', term: 'weight' } },
  examples: [{ title: 'One', arguments: {}, reads: 'It.' }],
  ...facts,
});

test.each<[string, object, boolean]>([
  ['known names', {}, true],
  ['a toolset that is not there', { toolset: 'other' }, false],
  ['a known term', { glossary: ['row'] }, true],
  ['a term that is not there', { glossary: ['rwo'] }, false],
  ['a known type', { result: { a: { use: 'Weight', description: 'A.' } } }, true],
  ['a type that is not there', { result: { a: { use: 'Wieght', description: 'A.' } } }, false],
  [
    'a known vocabulary',
    { arguments: { a: { type: 'string', description: 'A.', valuesFrom: 'signals' } } },
    true,
  ],
  [
    'a vocabulary that is not there',
    { arguments: { a: { type: 'string', description: 'A.', valuesFrom: 'x' } } },
    false,
  ],
  [
    'a fixture that is not there',
    { examples: [{ title: 'One', arguments: {}, reads: 'It.', fixture: 'full' }] },
    false,
  ],
  ["a code of the tool's own", { rules: [{ holds: 'true', refuse: 'MINE', says: 'It.' }] }, true],
])('%s', (_what, facts, valid) => {
  expect(compile('tool')(tool(facts))).toBe(valid);
});
