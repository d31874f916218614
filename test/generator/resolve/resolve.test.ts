import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '../../../generator/commands/project.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { resolveSpecs } from '../../../generator/pipeline.ts';
import { lineOf, withProject } from '../diagnostics/fixture-project.ts';

type Edit = readonly [path: string, from: string, to: string];

const fixtures = join(import.meta.dirname, '../../fixtures/diagnostics');
const tool = 'specs/tools/demo/weigh_rows.yaml';

/** The contract of the sound project of the diagnostics' fixtures, after some edits; a file that it has not is added. */
async function resolved(
  ...edits: readonly Edit[]
): Promise<{ contract: Contract | undefined; findings: string[] }> {
  return withProject('base', async (root) => {
    const project = readProject(root);
    const findings: Diagnostic[] = [];
    const added = edits.filter(([file]) => !project.specs.some(({ path }) => path === file));
    const present = [...project.specs, ...added.map(([path, text]) => ({ path, text }))];
    const specs = present.map(({ path, text }) => ({
      path,
      text: edits.reduce(
        (edited, [file, from, to]) =>
          file === path && !added.some((edit) => edit[0] === file) ? edited.replace(from, () => to) : edited,
        text,
      ),
    }));
    const input = { ...project, specs, stage: <T>(_: string, work: () => T) => work() };
    const result = await resolveSpecs(input, (finding) => findings.push(finding));
    return { contract: result?.contract, findings: findings.map(lineOf) };
  });
}

const sourceOf = (path: string) => readFileSync(join(fixtures, 'base', path), 'utf8');

const { contract } = await resolved();
const weigh = contract!.tools[0]!;

test('defaults are explicit', () => {
  expect(weigh.effects).toEqual({ readOnly: true, destructive: false, idempotent: true, openWorld: false });
  expect(weigh.refusals[0]!.status).toBe(422);
  expect(weigh.examples[0]!.call).toEqual({ arguments: { rows: [1, 2] }, via: 'call' });
  expect(weigh.details).toBe('');
  expect(weigh.arguments.properties.map(({ name, required }) => [name, required])).toEqual([
    ['rows', true],
    ['factor', false],
    ['scale', false],
    ['unit', false],
  ]);
});

const server = 'specs/server.yaml';
const tiers = '{ reader: { description: Reads. }, writer: { description: Writes. } }';
test.each([
  ['', '', undefined],
  [`access: { tiers: ${tiers} }`, '', 'reader'],
  [`access: { tiers: ${tiers} }`, 'access: writer', 'writer'],
])('with %j in server.yaml and %j in its own, a tool needs the tier %s', async (ofServer, ofTool, tier) => {
  const { contract: edited, findings } = await resolved(
    [server, 'limits:', `${ofServer}\nlimits:`],
    [tool, 'arguments:', `${ofTool}\narguments:`],
  );
  expect(findings).toEqual([]);
  expect(edited!.tools[0]!.access).toBe(tier);
});

test('tiers keep their order; what a tier and a switch do not say is explicit', async () => {
  const { contract: edited } = await resolved([
    server,
    'limits:',
    `access: { tiers: ${tiers}, anonymous: { loopback: writer } }\nlimits:`,
  ]);
  expect(edited!.server).toMatchObject({
    httpSwitch: 'heavy',
    switches: [{ name: 'heavy', onByDefault: false }],
    access: {
      tiers: [
        { name: 'reader', callsPerMinute: {} },
        { name: 'writer', callsPerMinute: {} },
      ],
      anonymous: { loopback: 'writer' },
    },
  });
});

test('a live default is read from the code and keeps its source', () => {
  const factor = weigh.arguments.properties[1]!;
  expect(factor.default).toBe(2);
  expect(factor.liveDefault).toEqual({ module: 'src/defaults.ts', exportName: 'FACTOR', value: 2 });
});

test('conditions are compiled, and stand at their place in the spec', () => {
  expect(weigh.rules[0]!.holds).toEqual({
    cel: "args.factor < 9.0 || args.unit == 'gram'",
    place: { file: tool, line: 27, column: 12, endLine: 27, endColumn: 52 },
    typescript: '((args.factor < 9) || (args.unit === "gram"))',
  });
  expect(weigh.result.properties[2]!.presentWhen!.typescript).toBe('(args.scale !== undefined)');
  expect(weigh.guarantees[0]!.check.typescript).toBe(
    '(near(answers.doubled.result.total, (2 * answers.plain.result.total), 1e-9) && (answers.scaled.result.scale === "big"))',
  );
});

test('a use of a type keeps its own facts and the target', () => {
  const crate = weigh.result.properties[1]!.node;
  expect(crate).toMatchObject({ type: 'reference', name: 'Crate', description: 'Something with rows.' });
});

