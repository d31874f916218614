import { describe, expect, test } from 'vitest';
import type { Access, RemoteAccess } from '../../../runtime/access/access.ts';
import { type RateLimit, rateLimit } from '../../../runtime/call/rate-limit.ts';
import { fixtureAccess } from '../fixture-registry.ts';

const caller = (facts: Partial<RemoteAccess>): RemoteAccess => {
  return { kind: 'remote', tier: 'reader', token: null, address: null, ...facts };
};
const token = (id: string, tier = 'reader') => caller({ token: id, tier });
const address = (text: string) => caller({ address: text });

/** A limit on a clock that the test sets, in seconds. */
function limitAt(mostCallers?: number) {
  const clock = { seconds: 1_000 };
  const limit = rateLimit(fixtureAccess, () => clock.seconds * 1_000, mostCallers);
  return { clock, limit };
}

/** How many of so many calls are let through. */
const through = (limit: RateLimit, who: Access, calls: number) =>
  Array.from({ length: calls }, () => limit(who)).filter((away) => away === undefined).length;

describe('what is counted', () => {
  test.each<[string, Access, number]>([
    ['a token, by the limit of its tier', token('a'), 3],
    ['another tier, by its own', token('a', 'writer'), 120],
    ['a tier without limits', token('a', 'keeper'), 200],
    ['an address', address('192.0.2.1'), 2],
    ['both: the tighter one holds', caller({ token: 'a', address: '192.0.2.1' }), 2],
    ['a caller without a tier, under the lowest', caller({ tier: null, address: '192.0.2.1' }), 2],
    ['neither: a caller without a token on this machine', caller({}), 200],
    ['whoever runs the process', { kind: 'own' }, 200],
  ])('%s', (_what, who, calls) => {
    expect(through(limitAt().limit, who, 200)).toBe(calls);
  });

  test('each token and each address for itself', () => {
    const { limit } = limitAt();
    expect(through(limit, token('a'), 9)).toBe(3);
    expect(through(limit, token('b'), 9)).toBe(3);
    expect(through(limit, address('192.0.2.1'), 9)).toBe(2);
    expect(through(limit, address('192.0.2.2'), 9)).toBe(2);
  });

  test('nothing on a server without tiers', () => {
    expect(
      through(
        rateLimit(undefined, () => 0),
        token('a'),
        200,
      ),
    ).toBe(200);
  });
});

test('who waits as long as they are told is let through, and no sooner', () => {
  const { clock, limit } = limitAt();
  through(limit, token('a'), 3);
  expect(limit(token('a'))).toEqual({
    kind: 'turned-away',
    code: 'RATE_LIMITED',
    params: { limit: 3, per: 'token', retryAfter: 20 },
  });
  clock.seconds += 19;
  expect(limit(token('a'))?.params).toEqual({ limit: 3, per: 'token', retryAfter: 1 });
  clock.seconds += 1;
  expect(limit(token('a'))).toBeUndefined();
  expect(limit(token('a'))).toBeDefined();
});

test('no more is saved up than a minute of calls', () => {
  const { clock, limit } = limitAt();
  through(limit, token('a'), 3);
  clock.seconds += 3_600;
  expect(through(limit, token('a'), 9)).toBe(3);
});

test('of two limits that are reached, the longer wait is told', () => {
  const { limit } = limitAt();
  const both = caller({ token: 'a', address: '192.0.2.1' });
  through(limit, both, 2);
  limit(token('a'));
  expect(limit(both)?.params).toEqual({ limit: 2, per: 'address', retryAfter: 30 });
});

test('a clock that goes back fills from there', () => {
  const { clock, limit } = limitAt();
  through(limit, token('a'), 3);
  clock.seconds -= 500;
  expect(limit(token('a'))).toBeDefined();
  clock.seconds += 20;
  expect(limit(token('a'))).toBeUndefined();
});

test('so many callers are remembered and no more; who called last is remembered longest', () => {
  const { limit } = limitAt(2);
  through(limit, address('192.0.2.1'), 2);
  through(limit, address('192.0.2.2'), 2);
  expect(limit(address('192.0.2.1'))).toBeDefined();
  limit(address('192.0.2.3'));
  expect(limit(address('192.0.2.1'))).toBeDefined();
  expect(limit(address('192.0.2.2'))).toBeUndefined();
});
