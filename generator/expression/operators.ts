import type { ASTNode, BinaryOperator } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import { comparisonMisfits, type Misfit, membershipMisfits } from './comparison.ts';
import { type Context, fieldTypeAt, mismatch } from './context.ts';
import { joinAll } from './join.ts';
import type { Compiled } from './scope.ts';
import { any, boolean, nameOfType, number, string, type ValueType } from './value-type.ts';

/** Operators between two values. */
export function compileBinary(
  node: ASTNode,
  operator: BinaryOperator,
  leftNode: ASTNode,
  rightNode: ASTNode,
  context: Context,
): Compiled {
  const left = context.compile(leftNode, context);
  const right = context.compile(rightNode, context);
  const both = (kind: ValueType['kind']): boolean =>
    [left.type, right.type].every((type) => type.kind === kind || type.kind === 'any');
  const plain = (type: ValueType): Compiled => ({
    type,
    typescript: `(${left.typescript} ${operator} ${right.typescript})`,
  });

  switch (operator) {
    case '==':
    case '!=':
      return equality(node, operator, left, right, context);
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (both('number') || both('string')) return plain(boolean);
      break;
    case 'in':
      return membership(node, left, right, context);
    case '+':
      if (both('any')) return plain(any);
      if (both('number')) return plain(number);
      if (both('string')) return plain(string);
      if (both('list')) {
        const type: ValueType = { kind: 'list', items: joinAll([itemsOf(left.type), itemsOf(right.type)]) };
        return { type, typescript: `[...${left.typescript}, ...${right.typescript}]` };
      }
      break;
    case '-':
    case '*':
    case '/':
    case '%':
      if (both('number')) return plain(number);
      break;
  }
  return undefinedBetween(operator, left.type, right.type, node, context);
}

/** Primitives are compared as they are; lists and objects by what they hold. */
function equality(
  node: ASTNode,
  operator: '==' | '!=',
  left: Compiled,
  right: Compiled,
  context: Context,
): Compiled {
  reportMisfits(comparisonMisfits(left.type, right.type), node, context);
  const kinds = [left.type.kind, right.type.kind];
  const primitive =
    kinds.includes('null') || kinds.every((kind) => ['number', 'string', 'boolean'].includes(kind));
  const typescript = primitive
    ? `(${left.typescript} ${operator}= ${right.typescript})`
    : `${operator === '!=' ? '!' : ''}equal(${left.typescript}, ${right.typescript})`;
  return { type: boolean, typescript };
}

/** `in`: whether a list has an entry, or an object a key. */
function membership(
  node: ASTNode,
  left: Compiled,
  { type, typescript }: Compiled,
  context: Context,
): Compiled {
  if (type.kind === 'list') {
    reportMisfits(membershipMisfits(left.type, type), node, context);
  } else if (type.kind === 'object' && (left.type.kind === 'string' || left.type.kind === 'any')) {
    for (const written of left.type.kind === 'string' ? (left.type.written ?? []) : []) {
      fieldTypeAt(type, String(written.value), written, context);
    }
  } else if (type.kind !== 'any') {
    return undefinedBetween('in', left.type, type, node, context);
  }
  return { type: boolean, typescript: `contains(${typescript}, ${left.typescript})` };
}

function reportMisfits(misfits: readonly Misfit[], node: ASTNode, { report, placeOf }: Context): void {
  for (const { code, problem, suggestion, at = node } of misfits) {
    report(diagnostic(code, placeOf(at.start, at.end), { problem }, suggestion));
  }
}

function undefinedBetween(
  operator: BinaryOperator,
  left: ValueType,
  right: ValueType,
  node: ASTNode,
  context: Context,
): Compiled {
  const problem = `"${operator}" is not defined between ${nameOfType(left)} and ${nameOfType(right)}`;
  return mismatch(problem, node, context);
}

function itemsOf(type: ValueType): ValueType {
  return type.kind === 'list' ? type.items : any;
}
