import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { renderHuman } from '../diagnostics/render-human.ts';
import { renderGithub, renderJson } from '../diagnostics/render-machine.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Format, Terminal } from './terminal.ts';

/** Prints findings: for people on the error stream, for programs on the output. */
export function printFindings(
  findings: readonly Diagnostic[],
  sources: readonly SourceFile[],
  format: Format,
  terminal: Terminal,
): void {
  if (format === 'json') terminal.out(renderJson(findings));
  else if (format === 'github') terminal.out(renderGithub(findings));
  else if (findings.length > 0) {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    terminal.err(renderHuman(findings, texts, terminal.color));
  }
}
