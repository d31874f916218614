import type { Bin } from './bins.ts';
import { error, type Finding } from './finding.ts';

/** What a person says of one column of their file. */
export interface ImportedDefinition {
  readonly name: string;
  readonly column: string;
  readonly kind: 'number' | 'category';
  readonly meaning: string;
  readonly unit: string;
  /** How the values come about. */
  readonly computed: string;
  /** What about them is not to be relied on. */
  readonly unreliable: string;
  /** Whether a day's value is known at the market's close. One that settles later is matched on from the next session on. */
  readonly known: 'at the close' | 'after the close';
  /** 0 to 10. */
  readonly trust: number;
  /** Of numbers; ascending. */
  readonly bins: readonly Bin[];
  /** Of categories: the words that there are. */
  readonly tags: readonly string[];
}

export interface ImportDefinitions {
  readonly dateColumn: string;
  readonly signals: readonly ImportedDefinition[];
}

export interface DefinitionsReading {
  readonly definitions: ImportDefinitions;
  readonly findings: readonly Finding[];
}

const KEYS = [
  'column',
  'kind',
  'meaning',
  'unit',
  'computed',
  'unreliable',
  'known',
  'trust',
  'bins',
  'tags',
];
const NAME = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Reads a definitions file. Every finding is an error and names the signal in `column`; the definitions are meaningful only
 * where there is none.
 */
export function readDefinitions(text: string, taken: ReadonlySet<string>): DefinitionsReading {
  const findings: Finding[] = [];
  const say = (signal: string | null, problem: string) => findings.push(error(null, signal, problem));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (problem) {
    say(null, `the definitions are no JSON: ${(problem as Error).message}`);
  }
  const file = objectOf(parsed);
  if (typeof file['dateColumn'] !== 'string') say(null, '"dateColumn" must name the column of days');
  const entries = Object.entries(objectOf(file['signals']));
  if (entries.length === 0) say(null, '"signals" must define at least one signal');
  const signals = entries.map(([name, entry]) => readDefinition(name, objectOf(entry), taken, say));
  return { definitions: { dateColumn: String(file['dateColumn']), signals }, findings };
}

function readDefinition(
  name: string,
  entry: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
  say: (signal: string, problem: string) => void,
): ImportedDefinition {
  if (!NAME.test(name)) say(name, 'a name is of lower-case letters, digits and _, a letter first');
  if (taken.has(name)) say(name, 'there is a signal of that name already');
  for (const key of Object.keys(entry))
    if (!KEYS.includes(key)) say(name, `"${key}" is not known; a signal has ${KEYS.join(', ')}`);
  const text = (key: string) => {
    const value = entry[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
    say(name, `"${key}" is empty, and says what the reader of an answer must know`);
    return '';
  };
  const oneOf = <Word extends string>(key: string, words: readonly Word[]): Word => {
    const word = words.find((candidate) => candidate === entry[key]);
    if (word === undefined) say(name, `"${key}" must be one of ${words.map((one) => `"${one}"`).join(', ')}`);
    return word ?? words[0]!;
  };
  const kind = oneOf('kind', ['number', 'category']);
  const trust = entry['trust'] ?? 1;
  if (typeof trust !== 'number' || !(trust >= 0 && trust <= 10))
    say(name, '"trust" must be a number from 0 to 10');
  if (kind === 'number' && entry['tags'] !== undefined)
    say(name, '"tags" are for categories; a number has "bins"');
  if (kind === 'category' && entry['bins'] !== undefined)
    say(name, '"bins" are for numbers; a category has "tags"');
  return {
    name,
    column: text('column'),
    kind,
    meaning: text('meaning'),
    unit: kind === 'category' ? 'category' : text('unit'),
    computed: text('computed'),
    unreliable: text('unreliable'),
    known: oneOf('known', ['at the close', 'after the close']),
    trust: Number(trust),
    bins: kind === 'number' ? readBins(entry['bins'], (problem) => say(name, problem)) : [],
    tags: kind === 'category' ? readTags(entry['tags'], (problem) => say(name, problem)) : [],
  };
}

function readBins(value: unknown, say: (problem: string) => void): readonly Bin[] {
  if (value === undefined) return [];
  const bins = Array.isArray(value) ? value.map(objectOf) : [];
  const borders = bins.slice(0, -1).map(({ below }) => below);
  const sound =
    bins.length >= 2 &&
    bins.every(({ name }) => typeof name === 'string' && name !== '') &&
    new Set(bins.map(({ name }) => name)).size === bins.length &&
    borders.every(
      (below, at) => Number.isFinite(below) && (at === 0 || (below as number) > (borders[at - 1] as number)),
    ) &&
    bins.at(-1)!['below'] === undefined;
  if (!sound)
    say(
      '"bins" must be two or more {name, below}, names once each, "below" ascending, and the last one without',
    );
  return bins.map(({ name, below }) => ({
    name: String(name),
    below: typeof below === 'number' ? below : Number.POSITIVE_INFINITY,
  }));
}

function readTags(value: unknown, say: (problem: string) => void): readonly string[] {
  const tags = Array.isArray(value) ? value : [];
  const sound = tags.length > 0 && tags.every((tag) => typeof tag === 'string' && tag !== '');
  if (!sound || new Set(tags).size !== tags.length)
    say('"tags" must list the words that the column has, once each');
  return tags.map(String);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
