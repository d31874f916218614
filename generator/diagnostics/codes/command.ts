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
  T902: {
    severity: 'error',
    title: 'A link of the site that leads nowhere',
    message: '{page} links to {href}, which the site does not have',
    cause: 'The page or the place was renamed or removed, or the link is misspelt.',
    fix: 'Correct the link; where others link there too, add a redirect to `site.redirects` in toolwright.config.ts.',
  },
  T903: {
    severity: 'error',
    title: 'A place of the site that is gone',
    message: '{address} was on the site of {against}, and nothing leads on from there',
    cause:
      'A tool, an argument, a field, a refusal or a guarantee was renamed or removed, and others may have linked to its place.',
    fix: 'Say in `site.redirects` of toolwright.config.ts where it is now: `"/tools/a/#argument-b": "/tools/a/#argument-c"`; what is gone altogether leads to `/changes/`.',
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
