import { isAllowedAddress, LINK_ADDRESS } from '../model/link-address.ts';

/**
 * A text of a server as a spec may hold it: no control characters but line feeds, no marks that turn the direction of
 * writing, no halves of characters, no white space at the ends. A link that no page may show (T519) stays as its words and its
 * address.
 */
export function cleanText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').toWellFormed().replace(UNSEEN, '').trim();
  return plain.replace(LINK_ADDRESS, (link: string, address: string) =>
    isAllowedAddress(address) ? link : link.replace(/\](?=[(:])/, '] ').replace('<', '< '),
  );
}

/** True where a text holds what nobody sees and a model may read. */
export function hidesSomething(text: unknown): boolean {
  return typeof text === 'string' && text.replace(/[\r\n\t]/g, '').search(UNSEEN) >= 0;
}

/** The same words, however the lines are broken. */
export function sameWords(first: string, second: string): boolean {
  return words(first) === words(second);
}

function words(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

const UNSEEN =
  /(?!\n)[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
