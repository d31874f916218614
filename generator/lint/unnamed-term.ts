import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Term } from '../model/contract.ts';
import type { LintInput } from './lint.ts';
import { phraseFinder } from './words.ts';

/**
 * T514: a value's description that uses another name of a glossary term, which neither the value nor one around it is
 * an instance of. The title of a term is found in the glossary as it is, so naming that is fine.
 */
export function unnamedTerm({ contract, prose }: LintInput): Diagnostic[] {
  const find = phraseFinder<Term | undefined>([
    ...contract.glossary.map(({ title }) => [title, undefined] as const),
    ...contract.glossary.flatMap((term) => term.aliases.map((alias) => [alias, term] as const)),
  ]);
  return prose.flatMap(({ text, terms, placeOf }) =>
    terms === undefined
      ? []
      : find(text).flatMap(({ start, end, value: term }) => {
          if (term === undefined || terms.includes(term.name)) return [];
          const { name, title } = term;
          return [diagnostic('T514', placeOf(start, end), { word: text.slice(start, end), name, title })];
        }),
  );
}
