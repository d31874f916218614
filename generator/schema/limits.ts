import { closed, type JsonSchema } from './json-schema.ts';

const count = (description: string): JsonSchema => ({ description, type: 'integer', minimum: 1 });

const properties = {
  argumentBytes: count('Largest arguments, in bytes of JSON.'),
  resultBytes: count('Largest result, in bytes of JSON. No limit where it is not stated.'),
  milliseconds: count('Longest time a call may take. No limit where it is not stated.'),
};

/** What every call may take. */
export const serverLimits = closed('the limits', 'What one call may take.', properties, ['argumentBytes']);

/** What a call of one tool may take. */
export const toolLimits = closed(
  'the limits of a tool',
  'What one call may take; what is not stated here is as server.yaml says.',
  properties,
);
