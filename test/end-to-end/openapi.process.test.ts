import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { plan as auditBacktest } from '../../generated/tests/audit-backtest.plan.ts';
import { plan as compareToHistory } from '../../generated/tests/compare-to-history.plan.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { plan as getManifest } from '../../generated/tests/get-manifest.plan.ts';
import { plan as listRuns } from '../../generated/tests/list-runs.plan.ts';
import { plan as replayRun } from '../../generated/tests/replay-run.plan.ts';
import { CallLogError } from '../../runtime/journal/call-log.ts';
import { createServer } from '../../runtime/server.ts';
import { createHttpApp, type HttpAppOptions, listen } from '../../runtime/surfaces/http/index.ts';
import { memoryArtifacts } from '../../runtime/testing/memory-artifacts.ts';
import { memoryCallLog } from '../../runtime/testing/memory-call-log.ts';
import { memoryJournal } from '../../runtime/testing/memory-journal.ts';

// Every route is called as the document says, by nothing but the document, and every answer is held to it.

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly content?: object;
    readonly explode?: boolean;
  }[];
  readonly requestBody?: object;
  readonly responses: Readonly<
    Record<string, { headers?: object; content: Record<string, { schema: object }> }>
  >;
}

const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(document, 'openapi.json');

async function withServer<Value>(
  fixture: string,
  options: Partial<HttpAppOptions>,
  use: (address: string) => Promise<Value>,
): Promise<Value> {
  let runs = 0;
  const journal = memoryJournal();
  const server = createServer({
    registry,
    services: await fixtures[fixture]!({ journal }),
    log: memoryCallLog(),
    journal,
    artifacts: memoryArtifacts(),
    wallClock: () => new Date(),
    newRunId: () => `run-${++runs}`,
    revision: null,
    code: 'under test',
    environment: {},
    reportFault: () => undefined,
  });
  const app = createHttpApp(server, { report: () => undefined, ...options });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  return use(listening.address).finally(listening.stop);
}

const tier = registry.server.access!.tiers.at(-1)!.name;
const token = {
  id: '0',
  hash: '',
  tier,
  name: null,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  revokedAt: null,
};
/** Takes any token as one of the highest tier. */
const authenticate = async () => ({ kind: 'valid', token }) as const;
const AUTHORIZED = { authorization: 'Bearer any' };

/** The request that the document describes for these arguments. */
function request(
  address: string,
  { path, method, operation }: (typeof operations)[number],
  args: Readonly<Record<string, unknown>>,
  caller: Readonly<Record<string, string>>,
): Promise<Response> {
  if (operation.requestBody !== undefined) {
    const headers = { ...caller, 'content-type': 'application/json' };
    return fetch(address + path, { method, headers, body: JSON.stringify(args) });
  }
  const query = Object.entries(args).flatMap(([name, value]): [string, string][] => {
    const known = operation.parameters?.find((parameter) => parameter.name === name);
    const text = (one: unknown) =>
      known?.content !== undefined || typeof one !== 'string' ? JSON.stringify(one) : one;
    const isRepeated = known?.explode && Array.isArray(value) && value.length > 0;
    return isRepeated ? value.map((item) => [name, text(item)]) : [[name, text(value)]];
  });
  return fetch(`${address}${path}?${new URLSearchParams(query)}`, { method, headers: { ...caller } });
}

/** Holds an answer to what the document says of its status; gives its body. */
async function asDescribed(
  { path, method, operation }: (typeof operations)[number],
  response: Response,
): Promise<Record<string, unknown>> {
  const described = operation.responses[response.status];
  expect(described, `${operation.operationId} answers ${response.status}`).toBeDefined();
  const type = response.headers.get('content-type')!.split(';')[0]!;
  expect(Object.keys(described!.content)).toEqual([type]);
  for (const header of Object.keys(described!.headers ?? {})) expect(response.headers.has(header)).toBe(true);
  const escaped = [path, method, 'responses', response.status, 'content', type].map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const validate = ajv.compile({ $ref: `openapi.json#/paths/${escaped.join('/')}/schema` });
  const answer = (await response.json()) as Record<string, unknown>;
  expect([validate(answer), validate.errors]).toEqual([true, null]);
  return answer;
}

test('the document fits the official schema', async () => {
  expect(await new Validator().validate(JSON.parse(text))).toMatchObject({ valid: true });
});

test('the server hands it out', async () => {
  await withServer('default', {}, async (address) => {
    expect(await (await fetch(`${address}/openapi.json`)).json()).toEqual(document);
  });
});

test('each tool that has a route is an operation', () => {
  const routed = registry.tools.filter(({ listing }) => listing.http !== undefined);
  const ids = operations.map(({ operation }) => operation.operationId);
  for (const { listing } of routed) expect(ids).toContain(listing.name);
});

describe.each([auditBacktest, compareToHistory, getManifest, listRuns, replayRun])(
  '$tool',
  ({ tool, examples, refusals, bounds }) => {
    const found = operations.find(({ operation }) => operation.operationId === tool)!;
    const calls = [
      ...examples.map(({ title, call }) => ({ title, call, status: 200, code: undefined })),
      ...refusals.map(({ code, call }) => ({ title: code, call, status: undefined, code })),
      ...bounds.map(({ argument, keyword, outside, code, call }) => ({
        title: `${argument} outside its ${keyword}`,
        call: { ...call, arguments: { ...call.arguments, [argument]: outside as never } },
        status: undefined,
        code,
      })),
    ];

    test.each(calls)('$title', async ({ call, status, code }) => {
      const answer = await withServer(call.fixture, { authenticate }, async (address) => {
        const response = await request(address, found, call.arguments, AUTHORIZED);
        if (status !== undefined) expect(response.status).toBe(status);
        return asDescribed(found, response);
      });
      expect(answer['code']).toBe(code);
    });

    test('a caller who may not call it', async () => {
      const answer = await withServer('default', { published: true }, async (address) =>
        asDescribed(found, await request(address, found, {}, {})),
      );
      expect(answer['code']).toBe('AUTH_REQUIRED');
    });

    test.runIf(found.method === 'post')('arguments where they do not belong', async () => {
      const answer = await withServer('default', {}, async (address) =>
        asDescribed(found, await fetch(`${address}${found.path}?a=1`, { method: 'POST', body: '{}' })),
      );
      expect(answer).toMatchObject({ status: 400, type: 'about:blank' });
    });
  },
);

const ownReads = operations.filter(
  ({ operation }) => operation.requestBody === undefined && operation.parameters === undefined,
);

test.each(ownReads)('$path', async (operation) => {
  await withServer('default', {}, async (address) => {
    const response = await fetch(address + operation.path);
    expect(response.status).toBe(200);
    await asDescribed(operation, response);
  });
});

test.each([
  [new Error('the secret of /var/lib'), 'Something that calls need is not there.'],
  [new CallLogError('LOG_LOCKED', 'The log is locked.'), 'The log is locked.'],
])('a server that can answer no call says so: %s', async (error, detail) => {
  const found = operations.find(({ path }) => path === '/readyz')!;
  await withServer('default', { checkReady: () => Promise.reject(error) }, async (address) => {
    const response = await fetch(`${address}/readyz`);
    expect(response.status).toBe(503);
    expect(await asDescribed(found, response)).toMatchObject({ detail });
  });
});
