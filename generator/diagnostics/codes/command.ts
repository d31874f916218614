import type { Definition } from '../table.ts';

/** What a command was asked for. */
export const commandCodes = {
  T901: {
    severity: 'error',
    title: 'Unknown tool on the command line',
    message: 'there is no tool "{tool}"',
    cause: 'A command was given the name of a tool that no spec below specs/tools/ has.',
    fix: 'Use the suggested name; `toolwright tokens` lists every tool.',
  },
} as const satisfies Record<string, Definition>;
