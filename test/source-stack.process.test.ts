import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { sourceStack } from '../src/source-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a fault of minified code is told with the file and line of the sources', async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'src/fault.ts'),
    [
      'const inner = (day: string): never => {',
      "  throw new Error('no bar of ' + day);",
      '};',
      "export const fault = () => inner('today');",
    ].join('\n'),
  );
  const build = await rolldown({ input: join(folder, 'src/fault.ts'), platform: 'node' });
  const file = join(folder, 'dist/quant/fault.js');
  await build.write({ file, format: 'esm', sourcemap: true, minify: { mangle: false } });
  // In another process: this one reads the maps of what it imports.
  const program = `import(${JSON.stringify(pathToFileURL(file).href)}).then(({ fault }) => fault()).catch((error) => console.log(error.stack))`;
  const stack = sourceStack(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }));
  expect(stack).toMatch(/^Error: no bar of today\n/);
  expect(stack).toMatch(/\(src\/fault\.ts:2:\d+/);
  expect(stack).toMatch(/\(src\/fault\.ts:4:\d+/);
  expect(stack).not.toContain('dist/quant');
});

test('places that no map is beside stay as they are', () => {
  const stack =
    'Error: x\n    at f (node:internal/x:1:2)\n    at g (file:///nowhere/a.js:1:20)\n    at /b.js:3:4';
  expect(sourceStack(stack)).toBe(stack);
});

test('the bundle that clients start has maps that lead to the sources', () => {
  const dist = fileURLToPath(new URL('../dist/quant', import.meta.url));
  const words = 'takes a whole number from 0 to 65535';
  const map = readdirSync(dist).find(
    (name) =>
      name.endsWith('.js.map') &&
      readFileSync(join(dist, name), 'utf8').includes('src/commands/serve-options.ts'),
  )!;
  const chunk = map.replace(/\.map$/, '');
  const before = readFileSync(join(dist, chunk), 'utf8').split(words)[0]!.split('\n');
  const place = `${join(dist, chunk)}:${before.length}:${before.at(-1)!.length + 1}`;
  expect(sourceStack(`    at parse (${place})`)).toMatch(
    / at parse \(src\/commands\/serve-options\.ts:\d+:\d+\)/,
  );
});
