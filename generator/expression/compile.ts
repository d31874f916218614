import { type ASTNode, ParseError, parse } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import type { Expression } from '../model/expression.ts';
import { compileNode } from './node.ts';
import type { Compiled, ExpressionScope } from './scope.ts';
import { nameOfType } from './value-type.ts';

/**
 * Checks a CEL condition against the types of the variables it reads, and compiles it to a TypeScript expression.
 * Undefined where it has findings, each of which was reported at its characters.
 */
export function compileCondition(cel: string, scope: ExpressionScope): Expression | undefined {
  const compiled = compileExpression(cel, scope);
  if (compiled === undefined) return undefined;
  const { type, typescript } = compiled;
  const place = scope.placeOf(0, cel.length);
  if (type.kind !== 'boolean' && type.kind !== 'any') {
    scope.report(diagnostic('T406', place, { type: nameOfType(type) }));
    return undefined;
  }
  return { cel, place, typescript };
}

/** The same for an expression of any type. */
export function compileExpression(cel: string, scope: ExpressionScope): Compiled | undefined {
  const syntax = parseCel(cel, scope);
  if (syntax === undefined) return undefined;
  let sound = true;
  const compiled = compileNode(syntax, {
    ...scope,
    report: (finding) => {
      sound = false;
      scope.report(finding);
    },
  });
  return sound ? compiled : undefined;
}

function parseCel(cel: string, scope: ExpressionScope): ASTNode | undefined {
  try {
    return parse(cel).ast;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { start, end } = error.range ?? { start: 0, end: cel.length };
    const problem = error.summary.charAt(0).toLowerCase() + error.summary.slice(1);
    scope.report(diagnostic('T401', scope.placeOf(start, end), { problem }));
    return undefined;
  }
}
