import { expect, test } from 'vitest';
import { metaSchemas } from '../../../generator/schema/meta-schemas.ts';
import { specReference } from '../../../generator/schema/reference.ts';
import { slug } from '../../../generator/site/slug.ts';

const UPDATE = 'make guide';

const reference = specReference(
  'Every key of every spec file, made from the meta-schemas that the generator checks specs against; do not edit it. ' +
    `\`${UPDATE}\` brings it up to date. [The guide](spec-language.md) explains the keys with examples.`,
);

test('docs/spec-reference.md is what the meta-schemas say', async () => {
  await expect(reference).toMatchFileSnapshot('../../../docs/spec-reference.md');
});

test('it has every key', () => {
  const named = keysIn(Object.values(metaSchemas()));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((key) => !reference.includes(`\`${key}\``))).toEqual([]);
});

test('its links lead to its headings', () => {
  const headings = [...reference.matchAll(/^#+ (.*)$/gm)].map((match) => slug(match[1]!));
  const links = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map((match) => match[1]!);
  expect(new Set(headings).size).toBe(headings.length);
  expect(links.filter((link) => !headings.includes(link))).toEqual([]);
});

/** The names of all properties that schemas declare, at any depth. */
function keysIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [keyword, inner] of Object.entries(part)) {
    if (keyword !== 'properties') keysIn(inner, found);
    else
      for (const [key, schema] of Object.entries(inner)) {
        found.add(key);
        keysIn(schema, found);
      }
  }
  return found;
}
