import {
  MARKET_DRIFT,
  MARKET_VOLATILITY,
  marketSessions,
  REVERSION_HALF_LIFE,
  REVERSION_SIZE,
  REVERTING_SECTOR,
  SECTOR_VOLATILITY,
  SECTORS,
  SESSIONS_PER_YEAR,
  TREND_DRIFT,
  TREND_HALF_LIFE,
  TRENDING_SECTOR,
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
 * that calm and agitated times cluster and large moves are more frequent than normal), and independent sectors, of which one
 * trends and one reverts.
 */
export function generateFactors(seeded: SeededRandom): Factors {
  const length = marketSessions().length;
  const agitation = agitationPath(seeded, length);
  const path = (name: string, drift: number, volatility: number) => {
    const { normal } = drawsOf(seeded, name);
    const deviation = volatility / Math.sqrt(SESSIONS_PER_YEAR);
    return agitation.map((level) => drift / SESSIONS_PER_YEAR + deviation * level * normal());
  };
  const planted = new Map([
    [TRENDING_SECTOR, trendReturns(seeded, length)],
    [REVERTING_SECTOR, reversionReturns(seeded, length)],
  ]);
  const sectorPath = (sector: number) => {
    const chance = path(`sector/${sector}`, 0, SECTOR_VOLATILITY);
    const more = planted.get(sector);
    return more === undefined ? chance : chance.map((value, row) => value + more[row]!);
  };
  return {
    market: path('market', MARKET_DRIFT, MARKET_VOLATILITY),
    sectors: Array.from({ length: SECTORS }, (_, sector) => sectorPath(sector)),
    agitation,
  };
}

/** Log returns of a drift that stays a while: a rise is more often followed by a rise. */
function trendReturns(seeded: SeededRandom, length: number): Float64Array {
  const drift = TREND_DRIFT / SESSIONS_PER_YEAR;
  return wanderingPath(seeded, 'trend', { length, deviation: drift, halfLife: TREND_HALF_LIFE });
}

/** Log returns of a level that comes back: a rise is more often followed by a fall. */
function reversionReturns(seeded: SeededRandom, length: number): Float64Array {
  const law = { length, deviation: REVERSION_SIZE, halfLife: REVERSION_HALF_LIFE };
  const level = wanderingPath(seeded, 'reversion', law);
  return level.map((value, row) => value - (level[row - 1] ?? value));
}

/** An AR(1) process about 0 that starts in its stationary law. */
function wanderingPath(
  seeded: SeededRandom,
  name: string,
  { length, deviation, halfLife }: { length: number; deviation: number; halfLife: number },
): Float64Array {
  const { normal } = drawsOf(seeded, name);
  const persistence = 0.5 ** (1 / halfLife);
  const shock = deviation * Math.sqrt(1 - persistence ** 2);
  const path = new Float64Array(length);
  path[0] = deviation * normal();
  for (let row = 1; row < length; row++) path[row] = persistence * path[row - 1]! + shock * normal();
  return path;
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
