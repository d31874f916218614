/** A draft-07 schema, as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Schemas by property name. */
export type Properties = Readonly<Record<string, JsonSchema>>;

/**
 * An object that takes these properties and no other. `title` names it in findings ("an integer argument"), so
 * it starts with an article.
 */
export function closed(
  title: string,
  description: string,
  properties: Properties,
  required: readonly string[] = [],
): JsonSchema {
  return { title, description, type: 'object', properties, required, additionalProperties: false };
}

/** An object whose keys are names that the author chooses. */
export function mapOf(description: string, names: JsonSchema, values: JsonSchema): JsonSchema {
  return { description, type: 'object', propertyNames: names, additionalProperties: values };
}

/** A list of at least `minItems` entries. */
export function listOf(description: string, items: JsonSchema, minItems = 0): JsonSchema {
  return { description, type: 'array', items, ...(minItems > 0 ? { minItems } : {}) };
}

/** Text that says something: never empty, nor blank. */
export function text(description: string): JsonSchema {
  return { description, type: 'string', pattern: SOMETHING };
}

/** What a text must match to say something. */
export const SOMETHING = '\\S';

/** A condition in CEL, of a length that a person still reads. */
export function condition(description: string): JsonSchema {
  return { ...text(description), maxLength: 4096 };
}

/** Text of a fixed form; `form` is what findings call it ("a date, YYYY-MM-DD"). */
export function formed(form: string, pattern: string, description: string = form): JsonSchema {
  return { title: form, description, type: 'string', pattern };
}

/** One of a closed list of words, each with what it means. */
export function oneOfWords(description: string, words: Readonly<Record<string, string>>): JsonSchema {
  return { description, type: 'string', enum: Object.keys(words), enumDescriptions: Object.values(words) };
}

/** A whole number, one at least. */
export function positiveInteger(description: string): JsonSchema {
  return { description, type: 'integer', minimum: 1 };
}

/** True or false. */
export function flag(description: string): JsonSchema {
  return { description, type: 'boolean' };
}

/** A reference to a definition of the same file. */
export function definition(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}
