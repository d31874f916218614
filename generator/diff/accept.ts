import type { AcceptedChange } from '../model/contract.ts';
import { acceptedContract } from '../model/digest.ts';
import type { Change } from './change.ts';
import { equal } from './json.ts';
import { fails } from './rules/rule.ts';

/** A change, and why it is accepted where it is. */
export interface JudgedChange extends Change {
  readonly accepted?: string;
}

export interface Acceptance {
  readonly changes: readonly JudgedChange[];
  /** Acceptances that cover no change. */
  readonly idle: readonly AcceptedChange[];
}

/**
 * Lays the acceptances over the changes. One that the old lock already holds was for an earlier change: it covers
 * nothing here, and nobody asks it to.
 */
export function accept(
  changes: readonly Change[],
  accepted: readonly AcceptedChange[],
  settled: readonly unknown[],
): Acceptance {
  const inForce = accepted.filter((entry) => {
    // Undefined members are not in the lock.
    const stored: unknown = JSON.parse(JSON.stringify(acceptedContract(entry)));
    return !settled.some((old) => equal(old, stored));
  });
  const covers = (entry: AcceptedChange, change: Change): boolean =>
    entry.rule === change.rule &&
    entry.path === change.path &&
    (entry.tool === undefined || entry.tool === change.tool);
  return {
    changes: changes.map((change) => {
      if (!fails(change.kind)) return change;
      const { announced, ...told } = change;
      const reason = inForce.find((entry) => covers(entry, change))?.reason ?? announced;
      return reason === undefined ? told : { ...told, accepted: reason };
    }),
    idle: inForce.filter((entry) => !changes.some((change) => covers(entry, change))),
  };
}
