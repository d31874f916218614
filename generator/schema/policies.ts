import { propertyName, snakeName } from './forms.ts';
import { closed, type JsonSchema, listOf, positiveInteger, text } from './json-schema.ts';

const companion = closed(
  'a companion rule',
  'A field of one term is never shown without fields of others.',
  {
    term: { ...snakeName, description: 'The glossary term of the field.' },
    with: listOf('Terms that a field beside it, or in an object around it, is an instance of.', snakeName, 1),
  },
  ['term', 'with'],
);

const requiredArguments = closed(
  'a required-arguments rule',
  'Arguments that every tool of a toolset requires and gives back.',
  {
    toolset: { ...snakeName, description: 'The toolset of server.yaml.' },
    arguments: listOf(
      'Each is required, has no default, and comes back in a field of its name or of its term.',
      propertyName,
      1,
    ),
  },
  ['toolset', 'arguments'],
);

const budget = (title: string, description: string): JsonSchema =>
  closed(title, description, {
    characters: positiveInteger('Most characters.'),
    tokens: positiveInteger(
      'Most tokens, by the encoding o200k_base. Counting them takes a tenth of a second.',
    ),
  });

/** House rules of server.yaml that become lints. */
export const policiesSchema: JsonSchema = closed('the policies', 'House rules that become lints.', {
  forbiddenTools: listOf('Words, one or several, that no tool name may hold.', snakeName),
  adviceWords: listOf(
    'Words and phrases that no prose may use, in any letter case: what gives advice, where the server gives none.',
    text('A word or a phrase.'),
  ),
  companions: listOf('Which fields are never shown alone.', companion),
  requiredArguments: listOf('Which arguments a toolset requires and gives back.', requiredArguments),
  budgets: closed('the budgets', 'What a model may have to read before any call; see `toolwright tokens`.', {
    description: budget('the budget of a description', 'The text that describes one tool.'),
    tool: budget('the budget of a tool', 'One tool: name, description, arguments.'),
    list: budget('the budget of the list', 'All tools and the instructions.'),
  }),
  verifiedWithinDays: positiveInteger(
    'Days after which `toolwright lint --today` asks for a page to be checked again.',
  ),
});
