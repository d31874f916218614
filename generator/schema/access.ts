import { snakeName } from './forms.ts';
import { closed, type JsonSchema, mapOf, positiveInteger, text } from './json-schema.ts';

const tierName = (description: string): JsonSchema => ({ ...snakeName, description });

const tier = closed(
  'a tier',
  'What a caller may do.',
  {
    description: text('What a caller of this tier may do that one of a lower tier may not.'),
    callsPerMinute: closed(
      'the calls per minute',
      'How many calls a caller has at once, and again in each minute. No limit where none is stated.',
      {
        token: positiveInteger('For each token.'),
        address: positiveInteger('For each address, on a server that others than its own machine reach.'),
      },
    ),
  },
  ['description'],
);

/** Who may call what. */
export const serverAccess = closed(
  'the access',
  'Who may call what over HTTP. Whoever runs the server, over stdio or the command line, has the highest tier.',
  {
    tiers: { ...mapOf('The tiers by name, in rising order.', snakeName, tier), minProperties: 1 },
    anonymous: closed(
      'the access of callers without a token',
      'The tier of a caller without a token. Where none is stated, a token is needed.',
      {
        loopback: tierName('On a server that its own machine alone reaches.'),
        published: tierName('On a server that others reach.'),
      },
    ),
  },
  ['tiers'],
);

/** The tier that a tool needs. */
export const toolAccess = tierName(
  'The lowest tier that may call it; the lowest of all where none is stated.',
);
