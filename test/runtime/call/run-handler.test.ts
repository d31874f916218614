import { describe, expect, test } from 'vitest';
import { type AnyHandler, runHandler } from '../../../runtime/call/run-handler.ts';
import type { Call } from '../../../runtime/handler.ts';

type TestCall = Call<
  Record<string, Record<string, number>>,
  { readonly name: string },
  { readonly asOf: null }
>;

const declared = [{ code: 'FEW', condition: '', reason: '{n} rows.', recover: 'Load more.', status: 409 }];
const surroundings = {
  runId: 'run-1',
  caller: { tier: null, token: null },
  seed: 1,
  now: new Date(0),
  signal: new AbortController().signal,
  progress: () => undefined,
  warn: () => undefined,
  services: { name: 'state' },
};

function run(handler: (args: never, call: TestCall) => unknown) {
  return runHandler(handler as AnyHandler<{ readonly name: string }>, {}, declared, surroundings);
}

describe('runHandler', () => {
  test('gives the result and the stated provenance; the call carries the services', async () => {
    const end = await run((_args, call) => {
      call.provenance({ asOf: null });
      return { name: call.services.name, drawn: call.random() };
    });
    expect(end).toEqual({
      kind: 'returned',
      result: { name: 'state', drawn: expect.any(Number) },
      provenance: { asOf: null },
      entries: [],
      artifacts: [],
    });
  });

  test('what is journaled has ids of the run, in order', async () => {
    const end = await run((_args, call) => {
      call.provenance({ asOf: null });
      return [call.journal({ width: 1 } as never), call.journal({ width: 2 } as never)];
    });
    const ids = [`${surroundings.runId}.1`, `${surroundings.runId}.2`];
    const entries = ids.map((id, index) => ({ id, entry: { width: index + 1 } }));
    expect(end).toMatchObject({ result: ids, entries });
  });

  test('gives a refusal its declared words', async () => {
    expect(await run((_args, call) => call.refuse('FEW', { n: 3 }))).toEqual({
      kind: 'refused',
      refusal: {
        code: 'FEW',
        reason: '3 rows.',
        recover: 'Load more.',
        status: 409,
        page: '/refusals/#few',
        params: { n: 3 },
      },
    });
  });

  test('takes for a refusal only what call.refuse made', async () => {
    const end = await run((_args, call) => {
      call.provenance({ asOf: null });
      return { refused: 'FEW', params: { n: 3 } };
    });
    expect(end.kind).toBe('returned');
  });

  test.each<[string, Parameters<typeof run>[0], string]>([
    ['no provenance', () => ({}), 'stated no provenance'],
    [
      'a refusal that is not returned',
      (_args, call) => {
        call.refuse('FEW', { n: 3 });
        return {};
      },
      'made a refusal and did not return it',
    ],
    [
      'two provenances',
      (_args, call) => {
        call.provenance({ asOf: null });
        call.provenance({ asOf: null });
        return {};
      },
      'stated its provenance 2 times',
    ],
    ['an undeclared code', (_args, call) => call.refuse('MANY', {}), 'undeclared code MANY'],
  ])('rejects for %s', async (_what, handler, message) => {
    await expect(run(handler)).rejects.toThrow(message);
  });
});
