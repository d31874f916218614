import { type Diagnostic, diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { kindOfPath } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import type { Resolved, Suppression } from '../resolve/resolve.ts';
import type { Lint, LintInput } from './lint.ts';

/** Runs lints; reports what no spec accepts, and every acceptance that nothing needs. */
export async function runLints(
  lints: readonly Lint[],
  { contract, prose, suppressions, serverPlace }: Resolved,
  stage: <T>(name: string, work: () => T) => T,
  report: Report,
): Promise<void> {
  const input: LintInput = { contract, prose, serverPlace, ...(await tokenizer(contract, stage)) };
  const findings = lints.flatMap(({ name, check }) => stage(`lint ${name}`, () => check(input)));
  for (const finding of findings) {
    if (!suppressions.some((suppression) => covers(suppression, finding))) report(finding);
  }
  for (const suppression of suppressions) {
    if (findings.some((finding) => covers(suppression, finding))) continue;
    report(diagnostic('T505', suppression.place, { code: suppression.code }));
  }
}

/** A tool's spec accepts findings in itself; server.yaml those in every file but the tools'. */
function covers({ code, file }: Suppression, finding: Diagnostic): boolean {
  if (finding.code !== code) return false;
  return kindOfPath(file) === 'server'
    ? kindOfPath(finding.place.file) !== 'tool'
    : finding.place.file === file;
}

async function tokenizer(
  { server }: Contract,
  stage: <T>(name: string, work: () => T) => T,
): Promise<Pick<LintInput, 'countTokens'>> {
  const isNeeded = Object.values(server.policies.budgets).some((budget) => budget.tokens !== undefined);
  return isNeeded ? stage('load tokenizer', () => import('../tokens/count-tokens.ts')) : {};
}
