import { describe, expect, test } from 'vitest';
import { limitTime, TIMED_OUT } from '../../../runtime/call/limit-time.ts';
import { fixtureTool, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

const caller = new AbortController().signal;
const never = new Promise<never>(() => undefined);

describe('limitTime', () => {
  test('gives what work in time gives, and leaves no timer behind', async () => {
    expect(await limitTime(60_000, caller, async () => 7)).toBe(7);
  });

  test('does not wait for work that is late, and tells it through the signal', async () => {
    let reason: unknown;
    const end = await limitTime(5, caller, (signal) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
      });
      return never;
    });
    expect(end).toBe(TIMED_OUT);
    expect(reason).toMatchObject({ name: 'TimeoutError' });
  });

  test('lets the caller cancel all the same', async () => {
    const cancelling = new AbortController();
    const work = limitTime(60_000, cancelling.signal, (signal) => {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    cancelling.abort(new Error('gone'));
    await expect(work).rejects.toThrow('gone');
  });

  test('passes on a failure, and swallows that of work which was left behind', async () => {
    await expect(limitTime(60_000, caller, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const late = limitTime(1, caller, async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new Error('too late to matter');
    });
    expect(await late).toBe(TIMED_OUT);
  });
});

const limited = fixtureTool('limited', {
  listing: { limits: { argumentBytes: 1_000, resultBytes: 20, milliseconds: 20 } },
  contract: {
    arguments: object(
      { name: 'length', shape: { type: 'integer' } },
      { name: 'hang', shape: { type: 'boolean' } },
    ),
    result: object({ name: 'text', shape: { type: 'string' }, required: true }),
  },
  handler: async ({ length = 0, hang = false }: { length?: number; hang?: boolean }, call) => {
    call.provenance({ asOf: null });
    if (hang) await never;
    return { text: 'x'.repeat(length) };
  },
});

test.each([
  [{ length: 9 }, { kind: 'result' }],
  [{ length: 10 }, { refusal: { code: 'RESULT_TOO_LARGE', params: { bytes: 21, limit: 20 } } }],
  [{ hang: true }, { refusal: { code: 'TIME_LIMIT', status: 503, params: { milliseconds: 20 } } }],
])('a call with %j ends in %j, and is in the log', async (args, expected) => {
  const { call, log } = fixtureServer({}, [limited]);
  const answer = await call('limited', args);
  expect(answer).toMatchObject(expected);
  expect(log.finishedRows).toMatchObject([{ outcome: answer.kind }]);
});
