import { type Diagnostic, diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Contract } from '../model/contract.ts';
import type { Resolved } from '../resolve/resolve.ts';
import { clientNames } from './client-names.ts';
import { descriptionBudget } from './description-budget.ts';
import { forbiddenTool } from './forbidden-tool.ts';
import { refusalWithoutExample } from './refusal-without-example.ts';
import { unreachedArgument } from './unreached-argument.ts';
import { unusedName } from './unused-name.ts';
import { unusedPromptArgument } from './unused-prompt-argument.ts';
import { violationUnsaid } from './violation-unsaid.ts';

/** A house rule: what it finds in a contract that is otherwise sound. */
export type Lint = (contract: Contract) => readonly Diagnostic[];

const lints: readonly Lint[] = [
  unusedName,
  unusedPromptArgument,
  forbiddenTool,
  refusalWithoutExample,
  unreachedArgument,
  clientNames,
  descriptionBudget,
  violationUnsaid,
];

/** Runs every lint; reports what no spec accepts, and every acceptance that nothing needs. */
export function lint({ contract, suppressions }: Resolved, report: Report): void {
  const findings = lints.flatMap((check) => check(contract));
  const covers = (file: string, code: string, finding: Diagnostic): boolean =>
    finding.place.file === file && finding.code === code;
  for (const finding of findings) {
    if (!suppressions.some(({ file, code }) => covers(file, code, finding))) report(finding);
  }
  for (const { file, code, place } of suppressions) {
    if (!findings.some((finding) => covers(file, code, finding))) report(diagnostic('T505', place, { code }));
  }
}
