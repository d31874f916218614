import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { misfitsOf } from '../extension/check-extension.ts';
import type { Extension, LoadedExtension } from '../extension/extension.ts';
import { placeOf } from '../extension/guard.ts';

/** Where a project's own lints and emitters may stand. */
const FILES = ['toolwright.config.ts', 'toolwright.config.js'];

export interface ExtensionLoading {
  /** Undefined where the project has none, or none that is sound. */
  readonly extension: LoadedExtension | undefined;
  readonly findings: readonly Diagnostic[];
  /** Every file that this follows from, and its text: the configuration, what it imports, its declared inputs. */
  readonly modules: ReadonlyMap<string, string | undefined>;
}

/** The last loading of each project of this process. */
const loaded = new Map<string, ExtensionLoading>();

/** Loads the project's own lints and emitters; gives the same objects as before while nothing of them has changed. */
export async function loadExtension(
  root: string,
  moduleText: (path: string) => string | undefined,
): Promise<ExtensionLoading> {
  const before = loaded.get(root);
  if (before !== undefined && [...before.modules].every(([path, text]) => moduleText(path) === text))
    return before;
  const loading = await load(root, moduleText);
  loaded.set(root, loading);
  return loading;
}

async function load(
  root: string,
  moduleText: (path: string) => string | undefined,
): Promise<ExtensionLoading> {
  const modules = new Map(FILES.map((file) => [file, moduleText(file)]));
  const [file, second] = FILES.filter((name) => modules.get(name) !== undefined);
  if (file === undefined) return { extension: undefined, findings: [], modules };
  const unusable = (...findings: Diagnostic[]): ExtensionLoading => ({
    extension: undefined,
    findings,
    modules,
  });
  if (second !== undefined) {
    const problem = `there is ${second}, too: a project has one of them`;
    return unusable(diagnostic('T001', placeOf(file), { problem }));
  }
  try {
    const value = await importAfresh(join(root, file), (path) => {
      const name = relative(root, path).replaceAll(sep, '/');
      if (!modules.has(name)) modules.set(name, moduleText(name));
    });
    const misfits = misfitsOf(value);
    if (misfits.length > 0) {
      return unusable(
        ...misfits.map(({ suggestion, ...misfit }) => diagnostic('T002', placeOf(file), misfit, suggestion)),
      );
    }
    const { codes = {}, lints = [], emitters = [], inputs = [] } = value as Extension;
    const { dispatch = 'runtime', site = {} } = value as Extension;
    for (const input of inputs) modules.set(input, moduleText(input));
    return { extension: { file, codes, lints, emitters, inputs, dispatch, site }, findings: [], modules };
  } catch (error) {
    return unusable(
      diagnostic('T001', placeOf(file), { problem: `running it fails: ${problemOf(error, root)}` }),
    );
  }
}

/** Marks the modules of one import of a configuration; those of another import are others. */
const MARK = 'toolwright';
let imports = 0;
const watchers = new Map<string, (path: string) => void>();

/** The default export of a module that is run now, as is all that it imports below node_modules' reach. */
async function importAfresh(file: string, onModule: (path: string) => void): Promise<unknown> {
  if (imports === 0) registerHooks({ resolve: resolveMarked });
  imports += 1;
  const mark = String(imports);
  watchers.set(mark, onModule);
  const url = pathToFileURL(file);
  url.searchParams.set(MARK, mark);
  return ((await import(url.href)) as { readonly default?: unknown }).default;
}

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;

/** Hands the mark on from a module to those that it imports, and `toolwright` is the generator that runs. */
const resolveMarked: Resolve = (specifier, context, next) => {
  const mark = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get(MARK);
  if (mark === null) return next(specifier, context);
  if (specifier === 'toolwright') return { url: ownIndex, shortCircuit: true };
  const isRelative = specifier.startsWith('.');
  // One that is not there is followed, too: it may come.
  if (isRelative) watchers.get(mark)?.(fileURLToPath(new URL(specifier, context.parentURL)));
  const resolved = next(specifier, context);
  const url = new URL(resolved.url);
  if (!isRelative || url.protocol !== 'file:') return resolved;
  url.searchParams.set(MARK, mark);
  return { ...resolved, url: url.href };
};

/** A checkout has the sources, a packed install the build. */
const ownIndex = new URL(import.meta.url.endsWith('.ts') ? '../index.ts' : '../index.js', import.meta.url)
  .href;

function problemOf(error: unknown, root: string): string {
  const message = error instanceof Error ? error.message.split('\n')[0]! : String(error);
  return message
    .replaceAll(pathToFileURL(`${root}${sep}`).href, '')
    .replaceAll(`${root}${sep}`, '')
    .replaceAll(/\?toolwright=\d+/g, '');
}
