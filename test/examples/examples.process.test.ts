import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Verification } from '../../generator/verify/checks.ts';
import { toolwright } from '../generator/run-toolwright.ts';

const examples = join(import.meta.dirname, '../../examples');
const names = readdirSync(examples, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('there is an example for each make of server', () => {
  expect(names).toEqual(['fastmcp', 'sdk-1', 'sdk-2']);
});

describe.each(names)('%s', (name) => {
  const folder = join(examples, name);
  const files = (below: string) =>
    readdirSync(join(folder, below), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('is as its specs say, and has no finding', async () => {
    expect(await toolwright(folder, 'check')).toEqual({ status: 0, out: '', err: '' });
  });

  test('does without the runtime', () => {
    const generated = files('generated');
    expect(generated.length).toBeGreaterThan(10);
    const users = [...generated, join(folder, 'server.ts')].filter((file) =>
      readFileSync(file, 'utf8').includes('toolwright-runtime'),
    );
    expect(users).toEqual([]);
  });

  test('is a server of at most sixty lines, with a README', () => {
    expect(readFileSync(join(folder, 'server.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(60);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('toolwright verify -- node server.ts');
  });
});

test('the server on the 1.x SDK keeps every word of its specs', async () => {
  const folder = join(examples, 'sdk-1');
  const command = [process.execPath, 'server.ts'];
  const { status, out } = await toolwright(folder, 'verify', '--format', 'json', '--', ...command);
  const { score, checks } = JSON.parse(out) as Verification;
  expect(checks.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
  expect(checks.length).toBeGreaterThan(15);
  expect([status, score]).toEqual([0, 100]);
});

test('its refusals say what is wrong', () => {
  const requests = [
    { numbers: [1, 2], trim: 1 },
    { numbers: [1, 'two'] },
    { numbers: [1], trims: 1 },
    { numbers: [1.7e308, 1.7e308] },
  ].map((args, index) => ({
    jsonrpc: '2.0',
    id: index + 1,
    method: 'tools/call',
    params: { name: 'describe_numbers', arguments: args },
  }));
  const { stdout } = spawnSync(process.execPath, ['server.ts'], {
    cwd: join(examples, 'sdk-1'),
    encoding: 'utf8',
    input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
  });
  const answers = stdout.trim().split('\n');
  expect(answers.map((line) => JSON.parse(line).result)).toEqual(
    [
      'TOO_FEW: There must be more numbers than are left out. Give more numbers, or a smaller `trim`.',
      'INVALID_ARGUMENTS: /numbers/1 must be number {"type":"number"}. Correct it.',
      'INVALID_ARGUMENTS:  must NOT have additional properties {"additionalProperty":"trims"}. Correct it.',
      'TOO_LARGE: The sum of 2 numbers is beyond the largest number. Give the numbers in a larger unit.',
    ].map((text) => ({ isError: true, content: [{ type: 'text', text }] })),
  );
});
