import { propertyName, refusalCode, snakeName, typeName } from './forms.ts';
import {
  closed,
  definition,
  flag,
  type JsonSchema,
  listOf,
  mapOf,
  oneOfWords,
  type Properties,
  text,
} from './json-schema.ts';

/** Where a value stands decides which facts can be stated of it. */
type Position = 'argument' | 'field' | 'property' | 'type' | 'value';

const positions: readonly Position[] = ['argument', 'field', 'property', 'type', 'value'];

export const violableKeywords = [
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'valuesFrom',
  'keysFrom',
] as const;

const count = (description: string): JsonSchema => ({ description, type: 'integer', minimum: 0 });
const number = (description: string): JsonSchema => ({ description, type: 'number' });

const everywhere: Properties = {
  description: text('What the value means, in sentences that an agent acts on.'),
  term: { ...snakeName, description: 'The glossary term that this value is an instance of.' },
  unit: text('The unit, such as seconds or fraction per year.'),
};

const nullWhen = text(
  'Set where the value may be null; says when it is, as in "the input carries no clock".',
);

const refuseMapping = closed(
  'a refuse mapping',
  'Violated keyword -> the refusal code to give instead of the pattern INVALID_{ARGUMENT}.',
  Object.fromEntries(
    violableKeywords.map((keyword) => [
      keyword,
      { ...refusalCode, description: `Code for a broken ${keyword}.` },
    ]),
  ),
);

const refuse = definition('refuse');

const requiredFlag = flag('True where the value is always there. Optional otherwise.');

const liveDefault: JsonSchema = {
  title: 'a reference to a constant, path/to/file.ts#NAME',
  description: 'A default that lives in an import-free module, read when generating: path/to/file.ts#NAME.',
  type: 'string',
  pattern: '^(?!/)(?!.*\\.\\.)[A-Za-z0-9_./-]+\\.ts#[A-Za-z_$][A-Za-z0-9_$]*$',
};

/** Facts that depend on the position; `value` is the schema of a default. */
function positional(position: Position, value: JsonSchema): Properties {
  const defaultValue = {
    ...value,
    description: 'The value that the server applies where the caller gives none.',
  };
  switch (position) {
    case 'argument':
      return {
        required: {
          description:
            'True where a call without the argument is refused; {refuse: CODE} names the code for that.',
          if: { type: 'object' },
          then: closed(
            'a required mapping',
            'How absence is refused.',
            {
              refuse: { ...refusalCode, description: 'Code for a call without the argument.' },
            },
            ['refuse'],
          ),
          else: { const: true },
        },
        default: defaultValue,
        liveDefault,
        refuse,
      };
    case 'field':
      return {
        required: requiredFlag,
        nullWhen,
        presentWhen: text('CEL over `args`: the field is present exactly when this holds.'),
      };
    case 'property':
      return { required: requiredFlag, default: defaultValue, nullWhen, refuse };
    case 'type':
    case 'value':
      return { nullWhen, refuse };
  }
}

interface Kind {
  readonly types: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly facts: Properties;
  readonly value: JsonSchema;
  readonly needs?: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    types: ['string'],
    title: 'a string',
    description: 'Text.',
    facts: {
      enum: listOf('The allowed values.', { type: 'string' }, 1),
      pattern: text('Regular expression (ECMAScript, unicode) that the text must match somewhere.'),
      minLength: count('Fewest characters.'),
      maxLength: count('Most characters.'),
      valuesFrom: { ...snakeName, description: 'The vocabulary whose entries are the allowed values.' },
    },
    value: { type: 'string' },
  },
  {
    types: ['number', 'integer'],
    title: 'a number',
    description: 'A number; an integer has no fraction.',
    facts: {
      enum: listOf('The allowed values.', { type: 'number' }, 1),
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
    types: ['boolean'],
    title: 'a boolean',
    description: 'True or false.',
    facts: {},
    value: { type: 'boolean' },
  },
  {
    types: ['array'],
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
    types: ['object'],
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
      unknownKeys: oneOfWords(
        'What becomes of a key that the vocabulary does not know: refused (the default), or ignored with a warning.',
        ['refuse', 'warn'],
      ),
    },
    value: { type: 'object' },
  },
];

const nouns: Readonly<Record<Position, string>> = {
  argument: 'argument',
  field: 'result field',
  property: 'property',
  type: 'type',
  value: 'entry',
};

function nodeSchema(position: Position): JsonSchema {
  // An entry of a list is described by the list.
  const described = position === 'value' ? [] : ['description'];
  const branches = kinds.map((kind) =>
    closed(
      `${kind.title} (${nouns[position]})`,
      kind.description,
      {
        type: oneOfWords('The JSON type.', kind.types),
        ...everywhere,
        ...kind.facts,
        ...positional(position, kind.value),
      },
      ['type', ...described, ...(kind.needs ?? [])],
    ),
  );
  const reference = closed(
    `a use of a type (${nouns[position]})`,
    "A type of types.yaml. Facts stated here stand over the type's own.",
    { use: { ...typeName, description: 'Name of the type.' }, ...everywhere, ...positional(position, {}) },
    ['use'],
  );
  return {
    type: 'object',
    if: { type: 'object', required: ['use'] },
    then: reference,
    else: { type: 'object', discriminator: { propertyName: 'type' }, oneOf: branches },
  };
}

/** Definitions of an argument, a result field, a property of an object, a named type and an entry of a list. */
export const nodeDefinitions: Properties = {
  ...Object.fromEntries(positions.map((position) => [position, nodeSchema(position)])),
  refuse: refuseMapping,
};
