import { any, type Field, type ListType, nameOfType, type ScalarType, type ValueType } from './value-type.ts';

/**
 * The type of what is one value or the other, as of the two branches of `? :`. Undefined where no type holds both,
 * such as a number and a text; null goes with everything.
 */
export function join(left: ValueType, right: ValueType): ValueType | undefined {
  if (left.kind === 'null') return right;
  if (right.kind === 'null') return left;
  if (left.kind === 'any' || right.kind === 'any') return any;
  if (left.kind === 'list' && right.kind === 'list') return joinLists(left, right);
  if (left.kind === 'object' && right.kind === 'object') return joinObjects(left, right);
  if (left.kind !== right.kind) return undefined;
  return left.kind === 'boolean' ? left : joinScalars(left as ScalarType, right as ScalarType);
}

/** The type of all these values; `any` where no other holds them. */
export function joinAll(types: readonly ValueType[]): ValueType {
  const [first = any, ...rest] = types;
  return rest.reduce<ValueType>((joined, type) => join(joined, type) ?? any, first);
}

function joinScalars(left: ScalarType, right: ScalarType): ScalarType {
  const written = [...(left.written ?? []), ...(right.written ?? [])];
  const values = left.values && right.values ? [...new Set([...left.values, ...right.values])] : undefined;
  const called = left.called ?? right.called;
  return {
    kind: left.kind,
    ...(values && { values }),
    ...(called && { called }),
    ...(written.length > 0 && { written }),
  };
}

function joinLists(left: ListType, right: ListType): ListType {
  const maxItems = Math.max(left.maxItems ?? Infinity, right.maxItems ?? Infinity);
  return {
    kind: 'list',
    items: join(left.items, right.items) ?? any,
    minItems: Math.min(left.minItems ?? 0, right.minItems ?? 0),
    ...(maxItems !== Infinity && { maxItems }),
  };
}

type ObjectType = ValueType & { readonly kind: 'object' };

/** Only what both have can be read. */
function joinObjects(left: ObjectType, right: ObjectType): ObjectType {
  const fields = new Map<string, Field>();
  for (const name of new Set([...left.fields.keys(), ...right.fields.keys()])) {
    const mine = fieldOf(left, name);
    const theirs = fieldOf(right, name);
    if (mine === undefined || theirs === undefined) continue;
    fields.set(name, {
      type: join(mine.type, theirs.type) ?? any,
      optional: mine.optional || theirs.optional,
    });
  }
  const names = new Set([nameOfType(left), nameOfType(right)]);
  const others = left.others && right.others && (join(left.others, right.others) ?? any);
  return { kind: 'object', name: [...names].join(' or '), fields, ...(others && { others }) };
}

/** A field that is declared, or one of those beyond the declared ones. */
export function fieldOf({ fields, others }: ObjectType, name: string): Field | undefined {
  return fields.get(name) ?? (others && { type: others, optional: true });
}
