import { diagnostic } from '../diagnostics/diagnostic.ts';
import { isObject, type JsonObject } from '../diff/json.ts';
import type { Reading, SchemaSpot } from './reading.ts';

/** A schema whose references, combinations and unions are gone, as far as they can be. */
export interface Followed {
  readonly schema: JsonObject;
  readonly trail: readonly string[];
  readonly nullable: boolean;
  /** What was lost. */
  readonly gaps: readonly string[];
}

/** Follows local references, merges `allOf`, and takes of a union what a spec can say. Nothing is fetched. */
export function follow(spot: SchemaSpot, reading: Reading): Followed {
  const { schema } = spot;
  if (!isObject(schema)) {
    return { schema: {}, trail: spot.trail, nullable: false, gaps: ['the schema takes any value'] };
  }
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  if (typeof $ref === 'string') return followReference($ref, own, spot, reading);
  if (Array.isArray(allOf)) {
    const parts = allOf.map((part) => follow({ ...spot, schema: part }, reading));
    const merged = parts.reduce<JsonObject>((all, part) => merge(all, part.schema), own);
    const gaps = parts.flatMap((part) => part.gaps);
    const trail = parts.flatMap((part) => part.trail);
    return { schema: merged, trail: [...spot.trail, ...trail], nullable: false, gaps };
  }
  const branches = anyOf ?? oneOf;
  if (Array.isArray(branches)) return followUnion(branches, own, spot, reading);
  const { type } = own;
  if (!Array.isArray(type))
    return { schema: own, trail: spot.trail, nullable: own['nullable'] === true, gaps: [] };
  const types = type.filter((name) => name !== 'null');
  const gaps = types.length > 1 ? [`it may also be: ${types.slice(1).join(', ')}`] : [];
  return {
    schema: { ...own, type: types[0] },
    trail: spot.trail,
    nullable: types.length < type.length,
    gaps,
  };
}

function followReference(reference: string, own: JsonObject, spot: SchemaSpot, reading: Reading): Followed {
  const refuse = (problem: string): Followed => {
    reading.report(diagnostic('T923', reading.place, { at: spot.at, reference, problem }));
    return {
      schema: { type: 'object', ...own },
      trail: spot.trail,
      nullable: false,
      gaps: [`${reference} ${problem}`],
    };
  };
  if (!reference.startsWith('#')) return refuse('is outside the document, and nothing is fetched');
  if (spot.trail.includes(reference)) return refuse('leads back to itself, and a spec has no such type');
  const target = valueAt(spot.document, reference.slice(1));
  if (target === undefined) return refuse('leads nowhere');
  const trail = [...spot.trail, reference];
  const found = follow({ ...spot, schema: target, trail }, reading);
  return { ...found, schema: { ...found.schema, ...own } };
}

/** What a JSON pointer leads to. */
function valueAt(document: unknown, pointer: string): unknown {
  let found = document;
  for (const segment of pointer.split('/').slice(1)) {
    const key = decode(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as JsonObject)[key];
  }
  return found;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function followUnion(
  branches: readonly unknown[],
  own: JsonObject,
  spot: SchemaSpot,
  reading: Reading,
): Followed {
  const isNull = (branch: unknown) => isObject(branch) && branch['type'] === 'null';
  const some = branches.filter((branch) => !isNull(branch));
  const nullable = some.length < branches.length;
  const values = some.flatMap((branch) => choicesOf(branch) ?? [undefined]);
  if (values.length > 0 && values.every((value) => typeof value === 'string')) {
    return { schema: { ...own, type: 'string', enum: values }, trail: spot.trail, nullable, gaps: [] };
  }
  const [first, second] = some;
  if (isObject(first) && isObject(second) && isNonFinite(first, second) && some.length === 2) {
    return { schema: { ...first, ...own, nonFinite: true }, trail: spot.trail, nullable, gaps: [] };
  }
  const found = follow({ ...spot, schema: first ?? {} }, reading);
  const others = some.length > 1 ? [`it has ${some.length - 1} other form(s), and a spec says one`] : [];
  return {
    schema: { ...found.schema, ...own },
    trail: found.trail,
    nullable: nullable || found.nullable,
    gaps: [...found.gaps, ...others],
  };
}

/** The values of a branch that is a closed list of them. */
function choicesOf(branch: unknown): readonly unknown[] | undefined {
  if (!isObject(branch)) return undefined;
  if ('const' in branch) return [branch['const']];
  return Array.isArray(branch['enum']) ? branch['enum'] : undefined;
}

function isNonFinite(first: JsonObject, second: JsonObject): boolean {
  const isNumber = first['type'] === 'number' || first['type'] === 'integer';
  return isNumber && choicesOf(second)?.join() === 'nan,inf,-inf';
}

/** What both parts of a combination say; of one keyword, what the second says. */
function merge(first: JsonObject, second: JsonObject): JsonObject {
  const members = (key: string) => ({ ...(first[key] as object), ...(second[key] as object) });
  const required = [first['required'], second['required']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return {
    ...first,
    ...second,
    ...(isObject(first['properties']) &&
      isObject(second['properties']) && { properties: members('properties') }),
    ...(required.length > 0 && { required }),
  };
}
