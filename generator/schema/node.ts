import { snakeName, typeName } from './forms.ts';
import { closed, formed, type JsonSchema, oneOfWords, type Properties, text } from './json-schema.ts';
import { deprecation } from './lifecycle.ts';
import { kinds } from './node-kinds.ts';
import { type Position, positionalFacts, positions, refuseMapping } from './node-positions.ts';

/** The keys that every value can have. */
export const everywhere: Properties = {
  description: text('What the value means, in sentences that an agent acts on.'),
  term: { ...snakeName, description: 'The glossary term that this value is an instance of.' },
  unit: text('The unit, such as seconds or fraction per year.'),
};

const useProperty: JsonSchema = { ...typeName, description: 'Name of a type of types.yaml.' };

/** What a person calls a value by where it stands. */
export const nounOf = (position: Position): string => nouns[position];

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
        ...positionalFacts(position, kind.value),
      },
      ['type', ...described, ...(kind.needs ?? [])],
    ),
  );
  const reference = closed(
    `a use of a type (${nouns[position]})`,
    "A type of types.yaml. Facts stated here stand over the type's own.",
    {
      use: useProperty,
      ...everywhere,
      ...positionalFacts(position, {}),
    },
    ['use'],
  );
  const value = { type: 'object', discriminator: { propertyName: 'type' }, oneOf: branches };
  return {
    description: `The ${nouns[position]}: its type and what is known of it, or the shared type that it uses.`,
    type: 'object',
    // Said here too, so that an editor offers it before it is chosen.
    properties: { use: useProperty },
    if: { type: 'object', required: ['use'] },
    then: reference,
    else:
      position === 'field'
        ? { if: { type: 'object', required: ['artifact'] }, then: artifact, else: value }
        : value,
  };
}

/** What is too large, or no JSON, to stand in a result. */
export const artifact = closed(
  'an artifact (result field)',
  'A document, an image or a table that is kept beside the result, which holds a link to it.',
  {
    artifact: formed(
      'a media type, such as text/html',
      '^[a-z]+/[a-z0-9][a-z0-9.+-]*$',
      'The media type of what is kept.',
    ),
    ...everywhere,
    ...positionalFacts('field', {}),
  },
  ['artifact', 'description'],
);

/** Definitions of an argument, a result field, a property of an object, a named type and an entry of a list. */
export const nodeDefinitions: Properties = {
  ...Object.fromEntries(positions.map((position) => [position, nodeSchema(position)])),
  refuse: refuseMapping,
  deprecation,
};
