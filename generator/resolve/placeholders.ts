import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path, SpecDocument } from '../load/document.ts';

/** A text that is filled in later: `{name}` stands for what is declared beside it. */
interface Template {
  readonly text: string;
  readonly path: Path;
  /** What a finding calls the text: `the reason`. */
  readonly what: string;
  readonly declared: readonly string[];
  /** What a finding calls the declarations: `the params of NO_ROWS`. */
  readonly declarations: string;
  /** What is filled in without being declared. */
  readonly given?: string;
}

/** T310: a placeholder that nothing declares, and that would stay as it is. */
export function checkPlaceholders(template: Template, document: SpecDocument, report: Report): void {
  const { text, path, what, declared, declarations, given } = template;
  for (const match of text.matchAll(/\{(\w+)\}/g)) {
    const name = match[1]!;
    if (declared.includes(name) || name === given) continue;
    const place = document.placeWithin(path, match.index, match.index + match[0].length);
    report(diagnostic('T310', place, { text: what, name, declarations }, nearest(name, declared)));
  }
}
