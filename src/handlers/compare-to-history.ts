import type { CompareToHistoryHandler } from '../../generated/contract/compare-to-history/handler.ts';
import { quoteCalibration } from '../history/calibration-quote.ts';
import { compareToHistory } from '../history/compare.ts';
import { snapshotOf } from '../history/embedded-history.ts';
import { sessionClose } from '../market/session-close.ts';
import type { Services } from '../services.ts';

/** Longer than any run of days on which the exchange is closed. */
const STALE_MILLISECONDS = 7 * 86_400_000;

export const handle: CompareToHistoryHandler<Services> = async (args, call) => {
  const history = await call.services.history();
  const { signals, dataset } = history;
  const comparison = compareToHistory(signals, args, call.random);
  if (comparison.kind === 'refusal') return call.refuse(comparison.code, comparison.params);
  const asOf = sessionClose(comparison.result.trade_date);
  if (args.as_of === undefined && call.now.getTime() - Date.parse(asOf) > STALE_MILLISECONDS) {
    call.warn(
      `The history ends on ${comparison.result.trade_date}, which is past: "latest" means that day, not today.`,
    );
  }
  comparison.warnings.forEach(call.warn);
  const { warning, ...quote } = quoteCalibration(
    args,
    snapshotOf(history),
    comparison.result.trade_date === dataset.lastDate,
  );
  if (warning !== null) call.warn(warning);
  call.provenance({
    vendor: dataset.vendor,
    asOf,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: snapshotOf(history),
    licence: dataset.licence,
    barsUsed: comparison.result.total_history_days,
  });
  return { ...comparison.result, return_basis: dataset.returnBasis, ...quote };
};
