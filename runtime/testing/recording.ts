import type { JsonObject, Refusal } from '../answer.ts';

/**
 * What an example's execution gave: the arguments of the call, and the envelope or the refusal that
 * travelled.
 */
export interface Recording {
  readonly arguments: JsonObject;
  readonly answer: JsonObject | Refusal;
}

/** A recording's place below the folder of recordings. */
export function recordingPath(tool: string, slug: string): string {
  return `${tool}/${slug}.json`;
}

/** The promises of a tool that were kept when they were last run, and the contract that they are of. */
export interface KeptPromises {
  /** Digest of the tool's contract. */
  readonly contract: string;
  /** The sentences of the guarantees that held. */
  readonly held: readonly string[];
  /** Code -> what a caller reads whose call is refused with it, of the call that the spec names. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Where it is kept which promises of a tool were kept, beside the folder of its examples. */
export function promisesPath(tool: string): string {
  return `${tool}.json`;
}

/** A sentence on each line. Ends with a line feed. */
export function promisesText(promises: KeptPromises): string {
  return `${JSON.stringify(promises, null, 2)}\n`;
}

/** The picture of a recorded answer, beside it. */
export function picturePath(tool: string, slug: string): string {
  return `${tool}/${slug}.svg`;
}

/**
 * JSON for people who read differences: indented, with lists of scalars on one line. Ends with a line feed.
 */
export function recordingText(recording: Recording): string {
  return `${print(recording, '')}\n`;
}

function print(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    }
    return wrap(
      '[]',
      value.map((item) => print(item, inner)),
      indent,
    );
  }
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${print(member, inner)}`,
  );
  return members.length === 0 ? '{}' : wrap('{}', members, indent);
}

function wrap(brackets: string, parts: readonly string[], indent: string): string {
  return `${brackets[0]}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${brackets[1]}`;
}
