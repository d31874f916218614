/** Control characters and direction marks could repaint a terminal; each becomes one visible character. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\u00b7');
}
