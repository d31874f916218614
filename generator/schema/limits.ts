import { closed, flag, positiveInteger } from './json-schema.ts';

const properties = {
  argumentBytes: positiveInteger('Largest arguments, in bytes of JSON.'),
  resultBytes: positiveInteger('Largest result, in bytes of JSON. No limit where it is not stated.'),
  artifactBytes: positiveInteger(
    'Largest artifacts of one call, in bytes together. No limit where it is not stated.',
  ),
  milliseconds: positiveInteger('Longest time a call may take. No limit where it is not stated.'),
  callsPerDay: positiveInteger(
    'Most calls of a tool that one caller may make in a day (UTC). Every attempt is logged and counts, a refused one too. No limit where it is not stated.',
  ),
};

/** What every call may take. */
export const serverLimits = closed(
  'the limits',
  'What one call may take.',
  {
    ...properties,
    heavyCalls: positiveInteger('How many calls of heavy tools a server process makes at once.'),
  },
  ['argumentBytes'],
);

/** What a call of one tool may take. */
export const toolLimits = closed(
  'the limits of a tool',
  'What one call may take; what is not stated here is as server.yaml says.',
  {
    ...properties,
    heavy: flag(
      'True where a call keeps the machine busy: no more of them run at once than `heavyCalls` of server.yaml. False by default.',
    ),
  },
);
