import type { PreregisterHandler } from '../../generated/contract/preregister/handler.ts';
import { OWN_LEDGER } from '../ledger/ledger-store.ts';
import { preregister } from '../ledger/preregister.ts';
import type { Services } from '../services.ts';

export const handle: PreregisterHandler<Services> = async (args, call) => {
  const ledgers = await call.services.ledgers();
  const outcome = await preregister(ledgers, call.caller.token ?? OWN_LEDGER, args);
  if (outcome.kind === 'no-such-day') {
    return call.refuse('NO_SUCH_DAY', { argument: outcome.argument, date: outcome.date });
  }
  if (outcome.kind === 'unreadable-campaign') {
    return call.refuse('CAMPAIGN_UNREADABLE', { line: outcome.line, problem: outcome.problem });
  }
  if (outcome.kind === 'contended') return call.refuse('LEDGER_CONTENDED', { attempts: outcome.attempts });
  const { sealed } = outcome;
  if (sealed.sampleHadBegun) {
    call.warn(
      `The sample begins on ${sealed.sampleStart}, which is not in the future: its data may have been seen before the claim was sealed.`,
    );
  }
  call.provenance({
    vendor: 'research ledger',
    asOf: sealed.ts,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: null,
  });
  return sealed;
};
