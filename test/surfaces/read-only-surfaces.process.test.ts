import { existsSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createServer } from 'toolwright-runtime';
import { createHttpApp, type HttpAppOptions, listen } from 'toolwright-runtime/http';
import { memoryArtifacts, memoryCallLog, memoryJournal } from 'toolwright-runtime/testing';
import { expect, test } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { PAGES } from '../../src/surfaces/pages.ts';
import { readOnlySurfaces } from '../../src/surfaces/read-only-surfaces.ts';
import { SURFACES } from '../../src/surfaces/registry.ts';
import { factStore } from '../fixtures/company-facts.ts';

/** A server with the surfaces, and how a path of it is read. */
async function served<Value>(
  use: (read: (path: string) => Promise<Response>) => Promise<Value>,
  options: Partial<HttpAppOptions> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const journal = memoryJournal();
  const services = { ...(await fixtures['default']!({ journal })), facts: async () => factStore('SYN001') };
  const server = createServer({
    registry,
    services,
    log: memoryCallLog(),
    journal,
    artifacts: memoryArtifacts(),
    wallClock: () => new Date(),
    newRunId: () => 'run-1',
    revision: null,
    code: 'under test',
    environment,
    reportFault: () => undefined,
  });
  const app = createHttpApp(server, {
    report: () => undefined,
    readOnly: readOnlySurfaces(services),
    ...options,
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return use((path) => fetch(`${listening.address}${path}`)).finally(listening.stop);
}

function json<Body>(path: string): Promise<Body> {
  return served(async (read) => (await (await read(path)).json()) as Body);
}

test('every surface is listed with a file that is there', async () => {
  const { surfaces } = await json<{ surfaces: { path: string; file: string }[] }>('/api/surfaces');
  expect(surfaces.map(({ path }) => path)).toEqual([...SURFACES, ...PAGES].map(({ path }) => path));
  expect(surfaces.filter(({ file }) => !existsSync(file))).toEqual([]);
});

test('the served openapi.json has them, and is one', async () => {
  const document = await json<{ paths: object }>('/openapi.json');
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(SURFACES.map(({ path }) => path)));
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
});

test('answers are what the document says', async () => {
  const ajv = new Ajv2020({ strict: false });
  await served(async (read) => {
    for (const { path, result } of SURFACES) {
      const body = await (await read(path.replace('{symbol}', 'SYN001'))).json();
      expect([path, ajv.validate(result, body), ajv.errors]).toEqual([path, true, null]);
    }
  });
});

test('an unknown parameter is refused, another method too', async () => {
  await served(async (read) => {
    const response = await read('/api/surfaces?limt=3');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'UNKNOWN_ARGUMENT' });
    const posted = await fetch(response.url, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('an address that reads too often waits, on a server that others reach', async () => {
  const often = async (read: (path: string) => Promise<Response>) => {
    const statuses = new Set<number>();
    for (let count = 0; count < 130; count++) statuses.add((await read('/api/surfaces')).status);
    return [...statuses];
  };
  expect(await served(often)).toEqual([200]);
  expect(await served(often, { published: true })).toEqual([200, 429]);
});

test('they go where calls over HTTP are switched off', async () => {
  const status = await served(
    async (read) => (await read('/api/surfaces')).status,
    {},
    { QUANT_HTTP_CALLS: '0' },
  );
  expect(status).toBe(404);
});
