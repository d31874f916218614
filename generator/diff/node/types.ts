import { isObject, type JsonObject, memberOf } from '../json.ts';

/** The named types of a contract: name -> what it stands for. */
export type TypeTable = ReadonlyMap<string, unknown>;

export function typeTable(types: unknown): TypeTable {
  const entries = (Array.isArray(types) ? types : []).map((type) => [
    memberOf(type, 'name'),
    memberOf(type, 'node'),
  ]);
  return new Map(entries.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string'));
}

/** Name of the type that a value uses; undefined where it uses none. */
export function usedType(node: unknown): string | undefined {
  const name = memberOf(node, 'type') === 'reference' ? memberOf(node, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The value with the type that it uses written out; what the use says stands over what the type says. */
export function writtenOut(node: unknown, types: TypeTable, way: readonly string[] = []): unknown {
  const name = usedType(node);
  if (name === undefined || way.includes(name)) return node;
  const target = writtenOut(types.get(name), types, [...way, name]);
  if (!isObject(target)) return node;
  const { type, name: _, refuse, ...own } = node as JsonObject;
  const codes = { ...(target['refuse'] as object | undefined), ...(refuse as object | undefined) };
  return { ...target, ...own, refuse: codes };
}

/** Names of the types that a value uses, through other types too. */
export function reachedTypes(root: unknown, types: TypeTable): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (node: unknown): void => {
    const name = usedType(node);
    if (name !== undefined && !reached.has(name)) {
      reached.add(name);
      visit(types.get(name));
    }
    const properties = memberOf(node, 'properties');
    if (Array.isArray(properties)) for (const property of properties) visit(memberOf(property, 'node'));
    for (const key of ['items', 'additionalProperties'])
      if (isObject(memberOf(node, key))) visit(memberOf(node, key));
  };
  visit(root);
  return reached;
}

/** A value in a few words: "array of integer", "Weight". */
export function typeText(node: unknown): string {
  const name = usedType(node);
  if (name !== undefined) return name;
  const type = memberOf(node, 'type');
  if (type === 'array') return `array of ${typeText(memberOf(node, 'items'))}`;
  return typeof type === 'string' ? type : 'nothing';
}
