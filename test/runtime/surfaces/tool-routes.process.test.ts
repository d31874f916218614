import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp, type Listening, listen } from '../../../runtime/surfaces/http/index.ts';
import { addUp, fixtureTool, object, storeDraw } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

const reads = {
  ...addUp,
  listing: { ...addUp.listing, http: { method: 'GET', path: '/api/draws' } as const },
};
const writes = {
  ...storeDraw,
  listing: { ...storeDraw.listing, http: { method: 'POST', path: '/api/Draws' } as const },
};

const waiting = Promise.withResolvers<AbortSignal>();
const waits = fixtureTool('waits', {
  listing: { http: { method: 'POST', path: '/api/waits' } },
  contract: { arguments: object(), result: object() },
  handler: async (_args, call) => {
    waiting.resolve(call.signal);
    await new Promise((resolve) => call.signal.addEventListener('abort', resolve));
    call.provenance({ asOf: null });
    return {};
  },
});

let listening: Listening;
beforeAll(async () => {
  const { server } = fixtureServer({}, [reads, waits, writes]);
  listening = await listen(createHttpApp(server, { report: () => undefined }), {
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(() => listening.stop());

test('two tools share a path, each by its own method', async () => {
  const address = `${listening.address}/api/draws`;
  const sum = await fetch(`${address}?numbers=[1,2]`);
  expect(await sum.json()).toMatchObject({ sum: 3 });
  const draw = await fetch(address, { method: 'POST', body: '{"name":"a"}' });
  expect(draw.status).toBe(200);
  const other = await fetch(address, { method: 'PUT' });
  expect(other.status).toBe(405);
  expect(other.headers.get('allow')).toBe('GET, HEAD, POST');
  expect(await other.json()).toMatchObject({
    detail: 'add_up is called by GET. store_draw is called by POST.',
  });
});

test('a client that goes away takes its call with it: the handler is told', async () => {
  const going = new AbortController();
  const request = fetch(`${listening.address}/api/waits`, {
    method: 'POST',
    body: '{}',
    signal: going.signal,
  });
  const signal = await waiting.promise;
  expect(signal.aborted).toBe(false);
  going.abort();
  await expect(request).rejects.toThrow();
  await expect.poll(() => signal.aborted).toBe(true);
});
