import { type Diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { checkCode } from '../typescript/check-code.ts';
import { strayFiles } from '../write/strays.ts';
import { printComparison } from './findings.ts';
import { generateProject } from './generate-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/** `toolwright check`: findings of the specs, agreement with the code, drift of generated/. Changes nothing. */
export async function check(root: string, format: Format, terminal: Terminal): Promise<ExitCode> {
  const generation = await generateProject(root, terminal.now, false);
  const findings: Diagnostic[] = [...generation.findings];
  const { contract, dispatch, plan, specs } = generation;
  if (contract !== null)
    checkCode(contract, root, dispatch === 'runtime', (finding) => findings.push(finding));
  if (plan !== null) findings.push(...strayFiles(root, plan));
  return printComparison(sortedAndDistinct(findings), plan, specs, format, terminal) ? 1 : 0;
}
