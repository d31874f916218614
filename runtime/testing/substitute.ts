import type { Json, JsonObject } from '../answer.ts';

const PLACEHOLDER = /\$\{([^}]+)\}/g;

/**
 * Fills `${first.result.run_id}` in the arguments of a call from earlier answers. A text that is one
 * placeholder becomes the value itself, of whatever type; inside a longer text the value is written out.
 * Throws where an answer has no such field.
 */
export function substitute(args: JsonObject, answers: Readonly<Record<string, unknown>>): JsonObject {
  return replace(args, answers) as JsonObject;
}

function replace(value: Json, answers: Readonly<Record<string, unknown>>): Json {
  if (typeof value === 'string') return replaceText(value, answers);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => replace(item, answers));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replace(member, answers)]));
}

function replaceText(text: string, answers: Readonly<Record<string, unknown>>): Json {
  const whole = /^\$\{([^}]+)\}$/.exec(text);
  if (whole !== null) return lookUp(whole[1]!, answers) as Json;
  return text.replaceAll(PLACEHOLDER, (_placeholder, path: string) => String(lookUp(path, answers)));
}

function lookUp(path: string, answers: Readonly<Record<string, unknown>>): unknown {
  let found: unknown = answers;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) {
      throw new Error(`no earlier answer has ${path}`);
    }
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}
