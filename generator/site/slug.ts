/** The fragment of a heading: its words in lower case, joined by hyphens; code's underscores stay. */
export function slug(heading: string): string {
  const words = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  return words === '' ? 'section' : words;
}
