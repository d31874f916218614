import { expect, test } from 'vitest';
import { runPipeline, type Specs, specsOf, TOOL, type Tree, written } from '../hostile/project.ts';

/** Changes the specs of the demo. */
type Change = (specs: Specs) => void;

const tool = (specs: Specs, ...keys: string[]): Tree =>
  keys.reduce((tree, key) => tree[key] as Tree, specs[TOOL]!);
const add =
  (file: string, name: string, entry: Tree): Change =>
  (specs) => {
    specs[`specs/${file}.yaml`] = { ...specs[`specs/${file}.yaml`], [name]: entry };
  };
const field =
  (name: string, node: Tree): Change =>
  (specs) =>
    Object.assign(tool(specs, 'result'), { [name]: { description: 'One more.', ...node } });
const call =
  (name: string, spec: Tree): Change =>
  (specs) =>
    Object.assign((specs[TOOL]!['guarantees'] as Tree[])[0]!['calls'] as Tree, { [name]: spec });

/** What a lint says of the demo, once it is changed so. */
async function said(code: string, ...changes: readonly Change[]): Promise<string[]> {
  const specs = specsOf();
  for (const change of changes) change(specs);
  const { findings, contract } = await runPipeline(written(specs));
  expect(contract, findings.map(({ message }) => message).join()).not.toBeNull();
  return findings.filter((finding) => finding.code === code).map(({ message }) => message);
}

const term = add('glossary', 'tare', { title: 'Tare', definition: 'Weight of the packaging.' });
const type = add('types', 'Pallet', { type: 'object', description: 'Some crates.', properties: {} });
const vocabulary = add('vocabularies', 'units', {
  title: 'Units',
  description: 'The units there are.',
  from: 'src/vocabulary.ts#scales',
});
const fixture = add('fixtures', 'empty', { description: 'No scale.', from: 'src/services.ts#openServices' });
const group = add('groups', 'place', { country: { type: 'string', description: 'Where.' } });
const prompt = (text: string, facts: Tree = {}) =>
  add('prompts', 'weigh', {
    title: 'Weigh',
    description: 'Weighs.',
    arguments: { what: { description: 'What to weigh.', ...facts } },
    text,
  });
const inProvenance =
  (node: Tree): Change =>
  (specs) =>
    Object.assign((specs['specs/types.yaml']!['Provenance'] as Tree)['properties'] as Tree, {
      more: { description: 'One more.', ...node },
    });
const keeps: Change = (specs) => {
  const stores = { scales: { title: 'A', noun: 'scale', entry: 'Pallet', description: 'A.' } };
  Object.assign(specs['specs/server.yaml']!, { stores });
  const tare = { type: 'number', term: 'tare', description: 'A.' };
  const pallet = specs['specs/types.yaml']!['Pallet'] as Tree;
  specs['specs/types.yaml'] = { ...specs['specs/types.yaml'], Pallet: { ...pallet, properties: { tare } } };
};
const journals: Change = (specs) =>
  Object.assign(specs[TOOL]!, { effects: { readOnly: false, journals: { store: 'scales' } } });
const example =
  (spec: Tree): Change =>
  (specs) =>
    (specs[TOOL]!['examples'] as Tree[]).push({ title: 'More', reads: 'More.', ...spec });

test.each<[string, string, Change, string]>([
  ['a term', 'term', term, 'tare'],
  ['a type', 'type', type, 'Pallet'],
  ['a vocabulary', 'vocabulary', vocabulary, 'units'],
  ['a fixture', 'fixture', fixture, 'empty'],
  ['a group', 'group', group, 'place'],
  ["a prompt's argument", 'argument', prompt('Weigh it.'), 'what'],
])('%s that nobody uses is found', async (_, kind, declared, name) => {
  expect(await said('T501', declared)).toEqual([`nobody uses the ${kind} "${name}"`]);
});

const values = (node: Tree): Tree => ({
  type: 'object',
  additionalProperties: { type: 'object', properties: node, description: 'A.' },
});

test.each<[string, ...Change[]]>([
  ['a term that the page explains', term, (specs) => Object.assign(specs[TOOL]!, { glossary: ['tare'] })],
  ['a term of a field', term, field('tare', { type: 'number', term: 'tare' })],
  ['a term of an entry', term, field('tares', { type: 'array', items: { type: 'number', term: 'tare' } })],
  [
    'a term inside of a map',
    term,
    field('m', values({ tare: { type: 'number', term: 'tare', description: 'A.' } })),
  ],
  ['a term of the provenance', term, inProvenance({ type: 'number', term: 'tare' })],
  ['a type of a field', type, field('pallet', { use: 'Pallet' })],
  ['a type of entries', type, field('pallets', { type: 'array', items: { use: 'Pallet' } })],
  ['a type of values', type, field('pallets', { type: 'object', additionalProperties: { use: 'Pallet' } })],
  ['a type of the provenance', type, inProvenance({ use: 'Pallet' })],
  ['a vocabulary of values', vocabulary, field('unit_used', { type: 'string', valuesFrom: 'units' })],
  ['a vocabulary of keys', vocabulary, field('units_used', { type: 'object', keysFrom: 'units' })],
  ['a fixture of a guarantee', fixture, call('empty', { arguments: { rows: [1] }, fixture: 'empty' })],
  ['a fixture of an example', fixture, example({ arguments: { rows: [1] }, fixture: 'empty' })],
  [
    'a fixture of a refusal',
    fixture,
    (specs) => Object.assign(tool(specs, 'refusals', 'TOO_HEAVY', 'example'), { fixture: 'empty' }),
  ],
  ['a group that a tool includes', group, (specs) => Object.assign(specs[TOOL]!, { include: ['place'] })],
  ["a prompt's argument that its text has", prompt('Weigh {what}.')],
  ["a vocabulary of a prompt's argument", vocabulary, prompt('Weigh {what}.', { valuesFrom: 'units' })],
  ['a store of a tool, and the type of its entries', type, term, keeps, journals],
])('%s is used', async (_, ...changes) => {
  expect(await said('T501', ...changes)).toEqual([]);
});

