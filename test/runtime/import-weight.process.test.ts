import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  await import(process.argv[1]);
  process.stdout.write(JSON.stringify(loaded));
`;

function loadedBy(entry: string): string[] {
  const path = fileURLToPath(new URL(`../../runtime/${entry}`, import.meta.url));
  const args = ['--conditions=src', '--input-type=module', '-e', script, path];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

function packagesBehind(entry: string): string[] {
  const names = loadedBy(entry).flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  return [...new Set(names)].sort();
}

test.each([
  ['index.ts', []],
  ['surfaces/command-line/index.ts', []],
  ['expression.ts', []],
])('importing %s loads the packages %j and no other', (entry, packages) => {
  expect(packagesBehind(entry)).toEqual(packages);
});

test('importing the MCP surface loads no web server of ours', () => {
  expect(packagesBehind('surfaces/mcp/index.ts')).not.toContain('express');
});

test('the client loads nothing of the server', () => {
  const folders = loadedBy('client/index.ts').map((url) => /\/runtime\/(.*)\/[^/]+$/.exec(url)?.[1] ?? url);
  expect([...new Set(folders)]).toEqual(['client']);
});
