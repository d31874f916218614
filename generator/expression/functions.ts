import type { ASTNode } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { type Context, fieldType, member, mismatch } from './context.ts';
import { compileMacro, isMacro, macroNames } from './macros.ts';
import type { Compiled } from './scope.ts';
import { any, boolean, nameOfType, number, type ValueType } from './value-type.ts';

/** Functions of toolwright-runtime/expression that compiled conditions call by name. */
export const EXPRESSION_HELPERS = ['contains', 'equal', 'near', 'size'] as const;

interface Signature {
  /** What each argument can be; the receiver comes first where the function is a method. */
  readonly parameters: readonly (readonly ValueType['kind'][])[];
  readonly result: ValueType;
  readonly typescript: (...parts: string[]) => string;
}

const text = ['string'] as const;
const amount = ['number'] as const;

const functions: Readonly<Record<string, Signature>> = {
  size: {
    parameters: [['string', 'list', 'object']],
    result: number,
    typescript: (value) => `size(${value})`,
  },
  near: {
    parameters: [amount, amount, amount],
    result: boolean,
    typescript: (left, right, tolerance) => `near(${left}, ${right}, ${tolerance})`,
  },
  abs: { parameters: [amount], result: number, typescript: (value) => `Math.abs(${value})` },
};

const methods: Readonly<Record<string, Signature>> = {
  size: functions['size']!,
  contains: {
    parameters: [text, text],
    result: boolean,
    typescript: (value, part) => `${value}.includes(${part})`,
  },
  startsWith: {
    parameters: [text, text],
    result: boolean,
    typescript: (value, part) => `${value}.startsWith(${part})`,
  },
  endsWith: {
    parameters: [text, text],
    result: boolean,
    typescript: (value, part) => `${value}.endsWith(${part})`,
  },
  matches: {
    parameters: [text, text],
    result: boolean,
    typescript: (value, pattern) => `new RegExp(${pattern}, "u").test(${value})`,
  },
};

/** `name(arguments)` */
export function compileCall(
  node: ASTNode,
  name: string,
  argumentNodes: readonly ASTNode[],
  context: Context,
): Compiled {
  if (name === 'has') return compileHas(node, argumentNodes, context);
  const signature = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (signature === undefined) return unknownFunction(name, node, context);
  return apply(name, signature, argumentNodes, node, context);
}

/** `receiver.name(arguments)` */
export function compileMethod(
  node: ASTNode,
  name: string,
  receiver: ASTNode,
  argumentNodes: readonly ASTNode[],
  context: Context,
): Compiled {
  if (isMacro(name)) return compileMacro(node, name, receiver, argumentNodes, context);
  const signature = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (signature === undefined) return unknownFunction(name, node, context);
  return apply(name, signature, [receiver, ...argumentNodes], node, context);
}

function apply(
  name: string,
  signature: Signature,
  argumentNodes: readonly ASTNode[],
  node: ASTNode,
  context: Context,
): Compiled {
  const parts = argumentNodes.map((argument) => context.compile(argument, context));
  const fits =
    parts.length === signature.parameters.length &&
    parts.every(
      ({ type }, position) => type.kind === 'any' || signature.parameters[position]!.includes(type.kind),
    );
  if (!fits) {
    const given = parts.map(({ type }) => nameOfType(type)).join(', ');
    const taken = signature.parameters.map((kinds) => kinds.map(nameOfKind).join(' or ')).join(', ');
    return misused(name, node, ` for (${given}); it takes (${taken})`, context);
  }
  if (name === 'matches' && !isPattern(argumentNodes.at(-1))) {
    return mismatch('the pattern is not a regular expression', argumentNodes.at(-1)!, context);
  }
  return {
    type: signature.result,
    typescript: signature.typescript(...parts.map(({ typescript }) => typescript)),
  };
}

/** False for a written pattern that would throw when the condition runs; one that is computed is not known yet. */
function isPattern(node: ASTNode | undefined): boolean {
  if (node?.op !== 'value') return true;
  try {
    new RegExp(String(node.args), 'u');
    return true;
  } catch {
    return false;
  }
}

/** Asks whether a field is there: JSON has no other absence. */
function compileHas(node: ASTNode, argumentNodes: readonly ASTNode[], context: Context): Compiled {
  const [selection] = argumentNodes;
  if (argumentNodes.length !== 1 || selection?.op !== '.') {
    return mismatch('has() takes one selection, such as has(args.x)', node, context);
  }
  const [objectNode, field] = selection.args;
  const object = context.compile(objectNode, context);
  fieldType(object.type, field, selection, context);
  return { type: boolean, typescript: `(${member(object.typescript, field)} !== undefined)` };
}

function nameOfKind(kind: ValueType['kind']): string {
  if (kind === 'object') return 'an object';
  return nameOfType({ kind } as ValueType);
}

/** What other languages call a function, in ours. */
const otherNames: Readonly<Record<string, string>> = {
  len: 'size',
  length: 'size',
  count: 'size',
  includes: 'contains',
  some: 'exists',
  any: 'exists',
  every: 'all',
};

/** A name that is no function: the nearest one, or else all that there are. */
function unknownFunction(name: string, node: ASTNode, context: Context): Compiled {
  const own = Object.keys(functions);
  const ofValues = [...Object.keys(methods), ...macroNames].filter((method) => !own.includes(method));
  const known = ['has', ...own, ...ofValues];
  const other = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  const meant = other ?? nearest(name, known);
  const all = `; there are has, ${own.join(', ')}, and of a value .${ofValues.join(', .')}`;
  const place = context.placeOf(node.start, node.end);
  context.report(diagnostic('T405', place, { name, problem: meant === undefined ? all : '' }, meant));
  return { type: any, typescript: 'undefined' };
}

/** A function that is given what it doesn't take. */
function misused(name: string, node: ASTNode, problem: string, context: Context): Compiled {
  context.report(diagnostic('T405', context.placeOf(node.start, node.end), { name, problem }));
  return { type: any, typescript: 'undefined' };
}
