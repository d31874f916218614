import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';

/** The modules that pages load, by the name that they are served under. */
const MODULES = [
  'browser/theme',
  'browser/page',
  'browser/search',
  'browser/try-it',
  'browser/answer',
  'browser/artifacts',
  'browser/form',
  'browser/draw',
  'browser/element',
  'requests',
  '../emit/print/json',
  '../emit/print/fits-on-a-line',
] as const;

/** `scripts/NAME.js` -> text, for every module that a page loads; each stands beside those that it imports. */
export function scripts(): ReadonlyMap<string, string> {
  made ??= make();
  return made;
}

// Part of the program, so made once in a process.
let made: ReadonlyMap<string, string> | undefined;

function make(): ReadonlyMap<string, string> {
  const own = MODULES.map((path) => [`scripts/${basename(path)}.js`, flat(plainText(path))] as const);
  const search = createRequire(import.meta.url).resolve('minisearch');
  const library = readFileSync(search.replace(/cjs\/index\.cjs$/, 'es/index.js'), 'utf8');
  return new Map([
    ...own,
    ['scripts/minisearch.js', library.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')],
  ]);
}

/** A checkout has TypeScript, whose types are taken off; a packed install has what the build made of it. */
function plainText(path: string): string {
  const isSource = import.meta.url.endsWith('.ts');
  const text = readFileSync(new URL(`./${path}.${isSource ? 'ts' : 'js'}`, import.meta.url), 'utf8');
  return isSource ? withoutTypes(text) : text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** Node warns that it may change how it takes types off; nobody who makes a site can do anything about it. */
function withoutTypes(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(text)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n');
  } finally {
    process.emitWarning = emitWarning;
  }
}

function flat(text: string): string {
  return text.replaceAll(/(from |import\()'(?:\.[\w./-]*\/)([\w-]+)\.[jt]s'/g, "$1'./$2.js'");
}
