import { dayAt, isoDay } from '../market/calendar.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import type { ParameterValues } from '../strategies/strategy.ts';
import { familyOf } from '../trials/family.ts';
import type { ReturnSeries, Trial, TrialKind } from '../trials/trial.ts';
import { measuredDays, type Prepared } from './prepare.ts';
import type { BacktestRequest } from './request.ts';
import type { PortfolioRun } from './run-portfolio.ts';

/** What a trial has beyond the request that it came from and the market it was evaluated in. */
interface Evaluated {
  readonly kind: TrialKind;
  readonly values: ParameterValues;
  readonly record: TrackRecord | null;
  readonly n_obs: number;
  readonly total_return: number;
  readonly max_drawdown: number;
  readonly closed_trades: number;
  readonly inner_points: number;
}

/** What makes the records of the configurations that are evaluated for a request, without their series and trades. */
export function trialMaker(request: BacktestRequest, prepared: Prepared): (evaluated: Evaluated) => Trial {
  const { rules, timeframe, perYear } = prepared;
  const days = measuredDays(prepared.legs);
  const circumstances = {
    family: familyOf(request.strategy, request.symbols, timeframe.name),
    strategy: request.strategy,
    timeframe: timeframe.name,
    first_bar: days.first,
    last_bar: days.last,
    commission_bps: request.commission_bps,
    slippage_bps: request.slippage_bps,
    direction: request.direction,
    position_fraction: request.position_fraction,
    target_volatility: request.target_volatility ?? null,
    volatility_window: request.volatility_window,
    stop_loss: request.stop_loss ?? null,
    fills: rules.fills,
    accounting: 'bar closes',
    periods_per_year: perYear,
  } as const;
  return ({ record, values, ...outcome }) => ({
    ...circumstances,
    ...outcome,
    symbols: [...request.symbols],
    parameters: { ...values },
    sharpe_per_period: record?.sharpeRatio ?? null,
    skewness: record?.skewness ?? null,
    kurtosis: record?.kurtosis ?? null,
  });
}

/** The record of one evaluated configuration. */
export function trialOf(request: BacktestRequest, prepared: Prepared, evaluated: Evaluated): Trial {
  return trialMaker(request, prepared)(evaluated);
}

/** The dated returns of a run, and of holding over the same bars. */
export function seriesOf(
  { times, returns }: Pick<PortfolioRun, 'times' | 'returns'>,
  held: Pick<PortfolioRun, 'returns'>,
): ReturnSeries {
  return {
    days: Array.from(times, (time) => isoDay(dayAt(time))),
    returns: [...returns],
    holding: [...held.returns],
  };
}
