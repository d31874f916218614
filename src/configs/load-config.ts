import { didYouMean, nearestNames } from 'toolwright-runtime';
import { strategyProblems, withDefaults } from '../strategies/check-parameters.ts';
import type { RegisteredStrategy } from '../strategies/strategy.ts';
import { nameProblem, stemOf } from './config-name.ts';
import { type ConfigStore, findConfig } from './config-store.ts';
import type { SavedConfiguration } from './configuration.ts';
import { parseConfiguration } from './parse-configuration.ts';
import { digestOf } from './save-config.ts';

export interface LoadConfigOptions {
  readonly name: string;
}

export interface LoadConfigSources {
  readonly store: ConfigStore;
  readonly strategies: readonly RegisteredStrategy[];
}

/** A saved configuration, with the arguments that the tools which run a strategy take; what no longer runs is warned of. */
export async function loadConfig({ store, strategies }: LoadConfigSources, options: LoadConfigOptions) {
  const { name } = options;
  const problem = nameProblem(name);
  if (problem !== null)
    return refusal('UNUSABLE_NAME', { name: JSON.stringify(name.slice(0, 100)), problem });
  const stored = await store.list();
  const found = findConfig(stored, stemOf(name));
  if (found === undefined) {
    const nearest = nearestNames(
      stemOf(name),
      stored.map(({ stem }) => stem),
    );
    return refusal('NO_SUCH_CONFIG', { name: stemOf(name), hint: didYouMean(nearest) });
  }
  const { file, content } = found;
  if (content.kind === 'unreadable') return refusal('CONFIG_DAMAGED', { file, problem: content.problem });
  const parsed = parseConfiguration(content.text);
  if (parsed.kind === 'damaged') return refusal('CONFIG_DAMAGED', { file, problem: parsed.problem });
  const { saved_at, ...configuration } = parsed.configuration;
  return {
    kind: 'result' as const,
    result: {
      name: found.stem,
      file,
      sha256: digestOf(content.text),
      saved_at,
      configuration,
      run_arguments: runArguments(parsed.configuration),
    },
    warnings: whyNotRunnable(parsed.configuration, strategies),
  };
}

function runArguments({ strategy, parameters, symbols, timeframe, direction, limits }: SavedConfiguration) {
  return { strategy, parameters, ...(symbols !== null && { symbols }), timeframe, direction, ...limits };
}

/** What has changed since it was saved, or was written by hand: strategies come and go, and so do their bounds. */
function whyNotRunnable(
  { strategy: name, parameters }: SavedConfiguration,
  strategies: readonly RegisteredStrategy[],
): string[] {
  const strategy = strategies.find((registered) => registered.name === name);
  if (strategy === undefined)
    return [`No strategy ${name} is registered any more, so that it can not be run.`];
  const problems = strategyProblems(strategy, parameters);
  if (problems.length > 0) return [`It can not be run as it is: ${problems.join(' ')}`];
  const added = Object.keys(withDefaults(strategy.parameters, {})).filter((each) => !(each in parameters));
  return added.length === 0 ? [] : [`${name} has ${added.join(', ')} by now, which takes its default.`];
}

function refusal<Code extends string, Params>(code: Code, params: Params) {
  return { kind: 'refusal', code, params } as const;
}
