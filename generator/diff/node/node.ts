import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, isObject, memberOf } from '../json.ts';
import { restOf, unexplained } from '../unexplained.ts';
import { boundKeywords, compareBounds } from './bounds.ts';
import { choiceKeywords, compareChoices } from './choices.ts';
import { compareFacts, factKeys } from './facts.ts';
import { compareOpenness, compareOtherKeys } from './openness.ts';
import { compareProperties } from './property.ts';
import type { NodeScope } from './scope.ts';
import { typeText, usedType, writtenOut } from './types.ts';

const partKeys = ['items', 'properties', 'additionalProperties'];
const judged = [...factKeys, ...boundKeywords, ...choiceKeywords, ...partKeys, 'nonFinite', 'unknownKeys'];

/** Two values of a contract, and all inside them. A type that both use by the same name is compared on its own. */
export function compareNode(before: unknown, after: unknown, spot: Spot, scope: NodeScope): Change[] {
  if (!isObject(before) || !isObject(after)) return unexplained(before, after, spot);
  const [wasUse, isUse] = [usedType(before), usedType(after)];
  if (wasUse !== isUse) {
    const words = { from: useText(wasUse), to: useText(isUse) };
    return [
      changed('TYPE_NAME_CHANGED', inside(spot, ['use']), wasUse, isUse, words),
      ...compareWritten(writtenOut(before, scope.before), writtenOut(after, scope.after), spot, scope),
    ];
  }
  if (isUse === undefined) return compareWritten(before, after, spot, scope);
  const inherited = {
    before: writtenOut(scope.before.get(isUse), scope.before),
    after: writtenOut(scope.after.get(isUse), scope.after),
  };
  return [
    ...compareFacts(before, after, spot, scope.direction, inherited),
    ...restOf(before, after, spot, factKeys),
  ];
}

function useText(name: string | undefined): string {
  return name === undefined ? 'a value without a name' : `the type ${name}`;
}

function compareWritten(before: unknown, after: unknown, spot: Spot, scope: NodeScope): Change[] {
  const { direction } = scope;
  const types = compareType(before, after, spot, scope);
  const facts = compareFacts(before, after, spot, direction);
  const alike = types.length === 0 || (isNumber(before) && isNumber(after));
  // Two values of unlike types have nothing else in common to compare.
  if (!alike) return [...types, ...facts];
  return [
    ...types,
    ...facts,
    ...compareBounds(before, after, spot, direction),
    ...compareChoices(before, after, spot, direction),
    ...compareOpenness(before, after, spot, direction),
    ...compareParts(before, after, spot, scope),
    ...restOf(before, after, spot, judged),
  ];
}

function compareType(before: unknown, after: unknown, spot: Spot, { direction }: NodeScope): Change[] {
  const [from, to] = [memberOf(before, 'type'), memberOf(after, 'type')];
  if (equal(from, to)) return [];
  const words = { from: typeText(before), to: typeText(after) };
  const at = inside(spot, ['type']);
  if (direction === 'argument') {
    const widens = from === 'integer' && to === 'number';
    return [changed(widens ? 'ARGUMENT_TYPE_WIDENED' : 'ARGUMENT_TYPE_CHANGED', at, from, to, words)];
  }
  const narrows = from === 'number' && to === 'integer';
  return [changed(narrows ? 'RESULT_TYPE_NARROWED' : 'RESULT_TYPE_CHANGED', at, from, to, words)];
}

function isNumber(node: unknown): boolean {
  return ['number', 'integer'].includes(String(memberOf(node, 'type')));
}

/** What a list or an object holds. */
function compareParts(before: unknown, after: unknown, spot: Spot, scope: NodeScope): Change[] {
  const [wasItems, areItems] = [memberOf(before, 'items'), memberOf(after, 'items')];
  return [
    ...(wasItems === undefined && areItems === undefined
      ? []
      : compareNode(wasItems, areItems, inside(spot, ['items'], `${spot.name}[]`), scope)),
    ...(memberOf(before, 'properties') === undefined && memberOf(after, 'properties') === undefined
      ? []
      : compareProperties(
          before,
          after,
          inside(spot, ['properties']),
          scope,
          (name) => `${spot.name}.${name}`,
        )),
    ...compareOtherKeys(before, after, spot, scope.direction, (from, to, at) =>
      compareNode(from, to, at, scope),
    ),
  ];
}

/** The arguments or the result of a tool as a whole: an object whose properties stand right below its name. */
export function compareRoot(before: unknown, after: unknown, spot: Spot, scope: NodeScope): Change[] {
  const without = (node: unknown) => (isObject(node) ? { ...node, properties: [] } : node);
  return [
    ...(isObject(before) && isObject(after)
      ? compareProperties(before, after, spot, scope, (name) => name)
      : []),
    ...compareNode(without(before), without(after), spot, scope),
  ];
}
