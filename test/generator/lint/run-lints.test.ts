import { expect, test } from 'vitest';
import { lints } from '../../../generator/lint/index.ts';
import { type Edit, findingsIn, GLOSSARY, SERVER, TOOL } from './lint-specs.ts';

const accept = (file: string, code: string): Edit => {
  const before = file === TOOL ? 'examples:' : 'policies:';
  return [file, before, `lint:\n  - { ignore: ${code}, reason: For now. }\n${before}`];
};
const forbidden: Edit = [SERVER, 'forbiddenTools: [place_order]', 'forbiddenTools: [weigh]'];
const unusedTerm: Edit = [GLOSSARY, 'gross_weight:', 'tare:\n  title: T\n  definition: D\ngross_weight:'];
const tooMany: Edit = [SERVER, 'forbiddenTools: [place_order]', 'budgets: { list: { characters: 1 } }'];

const FORBIDDEN = `${TOOL}:1:1 T502 a tool named "weigh_rows" must not exist: policies.forbiddenTools names "weigh"`;
const UNUSED = `${GLOSSARY}:1:1 T501 nobody uses the term "tare"`;
const LIST = `${SERVER}:1:1 T511 the tool list takes 768 characters; policies.budgets.list.characters allows 1`;
const needless = (file: string, code: string) =>
  expect.stringMatching(`^${file}:\\d+:15 T505 nothing here is found by ${code}`);

test.each<[string, readonly Edit[], readonly unknown[]]>([
  ['nothing is wrong', [], []],
  ['a finding in a tool', [forbidden], [FORBIDDEN]],
  ['accepted by the tool', [forbidden, accept(TOOL, 'T502')], []],
  [
    'server.yaml accepts none for it',
    [forbidden, accept(SERVER, 'T502')],
    [needless(SERVER, 'T502'), FORBIDDEN],
  ],
  ['not by another code', [forbidden, accept(TOOL, 'T503')], [FORBIDDEN, needless(TOOL, 'T503')]],
  ['a finding in a shared file', [unusedTerm], [UNUSED]],
  ['accepted by server.yaml', [unusedTerm, accept(SERVER, 'T501')], []],
  ['no tool accepts it', [unusedTerm, accept(TOOL, 'T501')], [UNUSED, needless(TOOL, 'T501')]],
  ['a finding of the whole list', [tooMany], [LIST]],
  ['accepted by server.yaml, too', [tooMany, accept(SERVER, 'T511')], []],
  ['a suppression of nothing', [accept(TOOL, 'T502')], [needless(TOOL, 'T502')]],
  ['the same for all files', [accept(SERVER, 'T502')], [needless(SERVER, 'T502')]],
  ['a suppression of that', [accept(TOOL, 'T505')], [needless(TOOL, 'T505')]],
])('%s', async (_, edits, expected) => {
  expect(await findingsIn(edits)).toEqual(expected);
});

test('lints have names of their own, by which --stats tells them apart', () => {
  expect(new Set(lints.map(({ name }) => name)).size).toBe(lints.length);
});
