import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { pages } from '../../../generator/emit/pages/pages.ts';
import { checkRoute } from '../../../generator/resolve/routes.ts';
import { addressOf } from '../../../generator/site/addresses.ts';
import { contract, place } from '../emit/contract-fixture.ts';
import { emit } from '../emit/run-emitter.ts';

function findingsFor(path: string): Diagnostic[] {
  const findings: Diagnostic[] = [];
  checkRoute({ method: 'POST', path }, place, (finding) => findings.push(finding));
  return findings;
}

test.each([
  '/',
  '/mcp',
  '/MCP/',
  '/healthz',
  '/readyz',
  '/api/v1/vocabularies/signals',
  '/api/v1//vocabularies',
  '/clients',
  '/contents/',
  '/scripts/page.js',
  '/recordings/a/b.json',
])('%s is taken by the server', (path) => {
  expect(findingsFor(path).map(({ code }) => code)).toEqual(['T314']);
});

test.each(['/api/v1/things', '/mcp-things', '/api/v1/vocabularies-of-mine', '/things/tools'])(
  '%s is free',
  (path) => {
    expect(findingsFor(path)).toEqual([]);
  },
);

test('the address of every page, of the generated ones and of the guides, is taken', async () => {
  const generated = [...(await emit(pages, contract)).keys()].map((path) => path.replace('generated/', ''));
  const guides = readdirSync(join(import.meta.dirname, '../../../docs')).filter((name) =>
    name.endsWith('.md'),
  );
  const addresses = [...generated, ...guides.map((name) => `docs/${name}`)].map(addressOf);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => findingsFor(address).length === 0)).toEqual([]);
});
