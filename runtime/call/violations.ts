import type { Violation } from '../answer.ts';
import type { Violations } from '../refusal.ts';

/** How many violations an answer spells out; the rest are counted. */
export const SHOWN_VIOLATIONS = 20;

/**
 * Gathers violations: the first ones are described, the rest only counted, so a huge bad call stays cheap.
 */
export interface ViolationList {
  readonly add: (describe: () => Violation) => void;
  readonly violations: () => Violations;
}

export function violationList(): ViolationList {
  const shown: Violation[] = [];
  let total = 0;
  return {
    add: (describe) => {
      total += 1;
      if (shown.length < SHOWN_VIOLATIONS) shown.push(describe());
    },
    violations: () => ({ shown, total }),
  };
}
