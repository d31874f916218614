import { type Diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { checkCode } from '../typescript/check-code.ts';
import { printComparison } from './findings.ts';
import { generateProject } from './generate-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/** `toolwright check`: findings of the specs, agreement with the code, drift of generated/. Changes nothing. */
export async function check(root: string, format: Format, terminal: Terminal): Promise<ExitCode> {
  const generation = await generateProject(root, terminal.now, false);
  const findings: Diagnostic[] = [...generation.findings];
  if (generation.contract !== null) checkCode(generation.contract, root, (finding) => findings.push(finding));
  const { plan, specs } = generation;
  return printComparison(sortedAndDistinct(findings), plan, specs, format, terminal) ? 1 : 0;
}
