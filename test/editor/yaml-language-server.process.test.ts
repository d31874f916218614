// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of a snippet are such text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFiles } from '../../generator/commands/project.ts';
import { fixtureNames, readCase } from '../generator/diagnostics/fixture-project.ts';
import {
  type Completion,
  type LanguageServer,
  type Problem,
  startLanguageServer,
} from './language-server.ts';

// What an author sees who opens the project in an editor: the language server that editors run, with the settings of
// .vscode and the schemas of generated/. `|` is where the cursor stands.
const root = join(import.meta.dirname, '../..');
let server: LanguageServer;
beforeAll(async () => {
  server = await startLanguageServer();
});
afterAll(() => server.stop());

const tool = 'specs/tools/audit/new_tool.yaml';

const textOf = ({ documentation: told }: Completion) =>
  typeof told === 'string' ? told : (told?.value ?? '');

/** Where, the file, the text, and for some of what is offered a part of its documentation. */
type Offered = readonly [string, string, string, Readonly<Record<string, string>>];

describe('keys are offered with what they mean', () => {
  test.each<Offered>([
    [
      'a tool',
      tool,
      'name: x\n|',
      { summary: 'what the tool answers', guarantees: 'Promises that are tests' },
    ],
    [
      'an argument',
      tool,
      'arguments:\n  a:\n    |',
      { type: 'JSON type', use: 'types.yaml', liveDefault: 'import-free' },
    ],
    [
      'an argument of a type',
      tool,
      'arguments:\n  a:\n    type: integer\n    |',
      { minimum: 'Smallest', refuse: 'INVALID_' },
    ],
    [
      'a result field',
      tool,
      'result:\n  a:\n    type: object\n    |',
      { presentWhen: 'present exactly', properties: 'by name' },
    ],
    [
      'a use of a type',
      tool,
      'result:\n  a:\n    use: Analogue\n    |',
      { description: 'What the value means' },
    ],
    [
      'an entry of a list',
      tool,
      'result:\n  a:\n    type: array\n    items:\n      |',
      { type: 'JSON type', nullWhen: 'may be null' },
    ],
    [
      'what a bound is refused as',
      tool,
      'arguments:\n  a:\n    type: integer\n    refuse:\n      |',
      { maximum: 'broken maximum' },
    ],
    ['the effects', tool, 'effects:\n  |', { readOnly: 'changes nothing' }],
    ['what is journaled', tool, 'effects:\n  journals:\n    |', { memoized: 'equal earlier call' }],
    ['a store', 'specs/server.yaml', 'stores:\n  a:\n    |', { noun: 'one entry is' }],
    ['the limits', tool, 'limits:\n  |', { resultBytes: 'Largest result' }],
    ['a deferred parameter', tool, 'deferred:\n  a:\n    |', { reason: 'withheld' }],
    ['a rule', tool, 'rules:\n  - |', { holds: 'CEL over', says: 'as a sentence' }],
    ['a refusal', tool, 'refusals:\n  X:\n    |', { condition: 'as a clause', status: '422' }],
    ['a guarantee', tool, 'guarantees:\n  - |', { check: 'NAME.result', source: 'paper' }],
    [
      'a call of a guarantee',
      tool,
      'guarantees:\n  - calls:\n      a:\n        |',
      { via: 'surface', fixture: 'prepared state' },
    ],
    ['an example', tool, 'examples:\n  - |', { reads: 'an agent takes', fixture: 'prepared state' }],
    ['a decision', tool, 'decisions:\n  - |', { because: 'Why' }],
    ['a link', tool, 'seeAlso:\n  - |', { href: 'address' }],
    ['a suppression', tool, 'lint:\n  - |', { reason: 'Why it does not apply' }],
    ['a deprecation', tool, 'deprecated:\n  |', { instead: 'use instead', because: 'Why' }],
    ['the server', 'specs/server.yaml', '|', { metaPrefix: 'Reverse-DNS', policies: 'House rules' }],
    ['a toolset', 'specs/server.yaml', 'toolsets:\n  a:\n    |', { description: 'What the tools are for' }],
    ['a variable', 'specs/server.yaml', 'environment:\n  A:\n    |', { secret: 'never be shown' }],
    ['a switch', 'specs/server.yaml', 'switches:\n  a:\n    |', { onByDefault: 'not set' }],
    [
      'a tier',
      'specs/server.yaml',
      'access:\n  tiers:\n    a:\n      |',
      { callsPerMinute: 'How many calls' },
    ],
    [
      'the policies',
      'specs/server.yaml',
      'policies:\n  |',
      { companions: 'never shown alone', budgets: 'before any call' },
    ],
    ['a budget', 'specs/server.yaml', 'policies:\n  budgets:\n    tool:\n      |', { tokens: 'Most tokens' }],
    [
      'a term',
      'specs/glossary.yaml',
      'a:\n  title: A\n  |',
      { definition: 'in a sentence', pitfalls: 'misleads' },
    ],
    ['a shared refusal', 'specs/refusals.yaml', 'X:\n  reason: A.\n  |', { recover: 'way forward' }],
    [
      'a type',
      'specs/types.yaml',
      'A:\n  type: object\n  |',
      { properties: 'by name', additionalProperties: 'any other' },
    ],
    [
      'an argument of a group',
      'specs/groups.yaml',
      'a:\n  b:\n    |',
      { type: 'JSON type', default: 'gives none' },
    ],
    ['a vocabulary', 'specs/vocabularies.yaml', 'a:\n  title: A\n  |', { from: 'gives the entries' }],
    ['a prompt', 'specs/prompts.yaml', 'a:\n  title: A\n  |', { text: 'stands for what was filled in' }],
    [
      'an argument of a prompt',
      'specs/prompts.yaml',
      'a:\n  arguments:\n    b:\n      |',
      { required: 'says nothing without it' },
    ],
    ['a fixture', 'specs/fixtures.yaml', 'a:\n  from: a.ts#b\n  |', { description: 'the state holds' }],
  ])('%s', expectOffered);
});

