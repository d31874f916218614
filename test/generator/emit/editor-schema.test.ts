import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { editorSchema } from '../../../generator/emit/editor-schema.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const files = await emit(editorSchema, contract);
const compile = (kind: string, from = files) => {
  const ajv = new Ajv({ discriminator: true, strict: false });
  return ajv.compile(JSON.parse(from.get(`generated/schema/${kind}.schema.json`)!));
};

test('every kind of spec file has a schema', () => {
  expect(
    [...files.keys()].map((path) => path.replace(/^generated\/schema\/|\.schema\.json$/g, '')).sort(),
  ).toEqual([
    'accepted-changes',
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

const named = await emit(editorSchema, {
  ...contract,
  server: {
    ...contract.server,
    switches: [{ name: 'heavy', variable: 'DEMO_HEAVY', description: 'Heavy scales.', onByDefault: false }],
    access: { tiers: [{ name: 'reader', description: 'Reads.', callsPerMinute: {} }], anonymous: {} },
  },
});
const server = (facts: object) => ({
  name: 'demo',
  title: 'Demo',
  version: '1.0.0',
  summary: 'Weighs.',
  instructions: 'Weigh.',
  metaPrefix: 'org.example',
  services: 'src/services.ts#Services',
  provenance: 'Weight',
  toolsets: {},
  limits: { argumentBytes: 1000 },
  ...facts,
});
const access = (anonymous: object) => ({
  access: { tiers: { reader: { description: 'Reads.' } }, anonymous },
});

test.each<[string, object, boolean]>([
  ['tool', tool({ access: 'reader' }), true],
  ['tool', tool({ access: 'raeder' }), false],
  ['server', server(access({ loopback: 'reader', published: 'reader' })), true],
  ['server', server(access({ loopback: 'raeder' })), false],
  ['server', server(access({ published: 'raeder' })), false],
  ['server', server({ access: { tiers: {} } }), false],
  ['server', server({ httpSwitch: 'heavy' }), true],
  ['server', server({ httpSwitch: 'haevy' }), false],
])('a %s knows tiers and switches by name: %j', (kind, document, valid) => {
  expect(compile(kind, named)(document)).toBe(valid);
});
