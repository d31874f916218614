import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Contract, Refusal, Term, Tool } from '../model/contract.ts';

interface Named {
  readonly name: string;
  readonly place: Place;
}

/**
 * T320: names of tools, types and codes that differ in letter case alone. Readers take one for the other, and so do addresses of pages and file systems of
 * some machines.
 */
export function checkLookAlikes(
  { tools, types }: Pick<Contract, 'tools' | 'types'>,
  shared: readonly Refusal[],
  report: Report,
): void {
  const refusals = [...shared, ...tools.flatMap((tool) => tool.refusals)];
  const codes = refusals.map(({ code, place }) => ({ name: code, place }));
  checkCase('tool', tools, report);
  checkCase('type', types, report);
  checkCase('refusal code', codes, report);
}

/** T320 of the arguments of one tool. */
export function checkArgumentCase(properties: Tool['arguments']['properties'], report: Report): void {
  checkCase('argument', properties, report);
}

function checkCase(kind: string, names: readonly Named[], report: Report): void {
  const first = new Map<string, Named>();
  for (const one of names) {
    const key = one.name.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, one);
    else if (earlier.name !== one.name) {
      const { file, line } = earlier.place;
      report(diagnostic('T320', one.place, { kind, name: one.name, other: earlier.name, file, line }));
    }
  }
}

/** T309: a title or another name that two terms have, in whatever letter case: a text that says it means either. */
export function checkTermWords(terms: readonly Term[], document: SpecDocument, report: Report): void {
  const first = new Map<string, { readonly term: string; readonly place: Place }>();
  for (const { name: term, title, aliases } of terms) {
    const words = [
      { word: title, place: document.placeOfValue([term, 'title']) },
      ...aliases.map((word, index) => ({ word, place: document.placeOfValue([term, 'aliases', index]) })),
    ];
    for (const { word, place } of words) {
      const key = word.trim().toLowerCase();
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, { term, place });
      else if (earlier.term !== term) {
        const { file, line } = earlier.place;
        report(diagnostic('T309', place, { kind: 'name of a term', name: word, file, line }));
      }
    }
  }
}
