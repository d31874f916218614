import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';
import { printable } from './printable.ts';
import type { Severity } from './table.ts';

/** Text of the files that findings point into, by path. */
export type Sources = ReadonlyMap<string, string>;

const ansi: Readonly<Record<Severity | 'dim' | 'bold', string>> = {
  error: '\u001b[31m',
  warning: '\u001b[33m',
  dim: '\u001b[2m',
  bold: '\u001b[1m',
};

/** Characters of a source line that a frame shows; a longer line is cut around the finding. */
const FRAME_WIDTH = 140;

type Paint = (style: keyof typeof ansi, text: string) => string;

/** Findings for a person: place, sentence, code frame with carets, suggestion, and a line that counts them. */
export function renderHuman(findings: readonly Diagnostic[], sources: Sources, color: boolean): string {
  const paint: Paint = (style, text) => (color ? `${ansi[style]}${text}\u001b[0m` : text);
  // One file may have very many findings: it is split into lines once.
  const files = new Map<string, readonly string[] | undefined>();
  const linesOf = (file: string): readonly string[] | undefined => {
    if (!files.has(file))
      files.set(
        file,
        sources
          .get(file)
          ?.replace(/^\uFEFF/, '')
          .split(/\r?\n/),
      );
    return files.get(file);
  };
  return [...findings.map((finding) => renderOne(finding, linesOf, paint)), summary(findings), ''].join('\n');
}

type LinesOf = (file: string) => readonly string[] | undefined;

function renderOne(finding: Diagnostic, linesOf: LinesOf, paint: Paint): string {
  const { place, severity, code, message, suggestion } = finding;
  const head = `${paint('bold', `${place.file}:${place.line}:${place.column}`)} ${paint(severity, severity)} ${code}: ${printable(message)}`;
  const lines = [head, ...codeFrame(place, linesOf(place.file), paint)];
  if (suggestion !== undefined) lines.push(`  did you mean "${printable(suggestion)}"?`);
  return `${lines.join('\n')}\n`;
}

/** The line above, the line itself, and carets below what the finding is about. */
function codeFrame(place: Place, lines: readonly string[] | undefined, paint: Paint): string[] {
  const line = lines?.[place.line - 1];
  if (lines === undefined || line === undefined) return [];
  const width = String(place.line).length;
  const from = line.length <= FRAME_WIDTH ? 0 : Math.max(0, place.column - FRAME_WIDTH / 2);
  const clip = (source: string): string => source.slice(from, from + FRAME_WIDTH);
  const row = (number: number, source: string): string =>
    `  ${paint('dim', `${String(number).padStart(width)} |`)} ${clip(printable(source))}`;
  const end = place.endLine === place.line ? place.endColumn : line.length + 1;
  const length = Math.max(1, Math.min(end, line.length + 1) - place.column);
  const carets = ' '.repeat(place.column - 1) + '^'.repeat(length);
  return [
    ...(place.line > 1 ? [row(place.line - 1, lines[place.line - 2]!)] : []),
    row(place.line, line),
    `  ${' '.repeat(width)} ${paint('dim', '|')} ${paint('error', clip(carets))}`,
  ];
}

/** "found 3 errors and 1 warning in 2 files; ...", with where to read on. */
function summary(findings: readonly Diagnostic[]): string {
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const parts = [counted(count('error'), 'error'), counted(count('warning'), 'warning')];
  const files = new Set(findings.map((finding) => finding.place.file)).size;
  const found = `found ${parts.filter(Boolean).join(' and ') || 'nothing'} in ${counted(files, 'file') || 'no file'}`;
  const [first] = findings;
  return first === undefined
    ? found
    : `${found}; "toolwright explain ${first.code}" says what it means and what to do`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
