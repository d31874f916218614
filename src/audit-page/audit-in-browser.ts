import { declaredRefusal, type Refusal, validateArguments } from 'toolwright-runtime/arguments';
import { contract } from '../../generated/contract/audit-backtest/contract.ts';
import { auditBacktest } from '../audit/audit-backtest.ts';
import type { AuditInput, AuditResult } from '../audit/outcome.ts';

export type BrowserAudit =
  | { readonly kind: 'result'; readonly result: AuditResult; readonly warnings: readonly string[] }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/**
 * What `audit_backtest` answers to these arguments, but for what a call adds: the same bounds, the same arithmetic, the same
 * refusals, without a server.
 */
export function auditInBrowser(args: Readonly<Record<string, unknown>>): BrowserAudit {
  const warnings: string[] = [];
  const checked = validateArguments(contract, args, new Map(), (text) => warnings.push(text));
  if (checked.kind === 'refused') return { kind: 'refusal', refusal: checked.refusal };
  const outcome = auditBacktest(checked.value as unknown as AuditInput);
  if (outcome.kind === 'refusal') {
    const refusal = declaredRefusal(contract.refusals, outcome.code, outcome.params as never);
    return { kind: 'refusal', refusal: refusal! };
  }
  return { kind: 'result', result: outcome.result, warnings: [...warnings, ...outcome.warnings] };
}
