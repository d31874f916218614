import type { ASTNode } from '@marcbachmann/cel-js';
import { diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fieldOf } from './join.ts';
import type { Compiled, ExpressionScope } from './scope.ts';
import { any, nameOfType, type ValueType } from './value-type.ts';

/** What is known at one point of an expression. */
export interface Context extends ExpressionScope {
  /** Selections such as `args.x` that has() has shown to be there. */
  readonly present: ReadonlySet<string>;
  readonly compile: (node: ASTNode, context: Context) => Compiled;
}

/** Reports that a value never occurs at these characters; what reads it is judged on. */
export function neverOccurs(
  problem: string,
  { start, end }: { readonly start: number; readonly end: number },
  context: Context,
): void {
  context.report(diagnostic('T408', context.placeOf(start, end), { problem }));
}

/** Reports that types don't go together; the part counts as any value from then on. */
export function mismatch(problem: string, node: ASTNode, context: Context, suggestion?: string): Compiled {
  context.report(diagnostic('T404', context.placeOf(node.start, node.end), { problem }, suggestion));
  return { type: any, typescript: 'undefined' };
}

/** All fields, where they are as few as those of an answer and none has nearly the name. */
function fewOf(known: readonly string[]): string {
  return known.length === 0 || known.length > 4 ? '' : `; it has ${known.join(', ')}`;
}

/** The type of a field; findings stand at the field's name, the last characters of `node`. */
export function fieldType(object: ValueType, name: string, node: ASTNode, context: Context): ValueType {
  return fieldTypeAt(object, name, { start: node.end - name.length, end: node.end }, context);
}

/** The same where the name stands at other characters. */
export function fieldTypeAt(
  object: ValueType,
  name: string,
  { start, end }: { readonly start: number; readonly end: number },
  context: Context,
): ValueType {
  const unknown = (known: readonly string[] = []): ValueType => {
    const place = context.placeOf(start, end);
    const meant = nearest(name, known);
    const isSize = object.kind !== 'object' && /^(length|size|count)$/.test(name);
    const hint = isSize ? '; size(...) counts' : meant === undefined ? fewOf(known) : '';
    context.report(diagnostic('T403', place, { type: nameOfType(object), name, hint }, meant));
    return any;
  };
  // Every object of JavaScript has these, whatever JSON it was read from.
  if (name in Object.prototype) return unknown();
  if (object.kind === 'any') return any;
  if (object.kind !== 'object') return unknown();
  return fieldOf(object, name)?.type ?? unknown([...object.fields.keys()]);
}

/** True where reading the field can find nothing there. */
export function mayBeAbsent(object: ValueType, name: string): boolean {
  return object.kind === 'object' && fieldOf(object, name)?.optional === true;
}

/** `object.name`, or `object["na-me"]` where the name is no identifier. */
export function member(object: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}
