import {
  Node,
  type NoSubstitutionTemplateLiteral,
  type SourceFile,
  type StringLiteral,
  SyntaxKind,
} from 'ts-morph';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { handlerModule } from '../emit/contract/paths.ts';
import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
import { reachableFrom, type Sources } from './sources.ts';

/**
 * T703: a refusal of a tool that nothing gives. A code is given where the contract maps a bound, an absence or a
 * rule to it, or where it stands as a text (not as a type) in the handler or a module that the handler imports.
 * Codes that are put together at run time are not seen. T710: a parameter that only a handler could fill, of a code that
 * only the contract gives.
 */
export function refusalParity(tool: Tool, sources: Sources): Diagnostic[] {
  const file = sources.file(handlerModule(tool));
  if (file === undefined) return [];
  const mapped = mappedCodes(tool);
  const ofHandler = tool.refusals.filter(({ code, params }) => !mapped.has(code) || params.some(isOfCode));
  if (ofHandler.length === 0) return [];
  const given = new Set([...reachableFrom(file)].flatMap(textsIn));
  return ofHandler
    .filter(({ code }) => !given.has(code))
    .flatMap(({ code, params, place }) =>
      mapped.has(code)
        ? params.filter(isOfCode).map(({ name }) => diagnostic('T710', place, { code, name }))
        : [diagnostic('T703', place, { code })],
    );
}

/** True for a parameter that the runtime does not fill where a bound, an absence or a rule gives a code. */
function isOfCode({ name }: Tool['refusals'][number]['params'][number]): boolean {
  return name !== 'argument';
}

/** Texts, not types, that stand in a module. */
export const textsIn = memoize((file: SourceFile): string[] =>
  [SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral]
    .flatMap((kind) => file.getDescendantsOfKind(kind) as (StringLiteral | NoSubstitutionTemplateLiteral)[])
    .filter((node) => !Node.isLiteralTypeNode(node.getParent()))
    .map((node) => node.getLiteralText()),
);
