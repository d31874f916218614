import type { RawTable } from './raw-table.ts';
import { readDay, readNumber } from './read-cell.ts';

/** Rows that a draft looks at. */
const SAMPLE_ROWS = 500;

/** More different words than this are no category. */
const MOST_TAGS = 20;

/**
 * A definitions file drafted from the header and the first rows. What only a person knows is left empty, and the importer asks
 * for it: what a signal means, its unit, how it is computed, what is unreliable. `known` starts as `after the close`,
 * which never sees the future.
 */
export function draftDefinitions(table: RawTable): string {
  const names = [...table.columns.keys()];
  const sample = (name: string) => Array.from(table.columns.get(name)!).slice(0, SAMPLE_ROWS);
  const isDays = (name: string) => sample(name).every((cell) => readDay(cell).kind === 'value');
  const dateColumn = names.find(isDays) ?? names.find((name) => /date|day|time/i.test(name)) ?? '';
  const open = { meaning: '', computed: '', unreliable: '', known: 'after the close', trust: 1 };
  const signals = names.flatMap((column): (readonly [string, object])[] => {
    if (column === dateColumn) return [];
    const cells = sample(column);
    const words = [...new Set(cells.map((cell) => String(cell ?? '')))].filter((word) => word !== '');
    const isNumber = cells.filter((cell) => readNumber(cell).kind === 'value').length * 2 > cells.length;
    if (isNumber) return [[signalName(column), { column, kind: 'number', unit: '', ...open }]];
    if (words.length > MOST_TAGS) return [];
    return [[signalName(column), { column, kind: 'category', ...open, tags: words.toSorted() }]];
  });
  return `${JSON.stringify({ dateColumn, signals: Object.fromEntries(signals) }, null, 2)}\n`;
}

function signalName(column: string): string {
  const words = column
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[a-z]/.test(words) ? words : `signal_${words}`;
}