describe("the project's own names are offered with what they mean", () => {
  test.each<Offered>([
    ['a toolset', tool, 'toolset: |', { audit: 'What a backtest is worth', history: 'What happened next' }],
    [
      'a term of a value',
      tool,
      'result:\n  a:\n    type: number\n    term: |',
      { sharpe_ratio: 'Mean excess return' },
    ],
    ['a term of the page', tool, 'glossary:\n  - |', { base_rate: 'How often' }],
    ['a type', tool, 'result:\n  a:\n    use: |', { ForwardReturns: 'over the horizon' }],
    [
      'a vocabulary of values',
      tool,
      'arguments:\n  a:\n    type: string\n    valuesFrom: |',
      { signals: 'market history' },
    ],
    [
      'a vocabulary of keys',
      tool,
      'arguments:\n  a:\n    type: object\n    keysFrom: |',
      { signals: 'market history' },
    ],
    [
      'a code of a rule',
      tool,
      'rules:\n  - refuse: |',
      { NO_HISTORY: 'Of compare_to_history: the history holds fewer days' },
    ],
    [
      'a code of a bound',
      tool,
      'arguments:\n  a:\n    type: integer\n    refuse:\n      maximum: |',
      { 'matrix-too-large': 'the returns matrix' },
    ],
    [
      'a code of an absence',
      tool,
      'arguments:\n  a:\n    type: integer\n    required:\n      refuse: |',
      { UNRANKABLE: 'trial count' },
    ],
    [
      'a unit',
      tool,
      'result:\n  a:\n    type: number\n    unit: |',
      { 'fraction per year': 'Risk-free rate' },
    ],
    ['a fixture', tool, 'examples:\n  - fixture: |', { empty_history: 'holds no rows' }],
    ['a switch', tool, 'switches:\n  - |', { http_calls: 'Calls over HTTP' }],
    ['a tier', tool, 'access: |', { reader: 'Calls the tools', researcher: 'Also calls' }],
    ['a lint', tool, 'lint:\n  - ignore: |', { T504: 'Argument without reach' }],
    ['the provenance', 'specs/server.yaml', 'provenance: |', { Provenance: 'come from' }],
    ['the switch of HTTP', 'specs/server.yaml', 'httpSwitch: |', { http_calls: 'Calls over HTTP' }],
    [
      'the tier of nobody',
      'specs/server.yaml',
      'access:\n  anonymous:\n    loopback: |',
      { reader: 'Calls the tools' },
    ],
    [
      'a companion',
      'specs/server.yaml',
      'policies:\n  companions:\n    - with:\n        - |',
      { trial_count: 'Number of configurations' },
    ],
    [
      'a toolset of a policy',
      'specs/server.yaml',
      'policies:\n  requiredArguments:\n    - toolset: |',
      { audit: 'What a backtest' },
    ],
    [
      'a type within a type',
      'specs/types.yaml',
      'A:\n  type: object\n  properties:\n    a:\n      use: |',
      { Analogue: 'One day' },
    ],
    [
      'a term of a group',
      'specs/groups.yaml',
      'a:\n  b:\n    type: number\n    term: |',
      { episode: 'one experience' },
    ],
  ])('%s', expectOffered);
});

