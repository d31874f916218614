import type { CompareToHistoryHandler } from '../../generated/contract/compare-to-history/handler.ts';
import { compareToHistory } from '../history/compare.ts';
import { sessionClose } from '../market/session-close.ts';
import type { Services } from '../services.ts';

export const handle: CompareToHistoryHandler<Services> = async (args, call) => {
  const { signals, dataset } = await call.services.history();
  const comparison = compareToHistory(signals, args, call.random);
  if (comparison.kind === 'refusal') return call.refuse(comparison.code, comparison.params);
  comparison.warnings.forEach(call.warn);
  call.provenance({
    vendor: dataset.vendor,
    asOf: sessionClose(comparison.result.trade_date),
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: `${dataset.vendor}/${dataset.symbol}@sha256:${dataset.digest}`,
    licence: dataset.licence,
    barsUsed: dataset.rows,
  });
  return comparison.result;
};
