/** Rows of cells as lines whose columns stand below each other. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const lines = rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
