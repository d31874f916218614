import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Tool } from '../../../generator/model/contract.ts';
import type { Fact, Item, Shown } from '../../../generator/show/shown.ts';
import { withProject } from '../diagnostics/fixture-project.ts';
import { weighRows } from '../emit/contract-fixture.ts';
import { toolwright } from '../run-toolwright.ts';

const project = join(import.meta.dirname, '../../..');

const shownOf = async (root: string, tool: string): Promise<Shown> =>
  JSON.parse((await toolwright(root, 'show', tool, '--format', 'json')).out);

/** The facts of an item of a section, as `name = value @ file:line`. */
function linesOf(shown: Shown, section: string, ...names: string[]): string[] {
  let items = shown.sections.find(({ title }) => title === section)?.items ?? [];
  let item: Item | undefined;
  for (const name of names) {
    item = items.find((each) => each.name === name);
    items = item?.parts ?? [];
  }
  return (item?.facts ?? []).map(lineOf);
}
const lineOf = ({ name, value, place }: Fact) =>
  `${name} = ${JSON.stringify(value)} @ ${place.file}:${place.line}`;

const spec = 'specs/tools/demo/weigh_rows.yaml';

test('each fact stands with the file and line that states it', async () => {
  const shown = await withProject('base', (root) => shownOf(root, 'weigh_rows'));
  expect(shown.facts.map(lineOf)).toEqual([
    `title = "Weigh rows" @ ${spec}:2`,
    `toolset = "demo" @ ${spec}:3`,
    `verified = "2026-01-01" @ ${spec}:4`,
    `summary = "What the rows weigh together." @ ${spec}:5`,
    `http = "POST /api/weigh" @ ${spec}:6`,
    'core = "src/weigh.ts#weigh" @ src/weigh.ts:9',
    `effects.readOnly = true @ ${spec}:8`,
    `effects.destructive = false @ ${spec}:8`,
    `effects.idempotent = true @ ${spec}:8`,
    `effects.openWorld = false @ ${spec}:8`,
    'limits.argumentBytes = 1000 @ specs/server.yaml:14',
  ]);
  expect(linesOf(shown, 'arguments', 'factor')).toEqual([
    `type = "number" @ ${spec}:17`,
    'default = 2 @ src/defaults.ts:1',
    `liveDefault = "src/defaults.ts#FACTOR" @ ${spec}:20`,
    `description = "What each weight is multiplied by." @ ${spec}:21`,
    `minimum = 1 @ ${spec}:18`,
    `maximum = 9 @ ${spec}:19`,
  ]);
  expect(linesOf(shown, 'arguments', 'rows', '[entry]')).toEqual([
    `type = "number" @ ${spec}:14`,
    `minimum = 0 @ ${spec}:14`,
  ]);
  expect(linesOf(shown, 'deferred', 'tare')).toEqual([`reason = "Needs a calibrated scale." @ ${spec}:25`]);
  expect(linesOf(shown, 'rules', 'TOO_HEAVY')).toEqual([
    `says = "Factors of nine need grams." @ ${spec}:29`,
    `holds = "args.factor < 9.0 || args.unit == 'gram'" @ ${spec}:27`,
  ]);
});

test('what a shared file says keeps its place there', async () => {
  const shown = await withProject('base', (root) => shownOf(root, 'weigh_rows'));
  expect(linesOf(shown, 'result', 'crate')).toEqual([
    `use = "Crate" @ ${spec}:32`,
    `required = true @ ${spec}:32`,
    'type = "object" @ specs/types.yaml:7',
    'description = "Something with rows." @ specs/types.yaml:8',
  ]);
  expect(linesOf(shown, 'types', 'Crate', 'weight')).toContain('term = "gross_weight" @ specs/types.yaml:10');
  expect(linesOf(shown, 'terms', 'gross_weight')).toContain(
    'definition = "Weight with the packaging." @ specs/glossary.yaml:3',
  );
  expect(linesOf(shown, 'vocabularies', 'scales')).toContain(
    'from = "src/vocabulary.ts#scales" @ src/vocabulary.ts:1',
  );
  expect(linesOf(shown, 'refusals', 'INVALID_{ARGUMENT}')).toContain(
    'recover = "Correct it." @ specs/refusals.yaml:4',
  );
});

test('a use that says something itself shows its own place', async () => {
  const shown = await withProject('base', async (root) => {
    const file = join(root, spec);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('{ use: Crate, required: true }', '{ use: Crate, required: true, description: Own. }'),
    );
    return shownOf(root, 'weigh_rows');
  });
  expect(linesOf(shown, 'result', 'crate')).toContain(`description = "Own." @ ${spec}:32`);
});

