import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The two schemes differ in colours alone: what a browser finds on a page of one scheme holds of the other, but for colours.

const folder = new URL('../../../generator/site/assets/styles/', import.meta.url);
const sheets = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
);

test('what depends on the scheme is a colour, and is said among the tokens', () => {
  for (const [name, text] of sheets) {
    const said = [...text.matchAll(/light-dark\([^)]*\)|prefers-color-scheme|data-scheme/g)].map(
      ([it]) => it,
    );
    if (name !== 'tokens.css') expect([name, said]).toEqual([name, []]);
    else
      for (const it of said) expect(it).toMatch(/^(light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|data-scheme)$/);
  }
});

test('choosing a scheme sets nothing but the scheme', () => {
  const tokens = sheets.find(([name]) => name === 'tokens.css')![1];
  const chosen = [...tokens.matchAll(/&\[data-scheme="(\w+)"\] \{([^}]*)\}/g)];
  expect(chosen.map(([, scheme, rules]) => [scheme, rules!.trim()])).toEqual([
    ['light', 'color-scheme: light;'],
    ['dark', 'color-scheme: dark;'],
  ]);
});
