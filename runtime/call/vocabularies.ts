import type { VocabularyEntry, VocabularyEntryPoint } from '../contract.ts';
import { nearestNames } from '../nearest.ts';
import type { Shape } from '../shape.ts';

/** The vocabularies a call needs, by name, their entries by name. */
export type Vocabularies = ReadonlyMap<string, ReadonlyMap<string, VocabularyEntry>>;

export const NO_VOCABULARIES: Vocabularies = new Map();

/** Names of the vocabularies that a shape draws values or keys from, each once. */
export function vocabulariesOf(shape: Shape): readonly string[] {
  const names = new Set<string>();
  const visit = (node: Shape): void => {
    if (node.type === 'string' && node.valuesFrom !== undefined) names.add(node.valuesFrom);
    if (node.type === 'array') visit(node.items);
    if (node.type === 'object') {
      if (node.keysFrom !== undefined) names.add(node.keysFrom);
      for (const property of node.properties) visit(property.shape);
      if (node.additionalProperties) visit(node.additionalProperties);
    }
  };
  visit(shape);
  return [...names];
}

/** Reads the named vocabularies as they are now. Throws where the registry has no such vocabulary. */
export async function loadVocabularies<Services>(
  names: readonly string[],
  entryPoints: readonly VocabularyEntryPoint<Services>[],
  services: Services,
): Promise<Vocabularies> {
  if (names.length === 0) return NO_VOCABULARIES;
  const loaded = names.map(async (name) => {
    const entryPoint = entryPoints.find((candidate) => candidate.name === name);
    if (entryPoint === undefined) throw new Error(`the registry has no vocabulary "${name}"`);
    const entries = await entryPoint.entries(services);
    return [name, new Map(entries.map((entry) => [entry.name, entry]))] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** Where the whole list can be read. */
export function vocabularyAddress(name: string): string {
  return `vocabulary://${name}`;
}

/** The way to a valid name: the nearest ones, and the address of all of them. */
export function suggestFromVocabulary(
  name: string,
  vocabulary: string,
  entries: ReadonlyMap<string, VocabularyEntry>,
): string {
  const nearest = nearestNames(name, entries.keys());
  const list = `the full list is at ${vocabularyAddress(vocabulary)}`;
  return nearest.length > 0
    ? `Did you mean ${nearest.join(', ')}? ${capitalised(list)}.`
    : `${capitalised(list)}.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
