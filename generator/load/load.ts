import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Diagnostic, diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from './document.ts';
import { locator } from './locate.ts';
import { plainValue } from './plain-value.ts';
import { kindOfPath, type SourceFile } from './spec-file.ts';

/** Largest spec file, in characters. */
export const CHARACTER_LIMIT = 1_000_000;

/** Most syntax findings that one file gives. */
const SYNTAX_FINDINGS = 5;

/**
 * Reads spec files as YAML 1.2 with positions. Every file is read, and every fault of every file reported; a
 * file with a fault gives no document. Documents come in the order of their paths.
 */
export function load(files: readonly SourceFile[], report: Report): SpecDocument[] {
  return [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((file) => loadFile(file, report))
    .filter((document) => document !== undefined);
}

function loadFile(file: SourceFile, report: Report): SpecDocument | undefined {
  const start: Place = { file: file.path, line: 1, column: 1, endLine: 1, endColumn: 2 };
  const kind = kindOfPath(file.path);
  if (kind === undefined) {
    report(diagnostic('T108', start, {}));
    return undefined;
  }
  if (file.notUtf8 !== undefined) {
    const { byte, index } = file.notUtf8;
    report(diagnostic('T111', placeOfIndex(file, index), { byte }));
    return undefined;
  }
  const text = file.text.replace(/^\uFEFF/, '');
  if (text.length > CHARACTER_LIMIT) {
    report(diagnostic('T106', start, { characters: text.length, limit: CHARACTER_LIMIT }));
    return undefined;
  }
  let sound = true;
  const reportFault: Report = (finding) => {
    sound = false;
    report(finding);
  };

  const lines = new LineCounter();
  const document = parse(text, lines);
  if (document === null) {
    report(diagnostic('T101', start, { problem: 'it nests too deeply to be read' }));
    return undefined;
  }
  const locate = locator(file.path, text, lines, document.contents);
  // One slip can break every line after it: the first few say all there is to say.
  for (const problem of [...document.errors, ...document.warnings].slice(0, SYNTAX_FINDINGS)) {
    reportFault(syntaxFinding(problem, text, locate.placeOfRange(problem.pos[0], problem.pos[1])));
  }
  if (document.errors.length > 0) return undefined;
  const value = plainValue(document.contents, locate, reportFault);
  if (!sound) return undefined;
  return { path: file.path, kind, value, ...locate };
}

function placeOfIndex({ path, text }: SourceFile, index: number): Place {
  const lines = text
    .slice(0, index)
    .replace(/^\uFEFF/, '')
    .split('\n');
  const [line, column] = [lines.length, lines.at(-1)!.length + 1];
  return { file: path, line, column, endLine: line, endColumn: column + 1 };
}

/** Null where the text nests so deeply that the recursive parser runs out of stack. */
function parse(text: string, lines: LineCounter): Document.Parsed | null {
  try {
    return parseDocument(text, { lineCounter: lines, prettyErrors: false });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function syntaxFinding(
  problem: { readonly code: string; readonly message: string; readonly pos: readonly [number, number] },
  text: string,
  place: Place,
): Diagnostic {
  if (problem.code === 'DUPLICATE_KEY')
    return diagnostic('T102', place, { key: keyAt(text, problem.pos[0]) });
  if (problem.code === 'TAB_AS_INDENT') return diagnostic('T103', place, {});
  if (problem.code === 'TAG_RESOLVE_FAILED') {
    return diagnostic('T110', place, { tag: text.slice(...problem.pos) });
  }
  const sentence = problem.message.split(/[\n;]/)[0]!;
  return diagnostic('T101', place, { problem: sentence.charAt(0).toLowerCase() + sentence.slice(1) });
}

/** The key that starts at an offset, unquoted. */
function keyAt(text: string, offset: number): string {
  const parsed = parseDocument(text.slice(offset).split('\n')[0]!).contents;
  const key = isMap(parsed) ? parsed.items[0]?.key : parsed;
  return isScalar(key) ? String(key.value) : '';
}
