import type { ObjectShape } from '../shape.ts';

/**
 * The value that a text stands for where a surface has nothing but text (a query, a flag): a string argument is its
 * text as it is, any other is read as JSON. What is not JSON stays text, which the steps of the call refuse in words.
 */
export function decodeText(shape: ObjectShape, name: string, text: string): unknown {
  if (isText(shape, name)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an argument is a string. A name that the tool does not have is none. */
export function isText(shape: ObjectShape, name: string): boolean {
  return typeOf(shape, name) === 'string';
}

/** The type of an argument; undefined where the tool has no such argument. */
export function typeOf({ properties }: ObjectShape, name: string): string | undefined {
  return properties.find((property) => property.name === name)?.shape.type;
}
