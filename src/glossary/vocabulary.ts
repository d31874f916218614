import type { VocabularyEntry } from 'toolwright-runtime';
import { GLOSSARY } from '../../generated/glossary.ts';

/** The terms of the glossary as a caller may name them. */
export async function metricVocabulary(): Promise<readonly VocabularyEntry[]> {
  return GLOSSARY.map(({ name, title, definition }) => ({
    name,
    type: 'string',
    description: `${title}: ${definition}`,
  }));
}
