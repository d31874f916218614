import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { renderHuman } from '../diagnostics/render-human.ts';
import { renderGithub, renderJson } from '../diagnostics/render-machine.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { driftAnnotations, driftPaths, renderDrift } from '../write/drift.ts';
import { isUpToDate, type WritePlan } from '../write/plan.ts';
import type { Format, Terminal } from './terminal.ts';

/** Prints findings: for people on the error stream, for programs on the output. */
export function printFindings(
  findings: readonly Diagnostic[],
  sources: readonly SourceFile[],
  format: Format,
  terminal: Terminal,
): void {
  if (format === 'json') terminal.out(renderJson({ findings }));
  else if (format === 'github') terminal.out(renderGithub(findings));
  else if (findings.length > 0) {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    terminal.err(renderHuman(findings, texts, terminal.color));
  }
}

/**
 * Prints findings, and how generated/ differs from what the specs give; `plan` is null where they give nothing. True where
 * there is either.
 */
export function printComparison(
  findings: readonly Diagnostic[],
  plan: WritePlan | null,
  sources: readonly SourceFile[],
  format: Format,
  terminal: Terminal,
): boolean {
  const drifts = plan !== null && !isUpToDate(plan);
  if (format === 'json') terminal.out(renderJson({ findings, drift: plan && driftPaths(plan) }));
  else {
    printFindings(findings, sources, format, terminal);
    if (drifts && format === 'github') terminal.out(driftAnnotations(plan));
    if (drifts && format === 'human') terminal.err(renderDrift(plan));
  }
  return drifts || findings.length > 0;
}
