import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { lineTransport } from '../../../runtime/surfaces/mcp/line-transport.ts';

async function exchange(lines: string, longest = 1000) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const transport = lineTransport(input, output, longest);
  const received: unknown[] = [];
  transport.onmessage = (message) => received.push(message);
  await transport.start();
  input.write(lines);
  await new Promise((resolve) => setImmediate(resolve));
  await transport.close();
  const answered = String(output.read() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { received, answered };
}

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

test('a message is handed on', async () => {
  expect(await exchange(`${JSON.stringify(ping)}\n`)).toEqual({ received: [ping], answered: [] });
});

test.each<[string, string, object]>([
  ['no JSON', '{oops', { error: { code: -32700, message: 'The line is not JSON.' } }],
  [
    'no JSON, with an id in front',
    '{"jsonrpc":"2.0","id":7,"method":oops}',
    { id: 7, error: { code: -32700 } },
  ],
  [
    'a batch',
    `[${JSON.stringify(ping)}]`,
    { error: { code: -32600, message: expect.stringContaining('batch') } },
  ],
  ['another version', '{"jsonrpc":"1.0","id":2,"method":"ping"}', { id: 2, error: { code: -32600 } }],
  [
    'params that are a list',
    '{"jsonrpc":"2.0","id":"a","method":"x","params":[1]}',
    { id: 'a', error: { code: -32600 } },
  ],
  ['a scalar', '5', { error: { code: -32600 } }],
])('%s is answered, and the next line read', async (_case, line, answer) => {
  const { received, answered } = await exchange(`${line}\n${JSON.stringify(ping)}\n`);
  expect(answered).toEqual([expect.objectContaining({ jsonrpc: '2.0' })]);
  expect(answered[0]).toMatchObject(answer);
  expect(received).toEqual([ping]);
});

test('a message that is too long is answered by its id, and the next one read', async () => {
  const long = `{"method":"tools/call","params":{"name":"${'x'.repeat(2000)}"},"jsonrpc":"2.0","id":9}`;
  const { received, answered } = await exchange(`${long}\n${JSON.stringify(ping)}\n`);
  expect(answered).toEqual([
    {
      jsonrpc: '2.0',
      id: 9,
      error: { code: -32600, message: 'The message is longer than the 1,000 bytes that this server reads.' },
    },
  ]);
  expect(received).toEqual([ping]);
});

test('a message of many megabytes is read in time that grows with its size alone', async () => {
  const label = 'x'.repeat(16_000_000);
  const message = { ...ping, params: { label } };
  const { received } = await exchange(`${JSON.stringify(message)}\n`, 20_000_000);
  expect(received).toHaveLength(1);
});
