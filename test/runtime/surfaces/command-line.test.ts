import { describe, expect, test } from 'vitest';
import { runCall } from '../../../runtime/surfaces/command-line/index.ts';
import { addUp } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';
import { memoryTerminal } from '../memory-terminal.ts';

describe('call', () => {
  const files = { 'args.json': '{"numbers":[1,2]}' };

  test.each([
    ['JSON', ['add_up', '--args', '{"numbers":[1,2]}']],
    ['a file', ['add_up', '--args', '@args.json']],
    ['the input', ['add_up', '--args', '-']],
  ])('takes arguments as %s and writes the envelope', async (_what, argv) => {
    const terminal = memoryTerminal('{"numbers":[1,2]}', files);
    const { server, log } = fixtureServer();
    expect(await runCall(server, argv, terminal)).toBe(0);
    expect(JSON.parse(terminal.output())).toMatchObject({
      sum: 3,
      provenance: { runId: 'run-1' },
      warnings: [],
    });
    expect(terminal.errors()).toBe('');
    expect(log.startedRows[0]?.caller).toEqual({
      surface: 'command',
      client: null,
      tier: null,
      token: null,
    });
  });

  test.each([
    [
      'a refusal',
      ['add_up', '--args', '{"numbers":[1,-1]}'],
      3,
      { status: 409, code: 'ZERO_SUM', runId: 'run-1' },
    ],
    ['arguments left out', ['add_up'], 3, { code: 'INVALID_NUMBERS' }],
    ['a fault', ['throws'], 1, { status: 500, title: 'Fault', runId: 'run-1' }],
  ])('writes %s as the problem that HTTP gives', async (_what, argv, code, problem) => {
    const terminal = memoryTerminal();
    expect(await runCall(fixtureServer().server, argv, terminal)).toBe(code);
    expect(JSON.parse(terminal.output())).toMatchObject(problem);
    expect(terminal.errors()).toBe('');
  });

  test('writes the picture of a result, and none of a refusal', async () => {
    const picture = async () => (result: Readonly<Record<string, unknown>>) => `<svg>${result['sum']}</svg>`;
    const terminal = memoryTerminal();
    const { server } = fixtureServer({}, [{ ...addUp, picture }]);
    const chart = (numbers: string) =>
      runCall(server, ['add_up', '--args', `{"numbers":${numbers}}`, '--chart', 'sum.svg'], terminal);
    expect(await chart('[1,-1]')).toBe(3);
    expect([...terminal.written]).toEqual([]);
    expect(await chart('[1,2]')).toBe(0);
    expect([...terminal.written]).toEqual([['sum.svg', '<svg>3</svg>']]);
  });

  test.each([
    ['no tool', [], 'Name the tool to call.'],
    ['an unknown tool', ['addup'], 'There is no tool addup. Did you mean add_up?'],
    ['two tools', ['add_up', 'throws'], 'throws is too much'],
    ['what is not JSON', ['add_up', '--args', '{'], 'The arguments are not JSON'],
    ['a missing file', ['add_up', '--args', '@nowhere'], 'no such file: nowhere'],
    ['a tool that draws nothing', ['add_up', '--chart', 'x.svg'], 'add_up draws no picture'],
    ['an unknown option', ['add_up', '--arg', '{}'], "Unknown option '--arg'"],
  ])('ends with 2 and words on the error stream for %s', async (_what, argv, words) => {
    const terminal = memoryTerminal();
    const { server, log } = fixtureServer();
    expect(await runCall(server, argv, terminal)).toBe(2);
    expect(terminal.output()).toBe('');
    expect(terminal.errors()).toContain(words);
    expect(log.startedRows).toEqual([]);
  });
});
