import type { ASTNode } from '@marcbachmann/cel-js';
import {
  type Context,
  fieldType,
  fieldTypeAt,
  mayBeAbsent,
  member,
  mismatch,
  neverOccurs,
} from './context.ts';
import { selectionOf } from './presence.ts';
import type { Compiled } from './scope.ts';
import { any, type ListType, nameOfType, type ValueType } from './value-type.ts';

/** `object.name` */
export function compileSelection(
  node: ASTNode,
  objectNode: ASTNode,
  name: string,
  context: Context,
): Compiled {
  const object = context.compile(objectNode, context);
  const type = fieldType(object.type, name, node, context);
  if (unasked(object.type, name, node, context)) {
    const what = selectionOf(node);
    const problem =
      what === undefined
        ? `"${name}" may be absent, which only has(NAME.${name}) can ask; choose after asking`
        : `${what} may be absent; ask has(${what}) before reading it`;
    return mismatch(problem, node, context);
  }
  return { type, typescript: member(object.typescript, name) };
}

/** `list[0]`, `object['key']` */
export function compileIndex(
  node: ASTNode,
  containerNode: ASTNode,
  keyNode: ASTNode,
  context: Context,
): Compiled {
  const container = context.compile(containerNode, context);
  const key = context.compile(keyNode, context);
  const typescript = `${container.typescript}[${key.typescript}]`;
  const both = `${container.type.kind} ${key.type.kind}`;
  if (container.type.kind === 'any' || both === 'list any' || both === 'object any') {
    return { type: container.type.kind === 'list' ? container.type.items : any, typescript };
  }
  if (container.type.kind === 'list' && key.type.kind === 'number') {
    const problem = checkIndex(container.type, node, key.type, context);
    return problem === undefined
      ? { type: container.type.items, typescript }
      : mismatch(problem, node, context);
  }
  if (container.type.kind === 'object' && key.type.kind === 'string') {
    return { type: keyedType(container.type, node, key.type, context), typescript };
  }
  return mismatch(`${nameOfType(container.type)} has no entry at ${nameOfType(key.type)}`, node, context);
}

/** Judges the indices that are written; one that is computed is not known yet. Gives what must be asked first. */
function checkIndex(list: ListType, node: ASTNode, key: ValueType, context: Context): string | undefined {
  const { minItems = 0, maxItems = Infinity } = list;
  const written = key.kind === 'number' ? (key.written ?? []) : [];
  let shortest = Infinity;
  for (const { value, start, end } of written) {
    const index = Number(value);
    if (index < 0 || !Number.isInteger(index)) {
      neverOccurs(`a list has no entry at ${value}; the first is at 0`, { start, end }, context);
    } else if (index >= maxItems) {
      const most = `the list has at most ${maxItems}, the first at 0`;
      neverOccurs(`there is never an entry at ${value}: ${most}`, { start, end }, context);
    } else if (index >= minItems) {
      shortest = Math.min(shortest, index);
    }
  }
  const what = selectionOf(node);
  if (!context.guarded || shortest === Infinity || context.present.has(what ?? '')) return undefined;
  const size =
    what === undefined ? 'its size' : `size(${what.slice(0, what.lastIndexOf('['))}) > ${shortest}`;
  return `there may be no entry at ${shortest}; ask ${size} before reading it`;
}

/** The type of what a key of an object leads to. */
function keyedType(object: ValueType, node: ASTNode, key: ValueType, context: Context): ValueType {
  const written = key.kind === 'string' ? (key.written ?? []) : [];
  const types = written.map(({ value, start, end }) => {
    const name = String(value);
    // The name stands within its quotes.
    const type = fieldTypeAt(object, name, { start: start + 1, end: end - 1 }, context);
    if (!unasked(object, name, node, context)) return type;
    const problem = `"${name}" may be absent; ask whether it is there before reading it`;
    return mismatch(problem, { ...node, start, end } as ASTNode, context).type;
  });
  return types.length === 1 ? types[0]! : any;
}

/** True where a field may be absent and nothing has shown that it is there. */
function unasked(object: ValueType, name: string, node: ASTNode, { guarded, present }: Context): boolean {
  return guarded && mayBeAbsent(object, name) && !present.has(selectionOf(node) ?? '');
}
