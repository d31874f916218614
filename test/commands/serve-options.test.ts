import { describe, expect, test } from 'vitest';
import { parseServeOptions } from '../../src/commands/serve-options.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

test.each<[string, object]>([
  ['', { host: '127.0.0.1', port: 8321, allowedHosts: loopback, published: false, trustedProxies: [] }],
  ['--port 0 --host ::1', { host: '::1', port: 0, published: false }],
  ['--host 127.0.0.2', { published: false }],
  ['--host localhost', { published: false }],
  [
    '--host 0.0.0.0 --allow-host Quant.example --allow-host bücher.example --allow-host 192.0.2.7 --allow-host [2001:db8::1]',
    {
      published: true,
      allowedHosts: [...loopback, 'quant.example', 'xn--bcher-kva.example', '192.0.2.7', '[2001:db8::1]'],
    },
  ],
  [
    '--allow-host quant.example --trust-proxy 127.0.0.1 --trust-proxy 10.0.0.0/8',
    { host: '127.0.0.1', published: true, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] },
  ],
])('serve %s', (flags, expected) => {
  expect(parseServeOptions(flags.split(' ').filter(Boolean))).toMatchObject(expected);
});

describe('what makes no sense, or would open more than was meant', () => {
  test.each([
    ['--port 1e3', '--port takes a whole number'],
    ['--port 65536', '--port takes a whole number'],
    ['--host 0.0.0.0', 'On 0.0.0.0 others can reach the server: name the hosts'],
    ['--host ::', 'On :: others can reach the server'],
    ['--host 192.0.2.1', 'On 192.0.2.1 others'],
    ['--host 127.evil.example', 'On 127.evil.example others'],
    ['--host 0.0.0.0 --allow-host https://quant.example', 'not "https://quant.example"'],
    ['--host 0.0.0.0 --allow-host quant.example:443', 'not "quant.example:443"'],
    ['--host 0.0.0.0 --allow-host *', 'not "*"'],
    ['--host 0.0.0.0 --allow-host *.quant.example', 'not "*.quant.example"'],
    ['--host 0.0.0.0 --allow-host 2001:db8::1', 'not "2001:db8::1"'],
    ['--host 0.0.0.0 --allow-host a/b', 'not "a/b"'],
    ['--allow-host quant.example --trust-proxy proxy', '--trust-proxy takes an address'],
    ['--trust-proxy 127.0.0.1', '--trust-proxy is for a server that others reach'],
  ])('serve %s', (flags, words) => {
    expect(parseServeOptions(flags.split(' '))).toEqual({ problem: expect.stringContaining(words) });
  });
});
