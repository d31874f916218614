import { describe, expect, test } from 'vitest';
import { CallFault, overHttp, overMcp, TransportFault } from '../../../runtime/client/index.ts';

const details = {
  code: 'NO',
  reason: 'No.',
  recover: 'Ask.',
  status: 409,
  page: '/refusals/#no',
  params: { n: 1 },
};
const refusal = { kind: 'refusal', refusal: details, warnings: [], runId: 'run-1' };
const envelope = { sum: 3, provenance: { runId: 'run-1' }, warnings: ['Small.'] };
const result = { kind: 'result', result: { sum: 3 }, provenance: { runId: 'run-1' }, warnings: ['Small.'] };

describe('over MCP', () => {
  const answering = (answer: Readonly<Record<string, unknown>>) => {
    const asked: unknown[] = [];
    const callTool = async (...words: unknown[]) => {
      asked.push(words);
      return answer;
    };
    return { transport: overMcp({ callTool }, 'org.example'), asked };
  };

  test('a result is its structured content', async () => {
    const { transport, asked } = answering({ structuredContent: envelope, content: [] });
    expect(await transport.call('add_up', { numbers: [1, 2] })).toEqual(result);
    expect(asked).toEqual([[{ name: 'add_up', arguments: { numbers: [1, 2] } }, undefined, {}]]);
  });

  test('whether a call was put on record stands beside its result', async () => {
    const { transport } = answering({ structuredContent: { ...envelope, journaled: false } });
    expect(await transport.call('add_up', {})).toEqual({ ...result, journaled: false });
  });

  test('a refusal is what stands under the prefix', async () => {
    const meta = { 'org.example/refusal': { ...details, warnings: [], runId: 'run-1' } };
    const { transport } = answering({ isError: true, content: [], _meta: meta });
    expect(await transport.call('add_up', {})).toEqual(refusal);
  });

  test.each([
    ['the run of a fault is on the error', { 'org.example/fault': { runId: 'run-1' } }, 'run-1'],
    ['an error of another server is a fault without one', undefined, null],
  ])('%s', async (_, _meta, runId) => {
    const { transport } = answering({ isError: true, content: [{ type: 'text', text: 'Sorry.' }], _meta });
    await expect(transport.call('add_up', {})).rejects.toMatchObject({
      name: 'CallFault',
      message: 'Sorry.',
      runId,
    });
  });

  test.each([
    ['no answer of a tool', {}, 'add_up: what came back is no answer of a tool'],
    [
      'content without an envelope',
      { structuredContent: { sum: 3 } },
      'add_up: what came back is no answer of a tool',
    ],
  ])('%s is a fault of the transport', async (_, answer, message) => {
    const rejected = answering(answer).transport.call('add_up', {});
    await expect(rejected).rejects.toBeInstanceOf(TransportFault);
    await expect(rejected).rejects.toMatchObject({ message, status: null });
  });

  test('what the client rejects with is the cause of a fault of the transport', async () => {
    const closed = new Error('Connection closed');
    const transport = overMcp({ callTool: () => Promise.reject(closed) }, 'org.example');
    const rejected = transport.call('add_up', {});
    await expect(rejected).rejects.toBeInstanceOf(TransportFault);
    await expect(rejected).rejects.toMatchObject({ message: 'add_up: Connection closed', cause: closed });
  });

  test('a call that is given up rejects with the reason', async () => {
    const given = new AbortController();
    const callTool = async () => {
      given.abort('changed my mind');
      throw new Error('AbortError');
    };
    const rejected = overMcp({ callTool }, 'org.example').call('add_up', {}, given.signal);
    await expect(rejected).rejects.toBe('changed my mind');
  });

  test('a signal goes with the call', async () => {
    const { transport, asked } = answering({ structuredContent: envelope });
    const { signal } = new AbortController();
    await transport.call('add_up', {}, signal);
    expect(asked).toEqual([[expect.anything(), undefined, { signal }]]);
  });
});

