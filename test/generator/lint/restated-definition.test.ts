import { expect, test } from 'vitest';
import { type Edit, findingsIn, GLOSSARY, TOOL, TYPES } from './lint-specs.ts';

const definition: Edit = [
  GLOSSARY,
  'Weight with the packaging.',
  'Weight of the rows with their packaging and whatever else lies on the scale.',
];
const TOLD = 'Weight of the rows with their packaging and whatever else lies on the scale.';
const FINDING = 'T513 "description" repeats the definition of the term "gross_weight"';

test.each<[string, Edit, readonly unknown[]]>([
  [
    'word for word',
    [
      TYPES,
      'What it weighs.',
      'Weight of the rows with their packaging and whatever else lies on the scale.',
    ],
    [`specs/types.yaml:10:78 ${FINDING}`],
  ],
  [
    'in other case and with words around it',
    [TOOL, 'Sum of the weights.', 'The WEIGHT of the rows with their packaging and whatever else there is.'],
    [expect.stringContaining(FINDING)],
  ],
  [
    'in the summary',
    [TOOL, 'What the rows weigh together.', TOLD],
    [expect.stringContaining('T513 "summary" repeats the definition')],
  ],
  [
    'in the details',
    [TOOL, 'http: POST', `details: ${TOLD}\nhttp: POST`],
    [expect.stringContaining('T513 "details" repeats the definition')],
  ],
  ['its words in another order', [TOOL, 'Sum of the weights.', TOLD.split(' ').reverse().join(' ')], []],
  ['a few words of it', [TOOL, 'Sum of the weights.', 'Weight of the rows alone.'], []],
  [
    'in a sentence that tells of a call',
    [
      TOOL,
      'They weigh three.',
      'Weight of the rows with their packaging and whatever else lies on the scale.',
    ],
    [],
  ],
])('a definition told again: %s', async (_, edit, expected) => {
  expect(await findingsIn([definition, edit], 'restated-definition')).toEqual(expected);
});

test('a definition of two words is told by none', async () => {
  const short: Edit = [GLOSSARY, 'Weight with the packaging.', 'A weight.'];
  expect(await findingsIn([short, [TYPES, 'What it weighs.', 'A weight.']], 'restated-definition')).toEqual(
    [],
  );
});
