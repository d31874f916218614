import type { ObjectShape } from '../../shape.ts';
import { decodeText } from '../decode-text.ts';

/**
 * Arguments from a query string: a string argument is its text as it is, any other is read as JSON
 * (`top_k=5`, `signals={"rv_21d":0.2}`). What is not JSON stays text, and a name the tool does not have stays
 * in: the steps of the call refuse both in words. A name given twice is a list.
 */
export function decodeQuery(shape: ObjectShape, query: URLSearchParams): Readonly<Record<string, unknown>> {
  const names = new Set(query.keys());
  const members = [...names].map((name) => {
    const values = query.getAll(name).map((text) => decodeText(shape, name, text));
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  return Object.fromEntries(members);
}
