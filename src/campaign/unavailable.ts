import type { TrialKind } from '../trials/trial.ts';

const AGAIN = 'which is another trial and counts';

/** Why a trial of a kind has no trades, and what would record them. Only two tools take record_trades. */
export const NO_TRADES: Readonly<Record<TrialKind, string>> = {
  backtest: `The backtest was made without record_trades. Call run_backtest with its parameters and record_trades, ${AGAIN}.`,
  optimization_point: `A point of an optimization keeps no trades. Call run_backtest with its parameters and record_trades, ${AGAIN}.`,
  confirmed_point: `A confirmed point keeps no trades. Call run_backtest with its parameters and record_trades, ${AGAIN}.`,
  walk_forward: `The walk-forward was made without record_trades. Call run_walk_forward as before with record_trades, ${AGAIN}.`,
};

/** Why a trial of a kind has no evidence of a promotion; null for the one kind that has. */
export const NO_EVIDENCE: Readonly<Record<TrialKind, string | null>> = {
  backtest:
    'A backtest has no folds: nothing of it was tested on bars that it could not have been chosen on. run_walk_forward gives evidence.',
  optimization_point:
    'A point of an optimization is in sample: the search saw the bars that it is measured on. run_walk_forward gives evidence.',
  confirmed_point:
    'A confirmed point was chosen on the bars that it is measured on, and running it again changes nothing of that. run_walk_forward gives evidence.',
  walk_forward: null,
};
