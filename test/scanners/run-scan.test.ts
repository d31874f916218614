import { describe, expect, it } from 'vitest';
import { sliceBars } from '../../src/market/bars.ts';
import { dayAt, isoDay } from '../../src/market/calendar.ts';
import { registerScanners } from '../../src/scanners/registry.ts';
import { runScan, type ScanOptions } from '../../src/scanners/run-scan.ts';
import { randomBars, withSplit } from '../backtest/markets.ts';
import { marketOf, scannerNamed, storedOf } from './markets.ts';

const ROWS = 700;
const AT = 599;
const BARS = {
  A: randomBars(1, ROWS),
  B: randomBars(2, ROWS),
  C: randomBars(3, ROWS),
  D: randomBars(4, ROWS),
};
const DAY = dayOfRow(AT);

type Given = Omit<ScanOptions, 'timeframe' | 'top_n' | 'scanner'> & { timeframe?: string; top_n?: number };

async function scan(market: ReturnType<typeof marketOf>, name: string, given: Given) {
  const options = { timeframe: '1D', top_n: 10, scanner: name, ...given };
  const outcome = await runScan({ market, scanner: scannerNamed(name) }, options);
  return outcome.kind === 'refusal' ? outcome : outcome.result;
}

const whole = marketOf({
  A: storedOf(BARS.A),
  B: storedOf(BARS.B),
  C: storedOf(BARS.C),
  D: withSplit(BARS.D, 300, 4),
});

describe.each(registerScanners([]).map(({ name }) => name))('%s', (name) => {
  it.each(['1D', '1W'])('ranks as of a day as if later bars were not there: %s', async (timeframe) => {
    let found = 0;
    for (const row of [560, 571, 582, 593, AT]) {
      const given = { as_of: dayOfRow(row), timeframe, parameters: everything(name) };
      const before = await scan(knownAt(row), name, given);
      expect(await scan(otherwiseAfter(row), name, given)).toEqual(before);
      found += rowsOf(before).length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('is moved by no split', async () => {
    const split = marketOf({ D: withSplit(BARS.D, 590, 4) });
    const unsplit = marketOf({ D: storedOf(BARS.D) });
    const given = { as_of: DAY, parameters: everything(name) };
    const [one, other] = [await scan(split, name, given), await scan(unsplit, name, given)];
    for (const [index, { value }] of rowsOf(one).entries())
      expect(value).toBeCloseTo(rowsOf(other)[index]!.value, 9);
  });
});

/** The market as it was after the close of a row. */
function knownAt(row: number) {
  const upTo = (bars: typeof BARS.A) => sliceBars(bars, 0, row + 1);
  const { bars, ...split } = withSplit(BARS.D, 300, 4);
  return marketOf({
    A: storedOf(upTo(BARS.A)),
    B: storedOf(upTo(BARS.B)),
    C: storedOf(upTo(BARS.C)),
    D: { ...split, bars: upTo(bars) },
  });
}

/** The same up to the row, then a split, a delisting that takes all, and other prices. */
function otherwiseAfter(row: number) {
  const delisting = { day: dayAt(BARS.B.times.at(-1)!), finalReturn: -1 };
  const tripled = BARS.C.closes.map((close, at) => (at > row ? close * 3 : close));
  return marketOf({
    A: withSplit(BARS.A, 650, 2),
    B: storedOf(BARS.B, { actions: { splits: [], dividends: [], delisting } }),
    C: storedOf({ ...BARS.C, closes: tripled }),
    D: withSplit(BARS.D, 300, 4),
  });
}

/** Parameters with which every symbol is found, where the scanner has such. */
function everything(name: string): Record<string, number> {
  const loose: Record<string, Record<string, number>> = {
    opening_gap: { least: 0 },
    unusual_volume: { least: 0 },
    new_high: { length: 2 },
    volatility_contraction: { most: 2, long: 60 },
    momentum_rank: { lookback: 60, skip: 5 },
  };
  return loose[name] ?? {};
}

function rowsOf(result: Awaited<ReturnType<typeof scan>>) {
  if (!('rows' in result)) throw new Error(JSON.stringify(result));
  return result.rows;
}

it('ranks a momentum as its formula says', async () => {
  const closes = BARS.A.closes;
  expect(rowsOf(await scan(marketOf({ A: storedOf(BARS.A) }), 'momentum_rank', { as_of: DAY }))).toEqual([
    { rank: 1, symbol: 'A', value: closes[AT - 21]! / closes[AT - 21 - 231]! - 1, close: closes[AT] },
  ]);
});

it('names what it leaves out, with the reason', async () => {
  const market = marketOf({
    A: storedOf(BARS.A),
    DELISTED: storedOf(sliceBars(BARS.B, 0, 500)),
    LATE: storedOf(sliceBars(BARS.C, 650, ROWS)),
    YOUNG: storedOf(sliceBars(BARS.D, 550, ROWS)),
    CLOSES: storedOf(BARS.D, { missing: ['volumes'] }),
    ZERO: storedOf({ ...BARS.B, closes: BARS.B.closes.map((close, row) => (row === AT - 3 ? 0 : close)) }),
    WAITING: null,
    INDEX: storedOf(BARS.A),
  });
  const result = await scan(market, 'unusual_volume', { as_of: DAY, parameters: { least: 0 } });
  expect(result).toMatchObject({ universe: 7, measured: 1, matched: 1, truncated: 0 });
  expect('left_out' in result && result.left_out).toEqual([
    { symbol: 'CLOSES', reason: 'missing_input', why: 'no volumes' },
    { symbol: 'DELISTED', reason: 'not_traded', why: `last bar ${isoDay(dayAt(BARS.B.times[499]!))}` },
    { symbol: 'LATE', reason: 'not_listed_yet', why: `first bar ${isoDay(dayAt(BARS.C.times[650]!))}` },
    { symbol: 'WAITING', reason: 'licence_pending', why: 'the operator has not confirmed the bars of test' },
    { symbol: 'YOUNG', reason: 'too_few_bars', why: '50 bars; 51 are needed' },
    {
      symbol: 'ZERO',
      reason: 'no_price',
      why: `the close of ${isoDay(dayAt(BARS.B.times[AT - 3]!))} is no price`,
    },
  ]);
});

it.each<[string, Given, string, string]>([
  ['a day before all bars', { as_of: '2001-01-02' }, 'EMPTY_SCAN', '4 left out not listed yet: A, B, C, D'],
  ['no day', { as_of: '2011-02-29' }, 'NO_SUCH_DAY', '2011-02-29'],
  ['a misspelt parameter', { parameters: { lenth: 2 } }, 'UNUSABLE_PARAMETERS', 'Did you mean'],
  ['a value out of bounds', { parameters: { length: 1 } }, 'UNUSABLE_PARAMETERS', 'from 2 to 504'],
])('refuses %s before it runs', async (_what, given, code, text) => {
  const refused = await scan(whole, 'new_high', given);
  expect(refused).toMatchObject({ kind: 'refusal', code });
  expect(JSON.stringify(refused)).toContain(text);
});

it('names the scanner and the symbol where its code fails', async () => {
  const scanner = {
    ...scannerNamed('new_high'),
    measure: () => {
      throw new Error('no luck');
    },
  };
  const options = { scanner: 'new_high', timeframe: '1D', top_n: 5 };
  expect(await runScan({ market: whole, scanner }, options)).toMatchObject({
    code: 'SCANNER_FAULT',
    params: { scanner: 'new_high', symbol: 'A', problem: 'it threw: no luck' },
  });
});

function dayOfRow(row: number): string {
  return isoDay(dayAt(BARS.A.times[row]!));
}
