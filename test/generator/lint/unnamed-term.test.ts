import { expect, test } from 'vitest';
import { type Edit, findingsIn, GLOSSARY, TOOL, TYPES } from './lint-specs.ts';

const alias: Edit = [GLOSSARY, '  definition:', '  aliases: [gross]\n  definition:'];
const total = (description: string): Edit => [TOOL, 'Sum of the weights.', description];

test.each<[string, Edit, readonly string[]]>([
  [
    'another name of a term',
    total('Sum of the gross.'),
    [
      `${TOOL}:31:66 T514 the description calls "Gross weight" by its other name "gross", and the value has no \`term: gross_weight\``,
    ],
  ],
  ['the title of the term, which holds that name', total('Sum of the gross weights.'), []],
  ['another name, where the value has the term', [TYPES, 'What it weighs.', 'What the gross is.'], []],
  [
    'another name, where an object around has the term',
    [
      TOOL,
      '  crate: { use: Crate, required: true }',
      '  crate: { use: Crate, required: true }\n  box:\n    type: object\n    term: gross_weight\n' +
        '    description: A box.\n    properties: { half: { type: number, description: Half of the gross. } }',
    ],
    [],
  ],
  [
    'another name in what is no description of a value',
    [TOOL, 'They weigh three.', 'The gross is three.'],
    [],
  ],
])('%s', async (_, edit, expected) => {
  expect(await findingsIn([alias, edit], 'unnamed-term')).toEqual(expected);
});
