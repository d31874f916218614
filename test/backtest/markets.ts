import { seededRandom } from 'toolwright-runtime';
import { type Instrument, instrumentOf } from '../../src/backtest/instrument.ts';
import type { TradingRules } from '../../src/backtest/rules.ts';
import { type Bars, emptyBars } from '../../src/market/bars.ts';
import { dayAt, dayNumber, midnight } from '../../src/market/calendar.ts';
import type { CorporateActions } from '../../src/market/corporate-actions.ts';
import { sessionsBetween } from '../../src/market/exchange-calendar.ts';
import type { StoredBars } from '../../src/market/market-data.ts';
import { type CalendarTimeframe, timeframeNamed } from '../../src/market/timeframes.ts';

export const DAILY = timeframeNamed('1D') as CalendarTimeframe;
export const NO_ACTIONS: CorporateActions = { splits: [], dividends: [], delisting: null };

/** Fills at opens, free and long only, unless said otherwise. */
export const PLAIN: TradingRules = {
  fills: 'next-open',
  commission: 0,
  slippage: 0,
  allowShort: false,
  positionFraction: 1,
  targetVolatility: null,
  volatilityWindow: 20,
  stopLoss: null,
  closeAtEnd: false,
};

const SESSIONS = sessionsBetween(dayNumber('2010-01-04'), dayNumber('2019-12-31'));

/** A random walk of daily bars. */
export function randomBars(seed: number, rows: number): Bars {
  const random = seededRandom(seed);
  const bars = emptyBars(rows);
  let price = 50;
  for (let row = 0; row < rows; row++) {
    bars.times[row] = midnight(SESSIONS[row]!);
    price *= 1 + 0.02 * (random() - 0.5);
    bars.opens[row] = price;
    price *= 1 + 0.04 * (random() - 0.5);
    bars.closes[row] = price;
    bars.highs[row] = Math.max(bars.opens[row]!, price) * 1.005;
    bars.lows[row] = Math.min(bars.opens[row]!, price) * 0.995;
    bars.volumes[row] = 1000;
  }
  return bars;
}

/** The same bars as they had been traded with a split at the row. */
export function withSplit(bars: Bars, row: number, ratio: number): StoredBars {
  const cut = (prices: Float64Array) => prices.map((price, at) => (at < row ? price : price / ratio));
  const day = dayAt(bars.times[row]!);
  return daily(
    {
      times: bars.times,
      opens: cut(bars.opens),
      highs: cut(bars.highs),
      lows: cut(bars.lows),
      closes: cut(bars.closes),
      volumes: bars.volumes.map((volume, at) => (at < row ? volume : volume * ratio)),
    },
    { ...NO_ACTIONS, splits: [{ day, ratio }] },
  );
}

export function daily(bars: Bars, actions: CorporateActions = NO_ACTIONS): StoredBars {
  return {
    bars,
    actions,
    interval: '1day',
    vendor: 'fixture',
    licence: 'sample',
    missing: [],
    tradedOpensFrom: Number.NEGATIVE_INFINITY,
    adjustment: 'splits',
    returnBasis: 'total return',
    notes: [],
  };
}

export function instrument(bars: StoredBars): Instrument {
  return instrumentOf('TEST', bars, DAILY);
}

/** Random exposures that stay a while. */
export function randomTargets(seed: number, rows: number): Float64Array {
  const random = seededRandom(seed);
  const targets = new Float64Array(rows);
  let held = 0;
  for (let row = 0; row < rows; row++) {
    if (random() < 0.1) held = [-1, -0.5, 0, 0, 0.5, 1][Math.floor(6 * random())]!;
    targets[row] = held;
  }
  return targets;
}
