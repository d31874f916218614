import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp, type Listening, listen } from '../../../runtime/surfaces/http/index.ts';
import { addUp, storeDraw } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

const reads = {
  ...addUp,
  listing: { ...addUp.listing, http: { method: 'GET', path: '/api/draws' } as const },
};
const writes = {
  ...storeDraw,
  listing: { ...storeDraw.listing, http: { method: 'POST', path: '/api/Draws' } as const },
};

let listening: Listening;
beforeAll(async () => {
  const { server } = fixtureServer({}, [reads, writes]);
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
