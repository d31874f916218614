import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const generator = join(import.meta.dirname, '../../generator');

/** What a module imports when it is loaded: types and dynamic imports are left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...statements].map(([, specifier]) => specifier!);
}

/** The packages that loading a module loads, through every module of ours on the way. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const packages = importsOf(file).flatMap((specifier) =>
    specifier.startsWith('.') ? [...packagesBehind(resolve(dirname(file), specifier), seen)] : [specifier],
  );
  return new Set(packages.filter((name) => !name.startsWith('node:')));
}

const files = readdirSync(generator, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('node_modules') && !name.startsWith('dist'))
  .map((name) => join(generator, name));

test('what an unchanged generation loads has no package behind it', () => {
  for (const file of ['main.ts', 'commands/gen.ts', 'commands/explain.ts']) {
    expect([...packagesBehind(join(generator, file))]).toEqual([]);
  }
});

test.each([
  ['ts-morph', 'typescript'],
  ['yaml', 'load'],
  ['gpt-tokenizer/encoding/o200k_base', 'tokens'],
  ['@marcbachmann/cel-js', 'expression'],
])('%s lives in %s/ alone', (name, folder) => {
  const users = files
    .filter((file) => importsOf(file).includes(name))
    .map((file) => relative(generator, file));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => file.split('/')[0] !== folder)).toEqual([]);
});

test('the generator imports neither the runtime nor the product', () => {
  const strays = files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('toolwright-runtime') || leaves(file, specifier))
      .map((specifier) => `${relative(generator, file)} -> ${specifier}`),
  );
  expect(strays).toEqual([]);
});

function leaves(file: string, specifier: string): boolean {
  return specifier.startsWith('.') && relative(generator, resolve(dirname(file), specifier)).startsWith('..');
}
