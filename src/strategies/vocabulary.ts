import type { VocabularyEntry } from 'toolwright-runtime';
import type { Services } from '../services.ts';
import type { Parameter, RegisteredStrategy } from './strategy.ts';

/** The strategies as a caller may name them, each with all its facts. */
export async function strategyVocabulary(services: Services): Promise<readonly VocabularyEntry[]> {
  const strategies = await services.strategies();
  return strategies.map((strategy) => ({
    name: strategy.name,
    type: 'string',
    description: ruleFacts(strategy),
  }));
}

/** What strategies and scanners have in common, in sentences; `more` comes before where the rule is from. */
export function ruleFacts(
  { title, description, parameters, ascending, demo }: Rule,
  more: readonly string[] = [],
): string {
  const order = ascending === undefined ? [] : [`${ascending[0]} is below ${ascending[1]}.`];
  const origin = demo ? 'It comes with the server as an example.' : 'It was installed.';
  return [`${title}.`, description, ...parameters.map(parameterFacts), ...order, ...more, origin].join(' ');
}

type Rule = Pick<RegisteredStrategy, 'title' | 'description' | 'parameters' | 'ascending' | 'demo'>;

/** One parameter in a sentence. */
export function parameterFacts({
  name,
  description,
  type,
  minimum,
  maximum,
  unit,
  default: value,
}: Parameter): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  return `${name}, ${kind} from ${minimum} to ${maximum} (${unit}), by default ${value}: ${description}`;
}
