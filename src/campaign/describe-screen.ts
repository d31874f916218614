import { measuredDays, type Prepared } from '../backtest/prepare.ts';
import type { SearchRequest } from '../backtest/search.ts';
import type { Screen } from '../trials/screen.ts';
import { spreadOf } from '../trials/tally.ts';

/** What a screen's count has beyond its request and its market. */
interface Swept {
  readonly family: string;
  readonly points: number;
  /** Per-period Sharpe ratios of the points that have one. */
  readonly sharpes: readonly number[];
  readonly bars_digest: string;
}

/** The count of a screen, with what it takes to tell its points and to run one again over the same bars. */
export function describeScreen(
  request: SearchRequest,
  { legs, timeframe, warmUp }: Prepared,
  { sharpes, ...swept }: Swept,
): Screen {
  const days = measuredDays(legs);
  const spread = spreadOf(sharpes);
  return {
    ...swept,
    sharpes: spread.sharpes,
    sharpe_mean: spread.sharpeMean,
    sharpe_squares: spread.sharpeSquares,
    strategy: request.strategy,
    space: { ...request.space },
    parameters: { ...request.parameters },
    symbols: [...request.symbols],
    timeframe: timeframe.name,
    from: request.from ?? null,
    first_bar: days.first,
    last_bar: days.last,
    warm_up_bars: warmUp,
    commission_bps: request.commission_bps,
    slippage_bps: request.slippage_bps,
    direction: request.direction,
    position_fraction: request.position_fraction,
    target_volatility: request.target_volatility ?? null,
    volatility_window: request.volatility_window,
    stop_loss: request.stop_loss ?? null,
  };
}
