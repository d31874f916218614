import type { ObjectShape, Shape } from '../shape.ts';

/**
 * The value that the texts of one name stand for where a surface has nothing but text (a query, a flag): a string is
 * its text as it is, any other value is read as JSON. What is not JSON stays text, which the steps of the call refuse in
 * words.
 *
 * An argument that is a list has an entry for each text, be it one; a single text that is a whole list as JSON, or
 * null, is that. Any other name that is given several times is a list too, for the steps of the call to refuse.
 */
export function decodeTexts(argument: Shape | undefined, texts: readonly string[]): unknown {
  const [first] = texts;
  if (argument?.type !== 'array') {
    const values = texts.map((text) => decodeText(argument, text));
    return values.length === 1 ? values[0] : values;
  }
  if (texts.length === 1 && isWholeList(first!)) return decodeJson(first!);
  return texts.map((text) => decodeText(argument.items, text));
}

/** One text, as a value of this type; one of an unknown type is read as JSON. */
export function decodeText(shape: Shape | undefined, text: string): unknown {
  return shape?.type === 'string' ? text : decodeJson(text);
}

function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the text given for a list is meant as all of it: with a bracket missing it is no entry either. */
export function isWholeList(text: string): boolean {
  return /^\s*(\[|null\s*$)/.test(text);
}

/** The shape of an argument; undefined where the tool has no such argument. */
export function shapeOf({ properties }: ObjectShape, name: string): Shape | undefined {
  return properties.find((property) => property.name === name)?.shape;
}
