/** A message, and whether it was JSON: some servers write NaN and Infinity, which no other reader takes. */
export interface ReadMessage {
  readonly value: unknown;
  readonly isStrict: boolean;
}

/** Reads a text as JSON, with NaN and Infinity as null where it holds them; undefined where it is no JSON even so. */
export function readMessage(text: string): ReadMessage | undefined {
  const value = parse(text);
  if (value !== undefined) return { value, isStrict: true };
  const repaired = text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (found) =>
    found.startsWith('"') ? found : 'null',
  );
  const lenient = repaired === text ? undefined : parse(repaired);
  return lenient === undefined ? undefined : { value: lenient, isStrict: false };
}

/** True where lists and objects stand in one another more than so many times. */
export function nestsDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => nestsDeeperThan(depth - 1, member));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
