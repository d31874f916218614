import { describe, expect, it } from 'vitest';
import { isoDay } from '../../src/market/calendar.ts';
import type { MarketData } from '../../src/market/market-data.ts';
import { marketSessions, SESSIONS_PER_YEAR, TRENDING_SECTOR } from '../../src/market/synthetic/laws.ts';
import type { Security } from '../../src/market/synthetic/securities.ts';
import { runScan } from '../../src/scanners/run-scan.ts';
import { correlation } from '../../src/statistics/correlation.ts';
import { generatedMarket } from '../fixtures/generated-market.ts';
import { scannerNamed } from './markets.ts';

const { market, truth } = generatedMarket();
const factors = truth.factors();
const drawnFrom = new Map(truth.securities.map((security) => [security.symbol, security]));
const ROWS = [700, 1500, 2300, 3100, 3900];

interface Found {
  readonly symbol: string;
  readonly value: number;
}

/** What a scan of all shares finds after the close of a session, by its row in the market. */
async function scan(name: string, row: number, parameters: Record<string, number>, from = market) {
  const outcome = await runScan(
    { market: from, scanner: scannerNamed(name) },
    { scanner: name, parameters, timeframe: '1D', as_of: isoDay(marketSessions()[row]!), top_n: 200 },
  );
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  return outcome.result;
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: Float64Array) => sumOf(values) / values.length;

describe('a momentum', () => {
  const LOOKBACK = 500;

  /** What of a share's log return over the lookback was planted: all but its own chance. */
  function planted(row: number, { marketBeta, sectorBeta, sector, drift }: Security): number {
    const over = (path: Float64Array) => sumOf(path.subarray(row + 1 - LOOKBACK, row + 1));
    const shared = marketBeta * over(factors.market) + sectorBeta * over(factors.sectors[sector]!);
    return shared + (drift * LOOKBACK) / SESSIONS_PER_YEAR;
  }

  it.each(ROWS)('ranks shares by what their factors did, session %d', async (row) => {
    const { rows } = await scan('momentum_rank', row, { lookback: LOOKBACK, skip: 0 });
    const shares = rows.toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1));
    const found = Float64Array.from(shares, ({ value }) => Math.log1p(value));
    const truths = Float64Array.from(shares, ({ symbol }) => planted(row, drawnFrom.get(symbol)!));
    // Of some 150 shares a correlation by chance has a standard error of 0.08.
    expect(correlation(found, truths)).toBeGreaterThan(0.33);
    const ofAnother = truths.map((_, at) => truths[(at + 7) % truths.length]!);
    expect(Math.abs(correlation(found, ofAnother)!)).toBeLessThan(0.2);
  });

  it('puts the trending sector first after it has risen, and last after it has fallen', async () => {
    const quarter = (row: number) => sumOf(factors.sectors[TRENDING_SECTOR]!.subarray(row - 119, row + 1));
    const byTrend = Array.from({ length: 40 }, (_, at) => 500 + 100 * at).sort(
      (one, other) => quarter(one) - quarter(other),
    );
    /** Share of its members that stand in the upper half. */
    const upper = async (row: number) => {
      const { rows, matched } = await scan('momentum_rank', row, { lookback: 120, skip: 0 });
      const ranks = rows.filter(({ symbol }) => drawnFrom.get(symbol)!.sector === TRENDING_SECTOR);
      return ranks.filter(({ rank }) => rank <= matched / 2).length / ranks.length;
    };
    expect(await upper(byTrend[0]!)).toBeLessThan(0.2);
    expect(await upper(byTrend.at(-1)!)).toBeGreaterThan(0.8);
  });
});

it('a volatility contraction is found where the market calmed down, and hardly where it did not', async () => {
  const level = factors.agitation;
  const calm = (row: number) =>
    meanOf(level.subarray(row - 9, row + 1)) / meanOf(level.subarray(row - 119, row + 1));
  const rows = Array.from({ length: 48 }, (_, at) => 250 + 100 * at).sort((a, b) => calm(a) - calm(b));
  const share = async (row: number) => {
    const { matched, measured } = await scan('volatility_contraction', row, {});
    return matched / measured;
  };
  for (const row of rows.slice(0, 3)) expect(await share(row)).toBeGreaterThan(0.3);
  for (const row of rows.slice(-3)) expect(await share(row)).toBeLessThan(0.05);
});

/** The same market, its volumes those of a quarter before. */
const otherVolumes: MarketData = {
  ...market,
  rows: async (...asked) => {
    const reading = await market.rows(...asked);
    if (reading.kind !== 'rows') return reading;
    const { bars } = reading.stored;
    const volumes = bars.volumes.map((volume, row) => bars.volumes[row - 63] ?? volume);
    return { ...reading, stored: { ...reading.stored, bars: { ...bars, volumes } } };
  },
};

/** The bar of a share in a row of the market, as returns; of a day without a split. */
function barOf(symbol: string, row: number) {
  const { firstRow, volatility } = drawnFrom.get(symbol)!;
  const { bars, actions } = truth.daily(symbol, Number.MAX_SAFE_INTEGER)!;
  const at = row - firstRow;
  return {
    isSplit: actions.splits.some(({ day }) => day === marketSessions()[row]),
    gap: bars.opens[at]! / bars.closes[at - 1]! - 1,
    rest: bars.closes[at]! / bars.opens[at]! - 1,
    move: Math.abs(Math.log(bars.closes[at]! / bars.closes[at - 1]!)) / volatility,
  };
}

/** The first tenth of what was found against the last, by a figure of their bars. */
function tenths(found: readonly Found[], row: number, figure: (bar: ReturnType<typeof barOf>) => number) {
  const figures = found
    .map(({ symbol }) => barOf(symbol, row))
    .filter(({ isSplit }) => !isSplit)
    .map(figure);
  const tenth = Math.floor(figures.length / 10);
  const mean = (some: number[]) => meanOf(Float64Array.from(some));
  return { first: mean(figures.slice(0, tenth)), last: mean(figures.slice(-tenth)) };
}

it.each(ROWS)('an unusual volume is that of a day on which much happened, session %d', async (row) => {
  const { rows } = await scan('unusual_volume', row, { least: 0 });
  const { first, last } = tenths(rows, row, ({ move }) => move);
  expect(first).toBeGreaterThan(2 * last);
});

it('and tells nothing where volumes have nothing to do with prices', async () => {
  const ratios: number[] = [];
  for (const row of ROWS) {
    const { rows } = await scan('unusual_volume', row, { least: 0 }, otherVolumes);
    const { first, last } = tenths(rows, row, ({ move }) => move);
    ratios.push(first / last);
  }
  const mean = meanOf(Float64Array.from(ratios));
  expect(mean).toBeGreaterThan(0.6);
  expect(mean).toBeLessThan(1.6);
});

it.each(ROWS)('the largest gaps are those whose day goes on in their direction, session %d', async (row) => {
  const { rows } = await scan('opening_gap', row, { least: 0 });
  const { first, last } = tenths(rows, row, ({ gap, rest }) => Math.sign(gap) * rest);
  expect(first).toBeGreaterThan(0.008);
  expect(Math.abs(last)).toBeLessThan(0.004);
});
