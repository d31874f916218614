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
  T931: {
    severity: 'error',
    title: 'Folder of a new project is not empty',
    message: '{folder} is there, and is no empty folder',
    cause: 'A new project would be mixed with what is there, and some of it might be lost.',
    fix: 'Name a folder that is not there yet, or an empty one.',
  },
  T932: {
    severity: 'error',
    title: 'Name of a new project',
    message: '"{name}" can be no name of a server',
    cause: 'It names the package, the server in every client, and its identity for callers.',
    fix: 'Give --name lowercase letters, digits and single hyphens, a letter first: weather-station.',
  },
  T933: {
    severity: 'error',
    title: 'Title of a new project',
    message: '"{title}" can be no title',
    cause: 'It stands on pages and in lists, on one line.',
    fix: "Give --title letters, digits, spaces and . , & ' -, at most 80.",
  },
} as const satisfies Record<string, Definition>;
