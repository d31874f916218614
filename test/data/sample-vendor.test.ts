import { expect, test } from 'vitest';
import { sampleVendor } from '../../src/data/sample-vendor.ts';
import { dayAt, isoDay } from '../../src/market/calendar.ts';
import { isSession, nextSession } from '../../src/market/exchange-calendar.ts';

const vendor = sampleVendor();
const ALL = 10_000;

test('the index is daily, with opens that are traded prices from 2016 on', async () => {
  const { bars, tradedOpensFrom, notes, licence } = (await vendor.rows('SPX', '1day', ALL))!;
  expect(bars.times).toHaveLength(5105);
  expect([isoDay(dayAt(bars.times[0]!)), isoDay(dayAt(bars.times.at(-1)!))]).toEqual([
    '2000-01-03',
    '2020-04-17',
  ]);
  expect([isoDay(tradedOpensFrom), licence]).toEqual(['2016-01-01', 'sample']);
  expect(notes[0]).toContain('volumes');
  const repeats = [...bars.opens.keys()].filter((row) => row > 0 && bars.opens[row] === bars.closes[row - 1]);
  expect(repeats).toHaveLength(1760);
  expect(repeats.every((row) => dayAt(bars.times[row]!) < tradedOpensFrom)).toBe(true);
});

test('a month of a share is dated to its last session, and the running one is left out', async () => {
  const { bars, missing } = (await vendor.rows('GOOG', '1month', ALL))!;
  const days = Array.from(bars.times, dayAt);
  expect([isoDay(days[0]!), isoDay(days.at(-1)!), days.length]).toEqual(['2004-08-31', '2010-02-26', 67]);
  for (const day of days) {
    expect(isSession(day)).toBe(true);
    expect(isoDay(day).slice(0, 7)).not.toBe(isoDay(nextSession(day)).slice(0, 7));
  }
  expect(missing).toEqual(['opens', 'highs', 'lows', 'volumes']);
  expect(bars.highs.every(Number.isNaN)).toBe(true);
});

test('nothing stands in for an interval that a symbol does not have', async () => {
  expect(await vendor.rows('AAPL', '1day', 1)).toBeNull();
  expect(await vendor.rows('SPX', '1month', 1)).toBeNull();
  expect(await vendor.rows('MSFTX', '1month', 1)).toBeNull();
});
