import {
  MARKET_DRIFT,
  MARKET_VOLATILITY,
  marketSessions,
  SECTOR_VOLATILITY,
  SECTORS,
  SESSIONS_PER_YEAR,
  VOLATILITY_PERSISTENCE,
  VOLATILITY_SHOCK,
} from './laws.ts';
import { drawsOf, type SeededRandom } from './random.ts';

/** What all securities share: log returns a day, and how agitated the day was. */
export interface Factors {
  readonly market: Float64Array;
  /** A column per sector, beside the market. */
  readonly sectors: readonly Float64Array[];
  /** The day's volatility over its mean: all volatilities rise and fall with it. */
  readonly agitation: Float64Array;
}

/**
 * The factors of the synthetic market: a market return whose log volatility reverts to its mean (an AR(1) process, so
 * that calm and agitated times cluster and large moves are more frequent than normal), and independent sectors.
 */
export function generateFactors(seeded: SeededRandom): Factors {
  const length = marketSessions().length;
  const agitation = agitationPath(seeded, length);
  const path = (name: string, drift: number, volatility: number) => {
    const { normal } = drawsOf(seeded, name);
    const deviation = volatility / Math.sqrt(SESSIONS_PER_YEAR);
    return agitation.map((level) => drift / SESSIONS_PER_YEAR + deviation * level * normal());
  };
  return {
    market: path('market', MARKET_DRIFT, MARKET_VOLATILITY),
    sectors: Array.from({ length: SECTORS }, (_, sector) => path(`sector/${sector}`, 0, SECTOR_VOLATILITY)),
    agitation,
  };
}

function agitationPath(seeded: SeededRandom, length: number): Float64Array {
  const { normal } = drawsOf(seeded, 'agitation');
  const path = new Float64Array(length);
  let logLevel = 0;
  for (let row = 0; row < length; row++) {
    logLevel = VOLATILITY_PERSISTENCE * logLevel + VOLATILITY_SHOCK * normal();
    path[row] = Math.exp(logLevel);
  }
  return path;
}
