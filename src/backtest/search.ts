import type { MarketData } from '../market/market-data.ts';
import { parameterProblems } from '../strategies/check-parameters.ts';
import type { ParameterValues, RegisteredStrategy } from '../strategies/strategy.ts';
import { gridOf, MOST_POINTS, type ParameterSpace, spaceProblems, spaceSize } from './grid.ts';
import { guarded } from './guarded.ts';
import { type Prepared, prepareMarket } from './prepare.ts';
import type { BacktestRequest } from './request.ts';
import { warmUpOf } from './warm-up.ts';

/** A request to search through configurations: `parameters` are fixed for all of them. */
export interface SearchRequest extends BacktestRequest {
  readonly space: ParameterSpace;
}

/** A search whose every argument has been checked, with its points and the market to evaluate them in. */
export interface PreparedSearch {
  readonly kind: 'prepared';
  readonly prepared: Prepared;
  readonly points: readonly ParameterValues[];
  readonly skipped: number;
}

/** Checks and loads a search. All points are measured over the same rows, after the longest warm-up among them. */
export async function prepareSearch(
  market: MarketData,
  strategy: RegisteredStrategy,
  request: SearchRequest,
  closeAtEnd: boolean,
) {
  const fixed = request.parameters ?? {};
  const problems = [...parameterProblems(strategy, fixed), ...spaceProblems(strategy, request.space, fixed)];
  if (problems.length > 0) return refusal('UNUSABLE_PARAMETERS', { problems: problems.join(' ') });
  const size = spaceSize(request.space);
  if (size > MOST_POINTS) return refusal('TOO_MANY_POINTS', { points: size, limit: MOST_POINTS });
  const { points, skipped } = gridOf(strategy, request.space, fixed);
  if (points.length === 0)
    return refusal('UNUSABLE_PARAMETERS', {
      problems: `No point of the space is a configuration: ${strategy.name} needs ${strategy.ascending!.join(' below ')}.`,
    });
  const warmUp = guarded(() => points.reduce((most, point) => Math.max(most, warmUpOf(strategy, point)), 0));
  if (warmUp.kind === 'refusal') return warmUp;
  const preparation = await prepareMarket(market, request, {
    warmUp: warmUp.value,
    reads: strategy.reads,
    closeAtEnd,
  });
  if (preparation.kind === 'refusal') return preparation;
  return { kind: 'prepared', prepared: preparation.prepared, points, skipped } satisfies PreparedSearch;
}

function refusal<Code extends string, Params>(code: Code, params: Params) {
  return { kind: 'refusal', code, params } as const;
}
