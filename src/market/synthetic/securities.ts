import { marketSessions, SECTORS, SECURITIES, SECURITIES_WITH_MINUTES } from './laws.ts';
import { drawsOf, type SeededRandom } from './random.ts';

/** The truth of one security: what its bars are drawn from. Volatilities and rates are of a year. */
export interface Security {
  readonly symbol: string;
  readonly name: string;
  readonly sector: number;
  readonly hasMinutes: boolean;
  /** Exposure of its log return to the market's and to its sector's. */
  readonly marketBeta: number;
  readonly sectorBeta: number;
  /** Drift and volatility of its own. */
  readonly drift: number;
  readonly volatility: number;
  readonly dividendYield: number;
  readonly firstPrice: number;
  /** Shares traded on an ordinary day. */
  readonly volume: number;
  /** Rows of the market's sessions: the first one traded, and one past the last. */
  readonly firstRow: number;
  readonly endRow: number;
  /** What a holder gets over the last close; null while it is listed. */
  readonly finalReturn: number | null;
}

/** All securities: one in four is listed later than the market begins, one in eight is delisted before it ends. */
export function generateSecurities(seeded: SeededRandom): readonly Security[] {
  return Array.from({ length: SECURITIES }, (_, index) => generateSecurity(seeded, index));
}

function generateSecurity(seeded: SeededRandom, index: number): Security {
  const number = String(index + 1).padStart(3, '0');
  const symbol = `SYN${number}`;
  const { uniform, normal } = drawsOf(seeded, `security/${symbol}`);
  const sector = index % SECTORS;
  const hasMinutes = index < SECURITIES_WITH_MINUTES;
  const rows = marketSessions().length;
  const between = (low: number, high: number) => low + (high - low) * uniform();
  const traits = {
    marketBeta: Math.max(0.2, 1 + 0.3 * normal()),
    sectorBeta: between(0.5, 1.5),
    drift: 0.03 * normal(),
    volatility: between(0.12, 0.42),
    dividendYield: uniform() < 0.6 ? between(0.005, 0.05) : 0,
    firstPrice: between(15, 120),
    volume: Math.round(Math.exp(between(Math.log(3e5), Math.log(3e7)))),
  };
  const isLate = uniform() < 0.25;
  const lateRow = Math.floor(between(0.1, 0.6) * rows);
  const isDelisted = uniform() < 0.125;
  const lifetime = Math.floor(between(250, 2500));
  const finalReturn = uniform() < 0.5 ? between(-1, -0.3) : between(0, 0.3);
  // Those with one-minute bars are listed throughout, so that there is something to look at.
  const firstRow = isLate && !hasMinutes ? lateRow : 0;
  const end = firstRow + lifetime;
  const delisted = isDelisted && !hasMinutes && end < rows;
  return {
    symbol,
    name: `Synthetic ${number}, sector ${sector + 1}`,
    sector,
    hasMinutes,
    ...traits,
    firstRow,
    endRow: delisted ? end : rows,
    finalReturn: delisted ? finalReturn : null,
  };
}
