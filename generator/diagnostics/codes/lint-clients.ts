import type { Definition } from '../table.ts';

const message = '{what} breaks a rule of {client} at {pointer}: {problem}';

/** What clients in `clients` of server.yaml reject or misread; a pointer leads into what they are sent. */
export const clientLintCodes = {
  T506: {
    severity: 'error',
    title: 'Name that a client rejects',
    message,
    cause:
      'Clients put the server before the tool, and their model providers accept only so many characters.',
    fix: 'Shorten the name of the tool or of the server, or take the client out of `clients` in server.yaml.',
  },
  T507: {
    severity: 'error',
    title: 'Text that a client cuts short or rejects',
    message,
    cause:
      'A text that is cut where the limit ends is taken for the whole; one that is rejected fails the list.',
    fix: 'Shorten summary and details, or the definitions and first pitfalls of the terms that the tool names.',
  },
  T509: {
    severity: 'error',
    title: 'More tools than a client shows',
    message,
    cause: 'What comes after the limit is not there for the model, and nobody is told.',
    fix: 'Serve toolsets apart, or take the client out of `clients` in server.yaml.',
  },
  T510: {
    severity: 'error',
    title: 'Schema that a client rejects or misreads',
    message,
    cause:
      'One schema that a model provider does not take fails the whole list, and no error names the tool.',
    fix: 'Say it in another way, or take the client out of `clients` in server.yaml.',
  },
} as const satisfies Record<string, Definition>;
