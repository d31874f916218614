import { type Document, LineCounter, parseDocument } from 'yaml';
import { type Diagnostic, diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { giveAgain, type Kept, keep } from '../diagnostics/kept.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { type Place, placeFoundLater } from '../diagnostics/place.ts';
import { inBulk } from '../heavy/in-bulk.ts';
import type { JsonValue } from '../model/node.ts';
import type { SpecDocument } from './document.ts';
import { type Locator, locator } from './locate.ts';
import { plainValue } from './plain-value.ts';
import { kindOfPath, type SourceFile, specPaths } from './spec-file.ts';
import { syntaxFindings } from './syntax-findings.ts';

/** Largest spec file, in characters. */
export const CHARACTER_LIMIT = 1_000_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: YAML allows none of these to stand as itself.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Reads spec files as YAML 1.2. Every file is read, and every fault of every file reported; a file with a fault gives no
 * document. Documents come in the order of their paths.
 */
export function load(files: readonly SourceFile[], report: Report): SpecDocument[] {
  for (const file of files) known.get(file) ?? known.set(file, loaded(file, readValue(file)));
  return inOrder(files, report);
}

/** The same, many files in two threads. */
export async function loadMany(files: readonly SourceFile[], report: Report): Promise<SpecDocument[]> {
  const unread = files.filter((file) => !known.has(file));
  const values = await inBulk('values', unread);
  for (const [index, file] of unread.entries()) known.set(file, loaded(file, values[index]!));
  return inOrder(files, report);
}

function inOrder(files: readonly SourceFile[], report: Report): SpecDocument[] {
  return [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((file) => giveAgain(known.get(file)!, report))
    .filter((document) => document !== undefined);
}

/** A file that is read again only when its text has changed keeps its document, for all that later stages know of it. */
const known = new WeakMap<SourceFile, Kept<SpecDocument | undefined>>();

/** What a spec file says, as plain data; null where anything is wrong with it. */
export function readValue(file: SourceFile): { readonly value: JsonValue } | null {
  let sound = true;
  const parsed = parseFile(file, () => {
    sound = false;
  });
  return sound && parsed !== undefined ? { value: parsed.value } : null;
}

/** The document, or what is wrong with the file. Few places of a document are ever asked for: then it is parsed again. */
function loaded(
  file: SourceFile,
  read: { readonly value: JsonValue } | null,
): Kept<SpecDocument | undefined> {
  const kind = kindOfPath(file.path);
  if (read === null || kind === undefined) {
    return keep((report) => {
      parseFile(file, report);
      return undefined;
    });
  }
  const { path } = file;
  let locator: Locator | undefined;
  const later = (find: (locator: Locator) => Place) =>
    placeFoundLater(path, () => {
      locator ??= parseFile(file, () => {})!.locate;
      return find(locator);
    });
  const document: SpecDocument = {
    path,
    kind,
    value: read.value,
    placeOfValue: (path) => later((locate) => locate.placeOfValue(path)),
    placeOfKey: (path) => later((locate) => locate.placeOfKey(path)),
    placeWithin: (path, start, end) => later((locate) => locate.placeWithin(path, start, end)),
  };
  return { value: document, findings: [] };
}

interface ParsedFile {
  readonly value: JsonValue;
  readonly locate: Locator;
}

function parseFile(file: SourceFile, report: Report): ParsedFile | undefined {
  if (kindOfPath(file.path) === undefined) {
    report(diagnostic('T108', placeOfIndex(file, 0), { path: file.path }, nearest(file.path, specPaths)));
    return undefined;
  }
  const text = file.text.replace(/^\uFEFF/, '');
  const fault = faultOfText(file, text);
  if (fault !== undefined) {
    report(fault);
    return undefined;
  }
  let sound = true;
  const reportFault: Report = (finding) => {
    sound = false;
    report(finding);
  };

  const lines = new LineCounter();
  const document = parse(text, lines);
  if (typeof document === 'string') {
    report(diagnostic('T101', placeOfIndex(file, 0), { problem: document }));
    return undefined;
  }
  const locate = locator(file.path, text, lines, document.contents);
  const warnings = document.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED');
  const problems = [...document.errors, ...warnings];
  for (const finding of syntaxFindings(problems, text, document.contents, lines, locate))
    reportFault(finding);
  if (document.errors.length > 0) return undefined;
  const value = plainValue(document.contents, locate, reportFault);
  if (!sound) return undefined;
  return { value, locate };
}

/** What keeps a text from being read as YAML at all. */
function faultOfText(file: SourceFile, text: string): Diagnostic | undefined {
  if (file.notUtf8 !== undefined) {
    const { byte, index } = file.notUtf8;
    return diagnostic('T111', placeOfIndex(file, index), { byte });
  }
  if (text.length > CHARACTER_LIMIT) {
    return diagnostic('T106', placeOfIndex(file, 0), { characters: text.length, limit: CHARACTER_LIMIT });
  }
  const control = text.search(CONTROL);
  if (control < 0) return undefined;
  const problem =
    'a control character stands here as itself; in quotes it can be written as an escape, "\\x07"';
  return diagnostic('T101', placeOfIndex({ ...file, text }, control), { problem });
}

function placeOfIndex({ path, text }: SourceFile, index: number): Place {
  const lines = text
    .slice(0, index)
    .replace(/^\uFEFF/, '')
    .split('\n');
  const [line, column] = [lines.length, lines.at(-1)!.length + 1];
  return { file: path, line, column, endLine: line, endColumn: column + 1 };
}

/** The document, or why there is none. */
function parse(text: string, lines: LineCounter): Document.Parsed | string {
  const tooDeep = 'it nests too deeply to be read';
  try {
    // The parser compares each key with all before it; equal ones are found when the values are read.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    if (document.directives.yaml.version !== '1.2') return 'a spec is YAML 1.2, and this file says it is not';
    // The recursive parser runs out of stack, and in places takes that for a fault of the text.
    return document.errors.some(({ message }) => message.startsWith('Maximum call stack'))
      ? tooDeep
      : document;
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}
