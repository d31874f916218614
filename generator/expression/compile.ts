import { type ASTNode, ParseError, parse } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import type { Expression } from '../model/expression.ts';
import { compileNode } from './node.ts';
import type { Compiled, ExpressionScope } from './scope.ts';
import { nameOfType } from './value-type.ts';

/** Most levels of an expression. All that reads one is recursive, here and in the compilers of the generated code. */
export const DEPTH_LIMIT = 200;

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
  const tooDeep = (): undefined => {
    scope.report(diagnostic('T407', scope.placeOf(0, cel.length), { limit: DEPTH_LIMIT }));
    return undefined;
  };
  try {
    const { ast } = parse(cel);
    return nestsDeeper(ast, DEPTH_LIMIT) ? tooDeep() : ast;
  } catch (error) {
    // The parser counts no signs: a long row of them takes all of its stack.
    if (error instanceof RangeError) return tooDeep();
    if (!(error instanceof ParseError)) throw error;
    const { start, end } = error.range ?? { start: 0, end: cel.length };
    const problem = `${error.summary.charAt(0).toLowerCase()}${error.summary.slice(1)}${hintOf(cel, start)}`;
    scope.report(diagnostic('T401', scope.placeOf(start, end), { problem }));
    return undefined;
  }
}

/** What comes from another language: words for operators, and one sign or three for equality. */
function hintOf(cel: string, at: number): string {
  const word = /(?<!\w)(and|or|not)(?!\w)/.exec(cel.slice(Math.max(0, at - 4), at + 4))?.[1];
  if (word !== undefined) return `; "${word}" is written ${{ and: '&&', or: '||', not: '!' }[word]}`;
  const signs = /={1,3}/.exec(cel.slice(Math.max(0, at - 2), at + 3))?.[0];
  return signs === '=' || signs === '===' ? '; values are compared with ==' : '';
}

/** Goes level by level, since a chain of thousands of terms is as many levels deep. */
function nestsDeeper(root: ASTNode, limit: number): boolean {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap(operandsOf);
  }
  return false;
}

function operandsOf({ op, args }: ASTNode): ASTNode[] {
  if (op === 'value') return [];
  return [args].flat(2).filter((part): part is ASTNode => typeof part === 'object');
}
