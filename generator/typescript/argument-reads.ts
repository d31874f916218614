import { type Identifier, Node, SyntaxKind } from 'ts-morph';
import type { exportedFunction } from './sources.ts';

type Handler = NonNullable<ReturnType<typeof exportedFunction>>;

/**
 * Names of the properties that a handler reads of its first parameter; 'all' where it passes the parameter on as a
 * whole, since what happens to it there is not followed.
 */
export function readsOf(handler: Handler): ReadonlySet<string> | 'all' {
  const name = handler.getParameters()[0]?.getNameNode();
  if (name === undefined) return new Set();
  if (!Node.isIdentifier(name)) return boundNames(name);
  const reads = new Set<string>();
  for (const use of handler.getDescendantsOfKind(SyntaxKind.Identifier)) {
    if (use === name || use.getText() !== name.getText() || isMemberName(use)) continue;
    const found = readAt(use);
    if (found === 'all') return 'all';
    for (const property of found) reads.add(property);
  }
  return reads;
}

/** `other.args` and `{ args: ... }` mention no variable. */
function isMemberName(use: Identifier): boolean {
  const parent = use.getParent();
  return (
    (Node.isPropertyAccessExpression(parent) || Node.isPropertyAssignment(parent)) &&
    parent.getNameNode() === use
  );
}

/** What one mention of the parameter reads: `args.x`, `args["x"]` or `const { x } = args`; anything else is all of it. */
function readAt(use: Node): ReadonlySet<string> | 'all' {
  const parent = use.getParent();
  if (Node.isPropertyAccessExpression(parent) && parent.getExpression() === use) {
    return new Set([parent.getName()]);
  }
  if (Node.isElementAccessExpression(parent) && parent.getExpression() === use) {
    const key = parent.getArgumentExpression();
    return Node.isStringLiteral(key) ? new Set([key.getLiteralValue()]) : 'all';
  }
  if (Node.isVariableDeclaration(parent) && parent.getInitializer() === use) {
    const name = parent.getNameNode();
    return Node.isIdentifier(name) ? 'all' : boundNames(name);
  }
  return 'all';
}

/** The properties that a pattern takes out; 'all' where it keeps the rest. */
function boundNames(pattern: Node): ReadonlySet<string> | 'all' {
  if (!Node.isObjectBindingPattern(pattern)) return 'all';
  const elements = pattern.getElements();
  if (elements.some((element) => element.getDotDotDotToken() !== undefined)) return 'all';
  return new Set(elements.map((element) => element.getPropertyNameNode()?.getText() ?? element.getName()));
}
