import { describe, expect, test } from 'vitest';
import { own } from '../../../runtime/access/access.ts';
import type { Answer } from '../../../runtime/answer.ts';
import { CallLogError } from '../../../runtime/journal/call-log.ts';
import { memoryCallLog } from '../../../runtime/testing/memory-call-log.ts';
import { addUp, constructorTool, fixtureTool, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

function refusalOf(answer: Answer) {
  if (answer.kind !== 'refusal') throw new Error(`expected a refusal: ${JSON.stringify(answer)}`);
  return answer.refusal;
}

function resultOf(answer: Answer) {
  if (answer.kind !== 'result') throw new Error(`expected a result: ${JSON.stringify(answer)}`);
  return answer.result;
}

describe('a call that ends in a result', () => {
  test('has the envelope, the stamps and both rows', async () => {
    const { call, log } = fixtureServer();
    expect(await call('add_up', { numbers: [2], scale: null })).toEqual({
      kind: 'result',
      runId: 'run-1',
      result: { sum: 2 },
      envelope: {
        sum: 2,
        provenance: {
          asOf: '2026-01-01',
          snapshot: 'fixture-1',
          runId: 'run-1',
          serverVersion: '1.2.3',
          contractDigest: 'd'.repeat(64),
          seed: expect.any(Number),
          clock: '2026-01-02T00:00:00.000Z',
          ageSeconds: 86_400,
        },
        warnings: ['One number is its own sum.'],
      },
    });
    expect(log.startedRows).toMatchObject([
      {
        runId: 'run-1',
        tool: 'add_up',
        arguments: { numbers: [2], scale: null },
        caller: { surface: 'call' },
      },
    ]);
    expect(log.finishedRows).toMatchObject([
      {
        runId: 'run-1',
        outcome: 'result',
        code: null,
        snapshot: 'fixture-1',
        serverVersion: '1.2.3',
        revision: 'abc',
        resultDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
        warnings: ['One number is its own sum.'],
      },
    ]);
  });

  test('serves a tool named like a member of every object, without arguments', async () => {
    expect(resultOf(await fixtureServer().call('constructor'))).toEqual({ made: true });
  });

  test('draws the same numbers whatever is asked, and those of a given seed', async () => {
    const { call, server } = fixtureServer();
    const caller = { surface: 'call', client: null } as const;
    const draw = async (seed?: number) =>
      resultOf(
        await server.call({ tool: 'store_draw', arguments: { name: 'a' }, caller, identify: own, seed }),
      )['draw'];
    expect(await draw()).toBe(await draw());
    expect(await draw(7)).not.toBe(await draw());
    expect(await draw(7)).toBe(await draw(7));
    expect(resultOf(await call('store_draw', { name: 'b' }))['draw']).toBe(await draw());
  });

  test('replays with the given clock', async () => {
    const { server, log } = fixtureServer();
    const caller = { surface: 'call', client: null } as const;
    const now = new Date('2020-05-05T00:00:00.000Z');
    await server.call({ tool: 'constructor', caller, identify: own, now });
    expect(log.finishedRows[0]?.clock).toBe('2020-05-05T00:00:00.000Z');
  });
});

describe('a call that is refused', () => {
  test.each<[string, string, unknown, object]>([
    [
      'a typo',
      'add_up',
      { numbers: [1], sclae: 2 },
      { code: 'UNKNOWN_ARGUMENT', reason: 'sclae is not an argument of this tool. Did you mean scale?' },
    ],
    [
      'a withheld parameter',
      'add_up',
      { numbers: [1], rounding: 2 },
      {
        code: 'DEFERRED_ARGUMENT',
        reason: 'rounding is withheld from this surface: It changes what a sum means.',
      },
    ],
    [
      'a mapped bound',
      'add_up',
      { numbers: [1, 1, 1, 1, 1, 1] },
      { code: 'TOO_MANY', status: 413, recover: 'Send five or fewer.' },
    ],
    [
      'a bound by the pattern',
      'add_up',
      { numbers: [1], scale: -1 },
      {
        code: 'INVALID_SCALE',
        status: 400,
        reason: 'scale must be at least 0, not -1. The nearest valid value is 0.',
        recover: 'See the bounds of scale.',
      },
    ],
    ['a missing argument', 'add_up', {}, { code: 'INVALID_NUMBERS', reason: 'numbers is required.' }],
    [
      'a rule',
      'add_up',
      { numbers: [1], scale: 0 },
      { code: 'SCALE_ALONE', reason: 'A scale of zero needs a label.' },
    ],
    [
      'the handler',
      'add_up',
      { numbers: [1, -1] },
      { code: 'ZERO_SUM', reason: 'The 2 numbers cancel.', status: 409, params: { count: 2 } },
    ],
    ['arguments that are no object', 'add_up', [1], { code: 'INVALID_ARGUMENTS' }],
    ['arguments that are not JSON', 'add_up', { label: '\ud800' }, { code: 'INVALID_ARGUMENTS' }],
    [
      'arguments too large',
      'add_up',
      { label: 'x'.repeat(4_000_001) },
      { code: 'ARGUMENTS_TOO_LARGE', status: 413 },
    ],
    [
      'a switch',
      'switched',
      {},
      { code: 'SWITCHED_OFF', recover: 'The operator turns it on by setting FIXTURE_MARKET_DATA=1.' },
    ],
    [
      'a key of the prototype',
      'add_up',
      JSON.parse('{"numbers":[1],"__proto__":{"scale":2}}'),
      { code: 'UNKNOWN_ARGUMENT' },
    ],
    [
      'a value outside its vocabulary',
      'match_signals',
      { order_by: 'rv21d' },
      {
        code: 'INVALID_ORDER_BY',
        reason:
          'order_by has no value "rv21d". Did you mean rv_21d? The full list is at vocabulary://signals.',
      },
    ],
    [
      'a key outside its vocabulary',
      'match_signals',
      { strict_signals: { made_up: 1 } },
      {
        code: 'UNKNOWN_ARGUMENT',
        reason:
          'strict_signals.made_up is not an argument of this tool. The full list is at vocabulary://signals.',
      },
    ],
    [
      'a value of the wrong type for its key',
      'match_signals',
      { strict_signals: { streak: 1.5 } },
      { code: 'INVALID_STRICT_SIGNALS', reason: 'strict_signals.streak must be an integer, not 1.5.' },
    ],
  ])('by %s', async (_what, tool, args, expected) => {
    const { call } = fixtureServer();
    expect(refusalOf(await call(tool, args))).toMatchObject(expected);
  });

  test('is logged with its code, unless it was turned away before the log', async () => {
    const { call, log } = fixtureServer();
    await call('add_up', { numbers: [] });
    await call('switched');
    expect(log.finishedRows).toMatchObject([
      { outcome: 'refusal', code: 'INVALID_NUMBERS', resultDigest: null },
    ]);
  });

  test('serves a switched tool once its variable is 1', async () => {
    const { call } = fixtureServer({ environment: { FIXTURE_MARKET_DATA: '1' } });
    expect(resultOf(await call('switched'))).toEqual({});
  });

  test('answers 250,000 wrong cells in well under a second, all steps', async () => {
    const row = Array.from({ length: 200 }, () => 'x');
    const tool = fixtureTool('matrix', {
      contract: {
        arguments: object({
          name: 'matrix',
          shape: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
          required: true,
        }),
        result: object(),
      },
      handler: () => ({}),
    });
    const { call } = fixtureServer({}, [tool]);
    const begun = performance.now();
    const refusal = refusalOf(await call('matrix', { matrix: Array.from({ length: 1250 }, () => row) }));
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(refusal.violations?.total).toBe(250_000);
  });
});

describe('unknown keys of a warning map', () => {
  test('are dropped with a warning, as are values that do not fit; numeric strings are coerced', async () => {
    const { call } = fixtureServer();
    const signals = { rv_21d: '0.22', streak: '3', regime: 'sideways', rv21d: 9, hurst: null };
    const answer = await call('match_signals', { signals });
    expect(resultOf(answer)).toEqual({ seen: '{"signals":{"rv_21d":0.22,"streak":3}}' });
    expect(answer.kind === 'result' && answer.envelope['warnings']).toEqual([
      'signals.rv21d is not known and was ignored. Did you mean rv_21d? The full list is at vocabulary://signals.',
      'signals.hurst is not known and was ignored. The full list is at vocabulary://signals.',
      'signals.regime was ignored: it must be one of bull, bear, not "sideways".',
    ]);
  });
});

describe('an unknown tool', () => {
  test('is answered with the nearest names', async () => {
    expect(await fixtureServer().call('addup')).toEqual({
      kind: 'unknown-tool',
      name: 'addup',
      nearest: ['add_up'],
    });
  });
});

describe('a fault', () => {
  const empty = object();
  const amount = object({ name: 'amount', shape: { type: 'number' } });
  const stated =
    (result: unknown) =>
    (_args: never, call: Parameters<Parameters<typeof fixtureTool>[1]['handler']>[1]) => {
      call.provenance({ asOf: null });
      return result;
    };

  test('shows the run id and no detail; the log has the stack', async () => {
    const { call, log, faults } = fixtureServer();
    const answer = await call('throws');
    expect(answer).toEqual({
      kind: 'fault',
      runId: 'run-1',
      message: 'Something failed on our side. The call log has the details of run run-1.',
    });
    expect(log.finishedRows[0]?.fault).toMatch(/the secret of \/var\/lib\n\s+at /);
    expect(faults).toHaveLength(1);
  });

  test.each([
    ['an undeclared field', empty, stated({ more: 1 }), 'more is not known'],
    [
      'a non-finite number',
      amount,
      stated({ amount: Number.NaN }),
      'amount is NaN and is not declared nonFinite',
    ],
    ['undefined', amount, stated({ amount: undefined }), 'amount is undefined, which is not JSON'],
    ['a BigInt', amount, stated({ amount: 1n }), 'amount is a bigint'],
    ['a date', amount, stated({ amount: new Date(0) }), 'amount is an instance of Date'],
    ['no object', amount, stated(3), 'not an object'],
    ['a wrong type', amount, stated({ amount: 'x' }), 'amount must be a number, not "x".'],
    ['no provenance', empty, () => ({}), 'no provenance'],
    [
      'an undeclared code',
      empty,
      (_args: never, call: { refuse: (code: string, params: object) => unknown }) => call.refuse('NOPE', {}),
      'undeclared code NOPE',
    ],
  ])('is what a handler gets for %s', async (_what, result, handler, message) => {
    const tool = fixtureTool('faulty', { contract: { arguments: empty, result }, handler: handler as never });
    const { call, log } = fixtureServer({}, [tool]);
    expect(await call('faulty')).toMatchObject({ kind: 'fault' });
    expect(log.finishedRows[0]?.fault).toContain(message);
  });

  test('names a conditional field that is there without its condition', async () => {
    const tool = fixtureTool('conditional', {
      contract: { arguments: empty, result: amount, presence: [{ field: 'amount', present: () => false }] },
      handler: stated({ amount: 1 }),
    });
    const { call, log } = fixtureServer({}, [tool]);
    await call('conditional');
    expect(log.finishedRows[0]?.fault).toContain('amount is there, and its condition fails');
  });

  test.each(['started', 'finished'] as const)(
    'is the answer where the %s row cannot be written',
    async (row) => {
      const broken = async () => {
        throw new CallLogError('LOG_LOCKED', 'calls.db is locked.');
      };
      const { call } = fixtureServer({ log: { ...memoryCallLog(), [row]: broken } }, [constructorTool]);
      expect(await call('constructor')).toMatchObject({
        kind: 'fault',
        message: expect.stringContaining('is locked'),
      });
    },
  );

  test('does not outlive a failed import: the next call tries again', async () => {
    let attempts = 0;
    const tool = {
      ...addUp,
      handler: async () => {
        if (++attempts === 1) throw new Error('no such file');
        return addUp.handler();
      },
    };
    const { call } = fixtureServer({}, [tool]);
    expect((await call('add_up', { numbers: [1] })).kind).toBe('fault');
    expect((await call('add_up', { numbers: [1] })).kind).toBe('result');
  });
});

describe('declared non-finite numbers', () => {
  test.each([
    [[1e308, 1e308], 'inf'],
    [[-1e308, -1e308], '-inf'],
  ])('of %s travel as %s', async (numbers, sum) => {
    const tool = fixtureTool('overflow', {
      contract: {
        arguments: object({ name: 'numbers', shape: { type: 'array', items: { type: 'number' } } }),
        result: object({ name: 'sum', shape: { type: 'number', nonFinite: true } }),
      },
      handler: (args: { numbers: number[] }, call) => {
        call.provenance({ asOf: null });
        return { sum: args.numbers.reduce((total, number) => total + number, 0) };
      },
    });
    expect(resultOf(await fixtureServer({}, [tool]).call('overflow', { numbers }))).toEqual({ sum });
  });
});
