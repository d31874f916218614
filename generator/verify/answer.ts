import type { Reply, Session } from '../connect/session.ts';
import { readMessage } from '../connect/strict-json.ts';
import { isObject, type JsonObject } from '../diff/json.ts';
import type { JsonValue } from '../model/node.ts';

/** What a call came back with, as a checker sees it. */
export interface WireAnswer {
  readonly kind: 'result' | 'refused' | 'error';
  /** The texts of the content, or the message of the error. */
  readonly text: string;
  /** The structured content; undefined where there is none. */
  readonly structured: JsonValue | undefined;
  /** The content as it came; an empty list where it is none. */
  readonly content: JsonValue;
  /** What a server made with toolwright says of a refusal in `_meta`; nothing of others. */
  readonly details: JsonObject | undefined;
  readonly isStrict: boolean;
}

/** Calls a tool. Rejects with a ConnectionFault where no answer comes. */
export async function callTool(
  session: Session,
  name: string,
  args: JsonValue | undefined,
): Promise<WireAnswer> {
  const reply = await session.request(
    'tools/call',
    args === undefined ? { name } : { name, arguments: args },
  );
  return answerOf(reply);
}

function answerOf(reply: Reply): WireAnswer {
  if (reply.kind === 'error') {
    const { isStrict, message } = reply;
    return { kind: 'error', text: message, structured: undefined, content: [], details: undefined, isStrict };
  }
  const { content, structuredContent, isError, _meta } = reply.result;
  const details = Object.entries(isObject(_meta) ? _meta : {}).find(([key]) => key.endsWith('/refusal'))?.[1];
  const blocks = Array.isArray(content) ? content : [];
  const texts = blocks.flatMap((block) =>
    isObject(block) && typeof block['text'] === 'string' ? [block['text']] : [],
  );
  return {
    kind: isError === true ? 'refused' : 'result',
    text: texts.join('\n'),
    structured: structuredContent as JsonValue | undefined,
    content: blocks as JsonValue,
    details: isObject(details) ? details : undefined,
    isStrict: reply.isStrict && texts.every(isStrictText),
  };
}

/** A text that begins as JSON does, and would be JSON but for NaN or Infinity. */
function isStrictText(text: string): boolean {
  return !/^\s*[[{]/.test(text) || (readMessage(text)?.isStrict ?? true);
}

/** The code that a refusal of ours begins with; undefined where it has none. */
export function codeOf({ text }: WireAnswer): string | undefined {
  return /^([A-Za-z][A-Za-z0-9_-]*): /.exec(text)?.[1];
}

/** The first line of what was said, for a report. */
export function saidBy({ kind, text }: WireAnswer): string {
  const line = text.split('\n')[0]!.slice(0, 200);
  return kind === 'result' ? `a result (${line})` : line;
}

/** The result of an answer: what is structured, without what travels beside it. */
export function resultOf({ structured }: WireAnswer): JsonValue | undefined {
  if (!isObject(structured)) return structured;
  const { provenance, warnings, journaled, ...result } = structured;
  return result as JsonValue;
}