const code =
  (name: string, reason: string): Change =>
  (specs) =>
    Object.assign(tool(specs, 'refusals'), {
      [name]: { condition: 'it is', reason, recover: 'Change it.', example: { arguments: { rows: [1] } } },
    });
const silent = code('SILENT', 'It is so.');
const argument =
  (node: Tree): Change =>
  (specs) =>
    Object.assign(tool(specs, 'arguments'), { more: { description: 'One more.', ...node } });

test.each<[string, ...Change[]]>([
  ['a bound', argument({ type: 'number', minimum: 1, refuse: { minimum: 'SILENT' } })],
  [
    'an absence',
    (specs) => Object.assign(tool(specs, 'arguments', 'rows'), { required: { refuse: 'SILENT' } }),
  ],
  [
    'a rule',
    (specs) =>
      (specs[TOOL]!['rules'] as Tree[]).push({ holds: 'args.factor > 1', refuse: 'SILENT', says: 'A.' }),
  ],
  [
    'a bound of a part',
    argument({
      type: 'object',
      properties: { x: { type: 'number', minimum: 1, refuse: { minimum: 'SILENT' }, description: 'A.' } },
    }),
  ],
  [
    'a bound of an entry',
    argument({ type: 'array', items: { type: 'number', minimum: 1, refuse: { minimum: 'SILENT' } } }),
  ],
  ['a use of a type', type, argument({ use: 'Pallet', refuse: { type: 'SILENT' } })],
  [
    'the type that is used',
    add('types', 'Pallet', {
      type: 'object',
      description: 'A.',
      properties: {},
      refuse: { type: 'NO_PALLET' },
    }),
    add('refusals', 'NO_PALLET', { condition: 'it is none', reason: '{violation}', recover: 'Change it.' }),
    argument({ use: 'Pallet', refuse: { type: 'SILENT' } }),
  ],
])('a code that %s gives has to say what was violated', async (_, ...changes) => {
  expect(await said('T508', silent, ...changes)).toEqual([
    'a bound, an absence or a rule gives SILENT, and its reason has no place for the violation',
  ]);
  expect(await said('T508', code('SILENT', 'It is so: {violation}'), ...changes)).toEqual([]);
});

test('a code that only the handler gives has nothing to say of a violation', async () => {
  expect(await said('T508', silent)).toEqual([]);
});

test.each(['UNKNOWN_ARGUMENT', 'DEFERRED_ARGUMENT', 'INVALID_{ARGUMENT}'])(
  "the server's %s has to say it, too",
  async (name) => {
    const shared = (of: string) =>
      add('refusals', of, { condition: 'it is', reason: 'It is so.', recover: 'Change it.' });
    expect(await said('T508', shared(name), shared('OTHER'))).toEqual([
      `a bound, an absence or a rule gives ${name}, and its reason has no place for the violation`,
    ]);
  },
);

test('a part of an argument that no call reaches is named by its path, at its place', async () => {
  const specs = specsOf();
  argument({
    type: 'object',
    properties: {
      deep: {
        type: 'object',
        description: 'A.',
        properties: { part: { type: 'number', description: 'A.' } },
      },
    },
  })(specs);
  const { findings } = await runPipeline(written(specs));
  const lines = JSON.stringify(specs[TOOL], null, 1).split('\n');
  const found = findings.filter((finding) => finding.code === 'T504');
  expect(found.map(({ message }) => /"(.*)"/.exec(message)![1])).toEqual([
    'more',
    'more.deep',
    'more.deep.part',
  ]);
  expect(found.map(({ place }) => /"(\w+)"/.exec(lines[place.line - 1]!)![1])).toEqual([
    'more',
    'deep',
    'part',
  ]);
});

test('a tool name as long as a client takes it is none too long', async () => {
  // mcp__demo-server__ takes 18 characters of 64, demo-server 11 of 60.
  const named =
    (length: number): Change =>
    (specs) => {
      const name = 'x'.repeat(length);
      specs[`specs/tools/demo/${name}.yaml`] = { ...specs[TOOL]!, name, http: 'POST /api/other' };
    };
  expect(await said('T506', named(46))).toEqual([]);
  expect(await said('T506', named(47))).toHaveLength(1);
  expect(await said('T506', named(50))).toHaveLength(2);
  const withoutClients: Change = (specs) => Object.assign(specs['specs/server.yaml']!, { clients: [] });
  expect(await said('T506', named(50), withoutClients)).toEqual([]);
});

test('a suppression covers its own file alone', async () => {
  const second: Change = (specs) => {
    const other = { ...structuredClone(specs[TOOL]!), name: 'lift_rows', http: 'POST /api/lift' };
    specs['specs/tools/demo/lift_rows.yaml'] = { ...other, lint: [{ ignore: 'T503', reason: 'A try.' }] };
    for (const path of [TOOL, 'specs/tools/demo/lift_rows.yaml']) {
      delete ((specs[path]!['refusals'] as Tree)['TOO_HEAVY'] as Tree)['example'];
    }
  };
  expect(await said('T503', second)).toEqual([
    'the refusal TOO_HEAVY has no example call; `example`, with `arguments` in it, is one',
  ]);
});
