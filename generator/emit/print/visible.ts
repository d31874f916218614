// Characters that change how the text around them is shown, or that an editor does not show at all: controls
// other than tab and line feed, bidirectional overrides and isolates, line and paragraph separators.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Prose of a spec with line feeds alone, and each hidden character replaced by its code point, like `U+202E`. */
export function visible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, (character) => `U+${hex(character)}`);
}

/** A JSON text, or any other double-quoted literals, in which no hidden character stands as itself. */
export function escapeHidden(json: string): string {
  return json.replace(HIDDEN, (character) => `\\u${hex(character)}`);
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
