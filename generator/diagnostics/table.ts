import { codeCodes } from './codes/code.ts';
import { commandCodes } from './codes/command.ts';
import { diffCodes } from './codes/diff.ts';
import { expressionCodes } from './codes/expression.ts';
import { extensionCodes } from './codes/extension.ts';
import { lintCodes } from './codes/lint.ts';
import { clientLintCodes } from './codes/lint-clients.ts';
import { policyLintCodes } from './codes/lint-policies.ts';
import { loadCodes } from './codes/load.ts';
import { resolveCodes } from './codes/resolve.ts';
import { schemaCodes } from './codes/schema.ts';
import { serverCodes } from './codes/server.ts';
import { writeCodes } from './codes/write.ts';

export type Severity = 'error' | 'warning';

/** What the table says of a code. */
export interface Definition {
  readonly severity: Severity;
  readonly title: string;
  /** The sentence of one case; `{name}` stands for a parameter. */
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
}

/**
 * Every finding the generator can report, by code. The hundreds digit is the stage: 1 load, 2 schema, 3 resolve,
 * 4 expressions, 5 lint, 6 write, 7 agreement with the code, 8 changes between contracts, 9 what a command was asked for, 0 the
 * project's own lints and emitters.
 */
export const table = {
  ...loadCodes,
  ...schemaCodes,
  ...resolveCodes,
  ...expressionCodes,
  ...lintCodes,
  ...clientLintCodes,
  ...policyLintCodes,
  ...writeCodes,
  ...codeCodes,
  ...diffCodes,
  ...commandCodes,
  ...serverCodes,
  ...extensionCodes,
} as const;

export type Code = Extract<keyof typeof table, string>;

/** A code of the project's own lints, X and three digits: no code of ours begins so. */
export type ExtensionCode = `X${number}`;

/** True where the table has that code. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(table, text);
}
