import { seededRandom } from 'toolwright-runtime';
import { expect, test } from 'vitest';
import { dayAt, isoDay } from '../../src/market/calendar.ts';
import { closedMarket, lastClosedSession } from '../../src/market/closed-market.ts';
import type { MarketData } from '../../src/market/market-data.ts';
import { marketSnapshot } from '../../src/market/market-snapshot.ts';
import { syntheticMarket } from '../../src/market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../../src/market/synthetic/synthetic-vendor.ts';
import { openServices } from '../../src/services.ts';
import { fixedMarket } from '../fixtures/fixed-market.ts';
import { newParts } from '../fixtures/states.ts';

const synthetic = syntheticMarket(seededRandom);
const market = fixedMarket([syntheticVendor(synthetic)]);

async function storedAt(view: MarketData, symbol: string) {
  const reading = await view.rows(symbol, '1day', Number.MAX_SAFE_INTEGER);
  if (reading.kind !== 'rows') throw new Error(reading.kind);
  return reading.stored;
}
const lastDay = async (time: string) => {
  const { bars } = await storedAt(closedMarket(market, Date.parse(time)), 'SYN001');
  return isoDay(dayAt(bars.times.at(-1)!));
};

test.each([
  ['in the morning of a Monday', '2024-07-01T12:00:00Z', '2024-06-28'],
  ['a millisecond before the close', '2024-07-01T19:59:59.999Z', '2024-06-28'],
  ['at the close', '2024-07-01T20:00:00Z', '2024-07-01'],
  ['after midnight in UTC', '2024-07-02T01:00:00Z', '2024-07-01'],
  ['at an early close', '2024-07-03T17:00:00Z', '2024-07-03'],
])('%s the newest bar is that of the last session that closed', async (_, time, day) => {
  expect(await lastDay(time)).toBe(day);
});

test('of a share that is delisted later, and of later splits and dividends, nothing is known', async () => {
  const { symbol, delisting } = synthetic.securities
    .map(({ symbol }) => ({ symbol, ...synthetic.daily(symbol, Number.MAX_SAFE_INTEGER)!.actions }))
    .find((security) => security.delisting !== null && security.dividends.length > 0)!;
  const before = (delisting!.day - 200) * 86_400_000;
  const { actions } = await storedAt(closedMarket(market, before), symbol);
  expect(actions.delisting).toBeNull();
  expect([...actions.dividends, ...actions.splits].every(({ day }) => day * 86_400_000 < before)).toBe(true);
  const whole = await storedAt(closedMarket(market, Number.POSITIVE_INFINITY), symbol);
  expect(whole.actions.delisting).toEqual(delisting);
});

test('a view is kept until another session has closed', () => {
  const at = (time: string) => closedMarket(market, Date.parse(time));
  const monday = at('2024-07-01T20:00:00Z');
  expect(at('2024-07-02T12:00:00Z')).toBe(monday);
  expect(at('2024-07-02T20:00:00Z')).not.toBe(monday);
  expect(closedMarket(market, Number.POSITIVE_INFINITY)).toBe(market);
});

test('what is remembered on the wall clock is forgotten when another session has closed, not over a weekend', async () => {
  const snapshotOn = async (marketClock: 'wall' | 'snapshot', time: string) =>
    marketSnapshot(await openServices({ ...newParts(), marketClock }), new Date(time));
  const monday = await snapshotOn('wall', '2024-07-01T20:00:00Z');
  expect(monday).toMatch(/, closed by 2024-07-01$/);
  expect(await snapshotOn('wall', '2024-07-02T12:00:00Z')).toBe(monday);
  expect(await snapshotOn('wall', '2024-07-02T20:00:00Z')).not.toBe(monday);
  expect(await snapshotOn('wall', '2024-07-06T23:00:00Z')).toBe(
    await snapshotOn('wall', '2024-07-05T20:00:00Z'),
  );
  const still = await snapshotOn('snapshot', '2024-07-01T20:00:00Z');
  expect(await snapshotOn('snapshot', '2025-07-01T20:00:00Z')).toBe(still);
});

test.each([
  ['before its close', '2024-01-02T20:59:59Z', '2023-12-29'],
  ['at its close', '2024-01-02T21:00:00Z', '2024-01-02'],
  ['at an early close', '2024-07-03T17:00:00Z', '2024-07-03'],
  ['on a holiday', '2024-07-04T23:00:00Z', '2024-07-03'],
  ['on a Sunday', '2024-01-07T23:00:00Z', '2024-01-05'],
])('the last closed session %s', (_, instant, session) => {
  expect(isoDay(lastClosedSession(Date.parse(instant)))).toBe(session);
});
