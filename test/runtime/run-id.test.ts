import { expect, test } from 'vitest';
import { timeOrderedRunIds } from '../../runtime/run-id.ts';

test('gives UUIDs of version 7 that carry the time', () => {
  const next = timeOrderedRunIds(() => new Date('2022-02-22T19:22:22.000Z'));
  // RFC 9562, A.6: this instant is 017F22E2-79B0.
  expect(next()).toMatch(/^017f22e2-79b0-7000-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('sorts by time, within a millisecond and when the clock goes back', () => {
  const times = [5, 5, 4, 6].flatMap((time) => Array.from({ length: 3000 }, () => time));
  const next = timeOrderedRunIds(() => new Date(times.shift()!));
  const ids = Array.from({ length: 12_000 }, next);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
