import { ENFORCED_LIMITS, PROVENANCE_TEXTS, type SavedConfiguration } from './configuration.ts';

export type Parsed =
  | { readonly kind: 'configuration'; readonly configuration: SavedConfiguration }
  /** What is wrong, in words that follow "can not be read: ". */
  | { readonly kind: 'damaged'; readonly problem: string };

type Members = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown) => typeof value === 'number';
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumbers = (value: unknown) => isMembers(value) && Object.values(value).every(isNumber);
const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);
const holds = (names: readonly string[], fits: (value: unknown) => boolean) => (value: unknown) =>
  isMembers(value) && Object.entries(value).every(([name, member]) => names.includes(name) && fits(member));

/** What each member of a file has to be. */
const MEMBERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  format: (value) => value === 1,
  saved_at: (value) => isText(value) && !Number.isNaN(Date.parse(value as string)),
  strategy: isTextOrNull,
  scanner: isTextOrNull,
  parameters: isNumbers,
  undeclared_parameters: isNumbers,
  symbols: (value) => value === null || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  timeframe: isOneOf(['1D', '1W', '1M']),
  direction: (value) => value === null || isOneOf(['long', 'long_short'])(value),
  limits: holds(ENFORCED_LIMITS, isNumber),
  provenance: holds(PROVENANCE_TEXTS, isText),
  campaign: isTextOrNull,
};

/** Reads the text of a configuration's file, which somebody may have edited: all members, each as it is written, no other. */
export function parseConfiguration(text: string): Parsed {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // What the parser says quotes the file.
    return damaged('it is no JSON');
  }
  if (!isMembers(read)) return damaged('it is no JSON object');
  const members = read;
  const unknown = Object.keys(members).find((name) => !Object.hasOwn(MEMBERS, name));
  if (unknown !== undefined) return damaged(`it has a member "${unknown}" that no configuration has`);
  const wrong = Object.entries(MEMBERS).find(([name, fits]) => !fits(members[name]));
  if (wrong !== undefined) {
    const [name] = wrong;
    const isAbsent = !Object.hasOwn(members, name);
    return damaged(isAbsent ? `its "${name}" is missing` : `its "${name}" is none of a configuration`);
  }
  const { format: _, ...configuration } = members;
  const [ofStrategy, ofScanner] = [members['strategy'] !== null, members['scanner'] !== null];
  if (ofStrategy === ofScanner) return damaged('it is not of one strategy or one scanner');
  if (ofStrategy !== (members['direction'] !== null))
    return damaged('a strategy has a "direction" and a scanner has none');
  return { kind: 'configuration', configuration: configuration as unknown as SavedConfiguration };
}

function damaged(problem: string): Parsed {
  return { kind: 'damaged', problem };
}
