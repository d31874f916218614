import { readFileSync } from 'node:fs';
import { sliceBars } from '../market/bars.ts';
import { dayAt, dayNumber, dayOf, midnight, yearOf } from '../market/calendar.ts';
import { NO_ACTIONS } from '../market/corporate-actions.ts';
import { previousSession } from '../market/exchange-calendar.ts';
import type { Listing, StoredBars, Vendor } from '../market/market-data.ts';
import { type BarSeries, keepRows, readBarTable } from './bars/read-bar-table.ts';
import { embeddedDatasetLocation, OPEN_RELIABLE_FROM } from './embedded-dataset.ts';
import { readRawTable } from './signals/raw-table.ts';

const SHARES: Readonly<Record<string, string>> = {
  AAPL: 'Apple',
  AMZN: 'Amazon',
  GOOG: 'Google',
  IBM: 'IBM',
  MSFT: 'Microsoft',
};

const SHARED = {
  actions: NO_ACTIONS,
  vendor: 'vega-datasets',
  licence: 'sample',
  adjustment: 'as-stored',
} as const;

/** The last month of the file, which was not over when it was made. */
const RUNNING_MONTH = dayOf(2010, 3, 1);

/**
 * The samples of the npm package `vega-datasets`: the daily S&P 500 (SPX), whose opens before 2016 mostly repeat the close
 * before, and monthly closes of five shares. The file labels a month by its first day and holds the price of its end, so rows
 * are dated to the month's last session; the month that was running when it was made is left out. Files are read once.
 */
export function sampleVendor(): Vendor {
  let index: Promise<StoredBars> | undefined;
  let shares: Promise<ReadonlyMap<string, StoredBars>> | undefined;
  return {
    name: 'vega-datasets',
    title: 'Samples of the npm package vega-datasets, which states no licence for them',
    licence: 'sample',
    kept: true,
    listings: () => LISTINGS,
    rows: async (symbol, interval, count) => {
      if (symbol === 'SPX' && interval === '1day') {
        index ??= readIndex();
        return lastRows(await index, count);
      }
      if (interval !== '1month') return null;
      shares ??= readShares();
      const stored = (await shares).get(symbol);
      return stored === undefined ? null : lastRows(stored, count);
    },
  };
}

const LISTINGS: readonly Listing[] = [
  {
    symbol: 'SPX',
    name: 'S&P 500, price index, 2000 to April 2020',
    assetClass: 'index',
    intervals: ['1day'],
  },
  ...Object.entries(SHARES).map(
    ([symbol, name]): Listing => ({
      symbol,
      name: `${name}, adjusted closes, 2000 to February 2010`,
      assetClass: 'equity',
      intervals: ['1month'],
    }),
  ),
];

function lastRows(stored: StoredBars, count: number): StoredBars {
  const rows = stored.bars.times.length;
  return { ...stored, bars: sliceBars(stored.bars, Math.max(0, rows - count), rows) };
}

async function readIndex(): Promise<StoredBars> {
  const [series] = await readSample(embeddedDatasetLocation());
  return {
    ...SHARED,
    bars: series!.bars,
    interval: '1day',
    missing: [],
    tradedOpensFrom: dayNumber(OPEN_RELIABLE_FROM),
    returnBasis: 'price only: an index without its dividends',
    notes: [
      'Some volumes of this sample are faulty, 254 days share theirs with another: volumes are not to be relied on.',
    ],
  };
}

async function readShares(): Promise<ReadonlyMap<string, StoredBars>> {
  const all = await readSample(new URL('stocks.csv', embeddedDatasetLocation()));
  return new Map(
    all.map((series) => [series.symbol!, monthly(keepRows(series, (time) => dayAt(time) < RUNNING_MONTH))]),
  );
}

function monthly({ bars }: BarSeries): StoredBars {
  return {
    ...SHARED,
    bars: { ...bars, times: bars.times.map(lastSessionOfMonth) },
    interval: '1month',
    missing: ['opens', 'highs', 'lows', 'volumes'],
    tradedOpensFrom: Number.POSITIVE_INFINITY,
    returnBasis: 'adjusted closes: the file does not say for what, and they are not the prices of their time',
    notes: ['The closes are adjusted ones: they are not the prices at which shares changed hands then.'],
  };
}

function lastSessionOfMonth(time: number): number {
  const day = dayAt(time);
  const month = new Date(time).getUTCMonth() + 1;
  return midnight(previousSession(dayOf(yearOf(day), month + 1, 1)));
}

/** Throws where the installed file is not what it was: a broken installation. */
async function readSample(location: URL): Promise<readonly BarSeries[]> {
  const { series, findings } = readBarTable(await readRawTable(readFileSync(location)));
  const wrong = findings.find(({ severity }) => severity === 'error');
  if (wrong !== undefined) throw new Error(`${location.pathname}, row ${wrong.row}: ${wrong.problem}`);
  return series;
}
