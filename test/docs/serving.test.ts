import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { server } from '../../generated/contract/server.ts';
import { registry } from '../../generated/registry.ts';
import { parseExpiry } from '../../runtime/surfaces/command-line/expiry.ts';
import { parseServeOptions } from '../../src/commands/serve-options.ts';

const file = new URL('../../docs/serving.md', import.meta.url);
const page = readFileSync(file, 'utf8');

test('its links lead somewhere', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)].map((match) => match[1]!);
  expect(links.filter((path) => !existsSync(new URL(path, file)))).toEqual([]);
});

test('the server is started as it says', () => {
  const [, flags] = /^npx quant serve (.*)$/m.exec(page)!;
  expect(parseServeOptions(flags!.split(' '))).toMatchObject({ published: true });
});

test('its tiers, days and variables are there', () => {
  const tiers = server.access!.tiers.map(({ name }) => name);
  for (const [, tier] of page.matchAll(/--tier (\w+)/g)) expect(tiers).toContain(tier);
  for (const [, day] of page.matchAll(/--expires (\S+)/g)) expect(parseExpiry(day!)).toBeDefined();
  const variables = [
    ...server.environment.map(({ name }) => name),
    ...server.switches.map((gate) => gate.variable),
  ];
  for (const [variable] of page.matchAll(/\bQUANT_\w+/g)) expect(variables).toContain(variable);
});

test('a caller without a token may do what its table says', () => {
  expect(server.access!.anonymous).toEqual({ loopback: 'reader' });
});

test('its refusals have the status that it says', async () => {
  const { refusals } = await registry.tools[0]!.contract();
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d+)/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(rows).toHaveLength(3);
  for (const [code, status] of rows)
    expect(refusals.find((known) => known.code === code)).toMatchObject({ status });
});
