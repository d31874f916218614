import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsIn, REFUSALS, TOOL } from './lint-specs.ts';

const finding = (file: string, at: string, name: string, meant = '') =>
  `${file}:${at} T515 the way forward names "${name}", which is no tool, and no argument or field of the contract${meant}`;

test.each([
  ['Call weigh_rows once for each.', []],
  ['Call weigh_row once for each.', [finding(TOOL, '39:19', 'weigh_row', ' -> weigh_rows')]],
  ['Call weigh_all_rows.', [finding(TOOL, '39:19', 'weigh_all_rows', ' -> weigh_rows')]],
  ['Call place_order instead.', [finding(TOOL, '39:19', 'place_order')]],
  ["Call 'lift' or `crane` first.", [finding(TOOL, '39:32', 'crane')]],
  ['Leave `tare` and `factor` out, or give `unit` as `pound`.', []],
  ['Ask for gross_weight, or read vocabulary://big_scales and /api/v1/big_scales.', []],
  ['Set APP_HOME or `demo data import_scales`.', []],
])('a tool says: %s', async (text, expected) => {
  expect(
    await findingsIn(
      [[TOOL, 'Pass fewer rows.', text.includes('`') ? `"${text}"` : text]],
      'recovery-advice',
    ),
  ).toEqual(expected.map((line) => (text.includes('`') ? line.replace('39:32', '39:31') : line)));
});

test('what every tool can refuse may name an argument of any', async () => {
  const advice = '"Shorten `rows`, or call weigh_row."';
  expect(await findingsIn([[REFUSALS, 'Correct it.', advice]], 'recovery-advice')).toEqual([
    finding(REFUSALS, '4:37', 'weigh_row', ' -> weigh_rows'),
  ]);
});

test('what one tool can refuse may not name an argument of another', async () => {
  const path = join(import.meta.dirname, '../../fixtures/diagnostics/base', TOOL);
  const other = readFileSync(path, 'utf8')
    .replace('name: weigh_rows', 'name: lift_rows')
    .replace('/api/weigh', '/api/lift')
    .replace('  scale: { type: string, valuesFrom', '  lift_scale: { type: string, valuesFrom')
    .replace('has(args.scale)', 'has(args.lift_scale)')
    .replace('scale: big', 'lift_scale: big');
  const added = ['specs/tools/demo/lift_rows.yaml', '', other] as const;
  const advice = [TOOL, 'Pass fewer rows.', 'Set lift_scale.'] as const;
  expect(await findingsIn([advice, added], 'recovery-advice')).toEqual([
    finding(TOOL, '39:18', 'lift_scale'),
  ]);
  const shared = [REFUSALS, 'Correct it.', 'Set lift_scale.'] as const;
  expect(await findingsIn([shared, added], 'recovery-advice')).toEqual([]);
});

test('what sends nobody on may name what it likes', async () => {
  const edits = [
    [TOOL, 'What the rows weigh together.', 'Once called weigh_row.'],
    ['specs/prompts.yaml', '', 'weigh: { title: Weigh, description: Was weigh_row., text: Weigh. }'],
  ] as const;
  expect(await findingsIn(edits, 'recovery-advice')).toEqual([]);
});

test('what is filled in is no name', async () => {
  const full =
    'NO_ROOM: { condition: full, params: { import_name: string }, reason: Full., recover: "Set {import_name}." }';
  const added = [REFUSALS, 'INVALID_{ARGUMENT}:', `${full}\nINVALID_{ARGUMENT}:`] as const;
  expect(await findingsIn([added], 'recovery-advice')).toEqual([]);
});

test('a prompt may name tools, and arguments and fields of any', async () => {
  const text = 'Weigh {bed}: call `weigh_row` with its `rows`, `factor` left out.';
  const prompt = `weigh: { title: Weigh, description: Weighs., arguments: { bed: { description: What. } }, text: "${text}" }`;
  expect(await findingsIn([['specs/prompts.yaml', '', prompt]], 'recovery-advice')).toEqual([
    `specs/prompts.yaml:1:116 T515 the prompt names "weigh_row", which is no tool, and no argument or field of the contract -> weigh_rows`,
  ]);
});