test('limits, groups and what will go are shown where they are stated', async () => {
  const shown = await withProject('base', async (root) => {
    const edit = (path: string, from: string, to: string) =>
      writeFileSync(join(root, path), readFileSync(join(root, path), 'utf8').replace(from, to));
    writeFileSync(
      join(root, 'specs/groups.yaml'),
      'places:\n  place: { type: string, maxLength: 9, description: Where. }\n',
    );
    edit(spec, 'arguments:\n', 'include: [places]\nlimits: { milliseconds: 9 }\nsince: 1.0.0\narguments:\n');
    edit(spec, 'unit: { type: string,', 'unit: { since: 0.9.0, type: string,');
    return shownOf(root, 'weigh_rows');
  });
  expect(shown.facts.map(lineOf).slice(-4)).toEqual([
    'limits.argumentBytes = 1000 @ specs/server.yaml:14',
    `limits.milliseconds = 9 @ ${spec}:10`,
    `include = "places" @ ${spec}:9`,
    `since = "1.0.0" @ ${spec}:11`,
  ]);
  expect(linesOf(shown, 'arguments', 'place')).toContain('maxLength = 9 @ specs/groups.yaml:2');
  expect(linesOf(shown, 'arguments', 'unit')).toContain(`since = "0.9.0" @ ${spec}:26`);
});

test('what the server says of a tool is shown where the server says it', async () => {
  const server = 'specs/server.yaml';
  const shown = await withProject('base', async (root) => {
    const edit = (path: string, from: string, to: string) =>
      writeFileSync(join(root, path), readFileSync(join(root, path), 'utf8').replace(from, to));
    edit(spec, 'arguments:\n', 'switches: [heavy]\naccess: writer\narguments:\n');
    edit(server, '\nhttpSwitch: heavy', '');
    edit(server, '\npolicies:', '\nhttpSwitch: heavy\npolicies:');
    edit(
      server,
      'limits:',
      [
        'access:',
        '  tiers:',
        '    reader: { description: Reads. }',
        '    writer: { description: Writes., callsPerMinute: { token: 9 } }',
        '    owner: { description: Decides. }',
        '  anonymous: { loopback: owner }',
        'limits:',
      ].join('\n'),
    );
    edit(
      server,
      '{ forbiddenTools: [place_order] }',
      [
        '',
        '  forbiddenTools: [place_order]',
        '  companions:',
        '    - { term: gross_weight, with: [gross_weight] }',
        '  requiredArguments:',
        '    - { toolset: demo, arguments: [rows] }',
        '  budgets:',
        '    tool: { characters: 9000 }',
        '  verifiedWithinDays: 90',
      ].join('\n'),
    );
    return shownOf(root, 'weigh_rows');
  });
  expect(shown.facts.map(lineOf)).toContain(`access = "writer" @ ${spec}:10`);
  const tiers = shown.sections.find(({ title }) => title === 'access')?.items;
  expect(tiers?.map(({ name, place }) => `${name} @ ${place.file}:${place.line}`)).toEqual([
    `writer @ ${server}:17`,
    `owner @ ${server}:18`,
  ]);
  expect(linesOf(shown, 'access', 'writer')).toEqual([
    `description = "Writes." @ ${server}:17`,
    `calls a minute, token = 9 @ ${server}:17`,
  ]);
  expect(linesOf(shown, 'access', 'owner')).toContain(`without a token = "loopback" @ ${server}:19`);
  expect(linesOf(shown, 'switches', 'heavy')).toEqual([
    `description = "Releases heavy scales." @ ${server}:13`,
    `variable = "DEMO_HEAVY" @ ${server}:13`,
    `httpSwitch = true @ ${server}:21`,
  ]);
  expect(linesOf(shown, 'policies', 'house rules')).toEqual([
    `beside gross_weight = ["gross_weight"] @ ${server}:25`,
    `requiredArguments = ["rows"] @ ${server}:27`,
    `budgets.tool = {"characters":9000} @ ${server}:29`,
    `verifiedWithinDays = 90 @ ${server}:30`,
    `forbiddenTools = ["place_order"] @ ${server}:23`,
  ]);
});

test('what a call puts on record is shown with the store that it goes to', async () => {
  const shown = await shownOf(join(project, 'test/golden'), 'try_width');
  const file = 'specs/tools/stored/try_width.yaml';
  expect(shown.facts.map(lineOf)).toEqual(
    expect.arrayContaining([
      `journals.store = "trials" @ ${file}:6`,
      `journals.memoized = true @ ${file}:6`,
      `journals.force = "anew" @ ${file}:6`,
    ]),
  );
  expect(linesOf(shown, 'stores', 'trials')).toContain('entry = "Trial" @ specs/server.yaml:11');
  expect(shown.sections.find(({ title }) => title === 'types')?.items.map(({ name }) => name)).toContain(
    'Trial',
  );
});

test('where a tool says nothing of access, it needs the lowest tier', async () => {
  const shown = await shownOf(project, 'audit_backtest');
  expect(shown.facts.find(({ name }) => name === 'access')).toMatchObject({
    value: 'reader',
    place: { file: 'specs/server.yaml' },
  });
});

