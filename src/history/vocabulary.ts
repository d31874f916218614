import type { VocabularyEntry } from 'toolwright-runtime';
import { SIGNALS } from './signals.ts';

/** The signals as a caller may name them, with what each means. */
export async function signalVocabulary(): Promise<readonly VocabularyEntry[]> {
  return SIGNALS.map((signal) => ({
    name: signal.name,
    description: `${signal.description} ${signal.definition}`,
    ...(signal.type === 'category'
      ? { type: 'string', values: signal.categories }
      : { type: 'number', unit: signal.unit }),
  }));
}
