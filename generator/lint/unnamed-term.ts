import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize, whileSame } from '../memoize.ts';
import type { Term } from '../model/contract.ts';
import type { Prose } from '../resolve/prose.ts';
import type { LintInput } from './lint.ts';
import { phraseFinder } from './words.ts';

/**
 * T514: a value's description that uses another name of a glossary term, which neither the value nor one around it is
 * an instance of. The title of a term is found in the glossary as it is, so naming that is fine.
 */
export function unnamedTerm({ contract, prose }: LintInput): Diagnostic[] {
  const find = finder(contract.glossary);
  return prose.flatMap((one) => unnamedIn(one, find));
}

const finder = memoize((glossary: readonly Term[]) =>
  phraseFinder<Term | undefined>([
    ...glossary.map(({ title }) => [title, undefined] as const),
    ...glossary.flatMap((term) => term.aliases.map((alias) => [alias, term] as const)),
  ]),
);

const unnamedIn = whileSame(({ text, terms, placeOf }: Prose, find: ReturnType<typeof finder>) =>
  terms === undefined
    ? []
    : find(text).flatMap(({ start, end, value: term }) => {
        if (term === undefined || terms.includes(term.name)) return [];
        const { name, title } = term;
        return [diagnostic('T514', placeOf(start, end), { word: text.slice(start, end), name, title })];
      }),
);
