import { propertyName, snakeName } from './forms.ts';
import {
  definition,
  flag,
  type JsonSchema,
  listOf,
  mapOf,
  oneOfWords,
  type Properties,
  text,
} from './json-schema.ts';

const count = (description: string): JsonSchema => ({ description, type: 'integer', minimum: 0 });
const number = (description: string): JsonSchema => ({ description, type: 'number' });

/** A kind of value: the facts that can be stated of it wherever it stands. */
export interface Kind {
  /** The types of this kind, with what each is. */
  readonly types: Readonly<Record<string, string>>;
  readonly title: string;
  readonly description: string;
  readonly facts: Properties;
  /** The schema of a default. */
  readonly value: JsonSchema;
  readonly needs?: readonly string[];
}

export const kinds: readonly Kind[] = [
  {
    types: { string: 'Text.' },
    title: 'a string',
    description: 'Text.',
    facts: {
      enum: { ...listOf('The allowed values.', { type: 'string' }, 1), uniqueItems: true },
      pattern: text('Regular expression (ECMAScript, unicode) that the text must match somewhere.'),
      minLength: count('Fewest characters.'),
      maxLength: count('Most characters.'),
      valuesFrom: { ...snakeName, description: 'The vocabulary whose entries are the allowed values.' },
    },
    value: { type: 'string' },
  },
  {
    types: { number: 'A number.', integer: 'A whole number.' },
    title: 'a number',
    description: 'A number; an integer has no fraction.',
    facts: {
      enum: { ...listOf('The allowed values.', { type: 'number' }, 1), uniqueItems: true },
      minimum: number('Smallest value.'),
      maximum: number('Largest value.'),
      exclusiveMinimum: number('The value is larger than this.'),
      exclusiveMaximum: number('The value is smaller than this.'),
      multipleOf: { description: 'The value is a multiple of this.', type: 'number', exclusiveMinimum: 0 },
      nonFinite: flag(
        'True where "nan", "inf" and "-inf" are values too: JSON has no other way to say them.',
      ),
    },
    value: { type: ['number', 'string'] },
  },
  {
    types: { boolean: 'True or false.' },
    title: 'a boolean',
    description: 'True or false.',
    facts: {},
    value: { type: 'boolean' },
  },
  {
    types: { array: 'A list of values of one type.' },
    title: 'an array',
    description: 'A list of values of one type.',
    facts: {
      items: definition('value'),
      minItems: count('Fewest entries.'),
      maxItems: count('Most entries.'),
      uniqueItems: flag('True where no two entries may be equal.'),
    },
    value: { type: 'array' },
    needs: ['items'],
  },
  {
    types: { object: 'Named values.' },
    title: 'an object',
    description: 'Named values. Closed: a key that is not declared is refused.',
    facts: {
      properties: mapOf(
        'The properties by name, in the order of the page.',
        propertyName,
        definition('property'),
      ),
      additionalProperties: {
        description: 'What any other property holds; absent or false where there is none.',
        if: { type: 'boolean' },
        then: { const: false },
        else: definition('value'),
      },
      keysFrom: { ...snakeName, description: 'The vocabulary whose entry names are the allowed keys.' },
      unknownKeys: oneOfWords('What becomes of a key that the vocabulary does not know.', {
        refuse: 'The call is refused, with the nearest known names. The default.',
        warn: 'It is ignored, and a warning says so.',
      }),
    },
    value: { type: 'object' },
  },
];
