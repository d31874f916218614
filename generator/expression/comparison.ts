import { nearest } from '../diagnostics/nearest.ts';
import { fieldOf } from './join.ts';
import { type ListType, nameOfType, type ScalarType, type ValueType, type Written } from './value-type.ts';

/** Why two values are never equal, and at which characters where those are fewer than the whole comparison. */
export interface Misfit {
  /** Types that don't go together, or values of which one never occurs. */
  readonly code: 'T404' | 'T408';
  readonly problem: string;
  readonly suggestion?: string | undefined;
  readonly at?: { readonly start: number; readonly end: number };
}

/** What keeps two values from ever being equal; nothing where they may be. */
export function comparisonMisfits(left: ValueType, right: ValueType): readonly Misfit[] {
  const misfits = partMisfits(left, right);
  return misfits.length > 0 ? misfits : nothingInCommon(left, right);
}

/** What keeps a value from ever being an entry of a list. */
export function membershipMisfits(value: ValueType, list: ListType): readonly Misfit[] {
  if (list.items.kind !== 'any') return comparisonMisfits(value, list.items);
  return mixedMisfits(value, list);
}

/** The same for what is part of a list, of which one that is empty has none. */
function partMisfits(left: ValueType, right: ValueType): readonly Misfit[] {
  if ([left.kind, right.kind].some((kind) => kind === 'any' || kind === 'null')) return [];
  if (left.kind === 'list' && right.kind === 'list') return listMisfits(left, right);
  if (left.kind === 'object' && right.kind === 'object') return objectMisfits(left, right);
  if (left.kind !== right.kind) {
    return [{ code: 'T404', problem: `${nameOfType(left)} never equals ${nameOfType(right)}` }];
  }
  if (left.kind === 'boolean') return [];
  const scalars = [left as ScalarType, right as ScalarType] as const;
  return [...strangersTo(scalars[0], scalars[1]), ...strangersTo(scalars[1], scalars[0])];
}

function nothingInCommon(left: ValueType, right: ValueType): readonly Misfit[] {
  const { values: mine } = left as ScalarType;
  const { values: theirs } = right as ScalarType;
  if (mine === undefined || theirs === undefined || mine.some((value) => theirs.includes(value))) return [];
  return [{ code: 'T408', problem: `${list(mine)} and ${list(theirs)} have no value in common` }];
}

/** Written values that the other side, whose values are declared, never has. */
function strangersTo(declared: ScalarType, { written = [] }: ScalarType): readonly Misfit[] {
  const { values, called } = declared;
  if (values === undefined || values.length === 0 || !values.some((value) => !isWritten(value, declared)))
    return [];
  return written
    .filter(({ value }) => !values.includes(value))
    .map(({ value, start, end }) => ({
      code: 'T408',
      problem: `${show(value)} is not one of ${called ?? list(values)}`,
      suggestion: typeof value === 'string' ? nearest(value, values.map(String)) : undefined,
      at: { start, end },
    }));
}

function isWritten(
  value: string | number,
  { written = [] }: { readonly written?: readonly Written[] },
): boolean {
  return written.some((one) => one.value === value);
}

function listMisfits(left: ListType, right: ListType): readonly Misfit[] {
  const longer = (left.minItems ?? 0) > (right.minItems ?? 0) ? left : right;
  const other = longer === left ? right : left;
  if ((longer.minItems ?? 0) > (other.maxItems ?? Infinity)) {
    const problem = `a list of at least ${longer.minItems} never equals one of at most ${other.maxItems}`;
    return [{ code: 'T408', problem }];
  }
  return [
    ...partMisfits(left.items, right.items),
    ...mixedMisfits(left.items, right),
    ...mixedMisfits(right.items, left),
  ];
}

/** A list of several types, written out, is judged entry by entry. */
function mixedMisfits(value: ValueType, { items, entries = [] }: ListType): readonly Misfit[] {
  if (items.kind !== 'any') return [];
  return entries.flatMap(({ type, start, end }) =>
    partMisfits(value, type).map((misfit) => ({ at: { start, end }, ...misfit })),
  );
}

type ObjectType = ValueType & { readonly kind: 'object' };

function objectMisfits(left: ObjectType, right: ObjectType): readonly Misfit[] {
  return [...left.fields].flatMap(([name, { type }]) => {
    const theirs = fieldOf(right, name);
    return theirs === undefined ? [] : comparisonMisfits(type, theirs.type);
  });
}

function list(values: readonly (string | number)[]): string {
  return values.join(', ');
}

function show(value: string | number): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
