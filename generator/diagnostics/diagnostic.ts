import { fill, type ParametersOf } from './message.ts';
import type { Place } from './place.ts';
import { type Code, type Definition, type ExtensionCode, type Severity, table } from './table.ts';

/** One finding: a code of the table or of the project's own lints, the sentence for this case, and where it stands. */
export interface Diagnostic {
  readonly code: Code | ExtensionCode;
  readonly severity: Severity;
  readonly message: string;
  readonly place: Place;
  /** The name that was most probably meant. */
  readonly suggestion?: string;
}

/** Takes a finding. Stages report everything that they find and go on; the pipeline stops between stages. */
export type Report = (finding: Diagnostic) => void;

/** Builds a finding; the code decides, at compile time too, which parameters its sentence needs. */
export function diagnostic<C extends Code>(
  code: C,
  place: Place,
  parameters: ParametersOf<(typeof table)[C]['message']>,
  suggestion?: string,
): Diagnostic {
  return build(code, table[code], place, parameters, suggestion);
}

/** Builds findings of a project's own codes, as `diagnostic` does those of the table. */
export function findingsOf<const Codes extends Readonly<Partial<Record<ExtensionCode, Definition>>>>(
  codes: Codes,
): <C extends keyof Codes & ExtensionCode>(
  code: C,
  place: Place,
  parameters: ParametersOf<NonNullable<Codes[C]>['message']>,
  suggestion?: string,
) => Diagnostic {
  return (code, place, parameters, suggestion) => build(code, codes[code]!, place, parameters, suggestion);
}

function build(
  code: Code | ExtensionCode,
  { severity, message }: Definition,
  place: Place,
  parameters: Readonly<Record<string, string | number>>,
  suggestion: string | undefined,
): Diagnostic {
  return {
    code,
    severity,
    message: fill(message, parameters),
    place,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** By file, line, column, code and message, each finding once. */
export function sortedAndDistinct(findings: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const finding of findings) {
    const { file, line, column } = finding.place;
    seen.set(JSON.stringify([file, line, column, finding.code, finding.message]), finding);
  }
  return [...seen.values()].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** True where a finding of severity error is among them. */
export function hasErrors(findings: readonly Diagnostic[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
