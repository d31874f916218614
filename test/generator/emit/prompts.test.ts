import { expect, test } from 'vitest';
import { contract as contractFiles } from '../../../generator/emit/contract/contract.ts';
import { pages } from '../../../generator/emit/pages/pages.ts';
import { registry } from '../../../generator/emit/registry.ts';
import { unusedPromptArgument } from '../../../generator/lint/unused-prompt-argument.ts';
import type { Contract, Prompt } from '../../../generator/model/contract.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const { place } = contract.server;
const prompt: Prompt = {
  name: 'weigh_it',
  place,
  title: 'Weigh it',
  description: 'Weighs.',
  arguments: [{ name: 'rows', place, description: 'What to | weigh.', required: true }],
  text: 'Weigh {rows} with `weigh_rows`.\n```\n{{code}}',
  tools: ['weigh_rows'],
};
const prompted: Contract = { ...contract, prompts: [prompt] };

test('a prompt stands in the contract, in the registry and on a page that the index links to', async () => {
  const files = await emit(contractFiles, prompted);
  const shown = files.get('generated/contract/prompts.ts');
  expect(shown).toContain('text: "Weigh {rows} with `weigh_rows`.\\n```\\n{{code}}"');
  expect(shown).toContain('tools: ["weigh_rows"]');
  expect((await emit(registry, prompted)).get('generated/registry.ts')).toContain('./contract/prompts.ts');
  const kb = await emit(pages, prompted);
  expect(kb.get('generated/kb/index.md')).toContain('[the prompts](prompts.md)');
  const page = kb.get('generated/kb/prompts.md');
  expect(page).toContain('- Tools: [weigh_rows](tools/weigh-rows.md)');
  expect(page).toContain('| `rows` | yes | What to \\| weigh. |');
  expect(page).toContain('````text\nWeigh {rows} with `weigh_rows`.\n```\n{{code}}\n````');
});

test('without prompts nothing speaks of them', async () => {
  expect([...(await emit(contractFiles, contract)).keys()]).not.toContain('generated/contract/prompts.ts');
  expect((await emit(registry, contract)).get('generated/registry.ts')).not.toContain('prompts');
  expect([...(await emit(pages, contract)).keys()]).not.toContain('generated/kb/prompts.md');
});

test('what a person fills in and the text leaves out is found', () => {
  const idle = { ...prompt, text: 'Weigh.' };
  const found = unusedPromptArgument({ contract: { ...contract, prompts: [idle] }, prose: [] });
  expect(found).toMatchObject([{ code: 'T501', message: 'nobody uses the argument "rows"' }]);
  expect(unusedPromptArgument({ contract: prompted, prose: [] })).toEqual([]);
});
