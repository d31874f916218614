import { expect, it } from 'vitest';
import { sessionCalendar } from '../../src/bar-summary/session-calendar.ts';
import { summarizeBars } from '../../src/bar-summary/summarize-bars.ts';
import { summarizeSeries } from '../../src/bar-summary/summarize-series.ts';
import { type Bars, emptyBars } from '../../src/market/bars.ts';
import { dayAt, dayNumber, midnight } from '../../src/market/calendar.ts';
import type { CorporateActions } from '../../src/market/corporate-actions.ts';
import { isSession } from '../../src/market/exchange-calendar.ts';
import { randomBars, withSplit } from '../backtest/markets.ts';
import { marketOf, storedOf } from '../scanners/markets.ts';

/** Bars of days with these opens and closes. */
function barsOf(
  rows: readonly (readonly [day: string, open: number, close: number, volume?: number])[],
): Bars {
  const bars = emptyBars(rows.length);
  rows.forEach(([day, open, close, volume = 100], row) => {
    bars.times[row] = midnight(dayNumber(day));
    bars.opens[row] = open;
    bars.closes[row] = close;
    bars.volumes[row] = volume;
  });
  return bars;
}

async function summaryOf(stored: Parameters<typeof marketOf>[0][string], window = {}) {
  const outcome = await summarizeBars(marketOf({ A: stored }), { symbols: ['A'], ...window });
  return outcome.kind === 'refusal' ? outcome : outcome.summaries[0]!;
}

it('takes splits and dividends into its returns by hand arithmetic', async () => {
  const bars = barsOf([
    ['2024-07-01', 100, 100],
    ['2024-07-02', 101, 110],
    // Four for one, and a dividend of 2 for each share held before.
    ['2024-07-05', 27, 27.5, 0],
    ['2024-07-08', 27, 33],
  ]);
  const actions: CorporateActions = {
    splits: [{ day: dayNumber('2024-07-05'), ratio: 4 }],
    dividends: [{ day: dayNumber('2024-07-05'), amount: 2 }],
    delisting: { day: dayNumber('2024-07-08'), finalReturn: -0.5 },
  };
  const gains = [0.1, 112 / 110 - 1, 0.2];
  const mean = (gains[0]! + gains[1]! + gains[2]!) / 3;
  const deviation = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / 2);
  expect(await summaryOf(storedOf(bars, { actions }))).toMatchObject({
    first_bar: '2024-07-01',
    last_bar: '2024-07-08',
    bars: 4,
    // The fourth of July is a holiday.
    missing_sessions: { count: 1, first: ['2024-07-03'] },
    bars_off_sessions: 0,
    bars_without_volume: 1,
    price_return: expect.closeTo(0.32, 12),
    total_return: expect.closeTo((1.1 * 112 * 1.2) / 110 - 1, 12),
    volatility: expect.closeTo(deviation * Math.sqrt(252), 12),
    best_bar: { size: expect.closeTo(0.2, 12), day: '2024-07-08' },
    worst_bar: { size: expect.closeTo(112 / 110 - 1, 12), day: '2024-07-05' },
    opens: {
      traded: 'all',
      traded_from: null,
      largest_gap_up: { size: expect.closeTo(0.01, 12), day: '2024-07-02' },
      largest_gap_down: { size: expect.closeTo(108 / 110 - 1, 12), day: '2024-07-05' },
    },
    splits: [{ day: '2024-07-05', ratio: 4 }],
    dividends: { count: 1, cash: 2, last_day: '2024-07-05' },
    delisting: { day: '2024-07-08', final_return: -0.5 },
  });
});

it('reckons a dividend after a split in the shares that the split left', async () => {
  const bars = barsOf([
    ['2024-07-01', 100, 100],
    ['2024-07-08', 25, 25],
  ]);
  const splits = [{ day: dayNumber('2024-07-02'), ratio: 4 }];
  const dividends = [{ day: dayNumber('2024-07-03'), amount: 1 }];
  const summary = await summaryOf(storedOf(bars, { actions: { splits, dividends, delisting: null } }));
  expect(summary).toMatchObject({ price_return: 0, total_return: expect.closeTo(0.04, 12) });
});

it('says what is odd about bars, and leaves it as it is', async () => {
  const bars = barsOf([
    ['2024-07-01', 10, 10],
    ['2024-07-02', 10, Number.NaN],
    ['2024-07-03', 11, 11],
    ['2024-07-06', 12, 12],
    ['2024-07-08', 13, 12],
  ]);
  const odd = storedOf(bars, { missing: ['volumes'], tradedOpensFrom: dayNumber('2024-07-08') });
  expect(await summaryOf(odd)).toMatchObject({
    missing_sessions: { count: 1, first: ['2024-07-05'] },
    bars_off_sessions: 1,
    bars_without_price: 1,
    bars_without_volume: null,
    columns_missing: ['volumes'],
    price_return: expect.closeTo(0.2, 12),
    opens: {
      traded: 'some',
      traded_from: '2024-07-08',
      largest_gap_up: { size: expect.closeTo(1 / 12, 12), day: '2024-07-08' },
      largest_gap_down: null,
    },
    delisting: null,
  });
});

it('has no return of one close, and no volatility of two', async () => {
  const two = barsOf([
    ['2024-07-01', 10, 10],
    ['2024-07-02', 10, 11],
  ]);
  expect(await summaryOf(storedOf(two))).toMatchObject({
    total_return: expect.closeTo(0.1, 12),
    volatility: null,
  });
  expect(await summaryOf(storedOf(two), { to: '2024-07-01' })).toMatchObject({
    price_return: null,
    total_return: null,
    volatility: null,
    best_bar: null,
  });
});

it('is moved by no split', () => {
  const bars = randomBars(7, 500);
  const all = { start: 0, end: 500 };
  const calendar = sessionCalendar(dayAt(bars.times[0]!), dayAt(bars.times[499]!));
  const plain = summarizeSeries(storedOf(bars), all, calendar);
  const split = summarizeSeries(withSplit(bars, 200, 0.1), all, calendar);
  for (const key of ['priceReturn', 'totalReturn', 'deviation'] as const)
    expect(split[key]).toBeCloseTo(plain[key]!, 9);
  expect(split).toMatchObject({ best: { row: plain.best!.row }, gapDown: { row: plain.gapDown!.row } });
});

it('counts sessions as the calendar has them, from 2000 on', () => {
  const [from, to] = [dayNumber('1999-12-28'), dayNumber('2003-02-01')];
  const calendar = sessionCalendar(from, to);
  let count = 0;
  for (let day = from; day <= to; day++) {
    const isOpen = day >= dayNumber('2000-01-01') && isSession(day);
    expect(calendar.has(day)).toBe(isOpen);
    if (isOpen) count++;
    expect(calendar.count(from, day)).toBe(count);
  }
});

it.each([
  [{ from: '2024-07-03' }, 'NO_BARS'],
  [{ to: '2024-06-01' }, 'NO_BARS'],
  [{ from: '2024-02-30' }, 'NO_SUCH_DAY'],
])('refuses %j', async (window, code) => {
  const bars = barsOf([['2024-07-01', 10, 10]]);
  expect(await summaryOf(storedOf(bars), window)).toMatchObject({ kind: 'refusal', code });
});

it('refuses bars that may not be served yet', async () => {
  expect(await summaryOf(null)).toMatchObject({ code: 'MARKET_DATA_PENDING', params: { symbol: 'A' } });
});
