import { expect, test } from 'vitest';
import { canonicalJson } from '../../../generator/model/canonical.ts';
import type { Contract, Tool } from '../../../generator/model/contract.ts';
import { contractDigests, termsOf, toolContract } from '../../../generator/model/digest.ts';
import { contract, place, weighRows } from '../emit/contract-fixture.ts';

test.each([
  [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
  [{ a: undefined, b: -0, c: 1e21, d: 0.1 }, '{"b":0,"c":1e+21,"d":0.1}'],
  [JSON.parse('{"__proto__":1,"\u20ac":2,"\\r":3,"1":4}'), '{"\\r":3,"1":4,"__proto__":1,"\u20ac":2}'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

const digestOf = (tool: Tool, rest: Partial<Contract> = {}) =>
  contractDigests({ ...contract, ...rest, tools: [tool] }).get('weigh_rows');
const before = digestOf(weighRows);

test('a digest is a SHA-256 in lowercase hex', () => {
  expect(before).toMatch(/^[0-9a-f]{64}$/);
});

test.each<[string, Partial<Tool>]>([
  ['summary', { summary: 'Another.' }],
  ['a deferred reason', { deferred: [{ ...weighRows.deferred[0]!, reason: 'Another.' }] }],
  ['a refusal', { refusals: [{ ...weighRows.refusals[0]!, recover: 'Another.' }] }],
  ['a rule', { rules: [] }],
  ['the tier that it needs', { access: 'writer' }],
  ['an effect', { effects: { ...weighRows.effects, openWorld: true } }],
  [
    'an argument',
    { arguments: { ...weighRows.arguments, properties: weighRows.arguments.properties.slice(1) } },
  ],
])('changing %s changes the digest', (_what, change) => {
  expect(digestOf({ ...weighRows, ...change })).not.toBe(before);
});

test.each<[string, Partial<Tool>]>([
  ['the place in the spec', { place: { ...place, line: 99 } }],
  ['the day it was verified', { verified: '2030-01-01' }],
  ['a decision', { decisions: [] }],
  ['where the core stands', { core: { module: 'src/other.ts', exportName: 'other' } }],
])('changing %s leaves the digest', (_what, change) => {
  expect(digestOf({ ...weighRows, ...change })).toBe(before);
});

test('a term counts where the tool or one of its fields names it, and nowhere else', () => {
  expect([...termsOf(weighRows)].sort()).toEqual(['row', 'weight']);
  const redefine = (name: string) => ({
    glossary: contract.glossary.map((term) =>
      term.name === name ? { ...term, definition: 'Another.' } : term,
    ),
  });
  expect(digestOf(weighRows, redefine('weight'))).not.toBe(before);
  expect(digestOf(weighRows, redefine('unused'))).toBe(before);
});

test('a change to a type that the tool uses changes its digest, and a use holds the name alone', () => {
  const types = contract.types.map((type) =>
    type.name === 'Weight' ? { ...type, node: { ...type.node, description: 'Another.' } } : type,
  );
  expect(digestOf(weighRows, { types })).not.toBe(before);
  const { result } = toolContract(weighRows, contract) as { result: { properties: { node: object }[] } };
  expect(result.properties[0]!.node).toMatchObject({ type: 'reference', name: 'Weight' });
  expect(result.properties[0]!.node).not.toHaveProperty('target');
});
