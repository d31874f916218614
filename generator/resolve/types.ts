import type { SpecDocument } from '../load/document.ts';
import type { NamedType } from '../model/contract.ts';
import { target } from '../model/node.ts';
import { checkName, type Names } from './names.ts';
import { type NodeScope, resolveNode, type TypeTable } from './node.ts';
import type { Named, NodeSpec } from './spec.ts';
import { boundlessTypes } from './type-order.ts';

/** The types of types.yaml, sorted by name, and the table that uses of them look into. */
export function resolveTypes(
  document: SpecDocument | undefined,
  names: Names,
  scope: Pick<NodeScope, 'code' | 'report' | 'checkCode' | 'version'>,
): { readonly types: NamedType[]; readonly table: TypeTable } {
  const specs = (document?.value ?? {}) as Named<NodeSpec>;
  const boundless =
    document === undefined ? new Set<string>() : boundlessTypes(specs, document, scope.report);
  const resolved = new Map<string, NamedType>();

  const table: TypeTable = (name, place, report) => {
    checkName('type', name, names.type, place, report);
    const type = Object.hasOwn(specs, name) && !boundless.has(name) ? typeOf(name) : undefined;
    return type === undefined ? undefined : target(type.node);
  };

  const typeOf = (name: string): NamedType | undefined => {
    if (document === undefined) return undefined;
    const known = resolved.get(name);
    if (known !== undefined) return known;
    const node = resolveNode(specs[name]!, [name], {
      ...scope,
      document,
      names,
      types: table,
      // A type's properties come and go with the type, so no finding calls them by this.
      kind: 'argument',
      presence: () => undefined,
    });
    const type = { name, place: document.placeOfKey([name]), node };
    resolved.set(name, type);
    return type;
  };

  const types = Object.keys(specs)
    .filter((name) => !boundless.has(name))
    .sort()
    .map(typeOf)
    .filter((type) => type !== undefined);
  return { types, table };
}
