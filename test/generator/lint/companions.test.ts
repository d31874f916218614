import { expect, test } from 'vitest';
import { companions } from '../../../generator/lint/companions.ts';
import type { Property } from '../../../generator/model/node.ts';
import { array, contract, number, object, property, use } from '../emit/contract-fixture.ts';

const sharpe = property('sharpe', number({ term: 'sharpe' }));
const deflated = property('deflated', number({ term: 'deflated' }));
const trials = property('trials', number({ term: 'trials' }));
const inside = (name: string, ...fields: Property[]) => property(name, object(fields));
const listed = (...fields: Property[]) => property('rows', array(object(fields)));
const mapped = (...fields: Property[]) =>
  property('byName', object([], { additionalProperties: object(fields) }));
const typed = (...fields: Property[]) => property('typed', use('Ratio', object(fields)));

test.each<[string, readonly Property[], readonly string[]]>([
  ['beside it', [sharpe, deflated, trials], []],
  ['one is missing', [sharpe, deflated], ['trials']],
  ['both are missing', [sharpe], ['deflated', 'trials']],
  ['in objects around it', [trials, inside('a', deflated, inside('b', sharpe))], []],
  ['in an object beside it', [sharpe, deflated, inside('a', trials)], ['trials']],
  ['an entry of a list is read alone', [deflated, trials, listed(sharpe)], ['deflated', 'trials']],
  ['an entry of a list that is complete', [listed(sharpe, deflated, trials)], []],
  ['an entry of a map is read alone', [deflated, trials, mapped(sharpe)], ['deflated', 'trials']],
  ['in a type', [trials, typed(sharpe)], ['deflated']],
  ['nothing to accompany', [deflated], []],
])('companions: %s', (_, fields, missing) => {
  const tool = { ...contract.tools[0]!, result: object(fields) };
  const rule = { term: 'sharpe', with: ['deflated', 'trials'] };
  const policies = { ...contract.server.policies, companions: [rule] };
  const input = {
    contract: { ...contract, server: { ...contract.server, policies }, tools: [tool] },
    prose: [],
  };
  expect(companions(input).map(({ message }) => message)).toEqual(
    missing.map(
      (term) => `the field "sharpe" of weigh_rows is a sharpe, and no field beside it is a ${term}`,
    ),
  );
});

test('the term of a use stands over that of the type', () => {
  const own = property('own', use('Ratio', number({ term: 'sharpe' }), { term: 'plain' }));
  const policies = { ...contract.server.policies, companions: [{ term: 'sharpe', with: ['trials'] }] };
  const tools = [{ ...contract.tools[0]!, result: object([own]) }];
  expect(
    companions({ contract: { ...contract, server: { ...contract.server, policies }, tools }, prose: [] }),
  ).toEqual([]);
});
