import type { Diagnostic } from './diagnostic.ts';

/** One JSON document: `{"findings": [...]}`, for programs. */
export function renderJson(findings: readonly Diagnostic[]): string {
  return `${JSON.stringify({ findings }, null, 2)}\n`;
}

/** Workflow commands that GitHub shows as annotations beside the lines of a pull request. */
export function renderGithub(findings: readonly Diagnostic[]): string {
  return findings
    .map(({ place, severity, code, message, suggestion }) => {
      const where = [
        `file=${property(place.file)}`,
        `line=${place.line}`,
        `col=${place.column}`,
        `endLine=${place.endLine}`,
        `title=${code}`,
      ].join(',');
      const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
      return `::${severity} ${where}::${data(`${message}${hint}`)}\n`;
    })
    .join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
