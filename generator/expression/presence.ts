import type { ASTNode } from '@marcbachmann/cel-js';
import { entriesIf } from './list-size.ts';

/** A selection as text, `args.x["y"][0]`; undefined for anything else. */
export function selectionOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.' && node.op !== '[]') return undefined;
  const object = selectionOf(node.args[0]);
  if (object === undefined) return undefined;
  if (node.op === '.') return fieldSelection(object, node.args[1]);
  const key = node.args[1].op === 'value' ? node.args[1].args : undefined;
  if (typeof key === 'string') return fieldSelection(object, key);
  return typeof key === 'bigint' || typeof key === 'number' ? `${object}[${key}]` : undefined;
}

/** One text for a field, whether it was written after a dot or as a key. */
function fieldSelection(object: string, name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

/** The selections that are there whenever the condition holds. */
export function presentIfTrue(node: ASTNode): ReadonlySet<string> {
  if (node.op === 'call' && node.args[0] === 'has') {
    const selection = node.args[1][0] && selectionOf(node.args[1][0]);
    return new Set(selection === undefined ? [] : [selection]);
  }
  if (node.op === 'in' && node.args[0].op === 'value' && typeof node.args[0].args === 'string') {
    const object = selectionOf(node.args[1]);
    return new Set(object === undefined ? [] : [fieldSelection(object, node.args[0].args)]);
  }
  if (node.op === '!_') return presentIfFalse(node.args);
  if (node.op === '&&') return union(presentIfTrue(node.args[0]), presentIfTrue(node.args[1]));
  if (node.op === '||') return intersection(presentIfTrue(node.args[0]), presentIfTrue(node.args[1]));
  return entriesIf(node, true, selectionOf);
}

/** The selections that are there whenever the condition does not hold. */
export function presentIfFalse(node: ASTNode): ReadonlySet<string> {
  if (node.op === '!_') return presentIfTrue(node.args);
  if (node.op === '||') return union(presentIfFalse(node.args[0]), presentIfFalse(node.args[1]));
  if (node.op === '&&') return intersection(presentIfFalse(node.args[0]), presentIfFalse(node.args[1]));
  return entriesIf(node, false, selectionOf);
}

/** What is known where a variable of a macro hides another of its name. */
export function withoutVariable(present: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...present].filter((selection) => selection.split(/[.[]/, 1)[0] !== name));
}

/** What is in either set. */
export function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other]);
}

function intersection(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((name) => other.has(name)));
}
