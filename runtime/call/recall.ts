import type { JsonObject } from '../answer.ts';
import type { JournalContract, ToolListing } from '../contract.ts';
import { canonicalJson, resultDigest, sha256 } from '../digest.ts';
import type { Journal, Remembered } from '../journal/journal.ts';
import type { Ending } from './ending.ts';
import type { PlainObject } from './plain-object.ts';
import type { CallSettings } from './settings.ts';

/** What an answer is remembered under. */
export interface Memo {
  readonly key: string;
  /** The caller wants it computed and recorded anew. */
  readonly forced: boolean;
}

/**
 * The memo of a call whose tool declares one. Equal are calls of one tool with the same arguments, defaults applied,
 * on the same contract, code, data and seed. Rejects where the data can't be told.
 */
export async function memoOf<Services>(
  { code, snapshot }: Pick<CallSettings<Services>, 'code' | 'snapshot'>,
  { name, digest }: Pick<ToolListing, 'name' | 'digest'>,
  { force }: Pick<JournalContract, 'force'>,
  { args, seed, now }: { readonly args: PlainObject; readonly seed: number; readonly now: Date },
): Promise<Memo> {
  if (snapshot === undefined)
    throw new Error(`${name} is memoized, and nothing names the data of its answers`);
  const asked = Object.fromEntries(Object.entries(args).filter(([argument]) => argument !== force));
  const key = sha256(canonicalJson([name, asked, digest, code, await snapshot(now), seed]));
  return { key, forced: force !== undefined && args[force] === true };
}

/** The answer of an equal earlier call, unless the caller forces another one. */
export async function recall(journal: Journal, { key, forced }: Memo): Promise<Remembered | undefined> {
  return forced ? undefined : journal.recall(key);
}

/** A result as it is given again: without what the contract says is not, and with the reasons. */
export function givenAgain(
  result: JsonObject,
  { forgets = [] }: Pick<JournalContract, 'forgets'>,
): JsonObject {
  const gone = forgets.flatMap(({ field, reasonIn, reason }) => [
    [field, null] as const,
    [reasonIn, reason] as const,
  ]);
  return { ...result, ...Object.fromEntries(gone) };
}

/** The answer of an earlier call: its provenance says which call computed it, and when. */
export function recalledEnding(
  { runId, clock, result, provenance, warnings }: Remembered,
  warn: (text: string) => void,
  journaled: false | undefined,
): Ending {
  for (const text of warnings) warn(text);
  const recalled = { runId, clock };
  const marks = journaled === undefined ? {} : { journaled };
  return { kind: 'result', result, digest: resultDigest(result), provenance, recalled, ...marks };
}
