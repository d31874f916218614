import { Node, type SourceFile } from 'ts-morph';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { handlerModule } from '../emit/contract/paths.ts';
import type { Tool } from '../model/contract.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
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

/** Texts, not types, that stand in a module. */
export function textsIn(file: SourceFile): string[] {
  return file
    .getDescendants()
    .filter((node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node))
    .filter((node) => !Node.isLiteralTypeNode(node.getParent()))
    .map((node) => node.getLiteralText());
}
