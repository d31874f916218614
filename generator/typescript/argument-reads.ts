import { type Identifier, Node, SyntaxKind, VariableDeclarationKind } from 'ts-morph';
import { functionOf, type ReadableFunction } from './sources.ts';

/**
 * Names of the properties that a handler reads of its first parameter, in functions of other modules too that it passes
 * the parameter on to; 'all' where the whole goes somewhere that is not followed.
 */
export function readsOf(handler: ReadableFunction): ReadonlySet<string> | 'all' {
  return readsOfParameter(handler, 0, new Set());
}

/** `seen` holds what is being read already: a function that calls itself reads nothing more by that. */
function readsOfParameter(
  called: ReadableFunction,
  position: number,
  seen: Set<string>,
): ReadonlySet<string> | 'all' {
  const key = `${called.getSourceFile().getFilePath()}:${called.getStart()}:${position}`;
  if (seen.has(key)) return new Set();
  seen.add(key);
  const parameter = called.getParameters()[position];
  if (parameter === undefined) return new Set();
  if (parameter.isRestParameter()) return 'all';
  const name = parameter.getNameNode();
  if (!Node.isIdentifier(name)) return boundNames(name);
  const reads = new Set<string>();
  for (const use of called.getDescendantsOfKind(SyntaxKind.Identifier)) {
    if (use === name || use.getText() !== name.getText() || isMemberName(use)) continue;
    const found = readAt(use, seen);
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

/**
 * What one mention of the parameter reads: `args.x`, `args["x"]`, `const { x } = args` or what `compute(args)` reads of it;
 * anything else is all of it.
 */
function readAt(use: Node, seen: Set<string>): ReadonlySet<string> | 'all' {
  const parent = use.getParent();
  if (Node.isCallExpression(parent)) {
    const given = parent.getArguments();
    const called = calledFunction(parent.getExpression());
    const isPlaced = given.includes(use) && !given.some((argument) => Node.isSpreadElement(argument));
    return called && isPlaced ? readsOfParameter(called, given.indexOf(use), seen) : 'all';
  }
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

/** The hand-written function that a name stands for, here or where it is imported from; undefined where another may be. */
function calledFunction(name: Node): ReadableFunction | undefined {
  if (!Node.isIdentifier(name)) return undefined;
  const symbol = name.getSymbol();
  const declarations = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
  const [only] = declarations;
  if (only === undefined || declarations.length > 1 || only.getSourceFile().isInNodeModules())
    return undefined;
  const called = functionOf(only);
  return isFixed(only) && called?.getBody() !== undefined ? called : undefined;
}

/** True for what keeps its value: a function, or a constant. */
function isFixed(declaration: Node): boolean {
  if (!Node.isVariableDeclaration(declaration)) return true;
  return declaration.getVariableStatement()?.getDeclarationKind() === VariableDeclarationKind.Const;
}
