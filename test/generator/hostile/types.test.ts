import { expect, test } from 'vitest';
import { lineOf } from '../diagnostics/fixture-project.ts';
import { runPipeline, type Specs, specsOf, TOOL, type Tree, written } from './project.ts';

const codes = async (specs: Specs): Promise<string[]> => {
  const { findings } = await runPipeline(written(specs));
  return [...new Set(findings.map(({ code }) => code))].sort();
};

/** The demo with these types beside its own, and a field of the result that uses one of them. */
function withTypes(types: Tree, used: string): Specs {
  const specs = specsOf();
  Object.assign(specs['specs/types.yaml']!, types);
  Object.assign(specs[TOOL]!['result'] as Tree, { more: { use: used } });
  return specs;
}

const object = (properties: Tree): Tree => ({ type: 'object', description: 'One more.', properties });

/** Types of which each uses the next a number of times. */
function chain(length: number, uses: number, last: Tree): Tree {
  const links = Array.from({ length }, (_, index): [string, Tree] => {
    const use = { use: `T${index + 1}` };
    return [
      `T${index}`,
      object(Object.fromEntries(Array.from({ length: uses }, (_, at) => [`p${at}`, use]))),
    ];
  });
  return Object.fromEntries([...links, [`T${length}`, last]]);
}

const leaf = object({});

test.each<[string, Tree, string[]]>([
  ['types in a circle', chain(3, 1, object({ back: { use: 'T0' } })), ['T302']],
  ['a circle of a thousand types', chain(1_000, 1, object({ back: { use: 'T0' } })), ['T302']],
  [
    'a type that uses itself in three ways',
    chain(0, 0, object({ a: { use: 'T0' }, b: { use: 'T0' } })),
    ['T302'],
  ],
  ['a chain of seven thousand types', chain(7_000, 1, leaf), ['T315']],
  ['copies that double forty times', chain(40, 2, leaf), ['T315']],
  ['copies that grow tenfold three times', chain(3, 10, leaf), []],
  ['types as deep as they may be', chain(62, 1, leaf), []],
])('%s', async (_, types, expected) => {
  expect(await codes(withTypes(types, 'T0'))).toEqual(expected);
});

test('a tool that repeats a large type is too large itself, though its type is not', async () => {
  const specs = withTypes(chain(3, 20, leaf), 'T0');
  Object.assign(specs[TOOL]!['result'] as Tree, { again: { use: 'T0' } });
  const { findings } = await runPipeline(written(specs));
  expect(findings.map(lineOf)).toEqual([
    expect.stringMatching(
      /T315 what weigh_rows gives comes to \d+ values once the types it uses are written out; the limit is 10000$/,
    ),
  ]);
});

test('a circle is found once, wherever it is entered, and what uses it is not judged', async () => {
  const types = { ...chain(2, 1, object({ back: { use: 'T1' } })), Aside: object({ a: { use: 'T2' } }) };
  const { findings } = await runPipeline(written(withTypes(types, 'Aside')));
  expect(findings.filter(({ code }) => code === 'T302')).toHaveLength(1);
});

test('lists within lists may be as deep as a file allows', async () => {
  const specs = specsOf();
  let items: Tree = { type: 'number' };
  for (let depth = 0; depth < 60; depth++) items = { type: 'array', items };
  Object.assign(specs[TOOL]!['result'] as Tree, { deep: { ...items, description: 'Deep.' } });
  expect(await codes(specs)).toEqual([]);
});

test('a file of very many faults is told in time, each at its place', async () => {
  const specs = specsOf();
  const faults = Array.from({ length: 30_000 }, (_, index) => [`Bad-${index}`, 1] as const);
  Object.assign(specs['specs/glossary.yaml']!, Object.fromEntries(faults));
  const { findings } = await runPipeline(written(specs));
  expect(findings.filter(({ code }) => code === 'T205')).toHaveLength(faults.length);
  expect(new Set(findings.map(({ place }) => place.line)).size).toBe(faults.length);
});
