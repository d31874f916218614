import { closed, definition, formed, type Properties, text } from './json-schema.ts';

const version = formed('a version, such as 1.4.0', '^\\d+\\.\\d+\\.\\d+$');

/** The definition that the facts below refer to. */
export const deprecation = closed(
  'a deprecation',
  'Set where it will go. Who uses it is warned in every answer.',
  {
    since: { ...version, description: 'The version that deprecated it.' },
    instead: text('The name of what to use instead: a tool, an argument or a result field, as it is itself.'),
    because: text('Why it will go, as a sentence.'),
  },
  ['since', 'because'],
);

/** What can be said of a tool, an argument or a result field that came later than the first version, or will go. */
export const lifecycle: Properties = {
  since: { ...version, description: 'The version of the server that first had it.' },
  deprecated: definition('deprecation'),
};
