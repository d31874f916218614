import type { ASTNode, BinaryOperator } from '@marcbachmann/cel-js';
import { nearest } from '../diagnostics/nearest.ts';
import { type Context, mismatch } from './context.ts';
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
      if (['list', 'object', 'any'].includes(right.type.kind)) {
        return { type: boolean, typescript: `contains(${right.typescript}, ${left.typescript})` };
      }
      break;
    case '+':
      if (both('any')) return plain(any);
      if (both('number')) return plain(number);
      if (both('string')) return plain(string);
      if (both('list')) {
        const type = left.type.kind === 'list' ? left.type : right.type;
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
  const problem = `"${operator}" is not defined between ${nameOfType(left.type)} and ${nameOfType(right.type)}`;
  return mismatch(problem, node, context);
}

/** Primitives are compared as they are; lists and objects by what they hold. */
function equality(
  node: ASTNode,
  operator: '==' | '!=',
  left: Compiled,
  right: Compiled,
  context: Context,
): Compiled {
  const kinds = [left.type.kind, right.type.kind];
  const comparable = kinds[0] === kinds[1] || kinds.includes('any') || kinds.includes('null');
  if (!comparable) {
    return mismatch(`${nameOfType(left.type)} never equals ${nameOfType(right.type)}`, node, context);
  }
  if (left.type.kind === 'string' && right.type.kind === 'string') {
    const [mine, theirs] = [left.type.values, right.type.values];
    if (mine !== undefined && theirs !== undefined && !mine.some((value) => theirs.includes(value))) {
      const [one, many] = mine.length === 1 ? [mine, theirs] : [theirs, mine];
      const problem = `"${one[0]}" is not one of ${many.join(', ')}`;
      return mismatch(problem, node, context, nearest(one[0]!, many));
    }
  }
  const primitive =
    kinds.includes('null') || kinds.every((kind) => ['number', 'string', 'boolean'].includes(kind));
  const typescript = primitive
    ? `(${left.typescript} ${operator}= ${right.typescript})`
    : `${operator === '!=' ? '!' : ''}equal(${left.typescript}, ${right.typescript})`;
  return { type: boolean, typescript };
}