describe('so are names that other projects have, by the schema that a file leads to', () => {
  const schema = pathToFileURL(join(root, 'test/golden/generated/schema/tool.schema.json')).href;
  test.each<Offered>([
    ['a group', tool, 'include:\n  - |', { span: 'Arguments: first, last.' }],
    ['a store', tool, 'effects:\n  journals:\n    store: |', { trials: 'the trial ledger' }],
  ])('%s', (name, path, text, told) =>
    expectOffered(name, path, `# yaml-language-server: $schema=${schema}\n${text}`, told),
  );
});

describe('words of a list are offered with what they mean', () => {
  test.each<Offered>([
    [
      'a type of a value',
      tool,
      'arguments:\n  a:\n    type: |',
      { integer: 'A whole number', object: 'Named values' },
    ],
    [
      'unknown keys',
      tool,
      'arguments:\n  a:\n    type: object\n    unknownKeys: |',
      { warn: 'a warning says so' },
    ],
    ['a surface', tool, 'examples:\n  - via: |', { command: 'command line' }],
    ['a client', 'specs/server.yaml', 'clients:\n  - |', { codex: 'Codex' }],
    ['a parameter', 'specs/refusals.yaml', 'X:\n  params:\n    a: |', { integer: 'A whole number' }],
  ])('%s', expectOffered);
});

async function expectOffered(_: string, path: string, text: string, told: Offered[3]): Promise<void> {
  const offered = await server.complete(path, text);
  const found = Object.keys(told).map((label) => [
    label,
    offered.filter((each) => each.label === label).map(textOf),
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      Object.entries(told).map(([label, part]) => [
        label,
        expect.arrayContaining([expect.stringContaining(part)]),
      ]),
    ),
  );
}

