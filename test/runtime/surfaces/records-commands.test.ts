import { describe, expect, test } from 'vitest';
import {
  EXIT,
  runLog,
  runManifest,
  runReplay,
  type Terminal,
} from '../../../runtime/surfaces/command-line/index.ts';
import { fixtureServer } from '../fixture-server.ts';
import { memoryTerminal } from '../memory-terminal.ts';

const fixture = fixtureServer();
for (const numbers of [[1, 2], [1, -1], [5]]) await fixture.call('add_up', { numbers });
await fixture.call('throws');
const pruned: Date[] = [];
const records = {
  ...fixture.log,
  prune: async (before: Date) => {
    pruned.push(before);
    return 3;
  },
};

/** A log in which no call came with a token needs no tokens. */
const tokens = () => Promise.reject(new Error('the tokens are asked for'));

/** What a command ends with and writes; a run of its own log, so that replays do not add to the one above. */
async function run(command: (terminal: Terminal) => Promise<number>) {
  const terminal = memoryTerminal();
  const exit = await command(terminal);
  return { exit, output: terminal.output(), errors: terminal.errors() };
}

const stateOfToken = { hash: '', tier: 'reader', createdAt: '', expiresAt: null, revokedAt: null };

describe('log', () => {
  test('lists calls, newest first, with what they ended in', async () => {
    const { exit, output } = await run((terminal) => runLog({ records, tokens }, [], terminal));
    expect(exit).toBe(EXIT.done);
    expect(output).toBe(
      [
        'run-4  2026-01-02 00:00  fault     throws  call',
        'run-3  2026-01-02 00:00  result    add_up  call',
        'run-2  2026-01-02 00:00  ZERO_SUM  add_up  call',
        'run-1  2026-01-02 00:00  result    add_up  call',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [['--tool', 'throws'], ['run-4']],
    [
      ['--outcome', 'result'],
      ['run-3', 'run-1'],
    ],
    [
      ['--before', 'run-3'],
      ['run-2', 'run-1'],
    ],
    [['--limit', '1'], ['run-4']],
    [['--outcome', 'unfinished'], []],
  ])('%j chooses', async (argv, runIds) => {
    const { output } = await run((terminal) => runLog({ records, tokens }, [...argv, '--json'], terminal));
    expect(JSON.parse(output).map(({ started }: { started: { runId: string } }) => started.runId)).toEqual(
      runIds,
    );
    if (runIds.length === 0) {
      expect((await run((terminal) => runLog({ records, tokens }, argv, terminal))).output).toBe(
        'No calls.\n',
      );
    }
  });

  test('names the token that a call came with, and its tier', async () => {
    const called = (id: string, token: string | null) => ({
      ...fixture.log.startedRows[0]!,
      runId: id,
      caller: { surface: 'http', client: null, tier: 'reader', token } as const,
    });
    const started = [called('a', 'id-1'), called('b', 'id-2'), called('c', 'id-3'), called('d', null)];
    const list = async () => started.map((row) => ({ started: row, finished: null }));
    const stored = { ...stateOfToken, id: 'id-1', name: "Ada's laptop" };
    const store = { list: async () => [stored, { ...stateOfToken, id: 'id-2', name: null }] };
    const parts = { records: { ...records, list }, tokens: async () => store };
    const { output } = await run((terminal) => runLog(parts, [], terminal));
    expect(output.split('\n').map((line) => line.split('add_up  ')[1])).toEqual([
      "http reader Ada's laptop",
      'http reader id-2',
      'http reader id-3',
      'http reader',
      undefined,
    ]);
  });

  test('prune forgets what started before a day', async () => {
    const { output } = await run((terminal) =>
      runLog({ records, tokens }, ['prune', '--before', '2026-02-28'], terminal),
    );
    expect(output).toBe('Forgot 3 calls that started before 2026-02-28.\n');
    expect(pruned).toEqual([new Date('2026-02-28T00:00:00Z')]);
  });

  test.each([
    [['--limit', '0'], '--limit takes a whole number from 1 to 10000.\n'],
    [['--limit', '1e2'], '--limit takes a whole number from 1 to 10000.\n'],
    [['--outcome', 'good'], '--outcome takes one of result, remembered, refusal, fault, unfinished.\n'],
    [['prune'], expect.stringContaining('log prune takes --before YYYY-MM-DD')],
    [['prune', '--before', '2026-02-30'], expect.stringContaining('log prune takes --before YYYY-MM-DD')],
  ])('%j is misused', async (argv, errors) => {
    expect(await run((terminal) => runLog({ records, tokens }, argv, terminal))).toEqual({
      exit: EXIT.usage,
      output: '',
      errors,
    });
  });
});

describe('replay', () => {
  const parts = (change: { revision?: string } = {}) => ({
    server: fixtureServer().server,
    records,
    revision: 'abc',
    ...change,
  });

  test('says of each run what comes out', async () => {
    const { exit, output } = await run((terminal) => runReplay(parts(), ['run-1', 'run-2'], terminal));
    expect(exit).toBe(EXIT.done);
    expect(output).toMatch(
      /^same {7}run-1 {2}add_up\n {11}The result is the same, sha256:[0-9a-f]{64}\.\nsame {7}run-2 {2}add_up\n {11}Refused with ZERO_SUM again\.\n2 replayed: 2 the same, 0 different, 0 impossible\.\n$/,
    );
  });

  test('of all calls but those of tools that read the log', async () => {
    const readsLog = (tool: string) => tool === 'add_up';
    const { output } = await run((terminal) => runReplay({ ...parts(), readsLog }, ['--all'], terminal));
    expect(output).toMatch(/run-4 {2}throws\n.*\n1 replayed: 1 the same/);
    expect(output).not.toContain('add_up');
  });

  test('of all calls, oldest first, but for replays', async () => {
    const { server, log, call } = fixtureServer();
    await call('add_up', { numbers: [1] });
    await call('add_up', { numbers: [2] });
    const again = { server, records: log, revision: 'abc' };
    for (let round = 0; round < 2; round++) {
      const { output } = await run((terminal) => runReplay(again, ['--all', '--json'], terminal));
      expect(JSON.parse(output).map(({ runId }: { runId: string }) => runId)).toEqual(['run-1', 'run-2']);
    }
  });

  test('a difference ends with 1, and what has changed is said', async () => {
    const finished = {
      ...(await records.find('run-1'))!.finished!,
      resultDigest: '0'.repeat(64),
      fieldDigests: null,
    };
    const tampered = { ...records, find: async () => ({ ...(await records.find('run-1'))!, finished }) };
    const { exit, output } = await run((terminal) =>
      runReplay({ ...parts({ revision: 'def' }), records: tampered }, ['run-1'], terminal),
    );
    expect(exit).toBe(EXIT.fault);
    expect(output).toContain('different  run-1  add_up\n           The result differs, first in ');
    expect(output).toContain('           revision was abc, is def\n');
    expect(output).toContain('1 replayed: 0 the same, 1 different, 0 impossible.\n');
  });

  test.each([
    [[], 'Name the runs to make again, or pass --all. `log` lists them.\n'],
    [['--all', 'run-1'], 'Name the runs to make again, or pass --all. `log` lists them.\n'],
    [['run-1', 'run-99'], 'The call log has no run run-99.\n'],
  ])('%j is misused', async (argv, errors) => {
    expect(await run((terminal) => runReplay(parts(), argv, terminal))).toEqual({
      exit: EXIT.usage,
      output: '',
      errors,
    });
  });
});

describe('manifest', () => {
  const parts = { server: fixture.server.contract, records, replayCommand: 'tool replay' };

  test('is JSON, or a block for a note', async () => {
    const json = await run((terminal) => runManifest(parts, ['run-1'], terminal));
    expect(JSON.parse(json.output)).toMatchObject({ manifestVersion: 1, runs: [{ runId: 'run-1' }] });
    const block = await run((terminal) => runManifest(parts, ['run-1', '--format', 'markdown'], terminal));
    expect(block.output).toContain('To compute them again: `tool replay run-1`');
  });

  test.each([
    [[], 'Name the runs of the manifest. `log` lists them.\n'],
    [['run-1', '--format', 'yaml'], '--format takes json or markdown.\n'],
    [['run-99'], 'The call log has no run run-99.\n'],
  ])('%j is misused', async (argv, errors) => {
    expect(await run((terminal) => runManifest(parts, argv, terminal))).toEqual({
      exit: EXIT.usage,
      output: '',
      errors,
    });
  });
});
