import { type Diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { checkCode } from '../typescript/check-code.ts';
import { reportDrift } from './drift.ts';
import { printFindings } from './findings.ts';
import { generateProject } from './generate-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/** `toolwright check`: findings of the specs, agreement with the code, drift of generated/. Changes nothing. */
export async function check(root: string, format: Format, terminal: Terminal): Promise<ExitCode> {
  const generation = await generateProject(root, terminal.now, false);
  const findings: Diagnostic[] = [...generation.findings];
  if (generation.contract !== null) checkCode(generation.contract, root, (finding) => findings.push(finding));
  printFindings(sortedAndDistinct(findings), generation.specs, format, terminal);
  const drifts = generation.plan !== null && reportDrift(generation.plan, terminal);
  return findings.length > 0 || drifts ? 1 : 0;
}
