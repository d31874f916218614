import { type ASTNode, ParseError, parse } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import type { Expression } from '../model/expression.ts';
import { compileNode } from './node.ts';
import type { ExpressionScope } from './scope.ts';
import { nameOfType } from './value-type.ts';

/**
 * Checks a CEL condition against the types of the variables it reads, and compiles it to a TypeScript expression.
 * Undefined where it has findings, each of which was reported at its characters.
 */
export function compileCondition(cel: string, scope: ExpressionScope): Expression | undefined {
  const syntax = parseCel(cel, scope);
  if (syntax === undefined) return undefined;
  let sound = true;
  const { type, typescript } = compileNode(syntax, {
    ...scope,
    report: (finding) => {
      sound = false;
      scope.report(finding);
    },
  });
  if (sound && type.kind !== 'boolean' && type.kind !== 'any') {
    sound = false;
    scope.report(diagnostic('T406', scope.placeOf(0, cel.length), { type: nameOfType(type) }));
  }
  return sound ? { cel, place: scope.placeOf(0, cel.length), typescript } : undefined;
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
