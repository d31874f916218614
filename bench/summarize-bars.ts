import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarizeBars } from '../src/bar-summary/summarize-bars.ts';
import { importedVendor, keepBars } from '../src/data/bars/imported-vendor.ts';
import { type Bars, emptyBars } from '../src/market/bars.ts';
import { dayNumber, midnight } from '../src/market/calendar.ts';
import { sessionsBetween } from '../src/market/exchange-calendar.ts';
import { chainedMarket } from '../src/market/vendor-chain.ts';
import { type Measurement, time } from './measure.ts';
import { randomNumbers } from './random.ts';

const SYMBOLS = 2000;
const ROWS = 5000;

/** Ten million daily bars of 2,000 symbols as typed arrays in memory, each summarized; then the same with 200 symbols read from Parquet. */
export async function measureBarSummaries(): Promise<Measurement> {
  const sessions = sessionsBetween(dayNumber('2005-01-03'), dayNumber('2025-12-31')).slice(0, ROWS);
  const series = Array.from({ length: SYMBOLS }, (_, seed) => randomWalk(sessions, seed));
  const symbols = series.map((_, index) => `S${index}`);
  const inMemory = {
    rows: async (symbol: string) => ({
      kind: 'rows' as const,
      stored: {
        bars: series[Number(symbol.slice(1))]!,
        interval: '1day' as const,
        actions: { splits: [], dividends: [], delisting: null },
        vendor: 'bench',
        licence: 'generated' as const,
        missing: [],
        tradedOpensFrom: Number.NEGATIVE_INFINITY,
        adjustment: 'splits' as const,
        returnBasis: 'total return',
        notes: [],
      },
    }),
  };
  const ours = await time(() => summarizeBars(inMemory, { symbols }), 5, 1);
  const bars = (SYMBOLS * ROWS).toLocaleString('en');
  return {
    what: `summarize ${bars} daily bars of ${SYMBOLS} symbols, typed arrays in memory`,
    ours,
    notes: [await fromParquet(series.slice(0, 200))],
    target: 'under 2,000 ms',
  };
}

/** What reading the same from imported Parquet files takes besides. */
async function fromParquet(series: readonly Bars[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bars-'));
  try {
    const described = { name: 'Bench', assetClass: 'equity', interval: '1day', vendor: 'bench' } as const;
    const more = { missing: [], opensTraded: true, notes: [], source: { file: 'bench', sha256: '' } };
    for (const [index, bars] of series.entries())
      keepBars(folder, bars, { ...described, ...more, symbol: `S${index}` });
    const market = chainedMarket([{ assetClass: 'equity', vendors: [importedVendor(folder)] }], true);
    const symbols = series.map((_, index) => `S${index}`);
    const { median } = await time(() => summarizeBars(market, { symbols }), 1, 0);
    const rows = (series.length * ROWS).toLocaleString('en');
    return `cold, ${rows} bars from ${series.length} imported Parquet files: ${median.toFixed(0)} ms`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function randomWalk(sessions: readonly number[], seed: number): Bars {
  const random = randomNumbers(seed);
  const bars = emptyBars(sessions.length);
  let price = 50;
  sessions.forEach((session, row) => {
    bars.times[row] = midnight(session);
    bars.opens[row] = price * (1 + 0.01 * (random() - 0.5));
    price *= 1 + 0.03 * (random() - 0.5);
    bars.closes[row] = price;
    bars.highs[row] = Math.max(bars.opens[row]!, price);
    bars.lows[row] = Math.min(bars.opens[row]!, price);
    bars.volumes[row] = Math.floor(1e6 * random());
  });
  return bars;
}
