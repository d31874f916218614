import type { JsonObject } from '../answer.ts';
import type { JournalContract } from '../contract.ts';
import type { Journal, JournalEntry, Remembered } from '../journal/journal.ts';
import { problemsOf } from './explain.ts';
import { isPlainObject } from './plain-object.ts';
import type { Memo } from './recall.ts';
import type { HandlerEnd } from './run-handler.ts';
import { strictJson } from './strict-json.ts';

export type Recorded =
  /** Nothing was written: a replay compares. */
  | { readonly kind: 'withheld' }
  | { readonly kind: 'recorded' }
  /** An equal call was put on record while this one was computed; its answer stands. */
  | { readonly kind: 'overtaken'; readonly by: Remembered };

/**
 * Puts on record what a handler made of a call, and remembers the answer where calls are memoized. Throws where the
 * entries are not what the contract says: that is our fault, and nothing is written.
 */
export async function recordEntries(
  journal: Journal,
  contract: JournalContract,
  made: Extract<HandlerEnd, { kind: 'returned' }>['entries'],
  answer: Remembered,
  call: {
    readonly tool: string;
    readonly memo: Memo | undefined;
    readonly isReplay: boolean;
    readonly recordedAt: Date;
  },
): Promise<Recorded> {
  const { tool, memo, isReplay } = call;
  if (contract.oncePerCall && made.length !== 1)
    throw new Error(`the handler journaled ${made.length} entries; a call makes one`);
  const recordedAt = call.recordedAt.toISOString();
  const entries = made.map(({ id, entry }): JournalEntry => {
    const shared = { store: contract.store, runId: answer.runId, tool, recordedAt };
    return { id, ...shared, entry: soundEntry(contract, entry) };
  });
  if (isReplay) return { kind: 'withheld' };
  const earlier = await journal.record({
    entries,
    ...(memo && { remember: { key: memo.key, answer, replace: memo.forced } }),
  });
  return earlier === undefined ? { kind: 'recorded' } : { kind: 'overtaken', by: earlier };
}

function soundEntry({ entry: shape, validateEntry }: JournalContract, given: unknown): JsonObject {
  if (!isPlainObject(given)) throw new TypeError('the handler journaled something that is not an object');
  const entry = strictJson(shape, given) as JsonObject;
  if (!validateEntry(entry)) throw new Error(`the journal entry is not valid: ${problemsOf(shape, entry)}`);
  return entry;
}
