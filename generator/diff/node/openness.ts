import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, isObject, memberOf } from '../json.ts';
import { unexplained } from '../unexplained.ts';
import type { Direction } from './scope.ts';
import { typeText } from './types.ts';

const rulesOf = {
  argument: {
    nonFinite: { gained: 'ARGUMENT_NON_FINITE_ACCEPTED', lost: 'ARGUMENT_NON_FINITE_REFUSED' },
    unknownKeys: { gained: 'ARGUMENT_UNKNOWN_KEYS_IGNORED', lost: 'ARGUMENT_UNKNOWN_KEYS_REFUSED' },
    otherKeys: { gained: 'ARGUMENT_KEYS_OPENED', lost: 'ARGUMENT_KEYS_CLOSED' },
  },
  result: {
    nonFinite: { gained: 'RESULT_NON_FINITE_ADDED', lost: 'RESULT_NON_FINITE_REMOVED' },
    unknownKeys: { gained: 'RESULT_UNKNOWN_KEYS_CHANGED', lost: 'RESULT_UNKNOWN_KEYS_CHANGED' },
    otherKeys: { gained: 'RESULT_KEYS_OPENED', lost: 'RESULT_KEYS_CLOSED' },
  },
} as const;

/** Whether a number can be non-finite, and what becomes of a key that an object does not know. */
export function compareOpenness(before: unknown, after: unknown, spot: Spot, direction: Direction): Change[] {
  const rules = rulesOf[direction];
  return [
    ...compareWord('nonFinite', true, rules.nonFinite, before, after, spot),
    ...compareWord('unknownKeys', 'warn', rules.unknownKeys, before, after, spot),
  ];
}

type Rules = (typeof rulesOf)[Direction]['nonFinite' | 'unknownKeys'];

function compareWord(
  keyword: 'nonFinite' | 'unknownKeys',
  open: unknown,
  rules: Rules,
  before: unknown,
  after: unknown,
  spot: Spot,
): Change[] {
  const [from, to] = [memberOf(before, keyword), memberOf(after, keyword)];
  if (equal(from, to)) return [];
  return [changed(equal(to, open) ? rules.gained : rules.lost, inside(spot, [keyword]), from, to)];
}

/** Keys outside of `properties`: whether there may be any, and what they hold. */
export function compareOtherKeys(
  before: unknown,
  after: unknown,
  spot: Spot,
  direction: Direction,
  compareValues: (before: unknown, after: unknown, spot: Spot) => Change[],
): Change[] {
  const keyword = 'additionalProperties';
  const [from, to] = [memberOf(before, keyword), memberOf(after, keyword)];
  const at = inside(spot, [keyword], `${spot.name}.*`);
  if (isObject(from) && isObject(to)) return compareValues(from, to, at);
  if (equal(from, to)) return [];
  if (!isObject(from) && !isObject(to)) return unexplained(from, to, at);
  const { gained, lost } = rulesOf[direction].otherKeys;
  const ignored = direction === 'argument' && memberOf(before, 'unknownKeys') === 'warn';
  if (ignored && isObject(to)) {
    return [changed('ARGUMENT_IGNORED_KEYS_TAKEN', at, from, to, { name: spot.name, to: typeText(to) })];
  }
  const words = { name: spot.name, from: typeText(from), to: typeText(to) };
  return [changed(isObject(to) ? gained : lost, at, from, to, words)];
}

/** What a key could be that an object does not name, in a few words; undefined where there can't be any. */
export function otherKeysText(node: unknown, direction: Direction): string | undefined {
  const other = memberOf(node, 'additionalProperties');
  if (isObject(other)) return typeText(other);
  const vocabulary = memberOf(node, 'keysFrom');
  if (vocabulary !== undefined) return `a value of ${String(vocabulary)}`;
  const ignored = direction === 'argument' && memberOf(node, 'unknownKeys') === 'warn';
  return ignored ? 'ignored with a warning' : undefined;
}
