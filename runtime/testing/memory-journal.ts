import type { Journal, JournalEntry, Remembered } from '../journal/journal.ts';

export interface MemoryJournal extends Journal {
  readonly entries: readonly JournalEntry[];
}

/** A journal in memory, for tests and recordings. */
export function memoryJournal(): MemoryJournal {
  const kept: JournalEntry[] = [];
  const answers = new Map<string, Remembered>();
  return {
    entries: kept,
    recall: async (key) => answers.get(key),
    record: async ({ entries, remember }) => {
      const earlier = remember && !remember.replace ? answers.get(remember.key) : undefined;
      if (earlier !== undefined) return earlier;
      kept.push(...entries);
      if (remember !== undefined) answers.set(remember.key, remember.answer);
      return undefined;
    },
  };
}
