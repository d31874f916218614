import type { ASTNode } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { type Context, fieldType, mayBeAbsent, member, mismatch } from './context.ts';
import { compileCall, compileMethod } from './functions.ts';
import { compileBinary } from './operators.ts';
import { presentIfFalse, presentIfTrue, selectionOf, union } from './presence.ts';
import type { Compiled, ExpressionScope } from './scope.ts';
import { any, boolean, nameOfType, number, string, type ValueType } from './value-type.ts';

/** Compiles a whole expression. */
export function compileNode(node: ASTNode, scope: ExpressionScope): Compiled {
  return compile(node, { ...scope, present: new Set(), compile });
}

function compile(node: ASTNode, context: Context): Compiled {
  switch (node.op) {
    case 'value':
      return literal(node, context);
    case 'id':
      return variable(node.args, node, context);
    case '.':
      return select(node, node.args[0], node.args[1], context);
    case '[]':
      return index(node, node.args[0], node.args[1], context);
    case 'call':
      return compileCall(node, node.args[0], node.args[1], context);
    case 'rcall':
      return compileMethod(node, node.args[0], node.args[1], node.args[2], context);
    case 'list':
      return list(node.args, context);
    case 'map':
      return mapping(node.args, context);
    case '&&':
    case '||':
      return logical(node.op, node.args[0], node.args[1], context);
    case '?:':
      return choice(node.args[0], node.args[1], node.args[2], context);
    case '!_':
      return { type: boolean, typescript: `!${condition(node.args, context).typescript}` };
    case '-_': {
      const operand = compile(node.args, context);
      if (operand.type.kind !== 'number' && operand.type.kind !== 'any') {
        return mismatch(`${nameOfType(operand.type)} has no negative`, node, context);
      }
      return { type: number, typescript: `(-${operand.typescript})` };
    }
    case '.?':
    case '[?]':
      return mismatch('optional selection is not part of the language; use has()', node, context);
    default:
      return compileBinary(node, node.op, node.args[0], node.args[1], context);
  }
}

function literal(node: ASTNode & { op: 'value' }, context: Context): Compiled {
  const value = node.args;
  if (value === null) return { type: { kind: 'null' }, typescript: 'null' };
  if (typeof value === 'boolean') return { type: boolean, typescript: String(value) };
  if (typeof value === 'string')
    return { type: { kind: 'string', values: [value] }, typescript: JSON.stringify(value) };
  if (value instanceof Uint8Array) return mismatch('JSON has no bytes', node, context);
  return { type: number, typescript: String(Number(typeof value === 'object' ? value.value : value)) };
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

function select(node: ASTNode, objectNode: ASTNode, name: string, context: Context): Compiled {
  const object = compile(objectNode, context);
  const type = fieldType(object.type, name, node, context);
  const selection = selectionOf(node);
  if (context.guarded && mayBeAbsent(object.type, name) && !context.present.has(selection ?? '')) {
    const what = selection ?? name;
    return mismatch(`${what} may be absent; ask has(${what}) before reading it`, node, context);
  }
  return { type, typescript: member(object.typescript, name) };
}

function index(node: ASTNode, containerNode: ASTNode, keyNode: ASTNode, context: Context): Compiled {
  const container = compile(containerNode, context);
  const key = compile(keyNode, context);
  const typescript = `${container.typescript}[${key.typescript}]`;
  if (container.type.kind === 'any') return { type: any, typescript };
  if (container.type.kind === 'list' && key.type.kind === 'number')
    return { type: container.type.items, typescript };
  if (container.type.kind === 'object' && key.type.kind === 'string') {
    const known = key.type.values?.length === 1 ? container.type.fields.get(key.type.values[0]!) : undefined;
    return { type: known?.type ?? container.type.others ?? any, typescript };
  }
  return mismatch(`${nameOfType(container.type)} has no entry at ${nameOfType(key.type)}`, node, context);
}

function list(entries: readonly ASTNode[], context: Context): Compiled {
  const compiled = entries.map((entry) => compile(entry, context));
  const kinds = new Set(compiled.map(({ type }) => type.kind));
  const first = compiled[0]?.type ?? any;
  const items: ValueType = kinds.size !== 1 ? any : first.kind === 'string' ? string : first;
  return {
    type: { kind: 'list', items },
    typescript: `[${compiled.map(({ typescript }) => typescript).join(', ')}]`,
  };
}

function mapping(entries: readonly (readonly [ASTNode, ASTNode])[], context: Context): Compiled {
  const compiled = entries.map(([key, value]) => [compile(key, context), compile(value, context)] as const);
  const text = compiled.map(([key, value]) => `[${key.typescript}]: ${value.typescript}`).join(', ');
  return {
    type: { kind: 'object', name: 'the mapping', fields: new Map(), others: any },
    typescript: `({ ${text} })`,
  };
}

function logical(operator: '&&' | '||', leftNode: ASTNode, rightNode: ASTNode, context: Context): Compiled {
  const left = condition(leftNode, context);
  const learned = operator === '&&' ? presentIfTrue(leftNode) : presentIfFalse(leftNode);
  const right = condition(rightNode, { ...context, present: union(context.present, learned) });
  return { type: boolean, typescript: `(${left.typescript} ${operator} ${right.typescript})` };
}

function choice(testNode: ASTNode, yesNode: ASTNode, noNode: ASTNode, context: Context): Compiled {
  const test = condition(testNode, context);
  const yes = compile(yesNode, { ...context, present: union(context.present, presentIfTrue(testNode)) });
  const no = compile(noNode, { ...context, present: union(context.present, presentIfFalse(testNode)) });
  const type = yes.type.kind === no.type.kind ? yes.type : any;
  return { type, typescript: `(${test.typescript} ? ${yes.typescript} : ${no.typescript})` };
}

/** An operand that must be true or false. */
function condition(node: ASTNode, context: Context): Compiled {
  const compiled = compile(node, context);
  if (compiled.type.kind === 'boolean' || compiled.type.kind === 'any') return compiled;
  return mismatch(`${nameOfType(compiled.type)} is not a condition`, node, context);
}