describe('snippets begin what has a form', () => {
  test.each([
    [
      'a whole tool',
      tool,
      '|',
      'a whole tool',
      /^name: \$\{1:tool_name\}\n.*\neffects:\n {2}readOnly: true\n.*examples:/s,
    ],
    [
      'an argument',
      tool,
      'arguments:\n  |',
      'an argument',
      '${1:name}:\n  type: ${2:number}\n  description: ${3:What it means, in a sentence.}',
    ],
    [
      'bounds',
      tool,
      'arguments:\n  a:\n    |',
      'number with bounds',
      /^type: number\nminimum: \$\{1:0\}\nmaximum: /,
    ],
    [
      'a guarantee',
      tool,
      'guarantees:\n  - |',
      'two calls compared',
      /check: \$\{8:one\.result == other\.result\}$/,
    ],
    ['a date', tool, 'name: x\n|', 'verified', 'verified: ${1:2026-01-01}'],
    ['a route', tool, 'name: x\n|', 'http', 'http: ${1:GET /api/v1/things}'],
    ['a function', tool, 'name: x\n|', 'core', 'core: ${1:src/module.ts#name}'],
    ['a text', tool, 'decisions:\n  - |', 'because', 'because: ${1:Why}'],
    ['a toolset', 'specs/server.yaml', '|', 'toolsets', /^toolsets:\n {2}\$\{1:name\}:\n {4}title: /],
    ['a term', 'specs/glossary.yaml', '|', 'a term', /^\$\{1:term_name\}:\n {2}title: /],
    [
      'a shared refusal',
      'specs/refusals.yaml',
      '|',
      'a refusal of every tool',
      /^\$\{1:CODE\}:\n {2}condition: /,
    ],
    ['a type', 'specs/types.yaml', '|', 'a type', /^\$\{1:TypeName\}:\n {2}type: object\n/],
    ['a group', 'specs/groups.yaml', '|', 'a group', /^\$\{1:group_name\}:\n/],
    ['a vocabulary', 'specs/vocabularies.yaml', '|', 'a vocabulary', /from: \$\{4:src\//],
    ['a prompt', 'specs/prompts.yaml', '|', 'a prompt', /text: \$\{4:The message\.\}$/],
    ['a fixture', 'specs/fixtures.yaml', '|', 'a fixture', /from: \$\{3:test\//],
  ])('%s', async (_, path, text, label, inserted) => {
    const offered = await server.complete(path, text);
    const texts = offered.filter((each) => each.label === label).map(({ insertText }) => insertText);
    expect(texts).toContainEqual(typeof inserted === 'string' ? inserted : expect.stringMatching(inserted));
  });
});

test.each([
  ['a key', tool, 'summ|ary: x\n', 'One sentence: what the tool answers.'],
  ['a key of an argument', tool, 'arguments:\n  a:\n    type: integer\n    mini|mum: 1\n', 'Smallest value.'],
  ['a key with code in its words', tool, 'rules:\n  - hol|ds: x\n', 'CEL over `args`;'],
  ['a word of a list', tool, 'arguments:\n  a:\n    type: inte|ger\n', '`integer`: A whole number.'],
  [
    'a term',
    tool,
    'result:\n  a:\n    type: number\n    term: sharpe|_ratio\n',
    '`sharpe_ratio`: Sharpe ratio: Mean excess return',
  ],
  ['a type', tool, 'result:\n  a:\n    use: Ana|logue\n', '`Analogue`: One day of history that was chosen.'],
  [
    'a code',
    tool,
    'rules:\n  - refuse: NO_HIS|TORY\n',
    '`NO_HISTORY`: Of compare\\_to\\_history: the history holds fewer days',
  ],
  ['a key of the server', 'specs/server.yaml', 'meta|Prefix: a.b\n', 'Reverse-DNS prefix'],
  ['a client', 'specs/server.yaml', 'clients: [co|dex]\n', "`codex`: OpenAI's Codex."],
  ['a key of a term', 'specs/glossary.yaml', 'a:\n  form|ula: x\n', 'LaTeX, without delimiters.'],
  ['a key of a refusal', 'specs/refusals.yaml', 'X:\n  reco|ver: x\n', 'The way forward for the caller.'],
  [
    'a key of a type',
    'specs/types.yaml',
    'A:\n  type: object\n  proper|ties: {}\n',
    'The properties by name',
  ],
  [
    'a key of a group',
    'specs/groups.yaml',
    'a:\n  b:\n    type: number\n    maxi|mum: 1\n',
    'Largest value.',
  ],
  [
    'a key of a vocabulary',
    'specs/vocabularies.yaml',
    'a:\n  fr|om: x\n',
    'The function that gives the entries.',
  ],
  ['a key of a prompt', 'specs/prompts.yaml', 'a:\n  te|xt: x\n', 'The message.'],
  ['a key of a fixture', 'specs/fixtures.yaml', 'a:\n  fr|om: x\n', 'The function that gives the services'],
])('%s is explained under the pointer', async (_, path, text, told) => {
  expect(await server.hover(path, text)).toContain(told);
});

describe('what is wrong is marked where it stands', () => {
  test.each([
    ['a key', tool, 'name: x\nsummry: a\n', '2:1 Property summry is not allowed.'],
    [
      'a key of an argument',
      tool,
      'arguments:\n  a: { type: number, description: A., minimun: 1 }\n',
      '2:39 Property minimun is not allowed.',
    ],
    [
      'a type of value',
      tool,
      'arguments:\n  a: { type: nmber, description: A. }\n',
      '2:14 Value is not accepted. Valid values: "string", "number",',
    ],
    [
      'a toolset',
      tool,
      'toolset: adit\n',
      '1:10 Value is not accepted. Valid values: "audit", "campaign", "history", "record", "research".',
    ],
    [
      'a term',
      tool,
      'result:\n  a: { type: number, description: A., term: sharp_ratio }\n',
      '2:45 Value is not accepted. Valid values: "base_rate"',
    ],
    [
      'a type',
      tool,
      'result:\n  a: { use: Analog }\n',
      '2:13 Value is not accepted. Valid values: "Analogue"',
    ],
    [
      'a vocabulary',
      tool,
      'arguments:\n  a: { type: string, description: A., valuesFrom: signal }\n',
      '2:51 Value is not accepted. Valid values: "metrics", "patterns", "scanners", "signals", "strategies", "studies", "symbols".',
    ],
    [
      'a fixture',
      tool,
      'examples:\n  - { title: A, arguments: {}, reads: B, fixture: defalt }\n',
      '2:51 Value is not accepted. Valid values: "campaign", "contended_ledger"',
    ],
    [
      'a client',
      'specs/server.yaml',
      'clients: [curser]\n',
      '1:11 Value is not accepted. Valid values: "anthropic"',
    ],
    [
      'a tier',
      'specs/server.yaml',
      'access:\n  tiers: { a: { description: A. } }\n  anonymous: { loopback: redaer }\n',
      '3:26 Value is not accepted. Valid values: "reader"',
    ],
    [
      'a key of a term',
      'specs/glossary.yaml',
      'x: { title: X, definition: Y., formla: z }\n',
      '1:32 Property formla is not allowed.',
    ],
    [
      'a status',
      'specs/refusals.yaml',
      'X: { condition: a, reason: b, recover: c, status: 200 }\n',
      '1:51 Value is below the minimum of 400.',
    ],
    [
      'a name of a type',
      'specs/types.yaml',
      'x: { type: number, description: A. }\n',
      '1:1 String does not match the pattern',
    ],
    [
      'a flag of a group',
      'specs/groups.yaml',
      'g: { a: { type: number, description: A., required: false } }\n',
      '1:52 Value must be true.',
    ],
    [
      'a function',
      'specs/vocabularies.yaml',
      'x: { title: X, description: Y., from: here }\n',
      '1:39 String does not match the pattern',
    ],
    [
      'a key of a prompt',
      'specs/prompts.yaml',
      'x: { title: X, description: Y., txt: here }\n',
      '1:33 Property txt is not allowed.',
    ],
    ['a missing key', 'specs/fixtures.yaml', 'x: { from: a.ts#b }\n', '1:1 Missing property "description".'],
  ])('%s', async (_, path, text, problem) => {
    expect(await problemsOf(path, text)).toContainEqual(expect.stringContaining(problem));
  });

  test('a type that is none is marked once', async () => {
    const problems = await problemsOf(tool, 'arguments:\n  a: { type: int, description: A. }\n');
    expect(problems.filter((problem) => problem.startsWith('2:'))).toEqual([
      expect.stringContaining('2:14 Value is not accepted. Valid values: "string", "number",'),
    ]);
  });

  test.each(readFiles(root, 'specs', /\.ya?ml$/).map(({ path }) => path))(
    'nothing is wrong in %s',
    async (path) => {
      expect((await server.problemsOfFile(path)).map(lineOf)).toEqual([]);
    },
  );

  // What a comma splits off is a key without a value, which the language server does not see.
  const bySchema = fixtureNames.filter((name) => name.startsWith('T2') && name !== 'T208-comma');

  test.each(bySchema)('%s is marked in an editor too, within the value that it is about', async (name) => {
    const [, path, line] = /^(.+?):(\d+):/.exec(readCase(name).findings[0]!)!;
    const text = readFileSync(join(root, 'test/fixtures/diagnostics', name, path!), 'utf8');
    // The names of another project are wrong in this one.
    const found = (await problemsOf(path!, text)).filter(
      (problem) => !/Valid values: "(audit|base_rate|Analogue|signals)"/.test(problem),
    );
    expect(found.map((problem) => problem.split(':')[0])).toContain(line);
  });
});

async function problemsOf(path: string, text: string): Promise<string[]> {
  return (await server.problems(path, text)).map(lineOf);
}

function lineOf({ message, range: { start } }: Problem): string {
  return `${start.line + 1}:${start.character + 1} ${message}`;
}
