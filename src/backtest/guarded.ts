import { StrategyFault } from './decide-targets.ts';

/** Runs a strategy's own code: what goes wrong in it is a refusal that names it, not a fault of the server. */
export function guarded<Value>(compute: () => Value) {
  try {
    return { kind: 'value', value: compute() } as const;
  } catch (error) {
    return faultRefusal(error);
  }
}

/** As {@link guarded}, for work that takes turns. */
export async function guardedAsync<Value>(compute: () => Promise<Value>) {
  try {
    return { kind: 'value', value: await compute() } as const;
  } catch (error) {
    return faultRefusal(error);
  }
}

function faultRefusal(error: unknown) {
  if (!(error instanceof StrategyFault)) throw error;
  const params = { strategy: error.strategy, problem: error.message };
  return { kind: 'refusal', code: 'STRATEGY_FAULT', params } as const;
}
