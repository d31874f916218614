import { memoizeText } from '../memoize.ts';

/** `audit_backtest` -> `audit-backtest`: names of files. */
export function kebabCase(name: string): string {
  return words(name).join('-');
}

/** `get-sum` -> `get_sum`: one spelling of all names that differ in letter case and joints alone. */
export function snakeCase(name: string): string {
  return words(name).join('_');
}

/** `audit_backtest` -> `AuditBacktest`: names of types. */
export function pascalCase(name: string): string {
  return words(name).map(capitalise).join('');
}

/** `audit_backtest` -> `auditBacktest`: names of variables. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = words(name);
  return first + rest.map(capitalise).join('');
}

/** `periodsPerYear` -> `PERIODS_PER_YEAR`: the argument's part of a code like `INVALID_PERIODS_PER_YEAR`. */
export function upperSnakeCase(name: string): string {
  return words(name).join('_').toUpperCase();
}

/** Longest slug: a file's name has at most 255 bytes, and a letter takes up to three for each unit. */
const LONGEST_SLUG = 80;

/** A title as a file name: lower case, letters and digits of any alphabet, hyphens between, not too long for one. */
export function slug(title: string): string {
  const text = title.normalize('NFC').toLowerCase();
  const hyphenated = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-/, '');
  return hyphenated.slice(0, LONGEST_SLUG).replace(/[\uD800-\uDBFF]$|-$/, '') || 'untitled';
}

/** A slug for each title, in order; equal ones get `-2`, `-3`, ... */
export function uniqueSlugs(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const base = slug(title);
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
    taken.add(name);
    return name;
  });
}

const words = memoizeText((name): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase()),
);

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
