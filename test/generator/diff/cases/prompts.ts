import type { Edit, Json } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

const prompt: Edit = ({ specs }) => {
  specs['specs/prompts.yaml'] = {
    weigh: {
      title: 'Weigh',
      description: 'Weighs what you have.',
      arguments: { thing: { description: 'What to weigh.' } },
      text: 'Weigh {thing}.',
    },
  };
};

const changed =
  (change: (weigh: Json) => void): Edit =>
  ({ specs }) =>
    change((specs['specs/prompts.yaml'] as Json).weigh);

export const promptCases: readonly SpecCase[] = [
  {
    what: 'a prompt',
    edit: prompt,
    there: ['additive PROMPT_ADDED server /prompts/weigh'],
    back: ['breaking PROMPT_REMOVED server /prompts/weigh'],
  },
  {
    what: 'another title',
    prepare: prompt,
    edit: changed((weigh) => {
      weigh.title = 'Weigh it';
    }),
    there: ['wording PROMPT_REWORDED server /prompts/weigh/title'],
    back: ['wording PROMPT_REWORDED server /prompts/weigh/title'],
  },
  {
    what: 'a text that names a tool',
    prepare: prompt,
    edit: changed((weigh) => {
      weigh.text = 'Weigh {thing} with `weigh_rows`.';
    }),
    there: [
      'wording PROMPT_REWORDED server /prompts/weigh/text',
      'dangerous PROMPT_TOOL_ADDED server /prompts/weigh/text',
    ],
    back: [
      'wording PROMPT_REWORDED server /prompts/weigh/text',
      'additive PROMPT_TOOL_REMOVED server /prompts/weigh/text',
    ],
  },
  {
    what: 'an argument that may be left out',
    prepare: prompt,
    edit: changed((weigh) => {
      weigh.arguments.unit = { description: 'The unit.' };
      weigh.text = 'Weigh {thing} in {unit}.';
    }),
    there: [
      'wording PROMPT_REWORDED server /prompts/weigh/text',
      'additive PROMPT_ARGUMENT_ADDED server /prompts/weigh/arguments/unit',
    ],
    back: [
      'wording PROMPT_REWORDED server /prompts/weigh/text',
      'breaking PROMPT_ARGUMENT_REMOVED server /prompts/weigh/arguments/unit',
    ],
  },
  {
    what: 'an argument that must be given',
    prepare: prompt,
    edit: changed((weigh) => {
      weigh.arguments.unit = { description: 'The unit.', required: true };
    }),
    there: ['breaking PROMPT_ARGUMENT_ADDED_REQUIRED server /prompts/weigh/arguments/unit'],
    back: ['breaking PROMPT_ARGUMENT_REMOVED server /prompts/weigh/arguments/unit'],
  },
  {
    what: 'an argument that now must be given',
    prepare: prompt,
    edit: changed((weigh) => {
      weigh.arguments.thing.required = true;
    }),
    there: ['breaking PROMPT_ARGUMENT_REQUIRED server /prompts/weigh/arguments/thing/required'],
    back: ['additive PROMPT_ARGUMENT_OPTIONAL server /prompts/weigh/arguments/thing/required'],
  },
];
