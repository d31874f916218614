import type { Definition } from '../table.ts';

/** Servers of any make: reaching one, and writing or checking what it says. */
export const serverCodes = {
  T911: {
    severity: 'error',
    title: 'Server that does not answer',
    message: '{method} got no answer within {seconds} s',
    cause: 'The server hangs, takes longer than the time limit, or waits for something that no client gives.',
    fix: 'Start it by hand to see what it does, or give it more time with `--timeout SECONDS`.',
  },
  T912: {
    severity: 'error',
    title: 'Server that is gone',
    message: 'there was no answer to {method}: {problem}',
    cause: 'The command cannot be started, the process ended, or nothing listens at the address.',
    fix: 'Start it by hand with the same words; what follows `--` is run as it stands, without a shell.',
  },
  T913: {
    severity: 'warning',
    title: 'Output that is no message',
    message: 'standard output has {count} line(s) that are no messages; the first: {line}',
    cause: 'Over stdio, standard output belongs to the protocol: many clients break off at such a line.',
    fix: 'Print for people to standard error.',
  },
  T914: {
    severity: 'error',
    title: 'Answer that is none',
    message: '{method}: {problem}',
    cause: 'What the server sent is not what the Model Context Protocol says.',
    fix: 'Repair the server; an address has to be that of its MCP endpoint.',
  },
  T921: {
    severity: 'error',
    title: 'File that is there already',
    message: '{path} is there, and nothing was written',
    cause: '`adopt` starts a project; it never writes over specs that a person may have edited.',
    fix: 'Run it in an empty folder, or name one with `--to DIR`.',
  },
  T922: {
    severity: 'warning',
    title: 'Name that no spec can have',
    message: 'the server calls a tool "{tool}", and its spec "{name}"',
    cause:
      'Model providers take letters, digits, _ and -, at most 64; two names that differ in case or joints alone meet in the generated code.',
    fix: 'Rename the tool in the server; until then `toolwright verify` finds no tool of the name in the spec.',
  },
  T923: {
    severity: 'warning',
    title: 'Reference that is not followed',
    message: '{at}: {reference} {problem}',
    cause: 'A schema refers to what is not in the document, or to itself. Nothing is fetched.',
    fix: 'Write the type out where it is used, as far as callers need it.',
  },
  T924: {
    severity: 'error',
    title: 'Document that is no OpenAPI 3',
    message: '{problem}',
    cause: '`adopt --openapi` reads OpenAPI 3.0 and 3.1, as JSON or YAML.',
    fix: 'Convert a document of version 2 first, and name the file itself.',
  },
  T925: {
    severity: 'warning',
    title: 'Tool that is left out',
    message: 'the tool "{tool}" is left out: {problem}',
    cause: 'What it lists cannot be said in the spec language, not even with gaps.',
    fix: 'Write its spec by hand.',
  },
  T926: {
    severity: 'warning',
    title: 'Text that hides something',
    message: 'the description of "{tool}" holds characters that nobody sees',
    cause:
      'Control characters, zero-width characters and marks of direction reach the model and no reader. The spec leaves them out.',
    fix: 'Remove them in the server.',
  },
  T927: {
    severity: 'error',
    title: 'No pins to compare with',
    message: 'toolwright.pins.json {problem}',
    cause:
      '`verify --pinned` compares what a server lists with what `toolwright pin` recorded in this folder.',
    fix: 'Read what the server lists, run `toolwright pin` with the same words, and commit the file.',
  },
} as const satisfies Record<string, Definition>;
