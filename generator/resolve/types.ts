import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { NamedType } from '../model/contract.ts';
import { type ReferenceNode, target } from '../model/node.ts';
import { checkName, type Names } from './names.ts';
import { type NodeScope, resolveNode, type TypeTable } from './node.ts';
import type { Named, NodeSpec } from './spec.ts';

/** The types of types.yaml, sorted by name, and the table that uses of them look into. */
export function resolveTypes(
  document: SpecDocument | undefined,
  names: Names,
  scope: Pick<NodeScope, 'code' | 'report' | 'checkCode' | 'version'>,
): { readonly types: NamedType[]; readonly table: TypeTable } {
  const specs = (document?.value ?? {}) as Named<NodeSpec>;
  const circular = document === undefined ? new Set<string>() : reportCycles(specs, document, scope.report);
  const resolved = new Map<string, NamedType>();

  const table: TypeTable = (name, place, report) => {
    checkName('type', name, names.type, place, report);
    const type = Object.hasOwn(specs, name) && !circular.has(name) ? typeOf(name) : undefined;
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
    .filter((name) => !circular.has(name))
    .sort()
    .map(typeOf)
    .filter((type) => type !== undefined);
  return { types, table };
}

/** Names of the types that contain themselves, or a type that does. */
function reportCycles(specs: Named<NodeSpec>, document: SpecDocument, report: Report): Set<string> {
  const circular = new Set<string>();
  const done = new Set<string>();

  const visit = (name: string, way: readonly string[]): void => {
    if (done.has(name)) {
      if (circular.has(name)) for (const member of way) circular.add(member);
      return;
    }
    for (const { use, path } of usesIn(specs[name]!, [name])) {
      if (!Object.hasOwn(specs, use)) continue;
      const start = [...way, name].indexOf(use);
      if (start < 0) visit(use, [...way, name]);
      else {
        for (const member of [...way, name]) circular.add(member);
        const circle = [...way, name].slice(start).concat(use).join(' -> ');
        report(diagnostic('T302', document.placeOfValue([...path, 'use']), { name: use, way: circle }));
      }
    }
    done.add(name);
  };

  for (const name of Object.keys(specs)) visit(name, []);
  return circular;
}

function usesIn(spec: NodeSpec, path: Path): { readonly use: ReferenceNode['name']; readonly path: Path }[] {
  return [
    ...(spec.use === undefined ? [] : [{ use: spec.use, path }]),
    ...(spec.items === undefined ? [] : usesIn(spec.items, [...path, 'items'])),
    ...(spec.additionalProperties
      ? usesIn(spec.additionalProperties, [...path, 'additionalProperties'])
      : []),
    ...Object.entries(spec.properties ?? {}).flatMap(([name, property]) =>
      usesIn(property, [...path, 'properties', name]),
    ),
  ];
}
