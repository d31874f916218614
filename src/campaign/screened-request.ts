import { placeOf } from '../backtest/grid.ts';
import type { BacktestOptions } from '../backtest/run-backtest.ts';
import { isOrdered, withDefaults } from '../strategies/check-parameters.ts';
import type { ParameterValues, Strategy } from '../strategies/strategy.ts';
import type { Screen } from '../trials/screen.ts';

/**
 * What is wrong with the values as one point of a screen, in sentences; empty where the screen evaluated it. A searched
 * parameter has to be given; of the others only what the screen held them at.
 */
export function pointProblems(strategy: Strategy, screen: Screen, given: ParameterValues): string[] {
  const values = pointOf(strategy, screen, given);
  const held = withDefaults(strategy.parameters, screen.parameters);
  const problems = strategy.parameters.flatMap(({ name }) => {
    const range = screen.space[name];
    const value = values[name]!;
    if (range === undefined)
      return value === held[name] ? [] : [`${name} is ${value}, and the screen held it at ${held[name]}.`];
    if (given[name] === undefined) return [`${name} was swept, so that a point has a value of it.`];
    if (placeOf(range, value) !== null) return [];
    const { from, to, step } = range;
    return [`${name} is ${value}, and the screen went from ${from} to ${to} by ${step}.`];
  });
  if (problems.length > 0 || isOrdered(strategy, values)) return problems;
  return [`The screen skipped it, since ${strategy.ascending!.join(' is not below ')}.`];
}

/** The whole configuration of a point. */
export function pointOf(strategy: Strategy, screen: Screen, given: ParameterValues): ParameterValues {
  return withDefaults(strategy.parameters, { ...screen.parameters, ...given });
}

/** The backtest of a point: the market and the rules of its screen, up to the last bar that it measured. */
export function requestOf(screen: Screen, parameters: ParameterValues): BacktestOptions {
  const { strategy, symbols, timeframe, from, last_bar, target_volatility, stop_loss } = screen;
  return {
    strategy,
    parameters,
    symbols,
    timeframe,
    ...(from !== null && { from }),
    to: last_bar,
    commission_bps: screen.commission_bps,
    slippage_bps: screen.slippage_bps,
    direction: screen.direction,
    position_fraction: screen.position_fraction,
    ...(target_volatility !== null && { target_volatility }),
    volatility_window: screen.volatility_window,
    ...(stop_loss !== null && { stop_loss }),
    record_trades: false,
  };
}
