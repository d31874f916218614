import { expect, test } from 'vitest';
import { contract as emitter } from '../../../../generator/emit/contract/contract.ts';
import { agentDescription } from '../../../../generator/emit/description.ts';
import { contractDigests } from '../../../../generator/model/digest.ts';
import { contract, weighRows } from '../contract-fixture.ts';
import { emit } from '../run-emitter.ts';

const files = await emit(emitter, contract);
const file = (name: string) => files.get(`generated/contract/weigh-rows/${name}`)!;

test("a tool has a folder of five files, beside the server's", () => {
  expect([...files.keys()]).toEqual([
    'generated/contract/server.ts',
    'generated/contract/provenance/contract.ts',
    'generated/contract/weigh-rows/listing.ts',
    'generated/contract/weigh-rows/contract.ts',
    'generated/contract/weigh-rows/handler.ts',
    'generated/contract/provenance/validators.js',
    'generated/contract/provenance/validators.d.ts',
    'generated/contract/weigh-rows/validators.js',
    'generated/contract/weigh-rows/validators.d.ts',
  ]);
});

test('every file says where it comes from, and names no hand-written code', () => {
  for (const [path, text] of files) {
    expect(text, path).toMatch(
      /^\/\/ @generated from specs\/\S+ by toolwright; edit the spec and run "toolwright gen"\.\n/,
    );
    expect(text, path).not.toMatch(/\.\.\/src\//);
  }
});

test('the listing carries the digest and the description that an agent reads', () => {
  expect(file('listing.ts')).toContain(`digest: "${contractDigests(contract).get('weigh_rows')}"`);
  expect(agentDescription(weighRows, contract)).toBe(
    [
      'Weigh rows and say what they come to.',
      'Adds the rows up, oldest first.',
      'Owns no scale.',
      'A call changes nothing; it is logged.',
      'Row: One reading of the scale. Not a weight yet.\nWeight: What a scale says. Not a mass.',
    ].join('\n\n'),
  );
});

test('the contract carries compiled conditions, the deferred reasons and all refusals', () => {
  const text = file('contract.ts');
  expect(text).toContain('holds: (args: any) => args.mode !== "fine" || args.top_k <= 400');
  expect(text).toContain('presence: [{ field: "parts", present: (args: any) => args.with_parts }]');
  expect(text).toContain('deferred: [{ name: "raw_scale", reason: "Changes what a weight means." }]');
  expect([...text.matchAll(/^ {6}code: "(.*)"/gm)].map((match) => match[1])).toEqual([
    'too-heavy',
    'NOTHING_TO_WEIGH',
    'too-heavy',
    'INVALID_{ARGUMENT}',
    'UNKNOWN_ARGUMENT',
  ]);
  expect(text).not.toContain('toolwright-runtime/expression');
});

test("the handler may refuse with the tool's own codes", () => {
  expect(file('handler.ts')).toContain(
    [
      '  /** no rows were sent */',
      '  "NOTHING_TO_WEIGH": Record<string, never>;',
      '  /** the rows weigh too much */',
      '  "too-heavy": { grams: number, what: string };',
    ].join('\n'),
  );
});

test('validators stay within their budget', () => {
  expect(file('validators.js').length).toBeLessThan(25_000);
});

test('what one tool generates does not depend on the others', async () => {
  const other = { ...weighRows, name: 'a_first', arguments: { ...weighRows.arguments, properties: [] } };
  const both = await emit(emitter, { ...contract, tools: [other, weighRows] });
  for (const [path, text] of files) expect(both.get(path), path).toBe(text);
});
