import { closed, positiveInteger } from './json-schema.ts';

const properties = {
  argumentBytes: positiveInteger('Largest arguments, in bytes of JSON.'),
  resultBytes: positiveInteger('Largest result, in bytes of JSON. No limit where it is not stated.'),
  milliseconds: positiveInteger('Longest time a call may take. No limit where it is not stated.'),
};

/** What every call may take. */
export const serverLimits = closed('the limits', 'What one call may take.', properties, ['argumentBytes']);

/** What a call of one tool may take. */
export const toolLimits = closed(
  'the limits of a tool',
  'What one call may take; what is not stated here is as server.yaml says.',
  properties,
);
