import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { show } from '../show.ts';
import type { Direction } from './scope.ts';

/** What became of the set of values; `moved`: neither set is known to hold the other. */
type Move = 'narrowed' | 'widened' | 'moved' | 'same';

/** Keywords that state one bound together. */
interface Bound {
  readonly keywords: readonly string[];
  readonly move: (before: unknown, after: unknown) => Move;
}

const bounds: readonly Bound[] = [
  { keywords: ['minimum', 'exclusiveMinimum'], move: compareLimits(lowerLimit, 1) },
  { keywords: ['maximum', 'exclusiveMaximum'], move: compareLimits(upperLimit, -1) },
  { keywords: ['multipleOf'], move: compareMultiples },
  ...(['minLength', 'minItems'] as const).map((keyword) => countBound(keyword, 0, 1)),
  ...(['maxLength', 'maxItems'] as const).map((keyword) => countBound(keyword, Number.POSITIVE_INFINITY, -1)),
  { keywords: ['uniqueItems'], move: (before, after) => moveOf(flag(before), flag(after), 1) },
];

export const boundKeywords: readonly string[] = bounds.flatMap(({ keywords }) => keywords);

/** Numeric bounds, lengths and counts of two values of one type. */
export function compareBounds(before: unknown, after: unknown, spot: Spot, direction: Direction): Change[] {
  return bounds.flatMap(({ keywords, move }) => {
    const differing = keywords.filter(
      (keyword) => !equal(memberOf(before, keyword), memberOf(after, keyword)),
    );
    const [keyword] = [...differing.filter((name) => memberOf(after, name) !== undefined), ...differing];
    if (keyword === undefined) return [];
    const [from, to] = [before, after].map((node) => memberOf(node, keyword));
    const words =
      differing.length === 1
        ? { keyword }
        : { keyword: 'the limit', from: boundText(before, keywords), to: boundText(after, keywords) };
    const rule = ruleOf(move(before, after), direction);
    return [changed(rule, inside(spot, [keyword]), from, to, words)];
  });
}

function ruleOf(move: Move, direction: Direction) {
  if (move === 'same') return 'FACT_RESTATED';
  if (direction === 'argument')
    return move === 'widened' ? 'ARGUMENT_BOUND_WIDENED' : 'ARGUMENT_BOUND_NARROWED';
  return move === 'narrowed' ? 'RESULT_BOUND_NARROWED' : 'RESULT_BOUND_WIDENED';
}

/** `exclusiveMinimum 0`, where a sentence about one keyword alone would be half of the change. */
function boundText(node: unknown, keywords: readonly string[]): string {
  const stated = keywords.filter((keyword) => memberOf(node, keyword) !== undefined);
  return stated.map((keyword) => `${keyword} ${show(memberOf(node, keyword))}`).join(', ') || 'none';
}

/** Which set is larger, by one number each: `sign` is 1 where a larger number leaves fewer values. */
function moveOf(before: number, after: number, sign: 1 | -1): Move {
  if (Number.isNaN(before) || Number.isNaN(after)) return 'moved';
  if (before === after) return 'same';
  return Math.sign(after - before) === sign ? 'narrowed' : 'widened';
}

function flag(node: unknown): number {
  return Number(memberOf(node, 'uniqueItems') ?? false);
}

function countBound(keyword: string, absent: number, sign: 1 | -1): Bound {
  const read = (node: unknown) => numberOf(memberOf(node, keyword) ?? absent);
  return { keywords: [keyword], move: (before, after) => moveOf(read(before), read(after), sign) };
}

/** A limit of numbers, and whether it is left out itself. */
interface Limit {
  readonly value: number;
  readonly exclusive: boolean;
}

function compareLimits(read: (node: unknown) => Limit, sign: 1 | -1): Bound['move'] {
  return (before, after) => {
    const [old, current] = [read(before), read(after)];
    const move = moveOf(old.value, current.value, sign);
    return move === 'same' ? moveOf(Number(old.exclusive), Number(current.exclusive), 1) : move;
  };
}

function lowerLimit(node: unknown): Limit {
  return limitOf(node, 'minimum', 'exclusiveMinimum', 1);
}

function upperLimit(node: unknown): Limit {
  return limitOf(node, 'maximum', 'exclusiveMaximum', -1);
}

/** The tighter of the two keywords; an integer beyond a limit is one past it at least. */
function limitOf(node: unknown, inclusive: string, exclusive: string, sign: 1 | -1): Limit {
  const unbounded = sign * Number.NEGATIVE_INFINITY;
  const least = numberOf(memberOf(node, inclusive) ?? unbounded);
  const beyond = numberOf(memberOf(node, exclusive) ?? unbounded);
  if (memberOf(node, 'type') === 'integer') {
    const first = sign * (Math.floor(sign * beyond) + 1);
    const whole = sign * Math.ceil(sign * least);
    return { value: sign * Math.max(sign * first, sign * whole), exclusive: false };
  }
  const isTighter = sign * beyond >= sign * least && Number.isFinite(beyond);
  return Number.isNaN(beyond)
    ? { value: beyond, exclusive: true }
    : { value: isTighter ? beyond : least, exclusive: isTighter };
}

function compareMultiples(before: unknown, after: unknown): Move {
  const [old, current] = [memberOf(before, 'multipleOf'), memberOf(after, 'multipleOf')];
  if (current === undefined) return 'widened';
  if (old === undefined || isMultiple(current, old)) return 'narrowed';
  return isMultiple(old, current) ? 'widened' : 'moved';
}

/** Of integers alone: 0.3 is no multiple of 0.1 to a validator, which divides doubles. */
function isMultiple(value: unknown, of: unknown): boolean {
  return Number.isInteger(value) && Number.isInteger(of) && numberOf(value) % numberOf(of) === 0;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
