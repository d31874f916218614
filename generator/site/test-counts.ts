import { contractPlan } from '../emit/tests/plan.ts';
import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';

export interface TestCount {
  readonly label: string;
  readonly text: string;
}

/** How many tests hold a tool to its page, of each kind that it has. */
export const testCounts = memoize((tool: Tool): TestCount[] => {
  const { examples, refusals, guarantees, reach, bounds, defaults, deferred, journal } = contractPlan(tool);
  const kinds: readonly (readonly [string, number, string])[] = [
    ['Examples', examples.length, 'answer as recorded, to the last digit'],
    ['Refusals', refusals.length, 'are given for their example'],
    ['Guarantees', guarantees.length, 'hold'],
    ['Arguments', reach.length, 'change an answer'],
    ['Bounds', bounds.length, 'refuse what lies just outside, and nothing just inside'],
    ['Defaults', defaults.length, 'equal leaving the argument out'],
    ['Withheld', deferred.length, 'are refused with their reason'],
    ['Record', journal === undefined ? 0 : 1, 'is kept of a call'],
  ];
  return kinds
    .filter(([, count]) => count > 0)
    .map(([label, count, what]) => ({ label, text: `${count} ${what}` }));
});
