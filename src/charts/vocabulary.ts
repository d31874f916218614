import type { VocabularyEntry } from 'toolwright-runtime';
import type { Services } from '../services.ts';
import { STUDIES } from './indicators/registry.ts';
import type { Study, StudyParameter } from './indicators/study.ts';
import type { Pattern } from './patterns/pattern.ts';
import { PATTERNS } from './patterns/registry.ts';

/** The studies as a caller may name them, each with all its facts. */
export async function studyVocabulary(): Promise<readonly VocabularyEntry[]> {
  return STUDIES.map((study) => ({ name: study.id, type: 'string', description: studyFacts(study) }));
}

/** The patterns that are looked for, each with all its facts. */
export async function patternVocabulary(): Promise<readonly VocabularyEntry[]> {
  return PATTERNS.map((pattern) => ({
    name: pattern.id,
    type: 'string',
    description: patternFacts(pattern),
  }));
}

/** The symbols that the store has bars of. */
export async function symbolVocabulary(services: Services): Promise<readonly VocabularyEntry[]> {
  const market = await services.market();
  return market.listings().map(({ symbol, name, intervals, vendor, pending }) => ({
    name: symbol,
    type: 'string',
    description: `${name}; rows of ${intervals.join(' and ')} from ${vendor}${pending ? ', whose licence the operator has not confirmed' : ''}.`,
  }));
}

function studyFacts(study: Study): string {
  const outputs = study.outputs.map(({ name, unit, description }) => `${name} (${unit}): ${description}`);
  const defaults = Object.fromEntries(study.parameters.map(({ name, default: value }) => [name, value]));
  return [
    `${study.title}. ${study.definition}`,
    parameterFacts(study.parameters),
    study.ascending === undefined ? '' : `${study.ascending[0]} is below ${study.ascending[1]}.`,
    `Outputs: ${outputs.join(' ')}`,
    `First value after ${study.warmUp(defaults)} candles with the defaults.`,
    study.repaints ? 'It repaints: later candles change earlier values.' : 'It does not repaint.',
    `Assumes: ${study.assumes}`,
    `Outside of its inputs: ${study.outside}`,
    `Source: ${study.source}.`,
  ]
    .filter((fact) => fact !== '')
    .join(' ');
}

function patternFacts(pattern: Pattern): string {
  return [
    `${pattern.title}. ${pattern.definition}`,
    parameterFacts(pattern.parameters),
    `Not found in the first ${pattern.warmUp} candles. It does not repaint.`,
    `Assumes: ${pattern.assumes}`,
    `Outside of its inputs: ${pattern.outside}`,
    `Source: ${pattern.source}.`,
  ]
    .filter((fact) => fact !== '')
    .join(' ');
}

function parameterFacts(parameters: readonly StudyParameter[]): string {
  const facts = parameters.map(
    ({ name, description, default: value, minimum, maximum, whole }) =>
      `${name}, ${whole ? 'a whole number' : 'a number'} from ${minimum} to ${maximum}, by default ${value}: ${description}`,
  );
  return facts.length === 0 ? '' : `Parameters: ${facts.join(' ')}`;
}
