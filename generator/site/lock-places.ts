import { isObject, memberOf } from '../diff/json.ts';
import type { Lock } from '../diff/lock.ts';
import { uniqueSlugs } from '../model/names.ts';
import { argumentId, fieldId, refusalId, toolAddress, typeId } from './tool-anchors.ts';

/** `/tools/a/` and `/tools/a/#argument-b` for each page of a tool, and each place on it, that the site of a lock had. */
export function placesOf({ tools }: Pick<Lock, 'tools'>): string[] {
  return [...tools].flatMap(([name, contract]) => {
    const address = toolAddress(name);
    return [address, ...new Set(idsOf(contract).map((id) => `${address}#${id}`))];
  });
}

function idsOf(contract: unknown): string[] {
  const guarantees = textsOf(contract, 'guarantees', 'says');
  return [
    ...listOf(memberOf(contract, 'arguments'), 'properties').map((property) =>
      argumentId(textOf(property, 'name')),
    ),
    ...fieldPaths(memberOf(contract, 'result')).map((path) => fieldId('result', path)),
    ...listOf(contract, 'types').flatMap((type) => {
      const [name, node] = [textOf(type, 'name'), memberOf(type, 'node')];
      if (memberOf(node, 'type') !== 'object') return [];
      return [typeId(name), ...fieldPaths(node).map((path) => fieldId(typeId(name), path))];
    }),
    ...textsOf(contract, 'refusals', 'code').map(refusalId),
    ...uniqueSlugs(guarantees).map((name) => `guarantee-${name}`),
  ];
}

/** The paths of an object's fields as its table has them: `a.b`, `a[].b`, `a.*`. */
function fieldPaths(node: unknown, prefix = ''): string[] {
  const own = listOf(node, 'properties').flatMap((property) => {
    const path = `${prefix}${textOf(property, 'name')}`;
    return [path, ...nestedPaths(memberOf(property, 'node'), path)];
  });
  const values = memberOf(node, 'additionalProperties');
  return isObject(values) ? [...own, `${prefix}*`, ...nestedPaths(values, `${prefix}*`)] : own;
}

function nestedPaths(node: unknown, path: string): string[] {
  const type = memberOf(node, 'type');
  if (type === 'array') return nestedPaths(memberOf(node, 'items'), `${path}[]`);
  return type === 'object' ? fieldPaths(node, `${path}.`) : [];
}

function listOf(value: unknown, member: string): readonly unknown[] {
  const list = memberOf(value, member);
  return Array.isArray(list) ? list : [];
}

function textsOf(value: unknown, list: string, member: string): string[] {
  return listOf(value, list).map((item) => textOf(item, member));
}

function textOf(value: unknown, member: string): string {
  return String(memberOf(value, member));
}
