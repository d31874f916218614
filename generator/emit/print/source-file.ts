import type { OutputFile } from '../emitter.ts';
import type { Code } from './code.ts';
import { visible } from './visible.ts';

/** A TypeScript or JavaScript file that says which spec file it comes from. */
export function sourceFile(path: string, source: string, body: Code): OutputFile {
  return { path, text: `// ${generatedFrom(source)}\n\n${body.text.trim()}\n` };
}

/** The sentence every generated file begins with: no version, date or absolute path, so that equal specs give equal files. */
export function generatedFrom(source: string): string {
  return `@generated from ${visible(source).replaceAll('\n', ' ')} by toolwright; edit the spec and run "toolwright gen".`;
}
