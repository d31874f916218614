import type { VocabularyEntry } from '../contract.ts';
import { formatPath } from '../path.ts';
import type { ObjectShape } from '../shape.ts';
import type { PlainObject } from './plain-object.ts';
import { rewriteObjects, withMembers, withoutMembers } from './rewrite.ts';
import { showValue } from './show-value.ts';
import type { Vocabularies } from './vocabularies.ts';

/**
 * Coerces the values of `keysFrom` objects to the types their vocabulary gives, unless the object types them itself: a
 * numeric string becomes the number, once. A value that does not become one is dropped with a warning where the object says
 * `unknownKeys: warn`; elsewhere it stays for validation to refuse.
 */
export function coerceVocabularyValues(
  shape: ObjectShape,
  args: PlainObject,
  vocabularies: Vocabularies,
  warn: (text: string) => void,
): PlainObject {
  if (vocabularies.size === 0) return args;
  return rewriteObjects(shape, args, null, (node, object, parent) => {
    const entries = node.keysFrom === undefined ? undefined : vocabularies.get(node.keysFrom);
    if (entries === undefined || node.additionalProperties !== undefined) return object;
    const coerced = new Map<string, unknown>();
    const dropped = new Set<string>();
    for (const [key, value] of Object.entries(object)) {
      const entry = entries.get(key);
      if (entry === undefined) continue;
      const after = coerceToEntry(entry, value);
      if (fitsEntry(entry, after)) {
        if (after !== value) coerced.set(key, after);
      } else if (node.unknownKeys === 'warn') {
        const path = formatPath({ parent, key });
        warn(`${path} was ignored: it must be ${entryKind(entry)}, not ${showValue(value)}.`);
        dropped.add(key);
      }
    }
    return withoutMembers(withMembers(object, coerced), dropped);
  }) as PlainObject;
}

/** True where a value is of the type, and among the values, that a vocabulary's entry has. */
export function fitsEntry(entry: VocabularyEntry, value: unknown): boolean {
  switch (entry.type) {
    case 'string':
      return typeof value === 'string' && (entry.values === undefined || entry.values.includes(value));
    case 'number':
      return Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

/** What an entry's value must be, for a sentence: `a number`, `one of up, down`. */
export function entryKind(entry: VocabularyEntry): string {
  if (entry.values !== undefined) return `one of ${entry.values.join(', ')}`;
  return entry.type === 'integer' ? 'an integer' : `a ${entry.type}`;
}

const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

function coerceToEntry(entry: VocabularyEntry, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (entry.type === 'number' || entry.type === 'integer') return NUMERIC.test(value) ? Number(value) : value;
  if (entry.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
