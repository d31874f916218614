import { type Bars, sliceBars } from '../bars.ts';
import type { CorporateActions } from '../corporate-actions.ts';
import { type DailySeries, generateDaily } from './daily-series.ts';
import { type Factors, generateFactors } from './factors.ts';
import { generateMinutes } from './minute-series.ts';
import type { SeededRandom } from './random.ts';
import { generateSecurities, type Security } from './securities.ts';

const MINUTES_PER_SHORTEST_SESSION = 210;

/** The market, and the truth that it was drawn from. */
export interface SyntheticMarket {
  readonly securities: readonly Security[];
  readonly factors: () => Factors;
  /** The last `rows` daily bars, or all where there are fewer; null for a symbol without any. */
  readonly daily: (symbol: string, rows: number) => Series | null;
  /** The last one-minute bars, whole sessions of at least `rows` rows where there are as many; null where there are none. */
  readonly minutes: (symbol: string, rows: number) => Series | null;
}

/** Bars as they were traded, unadjusted. */
export interface Series {
  readonly bars: Bars;
  readonly actions: CorporateActions;
}

/**
 * The synthetic market: 200 securities of ten sectors with daily bars from 2006 to 2025, and one-minute bars of the first
 * twenty. Everything follows from `seeded`; nothing is made before it is asked for, and daily bars are kept.
 */
export function syntheticMarket(seeded: SeededRandom): SyntheticMarket {
  const securities = generateSecurities(seeded);
  const bySymbol = new Map(securities.map((security) => [security.symbol, security]));
  const kept = new Map<string, DailySeries>();
  let factors: Factors | undefined;
  const factorsOnce = () => {
    factors ??= generateFactors(seeded);
    return factors;
  };

  const seriesOf = (security: Security): DailySeries => {
    let series = kept.get(security.symbol);
    if (series === undefined) {
      series = generateDaily(seeded, security, factorsOnce());
      kept.set(security.symbol, series);
    }
    return series;
  };

  const lastDays = (security: Security, rows: number) => {
    const { bars } = seriesOf(security);
    return sliceBars(bars, Math.max(0, bars.times.length - rows), bars.times.length);
  };

  const series = (security: Security, bars: Bars): Series => ({ bars, actions: seriesOf(security).actions });

  return {
    securities,
    factors: factorsOnce,
    daily: (symbol, rows) => {
      const security = bySymbol.get(symbol);
      return security === undefined ? null : series(security, lastDays(security, rows));
    },
    minutes: (symbol, rows) => {
      const security = bySymbol.get(symbol);
      if (!security?.hasMinutes) return null;
      const days = lastDays(security, Math.ceil(rows / MINUTES_PER_SHORTEST_SESSION));
      return series(security, generateMinutes(seeded, symbol, days));
    },
  };
}
