import { escapeHtml } from '../live-pages/escape-html.ts';

/** A piece of a document. Only {@link html} makes one, so that a text never passes for it. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** Markup with parts in it: texts and numbers are escaped, pieces stand as they are. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.reduce((left, text, at) => left + markupOf(parts[at - 1]!) + text);
  return { markup };
}

export const NOTHING: Html = { markup: '' };

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(visible(part));
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n');
}

/** Characters that no document may have, or that turn the text around them, are shown as what they are: none that can be read. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t' ? ' ' : '\uFFFD',
  );
}
