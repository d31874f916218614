import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { LintInput } from './lint.ts';
import { phraseFinder } from './words.ts';

/** T512: prose that uses a word of `policies.adviceWords`. */
export function adviceWords({ contract, prose }: LintInput): Diagnostic[] {
  const find = phraseFinder(contract.server.policies.adviceWords.map((phrase) => [phrase, phrase]));
  return prose.flatMap(({ key, text, placeOf }) =>
    find(text).map(({ start, end, value }) => diagnostic('T512', placeOf(start, end), { key, word: value })),
  );
}
