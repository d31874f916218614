import { type Bars, emptyBars } from '../bars.ts';
import { midnight } from '../calendar.ts';
import type { CorporateActions, Dividend, Split } from '../corporate-actions.ts';
import { bridgeMaximum, toCents } from './bridge.ts';
import type { Factors } from './factors.ts';
import {
  MARKET_VOLATILITY,
  marketSessions,
  OVERNIGHT_SHARE,
  REVERSE_SPLIT_BELOW,
  REVERSE_SPLIT_RATIO,
  SESSIONS_PER_YEAR,
  SPLIT_ABOVE,
  SPLIT_NOTICE,
  SPLIT_RATIO,
} from './laws.ts';
import { type Draws, drawsOf, type SeededRandom } from './random.ts';
import type { Security } from './securities.ts';

const SESSIONS_PER_QUARTER = 63;

export interface DailySeries {
  readonly bars: Bars;
  readonly actions: CorporateActions;
}

/**
 * The unadjusted daily bars of a security with its splits, dividends and delisting. The log return of a day, dividends
 * included, is `drift + marketBeta market + sectorBeta sector + own`; a share of it comes before the open, and high and
 * low are those of a Brownian path between open and close.
 */
export function generateDaily(seeded: SeededRandom, security: Security, factors: Factors): DailySeries {
  const draws = drawsOf(seeded, `daily/${security.symbol}`);
  const sessions = marketSessions();
  const bars = emptyBars(security.endRow - security.firstRow);
  const splits: Split[] = [];
  const dividends: Dividend[] = [];
  const dividendOffset = Math.floor(draws.uniform() * SESSIONS_PER_QUARTER);
  let price = security.firstPrice;
  let shares = 1;
  let pending: { row: number; ratio: number } | null = null;
  for (let row = 0; row < bars.times.length; row++) {
    const marketRow = security.firstRow + row;
    const day = sessions[marketRow]!;
    bars.times[row] = midnight(day);
    const cash = dividendOf(security, row, dividendOffset, price);
    if (cash > 0) {
      dividends.push({ day, amount: cash });
      price -= cash;
    }
    if (pending !== null && pending.row === row) {
      splits.push({ day, ratio: pending.ratio });
      price /= pending.ratio;
      shares *= pending.ratio;
      pending = null;
    }
    price = drawBar(bars, row, price, stepOf(security, factors, marketRow, draws), draws);
    bars.volumes[row] = Math.round(bars.volumes[row]! * security.volume * shares);
    pending ??= splitAhead(price, row);
  }
  const delisting =
    security.finalReturn === null
      ? null
      : { day: sessions[security.endRow - 1]!, finalReturn: security.finalReturn };
  return { bars, actions: { splits, dividends, delisting } };
}

interface Step {
  readonly logReturn: number;
  readonly deviation: number;
}

function stepOf(security: Security, factors: Factors, marketRow: number, { normal }: Draws): Step {
  const agitation = factors.agitation[marketRow]!;
  const own = (security.volatility / Math.sqrt(SESSIONS_PER_YEAR)) * agitation;
  const shared =
    security.marketBeta * factors.market[marketRow]! +
    security.sectorBeta * factors.sectors[security.sector]![marketRow]!;
  return {
    logReturn: security.drift / SESSIONS_PER_YEAR + shared + own * normal(),
    deviation: own * Math.hypot(1, security.marketBeta * (MARKET_VOLATILITY / security.volatility)),
  };
}

/** Writes the bar that leads from `price` over the step, with a volume of mean about 1; returns the new price. */
function drawBar(
  bars: Bars,
  row: number,
  price: number,
  { logReturn, deviation }: Step,
  { uniform, normal }: Draws,
): number {
  const overnight = OVERNIGHT_SHARE * logReturn + 0.2 * deviation * normal();
  const within = logReturn - overnight;
  const variance = (0.8 * deviation) ** 2;
  const open = price * Math.exp(overnight);
  const close = open * Math.exp(within);
  bars.opens[row] = toCents(open);
  bars.closes[row] = toCents(close);
  bars.highs[row] = toCents(open * Math.exp(bridgeMaximum(within, variance, uniform())));
  bars.lows[row] = toCents(open * Math.exp(-bridgeMaximum(-within, variance, uniform())));
  bars.volumes[row] = Math.exp(0.3 * normal() + 0.25 * Math.min(3, Math.abs(logReturn) / deviation) - 0.25);
  return close;
}

function dividendOf(security: Security, row: number, offset: number, price: number): number {
  if (security.dividendYield === 0 || row === 0 || row % SESSIONS_PER_QUARTER !== offset) return 0;
  return Math.floor(security.dividendYield * 25 * price) / 100;
}

function splitAhead(price: number, row: number): { row: number; ratio: number } | null {
  if (price > SPLIT_ABOVE) return { row: row + SPLIT_NOTICE, ratio: SPLIT_RATIO };
  if (price < REVERSE_SPLIT_BELOW) return { row: row + SPLIT_NOTICE, ratio: REVERSE_SPLIT_RATIO };
  return null;
}
