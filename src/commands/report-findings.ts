import type { Terminal } from 'toolwright-runtime/command-line';
import { type Finding, findingText } from '../data/signals/finding.ts';

/** Findings of a kind that are printed; the rest are counted. */
const PRINTED = 40;

/** Prints errors before notes; 1 where there is an error. */
export function reportFindings(findings: readonly Finding[], terminal: Terminal): number {
  for (const severity of ['error', 'note'] as const) {
    const some = findings.filter((finding) => finding.severity === severity);
    for (const finding of some.slice(0, PRINTED)) terminal.writeError(`${findingText(finding)}\n`);
    if (some.length > PRINTED)
      terminal.writeError(`and ${some.length - PRINTED} more of severity ${severity}\n`);
  }
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
