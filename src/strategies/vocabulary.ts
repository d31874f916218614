import type { VocabularyEntry } from 'toolwright-runtime';
import type { Services } from '../services.ts';
import type { Parameter, RegisteredStrategy } from './strategy.ts';

/** The strategies as a caller may name them, each with all its facts. */
export async function strategyVocabulary(services: Services): Promise<readonly VocabularyEntry[]> {
  const strategies = await services.strategies();
  return strategies.map((strategy) => ({
    name: strategy.name,
    type: 'string',
    description: strategyFacts(strategy),
  }));
}

function strategyFacts({ title, description, parameters, ascending, demo }: RegisteredStrategy): string {
  const order = ascending === undefined ? [] : [`${ascending[0]} is below ${ascending[1]}.`];
  const origin = demo ? 'It comes with the server as an example.' : 'It was installed.';
  return [`${title}.`, description, ...parameters.map(parameterFacts), ...order, origin].join(' ');
}

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
