import type { ASTNode } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { type Context, mismatch } from './context.ts';
import { compileCall, compileMethod } from './functions.ts';
import { join } from './join.ts';
import { compileList, compileLiteral, compileMapping, writtenValue } from './literals.ts';
import { compileBinary } from './operators.ts';
import { presentIfFalse, presentIfTrue, union } from './presence.ts';
import type { Compiled, ExpressionScope } from './scope.ts';
import { compileIndex, compileSelection } from './selection.ts';
import { any, boolean, nameOfType, number } from './value-type.ts';

/** Compiles a whole expression. */
export function compileNode(node: ASTNode, scope: ExpressionScope): Compiled {
  return compile(node, { ...scope, present: new Set(), compile });
}

function compile(node: ASTNode, context: Context): Compiled {
  switch (node.op) {
    case 'value':
      return compileLiteral(node, context);
    case 'id':
      return variable(node.args, node, context);
    case '.':
      return compileSelection(node, node.args[0], node.args[1], context);
    case '[]':
      return compileIndex(node, node.args[0], node.args[1], context);
    case 'call':
      return compileCall(node, node.args[0], node.args[1], context);
    case 'rcall':
      return compileMethod(node, node.args[0], node.args[1], node.args[2], context);
    case 'list':
      return compileList(node.args, context);
    case 'map':
      return compileMapping(node.args, context);
    case '&&':
    case '||':
      return logical(node.op, node.args[0], node.args[1], context);
    case '?:':
      return choice(node, context);
    case '!_':
      return { type: boolean, typescript: `!${condition(node.args, context).typescript}` };
    case '-_':
      return negative(node, node.args, context);
    case '.?':
    case '[?]':
      return mismatch('optional selection is not part of the language; use has()', node, context);
    default:
      return compileBinary(node, node.op, node.args[0], node.args[1], context);
  }
}

function variable(name: string, node: ASTNode, context: Context): Compiled {
  const known = context.variables.get(name);
  if (known !== undefined) return known;
  const place = context.placeOf(node.start, node.end);
  const meant = nearest(name, context.variables.keys()) ?? argumentCalled(name, context);
  context.report(diagnostic('T402', place, { name }, meant));
  return { type: any, typescript: 'undefined' };
}

/** Who knows other languages writes an argument without `args`. */
function argumentCalled(name: string, { variables }: Context): string | undefined {
  const args = variables.get('args')?.type;
  return args?.kind === 'object' && args.fields.has(name) ? `args.${name}` : undefined;
}

function negative(node: ASTNode, operandNode: ASTNode, context: Context): Compiled {
  const operand = compile(operandNode, context);
  if (operandNode.op === 'value' && operand.type.kind === 'number') {
    return writtenValue(-Number(operand.type.values![0]), node);
  }
  if (operand.type.kind !== 'number' && operand.type.kind !== 'any') {
    return mismatch(`${nameOfType(operand.type)} has no negative`, node, context);
  }
  return { type: number, typescript: `(-${operand.typescript})` };
}

function logical(operator: '&&' | '||', leftNode: ASTNode, rightNode: ASTNode, context: Context): Compiled {
  const left = condition(leftNode, context);
  const learned = operator === '&&' ? presentIfTrue(leftNode) : presentIfFalse(leftNode);
  const right = condition(rightNode, { ...context, present: union(context.present, learned) });
  return { type: boolean, typescript: `(${left.typescript} ${operator} ${right.typescript})` };
}

function choice(node: ASTNode & { op: '?:' }, context: Context): Compiled {
  const [testNode, yesNode, noNode] = node.args;
  const test = condition(testNode, context);
  const yes = compile(yesNode, { ...context, present: union(context.present, presentIfTrue(testNode)) });
  const no = compile(noNode, { ...context, present: union(context.present, presentIfFalse(testNode)) });
  const type = join(yes.type, no.type);
  if (type === undefined) {
    const problem = `"? :" gives ${nameOfType(yes.type)} or ${nameOfType(no.type)}; both must be of one type`;
    return mismatch(problem, node, context);
  }
  return { type, typescript: `(${test.typescript} ? ${yes.typescript} : ${no.typescript})` };
}

/** An operand that must be true or false. */
function condition(node: ASTNode, context: Context): Compiled {
  const compiled = compile(node, context);
  if (compiled.type.kind === 'boolean' || compiled.type.kind === 'any') return compiled;
  return mismatch(`${nameOfType(compiled.type)} is not a condition`, node, context);
}