test('the arguments of a group stand before those of the tool, each at its own place', async () => {
  const own = / {2}unit: .*\n/.exec(sourceOf(tool))![0];
  const { contract: grouped, findings } = await resolved(
    groups,
    [tool, own, ''],
    [tool, 'arguments:', 'include: [masses]\narguments:'],
  );
  expect(findings).toEqual([]);
  const found = grouped!.tools[0]!.arguments.properties;
  expect(found.map(({ name, place }) => [name, place.file])).toEqual([
    ['unit', 'specs/groups.yaml'],
    ['rows', tool],
    ['factor', tool],
    ['scale', tool],
  ]);
  expect(found[0]!.default).toBe('gram');
});

test('terms, types and codes are in the order of their names', () => {
  expect(contract!.types.map(({ name }) => name)).toEqual(['Crate', 'Provenance']);
});

const groups: Edit = [
  'specs/groups.yaml',
  'masses:\n  unit: { type: string, enum: [gram, pound], default: gram, description: The unit. }\n',
  '',
];

const plan = '      scaled: { rows: [1, 2], scale: big }\n';

test.each<[string, Edit[], string[]]>([
  [
    'a guarantee written with surface and state',
    [[tool, plan, `${plan}      far: { arguments: { rows: [1] }, via: http, fixture: default }\n`]],
    [],
  ],
  [
    'a state that does not exist',
    [[tool, plan, `${plan}      far: { arguments: { rows: [1] }, fixture: defualt }\n`]],
    [`${tool}:49:49 T301 there is no fixture "defualt" -> default`],
  ],
  [
    'a call that is to be refused may break the schema',
    [
      [tool, plan, `${plan}      bad: { rows: 5, made_up: 1 }\n`],
      [tool, "== 'big'", "== 'big' && bad.refusal.code == 'INVALID_ROWS'"],
    ],
    [],
  ],
  [
    'a call that is to be answered may not',
    [[tool, plan, `${plan}      bad: { row: [5] }\n`]],
    [
      `${tool}:49:12 T307 the call does not fit: "rows" is missing`,
      `${tool}:49:14 T307 "row" does not fit: "row" is not declared -> rows`,
    ],
  ],
  [
    'a part of an earlier answer',
    [[tool, plan, `${plan}      again: { rows: [1], scale: "\${scaled.result.scale}" }\n`]],
    [],
  ],
  [
    'a part that no answer has',
    [[tool, plan, `${plan}      again: { rows: [1], scale: "\${scaled.result.scal}" }\n`]],
    [`${tool}:49:51 T403 the result has no field "scal" -> scale`],
  ],
  [
    'a part that stands in the result',
    [[tool, plan, `${plan}      again: { rows: [1], scale: "\${scaled.scale}" }\n`]],
    [`${tool}:49:44 T403 an answer has no field "scale"; it has result, refusal, warnings, journaled`],
  ],
  [
    'a part of a later answer',
    [[tool, plan, `      early: { rows: [1], scale: "\${scaled.result.scale}" }\n${plan}`]],
    [`${tool}:48:37 T402 there is no variable "scaled" here`],
  ],
  [
    'a code of a family of the server',
    [[tool, '    maxItems: 5\n', '    maxItems: 5\n    refuse: { maxItems: INVALID_ROWS }\n']],
    [],
  ],
  [
    'a mapped bound that is not stated',
    [[tool, '    maxItems: 5\n', '    refuse: { maxItems: TOO_HEAVY }\n']],
    [`${tool}:13:15 T312 refuse maps maxItems, which the value does not state`],
  ],
  [
    'names that nothing declares, nor anything like them',
    [
      [tool, 'unit: { type: string,', 'unit: { type: string, term: fall,'],
      [tool, 'use: Crate', 'use: Fall'],
      [tool, 'refuse: TOO_HEAVY', 'refuse: CAMPAIGN_UNREADABLE'],
    ],
    [
      `${tool}:23:31 T301 there is no term "fall"; declare it in specs/glossary.yaml`,
      `${tool}:28:13 T301 there is no refusal code "CAMPAIGN_UNREADABLE" in weigh_rows or specs/refusals.yaml; declare it in \`refusals\``,
      `${tool}:32:17 T301 there is no type "Fall"; declare it in specs/types.yaml`,
    ],
  ],
  [
    'a default that does not fit',
    [[tool, 'default: gram', 'default: ounce']],
    [`${tool}:23:55 T307 the default of "unit" does not fit: it is not one of gram, pound`],
  ],
  [
    'a group that does not exist',
    [groups, [tool, 'arguments:', 'include: [mass]\narguments:']],
    [`${tool}:9:11 T301 there is no group "mass" -> masses`],
  ],
  [
    'an argument of its own that a group has',
    [groups, [tool, 'arguments:', 'include: [masses]\narguments:']],
    [`${tool}:24:3 T309 the argument "unit" is already declared in specs/groups.yaml:2`],
  ],
  [
    'a default in a group that does not fit',
    [
      [
        'specs/groups.yaml',
        groups[1].replace('unit:', 'mass:').replace('default: gram', 'default: ounce'),
        '',
      ],
      [tool, 'arguments:', 'include: [masses]\narguments:'],
    ],
    ['specs/groups.yaml:2:55 T307 the default of "mass" does not fit: it is not one of gram, pound'],
  ],
  [
    'what will go, with what takes its place',
    [
      [tool, 'summary:', 'since: 0.9.0\nsummary:'],
      [
        tool,
        'unit: { type',
        'unit: { deprecated: { since: 1.0.0, instead: scale, because: Too coarse. }, type',
      ],
    ],
    [],
  ],
  [
    'a version that is still to come, and one before the first',
    [
      [tool, 'summary:', 'since: 9.0.0\nsummary:'],
      [
        tool,
        'unit: { type',
        'unit: { since: 0.9.0, deprecated: { since: 0.8.10, because: Too coarse. }, type',
      ],
    ],
    [
      `${tool}:24:46 T312 it is deprecated since 0.8.10, before it came with 0.9.0`,
      `${tool}:5:8 T312 9.0.0 is later than the version of the server, 1.0.0`,
    ],
  ],
  [
    'a replacement that does not exist, or is the thing itself',
    [
      [tool, 'summary:', 'deprecated: { since: 1.0.0, instead: weigh_rows, because: Old. }\nsummary:'],
      [tool, 'unit: { type', 'unit: { deprecated: { since: 1.0.0, instead: scales, because: Old. }, type'],
    ],
    [
      `${tool}:24:48 T301 there is no argument "scales" -> scale`,
      `${tool}:5:38 T301 there is no tool "weigh_rows"`,
    ],
  ],
  [
    'a required argument that will go',
    [[tool, '    required: true\n', '    required: true\n    deprecated: { since: 1.0.0, because: Old. }\n']],
    [`${tool}:13:5 T312 "rows" is required, so nobody could stop using it, and it is deprecated`],
  ],
  [
    'a prompt that leaves open what nobody fills in, and asks for what it leaves out',
    [
      [
        'specs/prompts.yaml',
        'weigh:\n  title: Weigh\n  description: Weighs.\n  arguments: { row: { description: Rows. } }\n  text: Weigh {rows}.\n',
        '',
      ],
    ],
    [
      'specs/prompts.yaml:5:15 T310 the text names "rows", which the arguments of weigh do not declare -> row',
    ],
  ],
  [
    'a limit above that of the server',
    [[tool, 'arguments:', 'limits: { argumentBytes: 999999999 }\narguments:']],
    [`${tool}:9:26 T312 argumentBytes is 999999999, and server.yaml lets no call have more than 1000`],
  ],
  [
    'a placeholder of the way forward that nothing fills',
    [['specs/refusals.yaml', 'recover: ', 'recover: "{bytez}" # ']],
    [
      'specs/refusals.yaml:4:13 T310 the way forward names "bytez", which the params of INVALID_{ARGUMENT} do not declare',
    ],
  ],
  [
    'a replacement that does not exist, in a group that is named as the result is',
    [
      [
        'specs/groups.yaml',
        'result:\n  mass: { type: number, description: M., deprecated: { since: 1.0.0, instead: mas, because: Old. } }\n',
        '',
      ],
      [tool, 'arguments:', 'include: [result]\narguments:'],
    ],
    ['specs/groups.yaml:2:79 T301 there is no argument "mas"'],
  ],
  [
    'no name is judged by a file that is broken itself',
    [['specs/types.yaml', 'Crate:', '? [Crate]\n:']],
    ['specs/types.yaml:6:3 T109 a key must be text'],
  ],
  [
    'findings of all stages and files come at once',
    [
      ['specs/glossary.yaml', '  title: Gross', '  titel: Gross'],
      ['specs/vocabularies.yaml', '#scales', '#scalse'],
      [tool, 'use: Crate', 'use: Crat'],
    ],
    [
      'specs/glossary.yaml:2:3 T201 unknown key "titel" in a term -> title',
      'specs/vocabularies.yaml:4:9 T304 src/vocabulary.ts does not export "scalse" -> scales',
      `${tool}:32:17 T301 there is no type "Crat" -> Crate`,
    ],
  ],
])('%s', async (_, edits, findings) => {
  const outcome = await resolved(...edits);
  expect(outcome.findings).toEqual(findings);
  expect(outcome.contract === undefined).toBe(findings.length > 0);
});
