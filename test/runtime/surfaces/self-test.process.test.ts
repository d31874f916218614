import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { StdioLaunch } from '../../../runtime/surfaces/command-line/index.ts';
import { runSelfTest } from '../../../runtime/surfaces/command-line/self-test.ts';
import { memoryTerminal } from '../memory-terminal.ts';

const fixture = fileURLToPath(new URL('../stdio-fixture.ts', import.meta.url));

function launch(...args: readonly string[]): StdioLaunch {
  return { name: 'fixture', command: process.execPath, args, env: {}, withheld: [] };
}

const working = launch('--conditions=src', fixture);
const call = { tool: 'add_up', arguments: { numbers: [1, 2] } };
const telling = { ...call, says: (answer: Record<string, unknown>) => `the sum is ${answer['sum']}` };
const stepMilliseconds = 20_000;

function disappoint(): never {
  throw new Error('not this one');
}

test('says what it counted', async () => {
  const terminal = memoryTerminal();
  expect(await runSelfTest({ launch: working, calls: [call, telling], stepMilliseconds }, terminal)).toBe(0);
  expect(terminal.output()).toBe('ok: 3 tools, 1 resources\n    add_up gave a result\n    the sum is 3\n');
  expect(terminal.errors()).toBe('');
});

test.each([
  ['start the server', launch('-e', 'console.error("no data here"); process.exit(1)'), call, 'no data here'],
  ['call nope', working, { tool: 'nope', arguments: {} }, 'There is no tool nope'],
  ['call add_up', working, { tool: 'add_up', arguments: {} }, 'INVALID_NUMBERS'],
  ['call add_up', working, { ...call, says: disappoint }, 'not this one'],
])('names the step that failed: %s', async (step, launched, failing, words) => {
  const terminal = memoryTerminal();
  expect(await runSelfTest({ launch: launched, calls: [failing], stepMilliseconds }, terminal)).toBe(1);
  expect(terminal.errors()).toContain(`self-test failed to ${step}: `);
  expect(terminal.errors()).toContain(words);
  expect(terminal.output()).toBe('');
});
