import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, isObject, memberOf } from '../json.ts';
import type { Rule } from '../rules/table.ts';
import { unexplained } from '../unexplained.ts';
import type { Direction } from './scope.ts';

/** Facts that a value of any type has. */
export const factKeys: readonly string[] = [
  'type',
  'name',
  'description',
  'term',
  'unit',
  'nullWhen',
  'refuse',
];

/** What two uses of one type inherit from it, on either side; the type itself is compared on its own. */
export interface Inherited {
  readonly before: unknown;
  readonly after: unknown;
}

/** The facts of two values. */
export function compareFacts(
  before: unknown,
  after: unknown,
  spot: Spot,
  direction: Direction,
  inherited: Inherited = { before: undefined, after: undefined },
): Change[] {
  const simple = ['description', 'unit', 'term', 'nullWhen'] as const;
  return [
    ...simple.flatMap((key) => {
      const own = [memberOf(before, key), memberOf(after, key)] as const;
      if (equal(...own)) return [];
      const types = [memberOf(inherited.before, key), memberOf(inherited.after, key)] as const;
      // A use without a description of its own carries its type's.
      if (key === 'description' && own.every((text, side) => equal(text, types[side]))) return [];
      const [from, to] = [own[0] ?? types[0], own[1] ?? types[1]];
      const at = inside(spot, [key]);
      if (equal(from, to)) return [changed('FACT_RESTATED', at, own[0], own[1], { keyword: key })];
      const rule = factRules[key](from, to, direction);
      return [changed(rule, at, from, to)];
    }),
    ...compareCodes(
      { node: before, stated: inherited.before ?? before },
      { node: after, stated: inherited.after ?? after },
      inside(spot, ['refuse']),
    ),
  ];
}

type FactRule = Extract<
  Rule,
  | `${'UNIT' | 'TERM'}_${string}`
  | 'DESCRIPTION_CHANGED'
  | 'NULL_CONDITION_REWORDED'
  | `${string}_NULL_${'ADDED' | 'REMOVED' | 'REFUSED' | 'ACCEPTED'}`
>;

const factRules = {
  description: () => 'DESCRIPTION_CHANGED',
  unit: (from, to) =>
    from === undefined ? 'UNIT_STATED' : to === undefined ? 'UNIT_WITHDRAWN' : 'UNIT_CHANGED',
  term: (from, to) =>
    from === undefined ? 'TERM_STATED' : to === undefined ? 'TERM_WITHDRAWN' : 'TERM_CHANGED',
  nullWhen: (from, to, direction) => {
    if (from !== undefined && to !== undefined) return 'NULL_CONDITION_REWORDED';
    if (direction === 'argument')
      return to === undefined ? 'ARGUMENT_NULL_REFUSED' : 'ARGUMENT_NULL_ACCEPTED';
    return to === undefined ? 'RESULT_NULL_REMOVED' : 'RESULT_NULL_ADDED';
  },
} as const satisfies Record<string, (from: unknown, to: unknown, direction: Direction) => FactRule>;

interface Coded {
  readonly node: unknown;
  /** The value that states the bounds: of a use, its type. */
  readonly stated: unknown;
}

/** Broken keyword -> refusal code. A code that comes or goes with its bound is no other code for anything. */
function compareCodes(before: Coded, after: Coded, spot: Spot): Change[] {
  const [from, to] = [memberOf(before.node, 'refuse'), memberOf(after.node, 'refuse')];
  if (equal(from, to)) return [];
  if (!isObject(from) || !isObject(to)) return unexplained(from, to, spot);
  const canBreak = ({ stated }: Coded, keyword: string) =>
    ![undefined, false].includes(memberOf(stated, keyword) as undefined | false);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !equal(from[keyword], to[keyword]))
    .map((keyword) => {
      const rule =
        canBreak(before, keyword) && canBreak(after, keyword)
          ? 'VIOLATION_CODE_CHANGED'
          : 'VIOLATION_CODE_RESTATED';
      return codeChange(from[keyword], to[keyword], inside(spot, [keyword]), keyword, rule);
    });
}

/** A code that stands for a broken keyword; where none is named, the server's pattern gives it. */
export function codeChange(
  before: unknown,
  after: unknown,
  spot: Spot,
  keyword: string,
  rule: 'VIOLATION_CODE_CHANGED' | 'VIOLATION_CODE_RESTATED' = 'VIOLATION_CODE_CHANGED',
): Change {
  const usual = "the server's INVALID_ code";
  return changed(rule, spot, before, after, {
    keyword,
    ...(before === undefined ? { from: usual } : {}),
    ...(after === undefined ? { to: usual } : {}),
  });
}
