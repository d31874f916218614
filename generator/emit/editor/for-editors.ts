import { memoize } from '../../memoize.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { mapSubschemas } from './subschemas.ts';

/**
 * The schema as yaml-language-server shows it best: without OpenAPI's `discriminator`, which editors do not know; with
 * code set as code, since a plain description shows its backticks; and with one alternative for each type, since a
 * choice is offered between alternatives that have one type each. Kinds of files share definitions, so it is done once.
 */
export const forEditors = memoize((schema: JsonSchema): JsonSchema => {
  const { discriminator: _, oneOf, ...known } = mapSubschemas(schema, forEditors);
  const { description } = known;
  const isCode = typeof description === 'string' && description.includes('`');
  return {
    ...known,
    ...(isCode && { markdownDescription: description }),
    ...(oneOf !== undefined && alternatives((oneOf as Alternative[]).flatMap(oneTypeEach))),
  };
});

/** What a value can be: a schema whose property `type` has one of a few words. */
type Alternative = JsonSchema & {
  readonly title: string;
  readonly properties: Readonly<Record<string, JsonSchema>> & {
    readonly type: {
      readonly description: string;
      readonly enum: readonly string[];
      readonly enumDescriptions: readonly string[];
    };
  };
};

function oneTypeEach(alternative: Alternative): Alternative[] {
  const { title, properties } = alternative;
  const { enum: words, enumDescriptions: meanings } = properties.type;
  if (words.length < 2) return [alternative];
  return words.map((word, index) => {
    const meaning = meanings[index]!;
    return {
      ...alternative,
      title: title.replace(/^an? \w+/, `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`),
      description: meaning,
      properties: { ...properties, type: { ...properties.type, enum: [word], enumDescriptions: [meaning] } },
    };
  });
}

/** The alternatives, and beside them every type, so that a misspelt one is held against all of them. */
function alternatives(oneOf: readonly Alternative[]): JsonSchema {
  const types = oneOf.map(({ properties }) => properties.type);
  const type = {
    description: types[0]!.description,
    enum: types.flatMap((each) => each.enum),
    enumDescriptions: types.flatMap((each) => each.enumDescriptions),
    doNotSuggest: true,
  };
  // Of a type that is none no alternative can be said to be meant: it would be marked a second time.
  const isNone = { required: ['type'], not: { properties: { type } } };
  return { properties: { type }, if: isNone, else: { oneOf } };
}
