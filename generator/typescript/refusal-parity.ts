import { Node, type SourceFile } from 'ts-morph';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { handlerModule } from '../emit/contract/paths.ts';
import type { Tool } from '../model/contract.ts';
import { type Node as ContractNode, target } from '../model/node.ts';
import { reachableFrom, type Sources } from './sources.ts';

/**
 * T703: a refusal of a tool that nothing gives. A code is given where the contract maps a bound, an absence or a
 * rule to it, or where it stands as a text (not as a type) in the handler or a module that the handler imports.
 * Codes that are put together at run time are not seen.
 */
export function refusalParity(tool: Tool, sources: Sources): Diagnostic[] {
  const file = sources.file(handlerModule(tool));
  if (file === undefined) return [];
  const mapped = mappedCodes(tool);
  const unmapped = tool.refusals.filter(({ code }) => !mapped.has(code));
  if (unmapped.length === 0) return [];
  const given = new Set([...reachableFrom(file)].flatMap(textsIn));
  return unmapped
    .filter(({ code }) => !given.has(code))
    .map(({ code, place }) => diagnostic('T703', place, { code }));
}

function mappedCodes(tool: Tool): ReadonlySet<string> {
  return new Set([...tool.rules.map((rule) => rule.code), ...codesOf(tool.arguments)]);
}

function codesOf(node: ContractNode): string[] {
  const inner = target(node);
  const own = [...Object.values(node.refuse), ...Object.values(inner.refuse)];
  if (inner.type === 'array') return [...own, ...codesOf(inner.items)];
  if (inner.type !== 'object') return own;
  const others = inner.additionalProperties === false ? [] : codesOf(inner.additionalProperties);
  const properties = inner.properties.flatMap((property) => [
    ...(property.requiredRefusal === undefined ? [] : [property.requiredRefusal]),
    ...codesOf(property.node),
  ]);
  return [...own, ...others, ...properties];
}

function textsIn(file: SourceFile): string[] {
  return file
    .getDescendants()
    .filter((node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node))
    .filter((node) => !Node.isLiteralTypeNode(node.getParent()))
    .map((node) => node.getLiteralText());
}
