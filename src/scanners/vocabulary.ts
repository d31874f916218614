import type { VocabularyEntry } from 'toolwright-runtime';
import type { Services } from '../services.ts';
import { ruleFacts } from '../strategies/vocabulary.ts';

/** The scanners as a caller may name them, each with all its facts. */
export async function scannerVocabulary(services: Services): Promise<readonly VocabularyEntry[]> {
  const scanners = await services.scanners();
  return scanners.map((scanner) => ({
    name: scanner.name,
    type: 'string',
    description: ruleFacts(scanner, [
      `Ranks by ${scanner.key.name} (${scanner.key.unit}), the ${scanner.key.first} first.`,
    ]),
  }));
}
