import type { ASTNode } from '@marcbachmann/cel-js';

/** A selection as text, `args.x.y`; undefined for anything else. */
export function selectionOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.') return undefined;
  const object = selectionOf(node.args[0]);
  return object === undefined ? undefined : `${object}.${node.args[1]}`;
}

/** The selections that are there whenever the condition holds. */
export function presentIfTrue(node: ASTNode): ReadonlySet<string> {
  if (node.op === 'call' && node.args[0] === 'has') {
    const selection = node.args[1][0] && selectionOf(node.args[1][0]);
    return new Set(selection === undefined ? [] : [selection]);
  }
  if (node.op === '!_') return presentIfFalse(node.args);
  if (node.op === '&&') return union(presentIfTrue(node.args[0]), presentIfTrue(node.args[1]));
  if (node.op === '||') return intersection(presentIfTrue(node.args[0]), presentIfTrue(node.args[1]));
  return new Set();
}

/** The selections that are there whenever the condition does not hold. */
export function presentIfFalse(node: ASTNode): ReadonlySet<string> {
  if (node.op === '!_') return presentIfTrue(node.args);
  if (node.op === '||') return union(presentIfFalse(node.args[0]), presentIfFalse(node.args[1]));
  if (node.op === '&&') return intersection(presentIfFalse(node.args[0]), presentIfFalse(node.args[1]));
  return new Set();
}

/** What is in either set. */
export function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other]);
}

function intersection(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((name) => other.has(name)));
}
