import { didYouMean, nearestNames } from 'toolwright-runtime';
import { constructionProblems, type ParameterOwner, withDefaults } from '../strategies/check-parameters.ts';
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
  readonly strategies: readonly ParameterOwner[];
  readonly scanners: readonly ParameterOwner[];
}

/** A saved configuration, with the arguments of the tools that run it; what no longer runs is warned of. */
export async function loadConfig(sources: LoadConfigSources, options: LoadConfigOptions) {
  const { name } = options;
  const problem = nameProblem(name);
  if (problem !== null)
    return refusal('UNUSABLE_NAME', { name: JSON.stringify(name.slice(0, 100)), problem });
  const stored = await sources.store.list();
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
      scan_arguments: scanArguments(parsed.configuration),
    },
    warnings: whyNotRunnable(parsed.configuration, sources),
  };
}

function runArguments(configuration: SavedConfiguration) {
  const { strategy, parameters, symbols, timeframe, direction, limits } = configuration;
  if (strategy === null || direction === null) return null;
  return { strategy, parameters, ...(symbols !== null && { symbols }), timeframe, direction, ...limits };
}

function scanArguments({ scanner, parameters, symbols, timeframe }: SavedConfiguration) {
  return scanner === null ? null : { scanner, parameters, ...(symbols !== null && { symbols }), timeframe };
}

/** What has changed since it was saved, or was written by hand: strategies and scanners come and go, and so do their bounds. */
function whyNotRunnable(
  { strategy, scanner, parameters }: SavedConfiguration,
  { strategies, scanners }: LoadConfigSources,
): string[] {
  const [kind, known] =
    strategy === null ? (['scanner', scanners] as const) : (['strategy', strategies] as const);
  const name = strategy ?? scanner!;
  const owner = known.find((registered) => registered.name === name);
  if (owner === undefined) return [`No ${kind} ${name} is registered any more, so that it can not be run.`];
  const problems = constructionProblems(owner, parameters);
  if (problems.length > 0) return [`It can not be run as it is: ${problems.join(' ')}`];
  const added = Object.keys(withDefaults(owner.parameters, {})).filter((each) => !(each in parameters));
  return added.length === 0 ? [] : [`${name} has ${added.join(', ')} by now, which takes its default.`];
}

function refusal<Code extends string, Params>(code: Code, params: Params) {
  return { kind: 'refusal', code, params } as const;
}
