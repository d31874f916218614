import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareLifecycle, gone, lifecycleKeys } from '../lifecycle.ts';
import { compareNamed } from '../lists.ts';
import { show } from '../show.ts';
import { restOf } from '../unexplained.ts';
import { codeChange } from './facts.ts';
import { compareNode } from './node.ts';
import { otherKeysText } from './openness.ts';
import type { Direction, NodeScope } from './scope.ts';
import { type TypeTable, typeText, writtenOut } from './types.ts';

const judged = [
  ...lifecycleKeys,
  'name',
  'place',
  'node',
  'required',
  'requiredRefusal',
  'default',
  'liveDefault',
  'presentWhen',
];

/** The arguments, the result fields or the properties of two objects; `spot` is that of their list. */
export function compareProperties(
  before: unknown,
  after: unknown,
  spot: Spot,
  scope: NodeScope,
  nameOf: (name: string) => string,
): Change[] {
  const { direction } = scope;
  const others = otherKeysText(before, direction);
  const judges = {
    added: (property: unknown, at: Spot) => [addition(property, at, direction, others)],
    removed: (property: unknown, at: Spot) => [
      gone(
        direction === 'argument'
          ? ['ARGUMENT_REMOVED', 'ARGUMENT_RETIRED']
          : ['RESULT_FIELD_REMOVED', 'RESULT_FIELD_RETIRED'],
        at,
        property,
        describe(property),
      ),
    ],
    both: (from: unknown, to: unknown, at: Spot) => compareProperty(from, to, at, scope),
  };
  const list = (node: unknown) => memberOf(node, 'properties');
  return compareNamed(list(before), list(after), spot, judges, { nameOf });
}

/** `others`: what the key could be before, where the object took keys that it does not name. */
function addition(property: unknown, spot: Spot, direction: Direction, others: string | undefined): Change {
  const to = describe(property);
  if (direction === 'argument' && memberOf(property, 'required') === true) {
    return changed('ARGUMENT_ADDED_REQUIRED', spot, undefined, property, { to });
  }
  if (others !== undefined) {
    const rule = direction === 'argument' ? 'ARGUMENT_KEY_CLAIMED' : 'RESULT_KEY_CLAIMED';
    return changed(rule, spot, undefined, property, { to, from: others });
  }
  const rule = direction === 'argument' ? 'ARGUMENT_ADDED' : 'RESULT_FIELD_ADDED';
  return changed(rule, spot, undefined, property, { to });
}

function compareProperty(before: unknown, after: unknown, spot: Spot, scope: NodeScope): Change[] {
  return [
    ...compareNode(memberOf(before, 'node'), memberOf(after, 'node'), spot, scope),
    ...compareLifecycle(before, after, spot),
    ...comparePresence(before, after, spot, scope),
    ...compareNull(before, after, spot, scope),
    ...compareDefault(before, after, spot),
    ...restOf(before, after, spot, judged),
  ];
}

/** Whether the value has to be there: of an argument, whether it must be given; of a field, when it is present. */
function comparePresence(before: unknown, after: unknown, spot: Spot, { direction }: NodeScope): Change[] {
  const [wasRequired, isRequired] = [memberOf(before, 'required'), memberOf(after, 'required')];
  const [wasWhen, isWhen] = [memberOf(before, 'presentWhen'), memberOf(after, 'presentWhen')];
  const [wasCode, isCode] = [memberOf(before, 'requiredRefusal'), memberOf(after, 'requiredRefusal')];
  const at = inside(spot, ['required']);
  const words = { from: presenceText(wasRequired, wasWhen), to: presenceText(isRequired, isWhen) };
  if (!equal(wasRequired, isRequired)) {
    const must = isRequired === true;
    if (direction === 'argument') {
      if (must) return [changed('ARGUMENT_REQUIRED', at, wasRequired, isRequired)];
      const meaning = show(memberOf(after, 'default'));
      return [changed('ARGUMENT_OPTIONAL', at, wasRequired, isRequired, { meaning })];
    }
    const rule = must ? 'RESULT_FIELD_REQUIRED' : 'RESULT_FIELD_OPTIONAL';
    return [changed(rule, at, wasWhen ?? wasRequired, isWhen ?? isRequired, words)];
  }
  return [
    ...(equal(wasWhen, isWhen)
      ? []
      : [changed('RESULT_PRESENCE_CHANGED', inside(spot, ['presentWhen']), wasWhen, isWhen, words)]),
    ...(equal(wasCode, isCode) ? [] : [codeChange(wasCode, isCode, at, 'required')]),
  ];
}

function presenceText(required: unknown, when: unknown): string {
  if (when !== undefined) return `when ${show(when)}`;
  return required === true ? 'always' : 'sometimes';
}

/** A null for an optional argument counts as absent, but where null is a value. What null means is compared with the value. */
function compareNull(before: unknown, after: unknown, spot: Spot, scope: NodeScope): Change[] {
  if (scope.direction === 'result' || memberOf(before, 'required') === true) return [];
  const when = (property: unknown, types: TypeTable) =>
    memberOf(writtenOut(memberOf(property, 'node'), types), 'nullWhen');
  const [from, to] = [when(before, scope.before), when(after, scope.after)];
  if (from !== undefined || to === undefined) return [];
  return [changed('ARGUMENT_NULL_REDEFINED', inside(spot, ['nullWhen']), from, to)];
}

function compareDefault(before: unknown, after: unknown, spot: Spot): Change[] {
  const [from, to] = [memberOf(before, 'default'), memberOf(after, 'default')];
  const [wasLive, isLive] = [memberOf(before, 'liveDefault'), memberOf(after, 'liveDefault')];
  const at = inside(spot, [isLive === undefined ? 'default' : 'liveDefault']);
  if (!equal(from, to)) {
    const must = [before, after].some((property) => memberOf(property, 'required') === true);
    // Where it had to be given, or has to be now, that is what is told.
    if (must) return [];
    if (from === undefined) return [changed('DEFAULT_ADDED', at, from, to)];
    if (to === undefined) return [changed('DEFAULT_REMOVED', at, from, to)];
    const module = sourceText(isLive);
    if (wasLive === undefined && isLive === undefined) return [changed('DEFAULT_CHANGED', at, from, to)];
    return [changed('LIVE_DEFAULT_CHANGED', at, from, to, { module })];
  }
  if (equal(wasLive, isLive)) return [];
  const words = { from: sourceText(wasLive), to: sourceText(isLive) };
  return [changed('DEFAULT_SOURCE_CHANGED', at, wasLive, isLive, words)];
}

function sourceText(live: unknown): string {
  if (live === undefined) return 'the spec';
  return `${String(memberOf(live, 'module'))}#${String(memberOf(live, 'exportName'))}`;
}

function describe(property: unknown): string {
  const value = memberOf(property, 'default');
  return `${typeText(memberOf(property, 'node'))}${value === undefined ? '' : `, ${show(value)} where left out`}`;
}
