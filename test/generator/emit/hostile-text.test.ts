import fc from 'fast-check';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { contract as contractEmitter } from '../../../generator/emit/contract/contract.ts';
import { registry } from '../../../generator/emit/registry.ts';
import { tests } from '../../../generator/emit/tests/tests.ts';
import { types } from '../../../generator/emit/types.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const PROSE = new Set(
  'title summary details description instructions says source reason recover condition reads question decision because definition formula unit nullWhen cel'.split(
    ' ',
  ),
);

/** The same contract with this text in every field that a person writes prose in. */
function withProse<T>(value: T, text: string, key = ''): T {
  if (typeof value === 'string') return (PROSE.has(key) ? text : value) as T;
  if (Array.isArray(value)) return value.map((item) => withProse(item, text, key)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withProse(member, text, name)]),
  ) as T;
}

/** The program of a file without places and texts, so that two files compare by structure. */
function skeleton(path: string, text: string): string {
  const { program, errors } = parseSync(path, text);
  expect(errors, path).toEqual([]);
  return JSON.stringify(program.body, (key, value) =>
    ['start', 'end', 'range', 'value', 'raw', 'cooked'].includes(key) && typeof value !== 'object'
      ? undefined
      : value,
  );
}

async function skeletons(of: Contract): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const emitter of [types, contractEmitter, registry, tests]) {
    for (const [path, text] of await emit(emitter, of)) {
      // Slugs of examples and long literals depend on the text, but only as values.
      all.set(path, skeleton(path, text));
    }
  }
  return all;
}

const plain = await skeletons(contract);

test.each([
  ['the end of a comment', '*/ export const x = 1; /*'],
  ['backticks and placeholders', '`\u0024{process.exit()}` \u0024{'],
  ['a template of another language', '{{x}} {{{y}}} <% z %>'],
  ['markup', '<script>alert(1)</script> | a | b |'],
  ['line ends of all kinds', 'a\r\nb\rc\u2028d\u2029e'],
  ['marks that turn text around', 'a\u202eb\u2066c\u200f'],
  ['quotes and backslashes', '\\" \\\' " \' \\u0022 \\'],
  ['an import and a require', 'import "x"; require("ajv/dist/runtime/equal").default'],
])('%s in every field of prose leaves the code as it is', async (_what, text) => {
  expect(await skeletons(withProse(contract, text))).toEqual(plain);
});

test('no text in any field of prose changes the code', { timeout: 30_000 }, async () => {
  const text = fc.string({
    unit: fc.constantFrom(
      '*/',
      '/*',
      '`',
      '\u0024{',
      '}',
      '{{',
      '|',
      '<script>',
      '\r\n',
      '\n',
      '\u2028',
      '\u202e',
      '"',
      "'",
      '\\',
      'a',
      ' ',
      '//',
      '@',
    ),
    minLength: 1,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(text, async (hostile) => {
      expect(await skeletons(withProse(contract, hostile))).toEqual(plain);
    }),
    { numRuns: 15 },
  );
});

test('equal contracts give equal bytes', async () => {
  for (const emitter of [types, contractEmitter, registry, tests]) {
    expect(await emit(emitter, structuredClone(contract))).toEqual(await emit(emitter, contract));
  }
});
