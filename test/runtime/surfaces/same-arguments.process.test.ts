import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../../runtime/surfaces/command-line/index.ts';
import { createHttpApp, type Listening, listen } from '../../../runtime/surfaces/http/index.ts';
import { fixtureTool, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';
import { memoryTerminal } from '../memory-terminal.ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const list = <Items extends object>(items: Items) => ({ type: 'array', items }) as const;

const collect = fixtureTool('collect', {
  listing: { http: { method: 'GET', path: '/api/collect' } },
  contract: {
    arguments: object(
      { name: 'numbers', shape: list(number) },
      { name: 'tags', shape: list(text) },
      { name: 'flags', shape: list({ type: 'boolean' } as const) },
      { name: 'rows', shape: list(list(number)) },
      { name: 'label', shape: text },
      { name: 'scale', shape: number },
      { name: 'explain', shape: { type: 'boolean' } },
    ),
    result: object(),
  },
  handler: (_args, call) => {
    call.provenance({ asOf: null });
    return {};
  },
});

const { server, log } = fixtureServer({}, [collect]);
let listening: Listening;
beforeAll(async () => {
  const app = createHttpApp(server, { report: () => undefined });
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => listening.stop());

type Given = Readonly<Record<string, unknown>>;

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('5', 'null', '[1]', '{}', '"a"', '@x', '-', '--numbers'),
);
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const calls: fc.Arbitrary<Given> = fc.record(
  {
    numbers: fc.array(numbers, { maxLength: 4 }),
    tags: fc.array(words, { maxLength: 4 }),
    flags: fc.array(fc.boolean(), { maxLength: 3 }),
    rows: fc.array(fc.array(numbers, { maxLength: 2 }), { maxLength: 3 }),
    label: words,
    scale: numbers,
    explain: fc.boolean(),
  },
  { requiredKeys: [] },
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Names with their texts: a list once for each item where that can say it, else as JSON. */
function pairs(args: Given, mustBeJson: (item: string) => boolean, repeat: boolean): [string, string][] {
  return Object.entries(args).flatMap(([name, value]): [string, string][] => {
    if (!Array.isArray(value)) return [[name, textOf(value)]];
    const items = value.map(textOf);
    const isWhole = items.length === 1 && /^\s*(\[|null\s*$)/.test(items[0]!);
    const asJson = !repeat || items.length === 0 || isWhole || items.some(mustBeJson);
    return asJson ? [[name, JSON.stringify(value)]] : items.map((item) => [name, item]);
  });
}

async function received(send: () => Promise<unknown>): Promise<unknown> {
  const before = log.startedRows.length;
  await send();
  expect(log.startedRows.length).toBe(before + 1);
  return log.startedRows.at(-1)!.arguments;
}

test('HTTP, flags and MCP give the same arguments, whichever way a list is spelled', async () => {
  await fc.assert(
    fc.asyncProperty(calls, fc.boolean(), async (args, repeat) => {
      const query = new URLSearchParams(pairs(args, () => false, repeat));
      const overHttp = await received(async () => {
        const response = await fetch(`${listening.address}/api/collect?${query}`);
        expect(response.status).toBe(200);
      });
      const flags = pairs(args, (item) => item === '-' || item.startsWith('@'), repeat).map(
        ([name, value]) =>
          name === 'explain' ? `--${value === 'true' ? '' : 'no-'}explain` : `--${name}=${value}`,
      );
      const byFlags = await received(() => runTool(server, ['collect', ...flags], memoryTerminal(), 'quant'));
      const overMcp = await received(() =>
        fetch(`${listening.address}/mcp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'collect', arguments: args },
          }),
        }),
      );
      expect(overMcp).toEqual(args);
      expect(overHttp).toEqual(overMcp);
      expect(byFlags).toEqual(overMcp);
    }),
    { numRuns: 150 },
  );
});
