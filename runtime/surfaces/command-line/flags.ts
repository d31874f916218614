import { parseArgs } from 'node:util';
import type { ObjectShape, Shape } from '../../shape.ts';
import { decodeText, isWholeList, shapeOf } from '../decode-text.ts';
import type { Terminal } from './terminal.ts';

/** Flags of every tool command; an argument of the same name can be sent with `call` alone. */
export const OWN_FLAGS = ['help', 'json'] as const;

/** A flag of the commands whose tool draws a picture: the file that it is written to. */
const CHART = 'chart';

export interface ToolFlags {
  readonly help: boolean;
  readonly json: boolean;
  /** Where the result's picture is written to. */
  readonly chart: string | undefined;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What stood behind each flag of an argument, as it was typed. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/**
 * Arguments from flags that are named as they are: `--top_k 5`, `--label "as it is"`, `--numbers '[1, 2]'`,
 * `--numbers @FILE`, `--numbers -` for the input, `--explain` and `--no-explain` for true and false. A list is one text, or
 * has an entry for each time that its flag is given, as in a query. A name that the tool does not have stays in, for the
 * steps of the call to refuse in words.
 *
 * Throws, with a sentence for the caller, for what is no command line: a stray word, a flag without its value, a file
 * that can't be read or is not JSON.
 *
 * @param drawsPicture whether `--chart FILE` is a flag of the command
 */
export async function parseFlags(
  shape: ObjectShape,
  argv: readonly string[],
  terminal: Pick<Terminal, 'readFile' | 'readInput'>,
  drawsPicture = false,
): Promise<ToolFlags> {
  const isOwn = (name: string) => ownFlags(drawsPicture).includes(name);
  const isSwitch = (name: string) =>
    OWN_FLAGS.some((own) => own === name) || (!isOwn(name) && shapeOf(shape, name)?.type === 'boolean');
  const names = new Set([
    ...ownFlags(drawsPicture),
    ...shape.properties.map(({ name }) => name),
    ...namesIn(argv),
  ]);
  const { values, tokens } = parseArgs({
    args: joinValues(argv, isSwitch),
    options: Object.fromEntries(
      [...names].map((name) => [name, { type: isSwitch(name) ? 'boolean' : 'string', multiple: true }]),
    ),
    allowNegative: true,
    tokens: true,
  });
  const given = new Set(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
  const members = [...given]
    .filter((name) => !isOwn(name))
    .map(async (name) => {
      const argument = shapeOf(shape, name);
      return [name, await readFlag(argument, name, values[name] as (string | boolean)[], terminal)] as const;
    });
  return {
    help: given.has('help'),
    json: given.has('json'),
    chart: isOwn(CHART) ? (values[CHART]?.at(-1) as string | undefined) : undefined,
    arguments: Object.fromEntries(await Promise.all(members)),
    texts: new Map([...given].map((name) => [name, (values[name] ?? []).map(String)])),
  };
}

/** The flags that a command has besides its tool's arguments. */
export function ownFlags(drawsPicture: boolean): readonly string[] {
  return drawsPicture ? [...OWN_FLAGS, CHART] : OWN_FLAGS;
}

/** Every name that a word could be a flag of, so that an unknown one reaches the steps of the call. */
function namesIn(argv: readonly string[]): string[] {
  return argv.flatMap((word) => /^--(?!no-)([^=]+)/.exec(word)?.[1] ?? []);
}

/** A negative number after a flag is its value, not another flag. */
function joinValues(argv: readonly string[], isSwitch: (name: string) => boolean): string[] {
  const joined: string[] = [];
  for (const word of argv) {
    const before = joined.at(-1);
    const isValue = /^-(\d|\.\d|inf$)/.test(word) && before !== undefined && /^--[^=]+$/.test(before);
    if (isValue && !isSwitch(before.slice(2))) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

/** The value of a flag, however often it was given. */
async function readFlag(
  argument: Shape | undefined,
  name: string,
  given: readonly (string | boolean)[],
  terminal: Pick<Terminal, 'readFile' | 'readInput'>,
): Promise<unknown> {
  const list = argument?.type === 'array' ? argument : undefined;
  const entry = list === undefined ? argument : list.items;
  const alone = given.length === 1;
  const read = async (value: string | boolean): Promise<unknown> => {
    if (typeof value === 'boolean') return value;
    // Only for a text is it the text itself.
    const elsewhere = argument?.type === 'string' ? undefined : await readElsewhere(value, terminal);
    const text = elsewhere ?? value;
    // Brackets are meant as JSON: kept as text, a missing comma would be told as a wrong type.
    const isJson =
      (alone && list !== undefined && isWholeList(text)) ||
      (entry?.type !== 'string' && /^\s*[[{]/.test(text));
    return elsewhere !== undefined || isJson ? readJson(name, text) : decodeText(entry, text);
  };
  const values = await Promise.all(given.map(read));
  const [value] = values;
  if (!alone) return values;
  return list === undefined || Array.isArray(value) || value === null ? value : values;
}

/** What `@FILE` or `-` leads to. */
async function readElsewhere(
  value: string,
  { readFile, readInput }: Pick<Terminal, 'readFile' | 'readInput'>,
): Promise<string | undefined> {
  if (value === '-') return readInput();
  return value.startsWith('@') ? readFile(value.slice(1)) : undefined;
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`--${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
