import { expect, test } from 'vitest';
import { fieldRows } from '../../../../generator/emit/pages/fields.ts';
import { inputPresence } from '../../../../generator/emit/pages/node-facts.ts';
import { number, object, property, string } from '../contract-fixture.ts';

test('the parts of an argument say whether they must be given, and what applies where not', () => {
  const costs = object([
    { ...property('spread', number({ minimum: 0 })), required: true },
    { ...property('model', string()), required: false, default: 'flat' },
    { ...property('note', string()), required: false },
  ]);
  expect(
    fieldRows(costs, { presence: inputPresence, termLink: () => '' }).map(({ path, meaning }) => [
      path,
      meaning.split('. ').at(-1),
    ]),
  ).toEqual([
    ['spread', 'Required.'],
    ['model', 'Optional; `"flat"` where left out.'],
    ['note', 'Optional.'],
  ]);
});
