import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { lockText } from '../emit/lock.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import { contractDigests } from '../model/digest.ts';
import { accept } from './accept.ts';
import { compareLocks } from './compare.ts';
import { locator } from './locate.ts';
import { type Lock, parseLock } from './lock.ts';
import type { DiffReport } from './report.ts';
import { stepText, versionStep } from './version-step.ts';

/** What a contract changes of the one in a lock, with what the specs accept and the version that they give it. */
export function reportChanges(before: Lock, contract: Contract, specs: readonly SourceFile[]): DiffReport {
  const after = parseLock(lockText(contract, contractDigests(contract))) as Lock;
  const { changes, idle } = accept(compareLocks(before, after), contract.acceptedChanges, before.accepted);
  const step = versionStep(
    changes.map(({ kind }) => kind),
    before.version,
    after.version,
  );
  const placeOf = locator(contract, specs);
  const findings: Diagnostic[] = idle.map(({ place, rule, tool = 'any tool', path }) =>
    diagnostic('T801', place, { rule, tool, path }),
  );
  if (!step.enough) {
    const place = placeOf({ tool: null, path: '/version' }) ?? contract.server.place;
    findings.push(diagnostic('T803', place, { from: step.from, to: step.to, asked: stepText(step.asked) }));
  }
  return { changes, step, findings, placeOf };
}
