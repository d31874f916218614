import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Emitter, OutputFile } from '../emit/emitter.ts';
import type { Lint } from '../lint/lint.ts';
import { isExtensionCode, type LoadedExtension } from './extension.ts';

/** The first character of a file: what the generator says of an extension as a whole stands there. */
export function placeOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 2 };
}

/** The project's lints. One that throws, or gives something else than findings of its codes, is a finding itself. */
export function guardedLints(extension: LoadedExtension): Lint[] {
  return extension.lints.map(({ name, check }) => ({
    name: labelOf(name, extension),
    check: (input) => {
      const fault = (problem: string) =>
        diagnostic('T003', placeOf(extension.file), { kind: 'lint', name, problem });
      try {
        const findings: unknown = check(input);
        // Nobody waits for a promise; its rejection must not end the process.
        if (findings instanceof Promise) findings.catch(() => {});
        if (!Array.isArray(findings)) return [fault('gives no list of findings')];
        return findings.map((finding: unknown) => {
          const problem = problemOfFinding(finding, extension);
          return problem === undefined ? (finding as Diagnostic) : fault(`gives a finding ${problem}`);
        });
      } catch (error) {
        return [fault(thrown(error))];
      }
    },
  }));
}

/** Runs one of the project's emitters; gives its files, or what is wrong with it. */
export async function runEmitter(
  { name, emit }: Emitter,
  input: Parameters<Emitter['emit']>[0],
  { file }: LoadedExtension,
): Promise<readonly OutputFile[] | Diagnostic> {
  const fault = (problem: string) => diagnostic('T003', placeOf(file), { kind: 'emitter', name, problem });
  try {
    const outputs: unknown = await emit(input);
    if (!Array.isArray(outputs)) return fault('gives no list of files');
    const problem = outputs.map(problemOfOutput).find((found) => found !== undefined);
    return problem === undefined ? (outputs as OutputFile[]) : fault(`gives a file ${problem}`);
  } catch (error) {
    return fault(thrown(error));
  }
}

/** How messages and --stats name a lint or an emitter of the project. */
export function labelOf(name: string, { file }: LoadedExtension): string {
  return `${name} of ${file}`;
}

function problemOfFinding(finding: unknown, { codes }: LoadedExtension): string | undefined {
  const { code, severity, message, place, suggestion } = Object(finding) as Partial<Diagnostic>;
  if (typeof code !== 'string' || !isExtensionCode(code) || !Object.hasOwn(codes, code))
    return `whose code, ${JSON.stringify(code)}, is not among \`codes\``;
  if (severity !== codes[code]!.severity) return `of ${code} with another severity`;
  if (typeof message !== 'string') return `of ${code} without a message`;
  if (suggestion !== undefined && typeof suggestion !== 'string')
    return `of ${code} with a suggestion that is no text`;
  const { file, line, column, endLine, endColumn } = Object(place) as Partial<Place>;
  const counts = [line, column, endLine, endColumn];
  return typeof file === 'string' && counts.every((count) => Number.isInteger(count) && count! >= 1)
    ? undefined
    : `of ${code} without a place`;
}

/** Files of the project's own are named so that every system can hold them. */
function problemOfOutput(output: unknown): string | undefined {
  const { path, text } = Object(output) as Partial<OutputFile>;
  if (typeof path !== 'string') return 'without a path';
  const shown = JSON.stringify(path);
  if (typeof text !== 'string') return `without a text, ${shown}`;
  if (!/^[\w./-]+$/.test(path)) return `whose path, ${shown}, has other characters than A-Z a-z 0-9 . _ - /`;
  if (text.includes('\r') || !text.endsWith('\n'))
    return `whose lines do not all end with a line feed alone, ${shown}`;
  return text.isWellFormed() ? undefined : `that no UTF-8 can hold, ${shown}`;
}

function thrown(error: unknown): string {
  return `throws: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`;
}
