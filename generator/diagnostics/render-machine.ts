import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';

/** One JSON document, `{"findings": [...]}` and what else there is to tell, for programs. */
export function renderJson(told: {
  readonly findings: readonly Diagnostic[];
  readonly drift?: unknown;
}): string {
  return `${JSON.stringify(told, null, 2)}\n`;
}

/** Workflow commands that GitHub shows as annotations beside the lines of a pull request. */
export function renderGithub(findings: readonly Diagnostic[]): string {
  return findings
    .map(({ place, severity, code, message, suggestion }) => {
      const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
      return githubCommand(severity, place, code, `${message}${hint}`);
    })
    .join('');
}

/** One workflow command, on a line of its own. */
export function githubCommand(
  level: 'error' | 'warning' | 'notice',
  place: Place | undefined,
  title: string,
  text: string,
): string {
  const where =
    place === undefined
      ? []
      : [
          `file=${property(place.file)}`,
          `line=${place.line}`,
          `col=${place.column}`,
          `endLine=${place.endLine}`,
        ];
  return `::${level} ${[...where, `title=${property(title)}`].join(',')}::${data(text)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
