import type { ASTNode } from '@marcbachmann/cel-js';

/** Entries that a condition can show to be there; who reads the hundredth by its number has another problem. */
const MOST = 100;

/** Comparisons that say how many entries a list has at least, as `size(list) <operator> n`. */
const atLeast: Readonly<Record<string, (n: number) => number>> = {
  '>': (n) => n + 1,
  '>=': (n) => n,
  '==': (n) => n,
};

const opposite: Readonly<Record<string, string>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '!=': '==',
  '==': '!=',
};
const mirrored: Readonly<Record<string, string>> = {
  '>': '<',
  '>=': '<=',
  '<': '>',
  '<=': '>=',
  '==': '==',
  '!=': '!=',
};

/** The entries of a list, as `args.rows[0]`, that are there where a comparison with its size holds, or does not. */
export function entriesIf(
  node: ASTNode,
  holds: boolean,
  selectionOf: (node: ASTNode) => string | undefined,
): ReadonlySet<string> {
  if (!Object.hasOwn(mirrored, node.op)) return new Set();
  const [left, right] = node.args as [ASTNode, ASTNode];
  const [sized, bound, written] =
    right.op === 'value' ? [left, right, node.op] : [right, left, mirrored[node.op]!];
  const operator = holds ? written : opposite[written]!;
  const list = listOf(sized);
  const selection = list && selectionOf(list);
  const number = bound.op === 'value' ? Number(bound.args) : Number.NaN;
  const least = Object.hasOwn(atLeast, operator)
    ? atLeast[operator]!(number)
    : zeroExcluded(operator, number);
  if (selection === undefined || Number.isNaN(least)) return new Set();
  const count = Math.min(Math.max(0, Math.ceil(least)), MOST);
  return new Set(Array.from({ length: count }, (_, index) => `${selection}[${index}]`));
}

/** `size(list) != 0` leaves one. */
function zeroExcluded(operator: string, number: number): number {
  return operator === '!=' && number === 0 ? 1 : 0;
}

/** The list of `size(list)` and `list.size()`. */
function listOf(node: ASTNode): ASTNode | undefined {
  if (node.op === 'call' && node.args[0] === 'size') return node.args[1][0];
  if (node.op === 'rcall' && node.args[0] === 'size') return node.args[1];
  return undefined;
}
