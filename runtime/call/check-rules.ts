import type { ToolContract } from '../contract.ts';
import { type Outcome, violationRefusal } from '../refusal.ts';
import type { PlainObject } from './plain-object.ts';
import { violationList } from './violations.ts';

/** Holds validated arguments against the relations between them. The first broken rule gives the code. */
export function checkRules(contract: ToolContract, args: PlainObject): Outcome<PlainObject> {
  const list = violationList();
  for (const rule of contract.rules) {
    if (!rule.holds(args as never)) list.add(() => ({ path: '', code: rule.code, message: rule.says }));
  }
  const violations = list.violations();
  if (violations.total === 0) return { kind: 'ok', value: args };
  return { kind: 'refused', refusal: violationRefusal(contract.refusals, violations) };
}
