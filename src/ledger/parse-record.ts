import type { LedgerRecord } from './record.ts';

type Kind = 'text' | 'text or null' | 'count';

const fields: Readonly<Record<keyof LedgerRecord, Kind>> = {
  seq: 'count',
  ts: 'text',
  prevHash: 'text',
  recordHash: 'text',
  hypothesis: 'text',
  universe: 'text',
  criteria: 'text',
  sampleStart: 'text',
  sampleEnd: 'text',
  holdoutStart: 'text or null',
  holdoutEnd: 'text or null',
  configHash: 'text or null',
};

const entries = Object.entries(fields);

/**
 * Reads a line of an exported ledger. A field more is as wrong as a field less: it would be no part of the hash.
 *
 * @returns the record, or what is wrong with the line
 */
export function parseRecord(line: string): LedgerRecord | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'it is not JSON';
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return 'it is not a JSON object';
  const record = value as Readonly<Record<string, unknown>>;
  for (const [name, kind] of entries) {
    if (!Object.hasOwn(record, name)) return `${name} is missing`;
    if (!isOf(kind, record[name])) return `${name} is not ${kind === 'count' ? 'a count' : `a ${kind}`}`;
  }
  const names = Object.keys(record);
  if (names.length > entries.length)
    return `${names.find((name) => !Object.hasOwn(fields, name))} is not a field`;
  return record as unknown as LedgerRecord;
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'count') return Number.isSafeInteger(value) && (value as number) >= 1;
  return typeof value === 'string' || (kind === 'text or null' && value === null);
}
