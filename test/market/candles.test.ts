import { describe, expect, test } from 'vitest';
import { type Bars, emptyBars, sliceBars } from '../../src/market/bars.ts';
import { dayAt, dayNumber, isoDay, midnight } from '../../src/market/calendar.ts';
import { candlesOf } from '../../src/market/candles.ts';
import { openInstant, sessionMinutes, sessionsBetween } from '../../src/market/exchange-calendar.ts';
import { TIMEFRAMES, timeframeNamed } from '../../src/market/timeframes.ts';

function barsAt(times: readonly number[]): Bars {
  const bars = emptyBars(times.length);
  times.forEach((time, row) => {
    bars.times[row] = time;
    bars.opens[row] = 100 + row;
    bars.highs[row] = 102 + row;
    bars.lows[row] = 99 + row;
    bars.closes[row] = 101 + row;
    bars.volumes[row] = 10;
  });
  return bars;
}

const daily = (from: string, to: string) =>
  barsAt(sessionsBetween(dayNumber(from), dayNumber(to)).map(midnight));

const minutes = (...days: string[]) =>
  barsAt(
    days.flatMap((day) => {
      const session = dayNumber(day);
      return Array.from(
        { length: sessionMinutes(session) },
        (_, minute) => openInstant(session) + minute * 60_000,
      );
    }),
  );

const candles = (bars: Bars, name: string) => candlesOf(bars, timeframeNamed(name)!);

describe('calendar candles from daily rows', () => {
  test('a week opens with its first session, closes with its last and adds up its volume', () => {
    const weeks = candles(daily('2024-01-16', '2024-01-26'), '1W');
    expect([...weeks.times].map((time) => isoDay(dayAt(time)))).toEqual(['2024-01-16', '2024-01-22']);
    expect([...weeks.opens]).toEqual([100, 104]);
    expect([...weeks.highs]).toEqual([105, 110]);
    expect([...weeks.lows]).toEqual([99, 103]);
    expect([...weeks.closes]).toEqual([104, 109]);
    expect([...weeks.volumes]).toEqual([40, 50]);
    // Monday the 15th was a holiday, so that Tuesday begins a whole week.
    expect([...weeks.partial]).toEqual([0, 0]);
  });

  test.each([
    ['1W', '2024-01-17', '2024-02-01', [1, 0, 1]],
    ['1M', '2024-01-02', '2024-03-27', [0, 0, 1]],
    ['1M', '2024-01-02', '2024-03-28', [0, 0, 0]],
    ['3M', '2024-01-02', '2024-06-28', [0, 0]],
    ['3M', '2024-02-01', '2024-06-27', [1, 1]],
    ['12M', '2022-01-03', '2023-12-29', [0, 0]],
    ['1D', '2024-01-02', '2024-01-04', [0, 0, 0]],
  ])('%s from %s to %s: which are partial', (timeframe, from, to, partial) => {
    expect([...candles(daily(from, to), timeframe).partial]).toEqual(partial);
  });
});

describe('intraday candles from one-minute rows', () => {
  test('steps run from the open, and the last of a session is as long as the session allows', () => {
    const hours = candles(minutes('2024-03-08', '2024-03-11'), '1H');
    expect(hours.times).toHaveLength(14);
    expect(new Date(hours.times[0]!).toISOString()).toBe('2024-03-08T14:30:00.000Z');
    expect(new Date(hours.times[7]!).toISOString()).toBe('2024-03-11T13:30:00.000Z');
    expect([hours.volumes[0], hours.volumes[6]]).toEqual([600, 300]);
    expect(hours.partial.some(Boolean)).toBe(false);
  });

  test('an early close ends the last candle early, and it is whole', () => {
    const hours = candles(minutes('2023-11-24'), '4H');
    expect([...hours.volumes]).toEqual([2100]);
    expect([...hours.partial]).toEqual([0]);
  });

  test('a session that is still running leaves its last candle partial', () => {
    const bars = minutes('2024-03-08');
    expect([...candles(sliceBars(bars, 3, 62), '30m').partial]).toEqual([1, 0, 1]);
  });
});

test.each([
  ['1m', 98_280],
  ['15m', 6_552],
  ['1H', 1_764],
  ['4H', 504],
  ['1D', 252],
  ['12M', 1],
])('%s has %i candles a year', (name, perYear) => {
  expect(timeframeNamed(name)!.candlesPerYear).toBe(perYear);
});

test('no rows give no candles, in every timeframe', () => {
  for (const timeframe of TIMEFRAMES)
    expect(candlesOf(emptyBars(0), timeframe)).toMatchObject({ times: new Float64Array(0) });
});
