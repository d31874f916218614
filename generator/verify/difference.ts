import { equal } from '../diff/json.ts';
import type { JsonValue } from '../model/node.ts';
import { resultOf, saidBy, type WireAnswer } from './answer.ts';

/** Characters shown before and from the first that differs. */
const BEFORE = 16;
const FROM = 24;

/** How the second of two answers to equal calls differs from the first; undefined where it does not. */
export function differenceOf(first: WireAnswer, second: WireAnswer): string | undefined {
  if (first.kind !== second.kind) return `the first call gives a result, the second: ${saidBy(second)}`;
  const isStructured = resultOf(first) !== undefined;
  const [before, after] = [first, second].map((answer) =>
    isStructured ? (resultOf(answer) ?? null) : answer.content,
  ) as [JsonValue, JsonValue];
  if (equal(before, after)) return undefined;
  const texts = [JSON.stringify(before), JSON.stringify(after)] as const;
  const at = texts[0].split('').findIndex((character, index) => character !== texts[1][index]);
  const start = Math.max(0, (at < 0 ? texts[0].length : at) - BEFORE);
  const [one, other] = texts.map((text) => text.slice(start, start + BEFORE + FROM));
  const cut = start === 0 ? '' : '...';
  return `first ${cut}${one}, then ${cut}${other}`;
}
