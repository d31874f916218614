import type { Json, JsonObject } from '../answer.ts';
import type { PagesContract, ToolContract } from '../contract.ts';
import { canonicalJson, sha256 } from '../digest.ts';
import type { Journal, Remembered } from '../journal/journal.ts';
import { type Outcome, violationRefusal } from '../refusal.ts';
import { usualCode } from './explain.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';

/** What a handler gave, as of the last page. Throws where it says itself what comes after: it can't know. */
export function withoutNext({ next }: PagesContract, returned: unknown): unknown {
  if (!isPlainObject(returned)) return returned;
  if (Object.hasOwn(returned, next)) throw new Error(`${next} is filled in; a handler can't state it`);
  return { ...returned, [next]: null };
}

/**
 * The first page of an answer. Where there is more, the whole is kept under what its cursors name, so that later pages
 * are of what the list was, whatever it is by then. A replay keeps nothing.
 */
export async function firstPage(
  journal: Journal,
  tool: string,
  pages: PagesContract,
  args: PlainObject,
  answer: Remembered,
  isReplay: boolean,
): Promise<JsonObject> {
  const key = keyOf(tool, pages, args, answer.result);
  const hasMore = listOf(answer.result, pages).length > pages.size;
  if (hasMore && !isReplay) await journal.record({ entries: [], remember: { key, answer, replace: true } });
  return pageOf(answer.result, pages, key, 0);
}

/**
 * The page that a cursor asks for, with all that stood beside the list. Refuses a cursor that this tool did not give for
 * these arguments, and one whose list is no longer kept. Undefined where the call has no cursor.
 */
export async function laterPage(
  journal: Journal,
  tool: string,
  { pages, refusals }: { readonly pages: PagesContract; readonly refusals: ToolContract['refusals'] },
  args: PlainObject,
): Promise<Outcome<Remembered> | undefined> {
  const cursor = args[pages.cursor];
  if (typeof cursor !== 'string') return undefined;
  const [, key = '', start] = /^([0-9a-f]{64})\.([1-9]\d{0,9})$/.exec(cursor) ?? [];
  const offset = Number(start);
  const whole = await journal.recall(key);
  const isGiven =
    whole !== undefined &&
    keyOf(tool, pages, args, whole.result) === key &&
    offset % pages.size === 0 &&
    offset < listOf(whole.result, pages).length;
  if (!isGiven) return { kind: 'refused', refusal: badCursor(pages, refusals) };
  return { kind: 'ok', value: { ...whole, result: pageOf(whole.result, pages, key, offset) } };
}

function badCursor({ cursor }: PagesContract, refusals: ToolContract['refusals']) {
  const code = usualCode(cursor);
  const message = `${cursor} is none that this tool gave for these arguments, or its list is no longer kept.`;
  return violationRefusal(refusals, { shown: [{ path: cursor, code, message }], total: 1 });
}

/** Equal lists that were asked for in the same way have equal cursors. */
function keyOf(tool: string, pages: PagesContract, args: PlainObject, whole: JsonObject): string {
  const asked = Object.fromEntries(Object.entries(args).filter(([name]) => name !== pages.cursor));
  return sha256(canonicalJson(['pages', tool, asked, whole]));
}

function pageOf(whole: JsonObject, pages: PagesContract, key: string, start: number): JsonObject {
  const list = listOf(whole, pages);
  const end = start + pages.size;
  const next = end < list.length ? `${key}.${end}` : null;
  return { ...whole, [pages.of]: list.slice(start, end), [pages.next]: next };
}

function listOf(result: JsonObject, { of }: PagesContract): readonly Json[] {
  return result[of] as readonly Json[];
}
