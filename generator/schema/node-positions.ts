import { codeReference, refusalCode } from './forms.ts';
import {
  closed,
  condition,
  definition,
  flag,
  type JsonSchema,
  type Properties,
  text,
} from './json-schema.ts';
import { lifecycle } from './lifecycle.ts';

/** Where a value stands decides which facts can be stated of it. */
export type Position = 'argument' | 'field' | 'property' | 'type' | 'value';

export const positions: readonly Position[] = ['argument', 'field', 'property', 'type', 'value'];

const violableKeywords = [
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

const nullWhen = text(
  'Set where the value may be null; says when it is, as in "the input carries no clock".',
);

/** The definition that the facts below refer to. */
export const refuseMapping = closed(
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
  ...codeReference,
  title: 'a reference to a constant, path/to/file.ts#NAME',
  description: 'A default that lives in an import-free module, read when generating: path/to/file.ts#NAME.',
};

/** Facts that depend on the position; `value` is the schema of a default. */
export function positionalFacts(position: Position, value: JsonSchema): Properties {
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
        ...lifecycle,
      };
    case 'field':
      return {
        required: requiredFlag,
        nullWhen,
        presentWhen: condition('CEL over `args`: the field is present exactly when this holds.'),
        ...lifecycle,
      };
    case 'property':
      return { required: requiredFlag, default: defaultValue, nullWhen, refuse };
    case 'type':
    case 'value':
      return { nullWhen, refuse };
  }
}