describe('over HTTP', () => {
  const routes = {
    add_up: { method: 'GET', path: '/api/sums', texts: ['label'] },
    store: { method: 'POST', path: '/api/store', texts: ['label'] },
  } as const;
  const answering = (status: number, body: unknown) => {
    const asked: [string, RequestInit][] = [];
    const send = async (url: string, request: RequestInit) => {
      asked.push([url, request]);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    };
    return { transport: overHttp('https://example.org/base/', routes, send as typeof fetch), asked };
  };

  test('a read has its arguments in the query: text as it is, the rest as JSON', async () => {
    const { transport, asked } = answering(200, envelope);
    const args = { label: '5 %', numbers: [1, 2], scale: undefined, note: 'x' };
    expect(await transport.call('add_up', args)).toEqual(result);
    expect(asked[0]![0]).toBe(
      'https://example.org/base/api/sums?label=5+%25&numbers=%5B1%2C2%5D&note=%22x%22',
    );
  });

  test('a write has them in its body', async () => {
    const { transport, asked } = answering(200, envelope);
    await transport.call('store', { label: '5' });
    expect(asked).toEqual([
      [
        'https://example.org/base/api/store',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"label":"5"}' },
      ],
    ]);
  });

  test('a problem with a code is a refusal', async () => {
    const { page, ...rest } = details;
    const { transport } = answering(409, {
      ...rest,
      type: page,
      title: 'NO',
      detail: 'No. Ask.',
      runId: 'run-1',
    });
    expect(await transport.call('add_up', {})).toEqual(refusal);
  });

  test.each<[string, unknown, string | null]>([
    ['a fault', { detail: 'Failed.', runId: 'run-1' }, 'run-1'],
    ['a fault that could not be logged', { detail: 'Failed.', runId: null }, null],
  ])('%s of the server says its run', async (_, body, runId) => {
    const rejected = answering(500, body).transport.call('add_up', {});
    await expect(rejected).rejects.toBeInstanceOf(CallFault);
    await expect(rejected).rejects.toMatchObject({ message: 'add_up: Failed.', runId });
  });

  test.each<[string, number, unknown, string]>([
    ['a page of something between', 502, '<html>', 'add_up: status 502, and no answer of a tool'],
    ['a page that says it is well', 200, '<html>', 'add_up: status 200, and no answer of a tool'],
    ['JSON that is no envelope', 200, { sum: 3 }, 'add_up: status 200, and no answer of a tool'],
    ['another server', 404, { detail: 'There is nothing.' }, 'add_up: There is nothing.'],
  ])('%s is a fault of the transport', async (_, status, body, message) => {
    const rejected = answering(status, body).transport.call('add_up', {});
    await expect(rejected).rejects.toBeInstanceOf(TransportFault);
    await expect(rejected).rejects.toMatchObject({ message, status });
  });

  test('a server that is not there is a fault of the transport, without a status', async () => {
    const refused = new TypeError('fetch failed');
    const rejected = overHttp('https://example.org', routes, () => Promise.reject(refused)).call(
      'add_up',
      {},
    );
    await expect(rejected).rejects.toBeInstanceOf(TransportFault);
    await expect(rejected).rejects.toMatchObject({ status: null, cause: refused });
  });

  test('a call that is given up rejects with the reason', async () => {
    const signal = AbortSignal.abort('changed my mind');
    const rejected = overHttp('http://127.0.0.1:9', routes).call('add_up', {}, signal);
    await expect(rejected).rejects.toBe('changed my mind');
  });

  test.each(['other', 'constructor'])('a tool without a route is one too: %s', async (tool) => {
    const rejected = answering(200, envelope).transport.call(tool, {});
    await expect(rejected).rejects.toBeInstanceOf(TransportFault);
    await expect(rejected).rejects.toThrow(`${tool} has no HTTP route`);
  });
});
