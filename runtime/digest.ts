import { isPlainObject } from './call/plain-object.ts';
import { nodeCrypto } from './node-crypto.ts';

/**
 * RFC 8785 JSON: equal values give equal text, whatever the order their keys were written in. Members that are
 * undefined count as absent. Throws a `NotJsonError` for what JSON can't say: a non-finite number, a lone surrogate,
 * a class's instance.
 *
 * The RFC takes the text of numbers and strings from ECMAScript, so the language's own serialiser writes them; a
 * row of scalars, which is most of any large value, it writes in one go.
 */
export function canonicalJson(value: unknown): string {
  if (isScalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return value.every(isScalar) ? JSON.stringify(value) : `[${value.map(canonicalJson).join()}]`;
  }
  if (!isPlainObject(value)) throw new NotJsonError(describe(value));
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${canonicalJson(key)}:${canonicalJson(value[key])}`);
  return `{${members.join()}}`;
}

/** What a result is told by: SHA-256 of its canonical JSON, and of each of its fields', in their own order. */
export interface ResultDigest {
  readonly whole: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Length of the canonical JSON in UTF-8. */
  readonly bytes: number;
}

/** Digests of an object; each part of it is written once. */
export function resultDigest(result: Readonly<Record<string, unknown>>): ResultDigest {
  const members = Object.keys(result).map((key) => ({ key, text: canonicalJson(result[key]) }));
  const sorted = members.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const canonical = `{${sorted.map(({ key, text }) => `${canonicalJson(key)}:${text}`).join()}}`;
  return {
    whole: sha256(canonical),
    fields: Object.fromEntries(members.map(({ key, text }) => [key, sha256(text)])),
    bytes: Buffer.byteLength(canonical),
  };
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return Number.isFinite(value) || typeof value === 'boolean' || value === null;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return 'text with a lone surrogate';
  return typeof value === 'number' || value === undefined ? String(value) : `this kind of ${typeof value}`;
}

/** A value holds something that JSON can't say. */
export class NotJsonError extends TypeError {
  override readonly name = 'NotJsonError';

  readonly what: string;

  constructor(what: string) {
    super(`${what} is not JSON`);
    this.what = what;
  }
}

/** SHA-256 of bytes, or of a text's UTF-8, lowercase hex. */
export function sha256(content: string | Uint8Array): string {
  return nodeCrypto().hash('sha256', content);
}

/**
 * The seed of a call that was not given one: the first 32 bits of SHA-256 over the tool's name. Every call of a tool
 * draws the same numbers, so that two answers differ by what was asked and not by the draw.
 */
export function seedOf(tool: string): number {
  return Number.parseInt(sha256(tool).slice(0, 8), 16);
}
