/** The columns of a terminal that help is written for. */
export const WIDTH = 80;

/** Text in lines of at most 80 columns where words allow it, each after `indent` spaces; line breaks are kept. */
export function wrap(text: string, indent = 0): string {
  const room = WIDTH - indent;
  const lines = text.split('\n').flatMap((paragraph) => {
    const filled: string[] = [''];
    for (const word of paragraph.split(/ +/)) {
      const line = filled.at(-1)!;
      if (line === '') filled[filled.length - 1] = word;
      else if (line.length + 1 + word.length <= room) filled[filled.length - 1] = `${line} ${word}`;
      else filled.push(word);
    }
    return filled;
  });
  return lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line)).join('\n');
}
