import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize, whileSame } from '../memoize.ts';
import type { Prose } from '../resolve/prose.ts';
import type { LintInput } from './lint.ts';
import { phraseFinder } from './words.ts';

/** T512: prose that uses a word of `policies.adviceWords`. */
export function adviceWords({ contract, prose }: LintInput): Diagnostic[] {
  const find = finder(contract.server.policies.adviceWords);
  return prose.flatMap((one) => adviceIn(one, find));
}

const finder = memoize((words: readonly string[]) =>
  phraseFinder(words.map((phrase) => [phrase, phrase] as const)),
);

const adviceIn = whileSame(({ key, text, placeOf }: Prose, find: ReturnType<typeof finder>) =>
  find(text).map(({ start, end, value }) => diagnostic('T512', placeOf(start, end), { key, word: value })),
);
