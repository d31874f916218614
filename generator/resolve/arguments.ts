import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { ObjectNode, Property } from '../model/node.ts';
import { checkName } from './names.ts';
import { type NodeScope, objectOf, resolveProperties } from './node.ts';
import type { Named, NodeSpec, ToolSpec } from './spec.ts';

/** What a tool takes: the arguments of the groups that it includes, in their order, then its own. */
export function resolveArguments(
  spec: ToolSpec,
  scope: NodeScope,
  groups: SpecDocument | undefined,
): ObjectNode {
  const { document, names, report } = scope;
  const included = (spec.include ?? []).flatMap((group, index) => {
    const place = document.placeOfValue(['include', index]);
    checkName('group', group, names.group, place, report);
    const specs = (groups?.value ?? {}) as unknown as Named<Named<NodeSpec>>;
    if (groups === undefined || !Object.hasOwn(specs, group)) return [];
    return resolveProperties(specs[group]!, [group], { ...scope, document: groups });
  });
  const properties = [...included, ...resolveProperties(spec.arguments ?? {}, ['arguments'], scope)];
  checkUnique(properties, report);
  return objectOf(properties, document.placeOfKey(['arguments']));
}

/** An argument comes from one place, or nobody could tell which of two descriptions holds. */
function checkUnique(properties: readonly Property[], report: Report): void {
  const first = new Map<string, Property>();
  for (const property of properties) {
    const { name, place } = property;
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, property);
    else {
      const { file, line } = earlier.place;
      report(diagnostic('T309', place, { kind: 'argument', name, file, line }));
    }
  }
}
