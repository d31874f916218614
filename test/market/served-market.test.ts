import { seededRandom } from 'toolwright-runtime';
import { expect, test } from 'vitest';
import { ageWarning, serveMarket, staleAge } from '../../src/market/served-market.ts';
import { syntheticMarket } from '../../src/market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../../src/market/synthetic/synthetic-vendor.ts';
import { fixedMarket } from '../fixtures/fixed-market.ts';

const market = fixedMarket([syntheticVendor(syntheticMarket(seededRandom))]);
const FRESH = { tier: 'fresh', freshRefusal: null } as const;
const DELAYED = { tier: 'delayed', freshRefusal: null } as const;
const WALL = { clock: 'wall', delayFloorSeconds: 900 } as const;
const at = (time: string) => new Date(time);

/** How many rows are served and withheld, and when the newest served one began. */
async function served(
  ...[settings, reader, now, interval = '1day', count = 5]: readonly [
    ...Parameters3,
    ('1min' | '1day')?,
    number?,
  ]
) {
  const reading = await serveMarket(market, settings, reader, now).rows('SYN001', interval, count);
  if (reading.kind !== 'rows') throw new Error(reading.kind);
  const { times } = reading.stored.bars;
  return [times.length, reading.withheld, new Date(times.at(-1)!).toISOString()];
}
type Parameters3 = [Parameters<typeof serveMarket>[1], Parameters<typeof serveMarket>[2], Date];

test('a daily bar is fresh when its session has closed, and delayed a floor later', async () => {
  expect(await served(WALL, FRESH, at('2025-12-31T20:59:59Z'))).toEqual([5, 1, '2025-12-30T00:00:00.000Z']);
  expect(await served(WALL, FRESH, at('2025-12-31T21:00:00Z'))).toEqual([5, 0, '2025-12-31T00:00:00.000Z']);
  expect(await served(WALL, DELAYED, at('2025-12-31T21:14:59Z'))).toEqual([5, 1, '2025-12-30T00:00:00.000Z']);
  expect(await served(WALL, DELAYED, at('2025-12-31T21:15:00Z'))).toEqual([5, 0, '2025-12-31T00:00:00.000Z']);
});

test('minutes younger than the floor are withheld, and there are as many before them as were asked for', async () => {
  const [rows, withheld, last] = await served(WALL, DELAYED, at('2025-12-31T21:00:00Z'), '1min', 400);
  expect([Number(rows) >= 400, withheld, last]).toEqual([true, 15, '2025-12-31T20:44:00.000Z']);
});

test('however long ago it is, no row is served before it closed', async () => {
  const [rows, withheld, last] = await served(WALL, FRESH, at('2024-07-01T12:00:00Z'), '1day', 3);
  expect([Number(rows) >= 3, withheld, last]).toEqual([true, 378, '2024-06-28T00:00:00.000Z']);
  const before = await serveMarket(market, WALL, FRESH, at('1999-01-01T00:00:00Z')).rows('SYN001', '1day', 3);
  expect(before).toMatchObject({
    kind: 'rows',
    withheld: 5031,
    stored: { bars: { times: new Float64Array(0) } },
  });
});

test('in a snapshot nothing is withheld and nothing ages', async () => {
  const snapshot = { clock: 'snapshot', delayFloorSeconds: 900 } as const;
  const now = at('2030-01-01T00:00:00Z');
  expect(await served(snapshot, DELAYED, now)).toEqual([5, 0, '2025-12-31T00:00:00.000Z']);
  const stored = { actions: { splits: [], dividends: [], delisting: null } } as never;
  const asOf = Date.parse('2025-12-31T21:00:00Z');
  expect(staleAge({ ...snapshot, now }, stored, asOf, 1)).toBeNull();
  expect(ageWarning({ ...snapshot, now }, asOf)).toContain('1461 days ago on the wall clock');
});

test('on the wall clock bars are stale past the ceiling, unless the share is delisted', () => {
  const now = at('2026-01-02T00:00:10Z');
  const asOf = Date.parse('2026-01-02T00:00:00Z');
  const actions = { splits: [], dividends: [], delisting: null };
  const delisting = { day: 0, finalReturn: 0 };
  expect(staleAge({ clock: 'wall', now }, { actions } as never, asOf, 10)).toBeNull();
  expect(staleAge({ clock: 'wall', now }, { actions } as never, asOf, 9)).toBe(10);
  expect(
    staleAge({ clock: 'wall', now }, { actions: { ...actions, delisting } } as never, asOf, 9),
  ).toBeNull();
});
