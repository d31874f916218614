/**
 * The text in lines of at most `width` characters, broken between words; a word that is longer is broken itself.
 * Paragraphs stay apart. Never empty: the empty text is one empty line.
 */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width));
}

function wrapParagraph(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => pieces(part, width))) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, width: number): string[] {
  const parts: string[] = [];
  for (let rest = word; rest !== ''; rest = rest.slice(width)) parts.push(rest.slice(0, width));
  return parts;
}
