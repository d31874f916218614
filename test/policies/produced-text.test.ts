import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { registry } from '../../generated/registry.ts';
import { phraseFinder } from '../../generator/lint/words.ts';

// The policies that specs/server.yaml states, held against what the tools produced and may produce.
const { policies } = parse(readFileSync('specs/server.yaml', 'utf8')) as {
  policies: { adviceWords: readonly string[] };
};
const find = phraseFinder(policies.adviceWords.map((word) => [word, word] as const));

const recordings = readdirSync('recordings', { recursive: true, encoding: 'utf8' })
  // A file beside the folders says which guarantees held.
  .filter((name) => /[/\\].*\.json$/.test(name))
  .map((name) => {
    const { answer } = JSON.parse(readFileSync(`recordings/${name}`, 'utf8')) as { answer: unknown };
    return [name, answer] as const;
  });

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

test('the words are found where they stand', () => {
  expect(find('We recommend a strong buy.').map(({ value }) => value)).toEqual(['recommend', 'strong buy']);
});

test.each(recordings)('%s gives no advice, and no model made it', (_name, answer) => {
  const texts = textsOf(answer);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => find(text).length > 0)).toEqual([]);
  const { provenance } = answer as { provenance?: { model: unknown } };
  if (provenance !== undefined) expect(provenance.model).toBeNull();
});

/** Objects of a schema with the names of their fields. */
function objectsOf(schema: unknown): readonly (readonly string[])[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { properties } = schema as { properties?: object };
  const own = properties === undefined ? [] : [Object.keys(properties)];
  return [...own, ...Object.values(schema).flatMap(objectsOf)];
}

test.each(registry.tools.map(({ listing }) => [listing.name, listing.outputSchema] as const))(
  'a Sharpe ratio of %s has its deflated companion and the trial count in the same answer',
  (_name, schema) => {
    const names = objectsOf(schema).flat();
    if (!names.some((name) => /sharpe/i.test(name))) return;
    expect(names.some((name) => /deflated_?sharpe/i.test(name))).toBe(true);
    expect(names.some((name) => /^(n_?)?trials$|trial_?counts?/i.test(name))).toBe(true);
  },
);
