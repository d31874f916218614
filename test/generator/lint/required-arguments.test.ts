import { expect, test } from 'vitest';
import { type Edit, findingsIn, GLOSSARY, policies, SERVER, TOOL } from './lint-specs.ts';

const required = policies('{ requiredArguments: [{ toolset: demo, arguments: [rows] }] }');
const total = '  total: { type: number, required: true';
const echo = (facts: string): Edit => [
  TOOL,
  total,
  `  rows: { type: integer, ${facts} description: R. }\n${total}`,
];
const TARE = 'tare: { title: Tare, definition: Weight of nothing. }\ngross_weight:';
const term: Edit = [
  TOOL,
  '    description: Weights of the rows.',
  '    term: gross_weight\n    description: Weights.',
];

test.each<[string, readonly Edit[], string | undefined]>([
  ['given back under its name', [echo('required: true,')], undefined],
  ['given back under its term', [term, [TOOL, total, `${total}, term: gross_weight`]], undefined],
  [
    'not given back under another term',
    [term, [TOOL, total, `${total}, term: tare`], [GLOSSARY, 'gross_weight:', TARE]],
    'does not give it back',
  ],
  ['given back only at times', [echo('')], 'does not give it back'],
  ['not given back', [], 'does not give it back'],
  [
    'with a default',
    [[TOOL, '    required: true\n', '    default: [1]\n'], echo('required: true,')],
    'does not require it',
  ],
])('a required argument %s', async (_, edits, problem) => {
  const found = await findingsIn([required, ...edits], 'required-arguments');
  expect(found.filter((line) => line.includes('T517'))).toEqual(
    problem === undefined ? [] : [expect.stringContaining(`argument "rows"; weigh_rows ${problem}`)],
  );
});

test('an argument that is not taken', async () => {
  const policy = policies('{ requiredArguments: [{ toolset: demo, arguments: [as_of] }] }');
  expect(await findingsIn([policy], 'required-arguments')).toEqual([
    `${TOOL}:1:1 T517 each tool of "demo" requires and gives back the argument "as_of"; weigh_rows does not take it`,
  ]);
});

test('tools of another toolset need not take it', async () => {
  const policy = policies('{ requiredArguments: [{ toolset: other, arguments: [as_of] }] }');
  const other: Edit = [SERVER, 'toolsets:', 'toolsets:\n  other: { title: O, description: O. }'];
  expect(await findingsIn([policy, other], 'required-arguments')).toEqual([]);
});

test('a policy that names what does not exist is told so', async () => {
  const policy = policies(
    '{ requiredArguments: [{ toolset: demos, arguments: [rows] }], companions: [{ term: gross, with: [net] }] }',
  );
  expect((await findingsIn([policy])).map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
    'T301 there is no toolset "demos"; server.yaml has demo -> demo',
    'T301 there is no term "gross"; declare it in specs/glossary.yaml',
    'T301 there is no term "net"; declare it in specs/glossary.yaml',
  ]);
});
