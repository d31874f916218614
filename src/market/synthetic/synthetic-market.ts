import { sliceBars } from '../bars.ts';
import type { MarketData, StoredBars } from '../market-data.ts';
import { type DailySeries, generateDaily } from './daily-series.ts';
import { type Factors, generateFactors } from './factors.ts';
import { generateMinutes } from './minute-series.ts';
import type { SeededRandom } from './random.ts';
import { generateSecurities, type Security } from './securities.ts';

const MINUTES_PER_SHORTEST_SESSION = 210;

/** The market, and the truth that it was drawn from. */
export interface SyntheticMarket extends MarketData {
  readonly securities: readonly Security[];
  readonly factors: () => Factors;
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

  const stored = (security: Security, bars: StoredBars['bars']): StoredBars => ({
    bars,
    actions: seriesOf(security).actions,
    vendor: 'synthetic',
    licence: 'generated',
  });

  return {
    securities,
    factors: factorsOnce,
    listings: () => securities.map(({ symbol, name, hasMinutes }) => ({ symbol, name, hasMinutes })),
    daily: (symbol, rows) => {
      const security = bySymbol.get(symbol);
      return security === undefined ? null : stored(security, lastDays(security, rows));
    },
    minutes: (symbol, rows) => {
      const security = bySymbol.get(symbol);
      if (!security?.hasMinutes) return null;
      const days = lastDays(security, Math.ceil(rows / MINUTES_PER_SHORTEST_SESSION));
      return stored(security, generateMinutes(seeded, symbol, days));
    },
  };
}
