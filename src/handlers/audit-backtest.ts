import type { AuditBacktestHandler } from '../../generated/contract/audit-backtest/handler.ts';
import { auditBacktest } from '../audit/audit-backtest.ts';
import type { Services } from '../services.ts';

export const handle: AuditBacktestHandler<Services> = (args, call) => {
  const outcome = auditBacktest(args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  call.provenance({
    vendor: 'caller-supplied',
    asOf: null,
    model: null,
    trialCount: outcome.result.nTrials,
    trialsSource: outcome.result.trialsSource,
    snapshot: null,
  });
  return outcome.result;
};
