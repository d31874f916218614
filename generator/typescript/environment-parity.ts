import { Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Server } from '../model/contract.ts';
import { placeOf } from './place-of.ts';
import type { Sources } from './sources.ts';

/** Where hand-written code lives. */
const FOLDER = 'src';

/**
 * T706: a variable that the code reads and server.yaml does not declare. T707: one that is declared and that neither
 * the code nor a switch reads. T708: a read whose name is not written there. The environment is `process.env`, what is
 * named `environment` or typed as `ProcessEnv`, and a variable that holds one of these; handing it on is no read.
 */
export function environmentParity(server: Server, sources: Sources): Diagnostic[] {
  const switches = server.switches.map(({ variable }) => variable);
  const declared = [...server.environment.map(({ name }) => name), ...switches];
  const reads = sources.below(FOLDER).flatMap(({ path, file }) => readsIn(file, path));
  const read = new Set([...switches, ...reads.map(({ name }) => name)]);
  return [
    ...reads.flatMap(({ name, place }) => {
      if (name === undefined) return [diagnostic('T708', place, {})];
      if (declared.includes(name)) return [];
      return [diagnostic('T706', place, { name }, nearest(name, declared))];
    }),
    ...server.environment
      .filter(({ name }) => !read.has(name))
      .map(({ name, place }) => diagnostic('T707', place, { name })),
  ];
}

interface Read {
  /** Undefined where the name is only known at run time. */
  readonly name: string | undefined;
  readonly place: Place;
}

const KINDS = [
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.VariableDeclaration,
] as const;

function readsIn(file: SourceFile, path: string): Read[] {
  // What is taken for the environment says one of these; to look at each node of the others would take most of the time.
  if (!/environment|process\.env|ProcessEnv/.test(file.getFullText())) return [];
  const nodes = KINDS.flatMap((kind): Node[] => file.getDescendantsOfKind(kind));
  return nodes
    .sort((a, b) => a.getStart() - b.getStart())
    .flatMap((node) => {
      if (Node.isElementAccessExpression(node) && isEnvironment(node.getExpression())) {
        const key = node.getArgumentExpression();
        const name = Node.isStringLiteral(key) ? key.getLiteralValue() : undefined;
        return [{ name, place: placeOf(key ?? node, path) }];
      }
      if (Node.isPropertyAccessExpression(node) && isEnvironment(node.getExpression())) {
        // The members of the object itself are no variables.
        const isVariable = /^[A-Z][A-Z0-9_]*$/.test(node.getName());
        return isVariable ? [{ name: node.getName(), place: placeOf(node.getNameNode(), path) }] : [];
      }
      if (Node.isVariableDeclaration(node) && isEnvironment(node.getInitializer())) {
        const pattern = node.getNameNode();
        if (!Node.isObjectBindingPattern(pattern)) return [];
        return pattern.getElements().map((element) => ({
          name: element.getPropertyNameNode()?.getText() ?? element.getName(),
          place: placeOf(element, path),
        }));
      }
      return [];
    });
}

function isEnvironment(node: Node | undefined): boolean {
  if (Node.isPropertyAccessExpression(node)) {
    return node.getText() === 'process.env' || node.getName() === 'environment';
  }
  if (!Node.isIdentifier(node)) return false;
  if (node.getText() === 'environment') return true;
  const [declaration] = node.getSymbol()?.getDeclarations() ?? [];
  if (Node.isParameterDeclaration(declaration)) {
    return /\bProcessEnv\b/.test(declaration.getTypeNode()?.getText() ?? '');
  }
  return Node.isVariableDeclaration(declaration) && isEnvironment(declaration.getInitializer());
}
