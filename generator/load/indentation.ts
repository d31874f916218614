/** A column in which keys, or the dashes of a list, stand open before a line. */
interface Level {
  readonly column: number;
  readonly kind: 'key' | 'dash';
  /** How a sentence names what stands there last, and first. */
  readonly name: string;
  readonly first: string;
}

/** A text under `>` or `|`: where its key stands, and its first line once that was read. */
interface BlockText {
  readonly keyColumn: number;
  firstColumn: number | undefined;
}

const LINE = /^( *)((?:- +)*)(?:(-$)|("[^"]*"|'[^']*'|[^\s#:"'[{][^:]*?)\s*:(?=\s|$))?/;
const OPENS_BLOCK_TEXT = /:\s+[>|][-+\d]*\s*(?:#.*)?$/;

/**
 * What is wrong with the indentation of a line (counted from 0), in a sentence that names the columns it could have
 * stood in; undefined where its indentation is one of these, so that it can't be what is wrong.
 */
export function indentationProblem(lines: readonly string[], at: number): string | undefined {
  const { levels, block } = before(lines, at);
  const line = lines[at]!;
  const column = line.search(/\S/);
  const { firstColumn } = block ?? {};
  if (block !== undefined && firstColumn !== undefined && column > block.keyColumn && column < firstColumn) {
    return `this line of a text is indented by ${spaces(column)}, and the first line of the text by ${spaces(firstColumn)}`;
  }
  const [own] = levelsOf(line, at);
  const kind = own?.kind ?? 'key';
  const near = levels
    .filter((level) => level.kind === kind)
    .sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column);
  if (near.length === 0 || near[0]!.column === column) return undefined;
  // The key that slipped may be another: the first of those further in, or the last of those further out.
  const [first, second] = near.map(
    (level) => [level.column, `beside ${level.column > column ? level.first : level.name}`] as const,
  );
  const ways = `${first![0]} would set it ${first![1]}${second === undefined ? '' : `, ${second[0]} ${second[1]}`}`;
  const subject = own?.kind === 'key' ? own.name.replace(/ of line \d+$/, '') : 'this line';
  return `${subject} is indented by ${spaces(column)}; ${ways}`;
}

/** What stands open before a line. */
function before(
  lines: readonly string[],
  at: number,
): { readonly levels: readonly Level[]; readonly block: BlockText | undefined } {
  let levels: Level[] = [];
  let block: BlockText | undefined;
  for (const [index, line] of lines.slice(0, at).entries()) {
    const column = line.search(/\S/);
    if (column < 0) continue;
    if (block !== undefined && column > block.keyColumn) {
      block.firstColumn ??= column;
      continue;
    }
    block = undefined;
    const own = levelsOf(line, index);
    if (own.length === 0) continue;
    const [outer, ...inner] = own;
    const before = levels.find((level) => level.column === column && level.kind === outer!.kind);
    const open = { ...outer!, first: before?.first ?? outer!.first };
    levels = [...levels.filter((level) => level.column < column), open, ...inner];
    if (OPENS_BLOCK_TEXT.test(line)) block = { keyColumn: own.at(-1)!.column, firstColumn: undefined };
  }
  return { levels, block };
}

/** The dashes and the key that a line begins with. */
function levelsOf(line: string, index: number): Level[] {
  const [, indent = '', dashes = '', lastDash, key] = LINE.exec(line)!;
  const level = (column: number, kind: Level['kind'], what: string): Level => {
    const name = `${what} of line ${index + 1}`;
    return { column, kind, name, first: name };
  };
  const found = [...`${dashes}${lastDash ?? ''}`.matchAll(/-/g)].map((dash) =>
    level(indent.length + dash.index, 'dash', 'the dash'),
  );
  return key === undefined
    ? found
    : [...found, level(indent.length + dashes.length, 'key', `"${key.replace(/^["']|["']$/g, '')}"`)];
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}
