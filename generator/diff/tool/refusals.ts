import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareNamed } from '../lists.ts';
import { restOf } from '../unexplained.ts';

const sentences = ['condition', 'reason', 'recover'] as const;

/** The codes that a tool can refuse a call with. */
export function compareRefusals(before: unknown, after: unknown, spot: Spot): Change[] {
  const judges = {
    added: (refusal: unknown, at: Spot) => [
      changed('REFUSAL_ADDED', at, undefined, refusal, { to: conditionText(refusal) }),
    ],
    removed: (refusal: unknown, at: Spot) => [
      changed('REFUSAL_REMOVED', at, refusal, undefined, { from: conditionText(refusal) }),
    ],
    both: compareRefusal,
  };
  return compareNamed(before, after, spot, judges, { key: 'code' });
}

function conditionText(refusal: unknown): string {
  return String(memberOf(refusal, 'condition'));
}

function compareRefusal(before: unknown, after: unknown, spot: Spot): Change[] {
  const [wasStatus, isStatus] = [memberOf(before, 'status'), memberOf(after, 'status')];
  return [
    ...sentences.flatMap((what) => {
      const [from, to] = [memberOf(before, what), memberOf(after, what)];
      return equal(from, to) ? [] : [changed('REFUSAL_REWORDED', inside(spot, [what]), from, to, { what })];
    }),
    ...(equal(wasStatus, isStatus)
      ? []
      : [changed('REFUSAL_STATUS_CHANGED', inside(spot, ['status']), wasStatus, isStatus)]),
    ...compareParameters(memberOf(before, 'params'), memberOf(after, 'params'), inside(spot, ['params'])),
    ...restOf(before, after, spot, ['code', 'status', 'params', ...sentences]),
  ];
}

function compareParameters(before: unknown, after: unknown, spot: Spot): Change[] {
  const type = (parameter: unknown) => memberOf(parameter, 'type');
  // The sentences are about the refusal; the last step of the path is the parameter.
  const about = (at: Spot) => ({ name: spot.name, parameter: at.name });
  return compareNamed(before, after, spot, {
    added: (entry, at) => [changed('REFUSAL_PARAMETER_ADDED', at, undefined, type(entry), about(at))],
    removed: (entry, at) => [changed('REFUSAL_PARAMETER_REMOVED', at, type(entry), undefined, about(at))],
    both: (from, to, at) => [
      ...(equal(type(from), type(to))
        ? []
        : [changed('REFUSAL_PARAMETER_TYPE_CHANGED', at, type(from), type(to), about(at))]),
      ...restOf(from, to, at, ['name', 'type']),
    ],
  });
}
