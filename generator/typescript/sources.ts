import { join, relative, sep } from 'node:path';
import {
  type ArrowFunction,
  type FunctionDeclaration,
  type FunctionExpression,
  ModuleKind,
  ModuleResolutionKind,
  Node,
  Project,
  ScriptTarget,
  type SourceFile,
} from 'ts-morph';
import { memoize } from '../memoize.ts';

/** The hand-written code of a project, read through one ts-morph Project; nothing is ever written. */
export interface Sources {
  /** A module by its path relative to the root; undefined where there is none. */
  readonly file: (path: string) => SourceFile | undefined;
  /** Every module below a folder, with its path relative to the root, in the order of the paths. */
  readonly below: (folder: string) => readonly { readonly path: string; readonly file: SourceFile }[];
}

/** Opens the code below a root. Files are parsed when they are asked for, with what they import. */
export function openSources(root: string): Sources {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      module: ModuleKind.NodeNext,
      moduleResolution: ModuleResolutionKind.NodeNext,
      target: ScriptTarget.ESNext,
      // Without those of browsers, which are most of them: nothing here asks what a global is.
      lib: ['lib.esnext.d.ts'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: [],
    },
  });
  return {
    file: (path) => project.addSourceFileAtPathIfExists(join(root, path)),
    below: (folder) =>
      project
        .addSourceFilesAtPaths(join(root, folder, '**/*.ts'))
        .map((file) => ({ path: relative(root, file.getFilePath()).replaceAll(sep, '/'), file }))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** A function that can be read: a declaration with its body, or the value of a constant. */
export type ReadableFunction = FunctionDeclaration | ArrowFunction | FunctionExpression;

/** The function that a module exports under a name. */
export function exportedFunction(file: SourceFile, name: string): ReadableFunction | undefined {
  return functionOf(file.getExportedDeclarations().get(name)?.[0]);
}

/** The function that a declaration gives; undefined where it gives another value. */
export function functionOf(declaration: Node | undefined): ReadableFunction | undefined {
  const value = Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : declaration;
  const isFunction =
    Node.isFunctionDeclaration(value) || Node.isArrowFunction(value) || Node.isFunctionExpression(value);
  return isFunction ? value : undefined;
}

/** The module and every hand-written module that it imports, directly or through others. */
export function reachableFrom(file: SourceFile): ReadonlySet<SourceFile> {
  const reached = new Set<SourceFile>();
  const visit = (current: SourceFile): void => {
    if (reached.has(current) || current.isInNodeModules()) return;
    reached.add(current);
    for (const imported of importedBy(current)) visit(imported);
  };
  visit(file);
  return reached;
}

/** The modules that a module imports or exports from, but for their types alone. */
const importedBy = memoize((file: SourceFile): readonly SourceFile[] =>
  [...file.getImportDeclarations(), ...file.getExportDeclarations()].flatMap((declaration) =>
    declaration.isTypeOnly() ? [] : (declaration.getModuleSpecifierSourceFile() ?? []),
  ),
);
