import { expect, test } from 'vitest';
import { scripts } from '../../../generator/site/scripts.ts';

const served = scripts();

test('each script is there with all that it imports, and without types', () => {
  for (const [name, text] of served) {
    const imported = [...text.matchAll(/(?:from |import\()'\.\/([\w-]+\.js)'/g)].map(
      ([, file]) => `scripts/${file}`,
    );
    expect(
      imported.filter((file) => !served.has(file)),
      name,
    ).toEqual([]);
    expect(text, name).not.toMatch(/^(import|export) (type|interface) |\.ts'/m);
  }
});

test('what a page loads before anybody asks for more is small', () => {
  const first = ['theme', 'page', 'element', 'search'].map((name) => served.get(`scripts/${name}.js`)!);
  expect(first.join('').length).toBeLessThan(20_000);
  expect(served.get('scripts/page.js')).not.toContain("from './try-it.js'");
  expect(served.get('scripts/search.js')).not.toContain("from './minisearch.js'");
});
