import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '../../../generator/commands/project.ts';
import { generate } from '../../../generator/pipeline.ts';

const project = readProject(join(import.meta.dirname, '../../fixtures/diagnostics/base'));
const tool = 'specs/tools/demo/weigh_rows.yaml';

const edits: readonly (readonly [string, string])[] = [
  ['summary:', 'since: 0.9.0\ndeprecated: { since: 1.0.0, because: It is slow. }\nsummary:'],
  ['unit: { type', 'unit: { deprecated: { since: 0.9.1, instead: scale, because: Too coarse }, type'],
  ['  scale: { type: string, presentWhen', '  scale: { since: 0.9.2, type: string, presentWhen'],
];

const { outputs } = await generate({
  ...project,
  specs: project.specs.map(({ path, text }) => ({
    path,
    text: path === tool ? edits.reduce((edited, [from, to]) => edited.replace(from, to), text) : text,
  })),
  recordings: new Map(),
  readLiveDefaults: async () => new Map([['src/defaults.ts#FACTOR', { value: 2 }]]),
  stage: (_, work) => work(),
});

const ofTool = 'Deprecated since 1.0.0: It is slow.';
const ofArgument = 'Deprecated since 0.9.1: Too coarse. Use scale instead.';

test.each([
  ['the listing, of the tool', 'generated/contract/weigh-rows/listing.ts', `"${ofTool}\\n\\n`],
  ['the listing, of the argument', 'generated/contract/weigh-rows/listing.ts', `"${ofArgument} The unit`],
  ['the contract, of the tool', 'generated/contract/weigh-rows/contract.ts', `deprecated: "${ofTool}"`],
  [
    'the contract, of the argument',
    'generated/contract/weigh-rows/contract.ts',
    `deprecated: "${ofArgument}"`,
  ],
  ['the types', 'generated/contract/types.ts', '@deprecated'],
  ['the page, of the tool', 'generated/kb/tools/weigh-rows.md', `**${ofTool}**`],
  ['the page, of the argument', 'generated/kb/tools/weigh-rows.md', `**${ofArgument}**`],
  ['the page, when the tool came', 'generated/kb/tools/weigh-rows.md', 'since 0.9.0'],
  ['the page, when a field came', 'generated/kb/tools/weigh-rows.md', 'Since 0.9.2.'],
  ['the lock', 'generated/contract.lock.json', '"because":"Too coarse"'],
])('what will go, and when it came, stands in %s', (_, path, text) => {
  expect(outputs!.find((output) => output.path === path)!.text).toContain(text);
});
