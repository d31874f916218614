import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { lineOf } from '../diagnostics/fixture-project.ts';
import { writeProjects } from './compile.ts';
import { emitUnlinted, resolveOnly, type Specs, specsOf, TOOL, type Tree, written } from './project.ts';

const names = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'],
  ...[
    'class',
    'default',
    'await',
    'import',
    'enum',
    'yield',
    'arguments',
    'eval',
    'undefined',
    'this',
    'null',
  ],
  ...['registry', 'server', 'fixtures', 'run_recorder', 'plan', 'base', 'handle', 'provenance', 'warnings'],
  ...['type', 'properties', 'items', 'required', 'description', 'then', 'length', 'name', 'index', 'types'],
  ...[
    'Omit',
    'Record',
    'Services',
    'Handler',
    'Immutable',
    'Object',
    'Array',
    'Promise',
    'Readonly',
    'Class',
  ],
  ...[
    'a1b',
    'A1b',
    'Sp500x',
    'ABCd',
    'a_1',
    'a__b',
    'a_',
    'x'.repeat(64),
    'x'.repeat(65),
    'é',
    'a-b',
    'a b',
    '',
  ],
];

const at = (specs: Specs, path: string, ...keys: string[]): Tree =>
  keys.reduce((tree, key) => tree[key] as Tree, specs[path]!);

/** Adds a member, `__proto__` too. */
function put(tree: Tree, name: string, member: unknown): void {
  Object.defineProperty(tree, name, { value: member, enumerable: true, configurable: true });
}

/** Gives a member another name, in its place. */
function rename(tree: Tree, from: string, to: string): void {
  const members = Object.entries(tree);
  for (const [key] of members) delete tree[key];
  for (const [key, member] of members) put(tree, key === from ? to : key, member);
}

/** Every text that is the one becomes the other. */
function replaceTexts(value: unknown, from: string, to: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (member === from) put(value as Tree, key, to);
    else replaceTexts(member, from, to);
  }
}

/**
 * Where a name can stand, and how it gets there. Most take any number of names at once, so that the sound ones can be
 * generated together.
 */
const places: Readonly<Record<string, (specs: Specs, name: string) => void>> = {
  argument: (specs, name) => {
    put(at(specs, TOOL, 'arguments'), name, { type: 'number', default: 1, description: 'One more.' });
    callWith(specs, `more${Object.keys(firstGuarantee(specs)['calls'] as Tree).length}`, name);
  },
  'result field': (specs, name) =>
    put(at(specs, TOOL, 'result'), name, { type: 'number', description: 'One more.' }),
  'property of a type': (specs, name) =>
    put(at(specs, 'specs/types.yaml', 'Crate', 'properties'), name, { type: 'string', description: 'A.' }),
  type: (specs, name) => {
    put(specs['specs/types.yaml']!, name, { type: 'object', description: 'One more.', properties: {} });
    put(at(specs, TOOL, 'result'), `uses_${Object.keys(specs['specs/types.yaml']!).length}`, { use: name });
  },
  term: (specs, name) => {
    put(specs['specs/glossary.yaml']!, name, { title: name || 'A', definition: 'One more.' });
    specs[TOOL]!['glossary'] = [...((specs[TOOL]!['glossary'] as string[] | undefined) ?? []), name];
  },
  code: (specs, name) => {
    const refusal = structuredClone(at(specs, TOOL, 'refusals', 'TOO_HEAVY'));
    put(at(specs, TOOL, 'refusals'), name, refusal);
  },
  'parameter of a refusal': (specs, name) =>
    put(at(specs, TOOL, 'refusals', 'TOO_HEAVY', 'params'), name, 'integer'),
  vocabulary: (specs, name) => {
    const vocabulary = structuredClone(at(specs, 'specs/vocabularies.yaml', 'scales'));
    put(specs['specs/vocabularies.yaml']!, name, vocabulary);
    const field = { type: 'string', valuesFrom: name, description: 'One more.' };
    put(at(specs, TOOL, 'result'), `from_${Object.keys(at(specs, TOOL, 'result')).length}`, field);
  },
  fixture: (specs, name) => {
    put(specs['specs/fixtures.yaml']!, name, { description: 'A.', from: 'src/services.ts#openServices' });
    const call = { arguments: { rows: [1] }, fixture: name };
    put(
      firstGuarantee(specs)['calls'] as Tree,
      `in_${Object.keys(specs['specs/fixtures.yaml']!).length}`,
      call,
    );
  },
  toolset: (specs, name) =>
    put(at(specs, 'specs/server.yaml', 'toolsets'), name, { title: name || 'A', description: 'One more.' }),
  switch: (specs, name) => {
    put(at(specs, 'specs/server.yaml', 'switches'), name, {
      variable: 'DEMO_MORE',
      description: 'One more.',
    });
    specs[TOOL]!['switches'] = [...((specs[TOOL]!['switches'] as string[] | undefined) ?? []), name];
  },
  'call of a guarantee': (specs, name) => {
    put(firstGuarantee(specs)['calls'] as Tree, name, { rows: [1] });
    firstGuarantee(specs)['check'] += ` && ${name}.result.total == 1`;
  },
  'withheld parameter': (specs, name) =>
    put(at(specs, TOOL, 'deferred'), name, { reason: 'Needs a calibrated scale.' }),
  tool: (specs, name) => {
    const tool = { ...structuredClone(specs[TOOL]!), name };
    delete (tool as Tree)['http'];
    specs[`specs/tools/demo/${name}.yaml`] = tool;
  },
};

