import type { Trade } from '../backtest/trades.ts';
import type { TrialJournal } from '../trials/trial-journal.ts';
import { NO_TRADES } from './unavailable.ts';
import { findTrial } from './unknown-trial.ts';

export interface AnalyzeTrialOptions {
  readonly trial_id: string;
}

/** What the trades of one trial did, by why they ended; where it recorded none, why not and what would. */
export async function analyzeTrial(journal: Pick<TrialJournal, 'find'>, options: AnalyzeTrialOptions) {
  const found = await findTrial(journal, options.trial_id);
  if (found.kind === 'refusal') return found;
  const { id, trial } = found.record;
  const { kind, trades, closed_trades } = trial;
  return {
    kind: 'result' as const,
    result: {
      trial_id: id,
      kind,
      closed_trades,
      recorded_trades: trades?.length ?? null,
      by_exit_reason: trades === undefined ? null : byExitReason(trades),
      trades_unavailable: trades === undefined ? NO_TRADES[kind] : null,
    },
  };
}

/** A row for each reason that occurs, the most frequent first. */
export function byExitReason(trades: readonly Trade[]) {
  return [...Map.groupBy(trades, ({ exit_reason }) => exit_reason)]
    .map(([exit_reason, group]) => {
      const profits = group.map(({ profit }) => profit);
      const mean = (values: readonly number[]) => sum(values) / group.length;
      return {
        exit_reason,
        trades: group.length,
        share: group.length / trades.length,
        win_rate: mean(profits.map((profit) => (profit > 0 ? 1 : 0))),
        mean_return: mean(group.map((trade) => trade.return)),
        worst_return: Math.min(...group.map((trade) => trade.return)),
        best_return: Math.max(...group.map((trade) => trade.return)),
        total_profit: sum(profits),
        mean_bars_held: mean(group.map(({ bars }) => bars)),
      };
    })
    .toSorted((one, other) => other.trades - one.trades || (one.exit_reason < other.exit_reason ? -1 : 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
