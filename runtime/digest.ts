import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * RFC 8785 JSON: equal values give equal text, whatever the order their keys were written in. Throws for what
 * JSON can't say: a non-finite number, a lone surrogate, a cycle, `undefined` as the whole value.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('undefined is not JSON');
  return text;
}

/** SHA-256 of the text's UTF-8 bytes, lowercase hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The seed of a call that was not given one: the first 32 bits of SHA-256 over the tool's name, a line feed
 * and the canonical normalised arguments. Equal calls draw equal numbers, on any machine.
 */
export function seedOf(tool: string, canonicalArguments: string): number {
  return createHash('sha256').update(tool).update('\n').update(canonicalArguments).digest().readUInt32BE(0);
}
