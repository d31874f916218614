import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { CodeReference } from '../model/contract.ts';
import type { ProjectCode } from './project.ts';

/** `path/to/file.ts#name` in its two parts. */
export function parseReference(reference: string): CodeReference {
  const [module = '', exportName = ''] = reference.split('#');
  return { module, exportName };
}

/** The parts of a reference whose module must exist and export that name. */
export function resolveReference(
  reference: string,
  place: Place,
  code: ProjectCode,
  report: Report,
): CodeReference {
  const { module, exportName } = parseReference(reference);
  const text = code.text(module);
  if (text === undefined) report(diagnostic('T303', place, { module }));
  else {
    const names = code.exports.get(module) ?? exportedNames(text);
    if (!names.includes(exportName)) {
      report(diagnostic('T304', place, { module, name: exportName }, nearest(exportName, names)));
    }
  }
  return { module, exportName };
}

/**
 * The names that a TypeScript module exports as far as its text shows them: declarations at the beginning of a line, and
 * export lists. The rest is left to the module's symbols, which take a compiler to read.
 */
export function exportedNames(text: string): string[] {
  return exportsOf(text).map(({ name }) => name);
}

/** The line, from 1, on which a module's text exports a name; 1 where it is not seen to. */
export function exportLine(text: string, name: string): number {
  return exportsOf(text).find((found) => found.name === name)?.line ?? 1;
}

function exportsOf(text: string): { readonly name: string; readonly line: number }[] {
  const code = withoutComments(text);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const declared = code.matchAll(
    /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|var|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm,
  );
  const lists = code.matchAll(/^(export\s+(?:type\s+)?\{)([^}]*)\}/gm);
  const listed = [...lists].flatMap(({ index, 1: start = '', 2: list = '' }) =>
    [...list.matchAll(/([\w$]+)\s*(?:,|$)/g)].map((entry) => ({
      name: entry[1]!,
      line: lineAt(index + start.length + entry.index),
    })),
  );
  return [...[...declared].map(({ index, 1: name = '' }) => ({ name, line: lineAt(index) })), ...listed];
}

/** True where the module loads another one. */
export function importsSomething(text: string): boolean {
  const code = withoutComments(text);
  return (
    /^\s*import\s+(?!type\b)/m.test(code) ||
    /\bimport\s*\(/.test(code) ||
    /^\s*export\s[^;]*?\bfrom\s*['"]/m.test(code) ||
    /\brequire\s*\(/.test(code)
  );
}

/** The same lines, those of comments empty. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^[^\S\n]*\/\/.*$/gm, '');
}