// A new part of a tool does not compile here until it is decided whether it is shown.
test('a tool has no part that was forgotten', () => {
  const parts: Record<keyof Tool, 'shown' | 'no part of the contract'> = {
    place: 'no part of the contract',
    name: 'shown',
    title: 'shown',
    toolset: 'shown',
    verified: 'shown',
    verifiedAt: 'no part of the contract',
    summary: 'shown',
    details: 'shown',
    http: 'shown',
    core: 'shown',
    picture: 'shown',
    effects: 'shown',
    switches: 'shown',
    access: 'shown',
    limits: 'shown',
    pages: 'shown',
    include: 'shown',
    arguments: 'shown',
    deferred: 'shown',
    rules: 'shown',
    result: 'shown',
    refusals: 'shown',
    glossary: 'shown',
    guarantees: 'shown',
    examples: 'no part of the contract',
    decisions: 'no part of the contract',
    seeAlso: 'no part of the contract',
    since: 'shown',
    deprecated: 'shown',
  };
  expect(Object.keys(weighRows).filter((part) => !Object.hasOwn(parts, part))).toEqual([]);
});

/** Every fact with the name of what it is about. */
function everyFact(shown: Shown): Fact[] {
  const factsOf = (item: Item): Fact[] => [...item.facts, ...item.parts.flatMap(factsOf)];
  return [...shown.facts, ...shown.sections.flatMap(({ items }) => items.flatMap(factsOf))];
}

/** Names of facts that are not words of the line that states them. */
const WORD: Readonly<Record<string, RegExp>> = { 'refused when absent': /required/, switch: /./ };

test.each(['audit_backtest', 'compare_to_history'])('the line of each fact of %s says it', async (tool) => {
  const files = new Map<string, string[]>();
  const lineAt = ({ file, line }: Fact['place']) => {
    const lines = files.get(file) ?? readFileSync(join(project, file), 'utf8').split('\n');
    files.set(file, lines);
    return lines[line - 1]!;
  };
  const facts = everyFact(await shownOf(project, tool));
  expect(facts.length).toBeGreaterThan(200);
  const strays = facts.filter(({ name, value, place }) => {
    const code = place.file.startsWith('src/');
    const unsaid = /^(effects\.|status$)/.test(name) && !lineAt(place).includes(`${name.split('.').at(-1)}:`);
    const word = code ? /^export / : (WORD[name] ?? new RegExp(`\\b${wordOf(name)}\\b`));
    return !unsaid && !word.test(lineAt(place)) && !lineAt(place).includes(String(value));
  });
  expect(strays).toEqual([]);
});

const wordOf = (name: string) => name.replace(/^\{|\}$|^(effects|budgets)\.|^beside | refused as$/g, '');

test.each(['audit_backtest', 'compare_to_history'])('%s is shown in 80 columns', async (tool) => {
  const { status, out } = await toolwright(project, 'show', tool);
  expect(status).toBe(0);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('a person reads names, bounds and prose on the left, and places on the right', async () => {
  const { out } = await withProject('base', (root) => toolwright(root, 'show', 'weigh_rows'));
  expect(out).toContain(`
  factor: number                                                             :16
    What each weight is multiplied by.                                       :21
    default      2                                             src/defaults.ts:1
    liveDefault  src/defaults.ts#FACTOR                                      :20
    minimum      1                                                           :18
    maximum      9                                                           :19
`);
  expect(out).toContain(`
  crate: Crate (object), required                                            :32
    Something with rows.                                      specs/types.yaml:8
`);
});

test('hostile text can not repaint the terminal', async () => {
  const { out } = await withProject('base', async (root) => {
    const file = join(root, spec);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('What the rows weigh together.', '"\\e[31mred\\u202e"'),
    );
    return toolwright(root, 'show', 'weigh_rows');
  });
  expect(out).toContain('·[31mred·');
});

test('an unknown tool is a finding with the nearest name, and exit status 2', async () => {
  await withProject('base', async (root) => {
    expect(await toolwright(root, 'show', 'weigh_row')).toEqual({
      status: 2,
      out: '',
      err:
        `${spec}:1:1 error T901: there is no tool "weigh_row"\n  1 | name: weigh_rows\n    | ^^^^\n` +
        '  did you mean "weigh_rows"?\n\n' +
        'found 1 error in 1 file; "toolwright explain T901" says what it means and what to do\n',
    });
    const { status, out, err } = await toolwright(root, 'show', 'x', '--format', 'json');
    expect({ status, err, findings: JSON.parse(out).findings }).toMatchObject({
      status: 2,
      err: '',
      findings: [{ code: 'T901', message: 'there is no tool "x"' }],
    });
  });
});

test('specs that are not sound give their findings and exit status 1', async () => {
  const { status, out, err } = await withProject('T301-unknown-name', (root) =>
    toolwright(root, 'show', 'weigh_rows'),
  );
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain('T301');
});

test('it prints for people and programs alone', async () => {
  expect(await toolwright(project, 'show', 'audit_backtest', '--format', 'github')).toMatchObject({
    status: 2,
  });
});
