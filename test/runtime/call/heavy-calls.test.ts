import { expect, test } from 'vitest';
import { heavyCalls } from '../../../runtime/call/heavy-calls.ts';
import { fixtureTool, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

test('as many are in as the limit says, and who has left makes room', () => {
  const { enter } = heavyCalls();
  const leave = enter(2)!;
  expect(enter(2)).toBeDefined();
  expect(enter(2)).toBeUndefined();
  leave();
  expect(enter(2)).toBeDefined();
  expect(enter(2)).toBeUndefined();
});

/** A tool of which each call waits until it is let go, unless it is told not to. */
function gated(name: string, heavy: number | undefined, milliseconds?: number) {
  const gates: PromiseWithResolvers<void>[] = [];
  const tool = fixtureTool(name, {
    listing: {
      limits: {
        argumentBytes: 1_000,
        ...(heavy !== undefined && { heavyCalls: heavy }),
        ...(milliseconds !== undefined && { milliseconds }),
      },
    },
    contract: { arguments: object({ name: 'fail', shape: { type: 'boolean' } }), result: object() },
    handler: async ({ fail = false }: { fail?: boolean }, call) => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      if (fail) throw new Error('no');
      call.provenance({ asOf: null });
      return {};
    },
  });
  const entered = (count: number) => expect.poll(() => gates.length).toBe(count);
  return { tool, gates, entered };
}

const busy = { kind: 'refusal', refusal: { code: 'BUSY', status: 503, params: { limit: 1 } } };

test.each([{}, { fail: true }])(
  'a heavy call is refused while another runs, and made once that one has ended: %j',
  async (args) => {
    const { tool, gates, entered } = gated('heavy', 1);
    const { tool: light, ...lightGate } = gated('light', undefined);
    const { call, log } = fixtureServer({}, [tool, light]);
    const first = call('heavy', args);
    await entered(1);
    expect(await call('heavy')).toMatchObject(busy);
    expect(log.finishedRows).toMatchObject([{ runId: 'run-2', code: 'BUSY' }]);

    const unhindered = call('light');
    await lightGate.entered(1);
    lightGate.gates[0]!.resolve();
    expect(await unhindered).toMatchObject({ kind: 'result' });

    gates[0]!.resolve();
    await first;
    const next = call('heavy');
    await entered(2);
    gates[1]!.resolve();
    expect(await next).toMatchObject({ kind: 'result' });
  },
);

test('heavy tools share the number, and work that was left behind by its time-out counts until it ends', async () => {
  const one = gated('one', 1, 5);
  const other = gated('other', 1);
  const { call } = fixtureServer({}, [one.tool, other.tool]);
  expect(await call('one')).toMatchObject({ refusal: { code: 'TIME_LIMIT' } });
  expect(await call('other')).toMatchObject(busy);
  one.gates[0]!.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  const next = call('other');
  await other.entered(1);
  other.gates[0]!.resolve();
  expect(await next).toMatchObject({ kind: 'result' });
});

test('a call that its arguments refuse takes no place', async () => {
  const { tool, gates, entered } = gated('heavy', 1);
  const { call } = fixtureServer({}, [tool]);
  expect(await call('heavy', { made: 'up' })).toMatchObject({ refusal: { code: 'UNKNOWN_ARGUMENT' } });
  const next = call('heavy');
  await entered(1);
  gates[0]!.resolve();
  expect(await next).toMatchObject({ kind: 'result' });
});
