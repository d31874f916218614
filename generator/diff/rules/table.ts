import type { ParametersOf } from '../../diagnostics/message.ts';
import { accessRules } from './access-rules.ts';
import { argumentRules } from './argument-rules.ts';
import { promiseRules } from './promise-rules.ts';
import { promptRules } from './prompt-rules.ts';
import { resultRules } from './result-rules.ts';
import { fails, type RuleDefinition } from './rule.ts';
import { serverRules } from './server-rules.ts';
import { toolRules } from './tool-rules.ts';
import { valueRules } from './value-rules.ts';

/** Every change between two contracts that is told apart, by rule. */
export const rules = {
  ...toolRules,
  ...argumentRules,
  ...resultRules,
  ...valueRules,
  ...promiseRules,
  ...serverRules,
  ...accessRules,
  ...promptRules,
} as const;

export type Rule = Extract<keyof typeof rules, string>;

/** The parameters that the sentence of a rule needs. */
export type RuleParameters<R extends Rule> = ParametersOf<(typeof rules)[R]['message']>;

/** The rules whose changes fail `toolwright diff` until they are accepted. */
export const failingRules: readonly Rule[] = Object.entries(rules as Readonly<Record<Rule, RuleDefinition>>)
  .filter(([, { kind }]) => fails(kind))
  .map(([rule]) => rule as Rule);

/** True where the table has that rule. */
export function isRule(text: string): text is Rule {
  return Object.hasOwn(rules, text);
}

/** What the table knows of a rule, as text; null where there is no such rule. */
export function explainRule(rule: string): string | null {
  if (!isRule(rule)) return null;
  const { kind, title, message, cause, fix }: RuleDefinition = rules[rule];
  return [`${rule} ${title} (${kind})`, `Says:  ${message}`, `Cause: ${cause}`, `Fix:   ${fix}`, ''].join(
    '\n',
  );
}
