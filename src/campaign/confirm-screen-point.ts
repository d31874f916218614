import { runBacktest } from '../backtest/run-backtest.ts';
import type { SimulationSources } from '../backtest/simulation.ts';
import { parameterProblems } from '../strategies/check-parameters.ts';
import type { ParameterValues, RegisteredStrategy } from '../strategies/strategy.ts';
import type { Screen } from '../trials/screen.ts';
import type { Trial } from '../trials/trial.ts';
import { barsDigest } from './bars-digest.ts';
import { pointOf, pointProblems, requestOf } from './screened-request.ts';

export interface ConfirmSources extends Pick<SimulationSources, 'market' | 'tally'> {
  readonly strategies: readonly RegisteredStrategy[];
  readonly screen: (id: string) => Promise<Screen | undefined>;
}

export interface ConfirmOptions {
  readonly screen_id: string;
  /** The point: a value of each parameter that the screen swept. */
  readonly parameters: ParameterValues;
}

/**
 * Runs one point of a screen again as an ordinary backtest, over the bars that the screen measured and under its rules. That
 * is one trial, judged by all that its family tried, the points of the screen among them.
 */
export async function confirmScreenPoint(sources: ConfirmSources, options: ConfirmOptions) {
  const { screen_id: id, parameters } = options;
  const screen = await sources.screen(id);
  if (screen === undefined) return refusal('NO_SUCH_SCREEN', { screen: id });
  const strategy = sources.strategies.find(({ name }) => name === screen.strategy);
  if (strategy === undefined)
    return refusal('SCREEN_OUTDATED', {
      problem: `the strategy ${screen.strategy} is not registered any more`,
    });
  const undeclared = parameterProblems(strategy, parameters);
  if (undeclared.length > 0) return refusal('UNUSABLE_PARAMETERS', { problems: undeclared.join(' ') });
  const problems = pointProblems(strategy, screen, parameters);
  if (problems.length > 0) return refusal('POINT_NOT_SCREENED', { problems: problems.join(' ') });
  // All points of a screen are measured after the longest warm-up among them.
  const asScreened = { ...strategy, warmUp: () => screen.warm_up_bars };
  const request = requestOf(screen, pointOf(strategy, screen, parameters));
  const outcome = await runBacktest({ ...sources, strategy: asScreened }, request);
  // The screen ran: what is refused now is so since something went since.
  if (outcome.kind === 'refusal')
    return refusal('SCREEN_OUTDATED', { problem: `a backtest of the point ends in ${outcome.code}` });
  const trial: Trial = { ...outcome.trial, kind: 'confirmed_point' };
  return {
    ...outcome,
    result: { screen_id: id, ...outcome.result },
    trial,
    warnings: [
      ...(barsDigest(outcome.prepared.legs) === screen.bars_digest
        ? []
        : ['The bars are not those that the screen read: a figure of it may come out otherwise.']),
      ...outcome.warnings,
    ],
  };
}

function refusal<Code extends string, Params>(code: Code, params: Params) {
  return { kind: 'refusal', code, params } as const;
}
