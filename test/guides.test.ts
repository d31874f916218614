import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The code in a guide is code of the repository, where it is compiled and run: its first line says of which file. That of
// the guide to the spec language is a project of its own (spec-language.process.test.ts).
const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const blocks = readdirSync(new URL('docs', root))
  .filter((name) => name.endsWith('.md') && name !== 'spec-language.md')
  .flatMap((name) =>
    [...read(`docs/${name}`).matchAll(/^```ts\n(.*)\n([\s\S]*?)^```$/gm)].map(
      ([, first = '', code = '']) => [name, first.replace(/^\/\/ /, ''), code] as const,
    ),
  );

test('there are guides with code', () => {
  expect(blocks.length).toBeGreaterThan(2);
});

test.each(blocks)('%s shows what stands in %s', (_, file, code) => {
  expect(read(file)).toContain(code);
});