const firstGuarantee = (specs: Specs): Tree => (specs[TOOL]!['guarantees'] as Tree[])[0]!;

/** A call that reaches an argument. */
function callWith(specs: Specs, call: string, argument: string): void {
  const args: Tree = { rows: [1, 2] };
  put(args, argument, 5);
  put(firstGuarantee(specs)['calls'] as Tree, call, args);
}

/** Names that are sound one by one, and that some place does not take together. */
const meeting = new Set(['a_1', 'a__b', 'a_']);

/** Those that differ from an earlier one in letter case alone, and the places that take no such two. */
const lookAlikes = new Set(['Class', 'A1b']);
const placesOfOneCase = ['tool', 'argument', 'code'];

const projects = new Map<string, readonly OutputFile[]>();

test.each(Object.entries(places))('every name as %s gives findings, or files', async (place, change) => {
  const together = specsOf();
  let sound = 0;
  for (const name of names) {
    const specs = specsOf();
    change(specs, name);
    const { findings, contract } = await resolveOnly(written(specs));
    expect(contract === undefined, `${place} ${name}`).toBe(findings.length > 0);
    if (contract === undefined || meeting.has(name)) continue;
    if (placesOfOneCase.includes(place) && lookAlikes.has(name)) continue;
    change(together, name);
    sound++;
  }
  expect(sound).toBeGreaterThan(1);
  const { findings, outputs } = await emitUnlinted(written(together));
  expect(findings.map(lineOf)).toEqual([]);
  projects.set(place, outputs!);
});

test('the type of the provenance has a name that the code beside it does not have', async () => {
  for (const [name, codes] of [
    ['Omit', ['T316']],
    ['Services', ['T316']],
    ['Object', []],
    ['Sp500x', []],
  ] as const) {
    const specs = specsOf();
    rename(specs['specs/types.yaml']!, 'Provenance', name);
    replaceTexts(specs, 'Provenance', name);
    const { outputs, findings } = await emitUnlinted(written(specs));
    expect(findings.map(({ code }) => code)).toEqual(codes);
    if (outputs !== null) projects.set(`provenance ${name}`, outputs);
  }
});

test('what they generate compiles, and its validators import', async () => {
  expect([...projects.keys()]).toEqual(expect.arrayContaining(Object.keys(places)));
  const onDisk = writeProjects(projects);
  onTestFinished(onDisk.remove);
  expect(await onDisk.compile()).toBe('');
  for (const [name, outputs] of projects) {
    for (const { path } of outputs.filter((file) => file.path.endsWith('/validators.js'))) {
      const module = (await import(pathToFileURL(join(onDisk.folder(name), path)).href)) as object;
      expect(Object.values(module).every((validate) => typeof validate === 'function')).toBe(true);
    }
  }
});
