import { memoizeText } from '../../memoize.ts';
import { visible } from '../print/visible.ts';

/**
 * Prose of a spec as Markdown: emphasis, lists, links and code spans are the author's; HTML stays text, and no
 * line can open a heading or a code block, which would reach past the field into the page.
 */
export function prose(text: string): string {
  const lines = visible(text).trim().split('\n').map(harmlessLine);
  return escapeAngles(lines.join('\n'));
}

/** Prose on one line, which may be a line of its own or an item of a list. */
export const inline = memoizeText((text: string): string =>
  escapeAngles(harmlessLine(visible(text).trim().replace(/\s+/g, ' '))),
);

/** Prose in a cell of a table. */
export function cell(text: string): string {
  return inline(text).replaceAll('|', '\\|');
}

/** Text as code within a line. */
export function codeSpan(text: string): string {
  const line = visible(text).replaceAll('\n', ' ');
  if (line.trim() === '') return '(empty)';
  const fence = '`'.repeat(longestRun(line) + 1);
  const padding = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Code in a cell of a table, where a bar ends the cell even inside of code. */
export function codeCell(text: string): string {
  return codeSpan(text).replaceAll('|', '\\|');
}

/** Text as a block of code. */
export function codeBlock(language: string, text: string): string {
  const body = visible(text).replace(/\n+$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(body) + 1));
  return `${fence}${language}\n${body}\n${fence}`;
}

/** A link whose text and address can't break out of it. */
export function link(text: string, href: string): string {
  const address = encodeURI(visible(href).replace(/\s+/g, '')).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');
  return `[${inline(text).replace(/[[\]]/g, '\\$&')}](${address.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))})`;
}

// Marks of quotes and list items that a line may begin with, and what follows them.
const LINE = /^((?:\s*(?:>|(?:[-+*]|\d+[.)])(?=\s)))*\s*)(.*)$/;

function harmlessLine(line: string): string {
  // Most lines begin with a word, which opens nothing.
  if (/^[A-Za-z]/.test(line)) return line;
  const [, marks = '', rest = ''] = LINE.exec(line.trimEnd()) ?? [];
  const opens = /^(#{1,6}(\s|$)|```|~~~|\[[^\]]*\]:|(=+|-+)\s*$)/.test(rest);
  return opens ? `${marks}\\${rest}` : line;
}

/** `<` as an entity, but for code spans, where an entity would be shown as it is written. */
function escapeAngles(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .split(/((?<!`)(`+)(?!`)[\s\S]*?(?<!`)\2(?!`))/)
    .filter((_part, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('');
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
}
