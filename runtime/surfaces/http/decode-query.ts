import type { ObjectShape } from '../../shape.ts';
import { decodeTexts, shapeOf } from '../decode-text.ts';

/**
 * Arguments from a query string: a string argument is its text as it is, any other is read as JSON
 * (`top_k=5`, `signals={"rv_21d":0.2}`), and a list has an entry for each time that its name is given (`exits=5&exits=8`,
 * `exits=5`), or is one text (`exits=[5,8]`). What is not JSON stays text, and a name the tool does not have stays in: the
 * steps of the call refuse both in words.
 */
export function decodeQuery(shape: ObjectShape, query: URLSearchParams): Readonly<Record<string, unknown>> {
  const names = new Set(query.keys());
  return Object.fromEntries(
    [...names].map((name) => [name, decodeTexts(shapeOf(shape, name), query.getAll(name))]),
  );
}
