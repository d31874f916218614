/** A page in Markdown that is made from a registry, by its address without a slash at either end. */
export interface RegistryPage {
  readonly address: string;
  readonly markdown: string;
}

/** A table in Markdown; a bar in a cell does not end it. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Paragraphs of a page, those left out left out. */
export function page(...paragraphs: readonly (string | undefined)[]): string {
  return `${paragraphs.filter((paragraph) => paragraph !== undefined).join('\n\n')}\n`;
}
