import { summary } from '../write/plan.ts';
import { inputsDigest, isUnchanged, remember } from './cache.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

export interface GenOptions {
  readonly root: string;
  /** Compare and report; write nothing. */
  readonly check: boolean;
  /** Print what each stage took, memory and sizes. */
  readonly stats: boolean;
  readonly format: Format;
}

/** `toolwright gen`: brings generated/ up to date with the specs, or says how it differs. */
export async function gen(options: GenOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, check, stats, format } = options;
  const inputs = inputsDigest(root);
  if (!check && !stats && isUnchanged(root, inputs)) {
    if (format === 'human') terminal.out('up to date\n');
    else await printNothing(format, terminal);
    return 0;
  }
  const { generateProject } = await import('./generate-project.ts');
  const { findings, plan, statistics, modules, specs } = await generateProject(root, terminal.now, !check);
  const { printComparison, printFindings } = await import('./findings.ts');
  if (stats) terminal.err(statistics());
  if (check) return printComparison(findings, plan, specs, format, terminal) ? 1 : 0;
  printFindings(findings, specs, format, terminal);
  if (plan === null) return 1;

  if (findings.length === 0) remember(root, inputs, modules, plan.paths);
  if (format === 'human') terminal.out(`${summary(plan)}\n`);
  return 0;
}

async function printNothing(format: Format, terminal: Terminal): Promise<void> {
  const { printFindings } = await import('./findings.ts');
  printFindings([], [], format, terminal);
}
