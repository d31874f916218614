/** A word of a text, in lower case, and where it stands. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A phrase as it was found in a text. */
export interface Match<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** The words of a text: runs of letters, digits and underscores. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map(({ 0: word, index }) => {
    return { word: word.toLowerCase(), start: index, end: index + word.length };
  });
}

/**
 * Finds phrases in texts, from left to right and the longest first, in any letter case and with or without an -s. Of
 * two equal phrases the first one counts.
 */
export function phraseFinder<T>(
  phrases: Iterable<readonly [phrase: string, value: T]>,
): (text: string) => Match<T>[] {
  const byFirstWord = new Map<string, { readonly words: readonly string[]; readonly value: T }[]>();
  for (const [phrase, value] of phrases) {
    const words = wordsOf(phrase).map(({ word }) => word);
    const [first] = words;
    if (first === undefined) continue;
    for (const key of words.length === 1 ? [first, `${first}s`] : [first]) {
      const others = byFirstWord.get(key) ?? [];
      byFirstWord.set(
        key,
        [...others, { words, value }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }

  return (text) => {
    const words = wordsOf(text);
    const matches: Match<T>[] = [];
    for (let at = 0; at < words.length; at++) {
      const found = byFirstWord.get(words[at]!.word)?.find((phrase) => standsAt(phrase.words, words, at));
      if (found === undefined) continue;
      const last = at + found.words.length - 1;
      matches.push({ start: words[at]!.start, end: words[last]!.end, value: found.value });
      at = last;
    }
    return matches;
  };
}

function standsAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  const last = phrase.length - 1;
  return phrase.every((expected, index) => {
    const word = words[at + index]?.word;
    return word === expected || (index === last && word === `${expected}s`);
  });
}
