import { expect, test } from 'vitest';
import { unitOfTerm } from '../../../generator/lint/unit-of-term.ts';
import type { Node } from '../../../generator/model/node.ts';
import { array, contract, number, object, property, use, weighRows } from '../emit/contract-fixture.ts';

/** What is said of the demo, where its tool takes and gives one value and a type holds another; a weight is in grams. */
function said(argument: Node, field: Node, inType: Node = number()): string[] {
  const [first] = contract.types;
  const tool = { ...weighRows, arguments: object([property('a', argument)]) };
  const found = unitOfTerm({
    contract: {
      ...contract,
      tools: [{ ...tool, result: object([property('b', field)]) }],
      types: [{ ...first!, node: inType }],
    },
    prose: [],
  });
  return found.map(({ message }) => message);
}

const of = (unit: string) => number({ term: 'weight', unit });
const plain = number();

test.each<[string, Node, Node, Node, number]>([
  ['an argument', of('tons'), plain, plain, 1],
  ['a field', plain, of('tons'), plain, 1],
  ['an entry of a list', plain, array(of('tons')), plain, 1],
  ['a part of a type', plain, plain, object([property('c', of('tons'))]), 1],
  [
    'a use of a type that says the unit',
    plain,
    use('W', number({ unit: 'tons' }), { term: 'weight' }),
    plain,
    1,
  ],
  ['all three', of('tons'), of('tons'), of('tons'), 3],
])('%s of another unit is found', (_, argument, field, inType, count) => {
  const found = said(argument, field, inType);
  expect(found).toHaveLength(count);
  for (const message of found) expect(message).toContain('"tons"');
  for (const message of found) expect(message).toContain('"grams"');
});

test.each<[string, Node]>([
  ['the same unit', of('grams')],
  ['the same in other case and with other spaces', of('  GRAMS ')],
  ['no unit of its own', number({ term: 'weight' })],
  ['no term', number({ unit: 'tons' })],
  ['a term without a unit', number({ term: 'row', unit: 'tons' })],
])('%s is none', (_, node) => {
  expect(said(node, node)).toEqual([]);
});

test('spaces inside of a unit count once, and still part words', () => {
  const glossary = contract.glossary.map((term) => ({ ...term, unit: 'grams per row' }));
  const found = (unit: string) =>
    unitOfTerm({
      contract: {
        ...contract,
        glossary,
        types: [],
        tools: [{ ...weighRows, arguments: object([property('a', of(unit))]), result: object([]) }],
      },
      prose: [],
    });
  expect(found('grams  per\n row')).toEqual([]);
  expect(found('gramsperrow')).toHaveLength(1);
});
