import type { Node } from 'ts-morph';
import type { Place } from '../diagnostics/place.ts';

/** Where a piece of code stands; `file` is its path relative to the root. */
export function placeOf(node: Node, file: string): Place {
  const start = node.getSourceFile().getLineAndColumnAtPos(node.getStart());
  const end = node.getSourceFile().getLineAndColumnAtPos(node.getEnd());
  return { file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
