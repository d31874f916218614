import { closed, formed, text } from './json-schema.ts';

/** An entry of `lint:`, in a tool or in server.yaml. */
export const suppression = closed(
  'a lint suppression',
  'A finding that is accepted here, with the reason.',
  {
    ignore: formed(
      'the code of a lint, such as T504 or X101',
      '^(T5[0-9]{2}|X[0-9]{3})$',
      'The code of the lint.',
    ),
    reason: text('Why it does not apply.'),
  },
  ['ignore', 'reason'],
);
