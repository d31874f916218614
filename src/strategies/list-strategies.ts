import type { RefusedPlugin } from '../plugins/plugin.ts';
import type { Parameter, RegisteredStrategy } from './strategy.ts';

/** The strategies of a server as a caller reads them. */
export function listStrategies(strategies: readonly RegisteredStrategy[], refused: readonly RefusedPlugin[]) {
  const demo = strategies.filter((strategy) => strategy.demo).length;
  return {
    strategies: strategies.map(strategyEntry),
    demo,
    installed: strategies.length - demo,
    refused: refused.map((plugin) => ({ ...plugin })),
  };
}

/** Everything that can be said of a strategy without its code. */
export function strategyEntry(strategy: RegisteredStrategy) {
  const { name, title, description, timeframe, demo, parameters, ascending, reads } = strategy;
  return {
    name,
    title,
    description,
    timeframe,
    demo,
    parameters: parameters.map(parameterEntry),
    ascending: ascending === undefined ? null : [...ascending],
    reads: [...(reads ?? [])],
  };
}

/** A parameter with its facts, and nothing else that a plugin may have put there. */
export function parameterEntry({
  name,
  type,
  minimum,
  maximum,
  default: value,
  unit,
  description,
}: Parameter) {
  return { name, type, minimum, maximum, default: value, unit, description };
}
