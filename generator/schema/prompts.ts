import { propertyName, snakeName } from './forms.ts';
import { closed, flag, type JsonSchema, mapOf, text } from './json-schema.ts';

const argument = closed(
  'an argument of a prompt',
  'What a person fills in; always text.',
  {
    description: text('What to give.'),
    valuesFrom: {
      ...snakeName,
      description:
        'The vocabulary whose names clients offer while a person types. Any text is taken all the same.',
    },
    required: flag('True where the prompt says nothing without it. Optional otherwise.'),
  },
  ['description'],
);

/** specs/prompts.yaml */
export const promptsSchema: JsonSchema = mapOf(
  'Prompts that clients offer to people, by name.',
  snakeName,
  closed(
    'a prompt',
    'A message that a person sends to start a piece of work.',
    {
      title: text('The name that people read.'),
      description: text('What the work is.'),
      arguments: mapOf('What people fill in, by name.', propertyName, argument),
      text: text('The message. {argument} stands for what was filled in; a tool is named as `tool_name`.'),
    },
    ['title', 'description', 'text'],
  ),
);
