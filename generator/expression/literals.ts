import type { ASTNode } from '@marcbachmann/cel-js';
import { type Context, mismatch } from './context.ts';
import { joinAll } from './join.ts';
import type { Compiled } from './scope.ts';
import { any, boolean, type Field } from './value-type.ts';

/** A value that stands in the expression. */
export function compileLiteral(node: ASTNode & { op: 'value' }, context: Context): Compiled {
  const value = node.args;
  if (value === null) return { type: { kind: 'null' }, typescript: 'null' };
  if (typeof value === 'boolean') return { type: boolean, typescript: String(value) };
  if (value instanceof Uint8Array) return mismatch('JSON has no bytes', node, context);
  const written = typeof value === 'string' ? value : Number(typeof value === 'object' ? value.value : value);
  return writtenValue(written, node);
}

/** A text or a number, and where it stands. */
export function writtenValue(value: string | number, { start, end }: ASTNode): Compiled {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return {
    type: {
      kind: typeof value === 'string' ? 'string' : 'number',
      values: [value],
      written: [{ value, start, end }],
    },
    typescript: text.startsWith('-') ? `(${text})` : text,
  };
}

/** `[a, b]` */
export function compileList(entries: readonly ASTNode[], context: Context): Compiled {
  const compiled = entries.map((entry) => context.compile(entry, context));
  const types = compiled.map(({ type }) => type);
  return {
    type: {
      kind: 'list',
      items: joinAll(types),
      minItems: types.length,
      maxItems: types.length,
      entries: entries.map(({ start, end }, position) => ({ type: types[position]!, start, end })),
    },
    typescript: `[${compiled.map(({ typescript }) => typescript).join(', ')}]`,
  };
}

/** `{'a': b}` */
export function compileMapping(
  entries: readonly (readonly [ASTNode, ASTNode])[],
  context: Context,
): Compiled {
  const compiled = entries.map(
    ([key, value]) => [context.compile(key, context), context.compile(value, context)] as const,
  );
  const fields = new Map(
    compiled.flatMap(([key, { type }]): [string, Field][] =>
      key.type.kind === 'string' && key.type.values?.length === 1
        ? [[String(key.type.values[0]), { type, optional: false }]]
        : [],
    ),
  );
  const others = fields.size < compiled.length ? { others: any } : {};
  const text = compiled.map(([key, value]) => `[${key.typescript}]: ${value.typescript}`).join(', ');
  return { type: { kind: 'object', name: 'the mapping', fields, ...others }, typescript: `({ ${text} })` };
}
