import { describe, expect, it } from 'vitest';
import type { ParameterSpace } from '../../src/backtest/grid.ts';
import { runOptimization } from '../../src/backtest/run-optimization.ts';
import {
  REVERTING_SECTOR,
  SECTORS,
  TREND_HALF_LIFE,
  TRENDING_SECTOR,
} from '../../src/market/synthetic/laws.ts';
import { registerStrategies } from '../../src/strategies/registry.ts';
import { generatedMarket } from '../fixtures/generated-market.ts';

const { market, truth } = generatedMarket();
const NOTHING_TRIED = {
  journaled: 0,
  inner: 0,
  screened: 0,
  sharpes: 0,
  sharpeMean: 0,
  sharpeSquares: 0,
};

/** The first eight securities of a sector that were listed for ten years and are still. */
function sharesOf(sector: number): string[] {
  return truth.securities
    .filter((share) => share.sector === sector && share.finalReturn === null)
    .filter(({ firstRow, endRow }) => endRow - firstRow > 2_520)
    .slice(0, 8)
    .map(({ symbol }) => symbol);
}

/** What a search finds on the shares of a sector, after costs, and how sure it may be of it. */
async function search(strategy: string, space: ParameterSpace, sector: number) {
  const outcome = await runOptimization(
    {
      market,
      strategy: registerStrategies([]).find(({ name }) => name === strategy)!,
      tally: async () => NOTHING_TRIED,
      watch: { signal: new AbortController().signal, progress: () => undefined },
    },
    {
      strategy,
      symbols: sharesOf(sector),
      space,
      timeframe: '1D',
      commission_bps: 5,
      slippage_bps: 5,
      direction: 'long_short',
      position_fraction: 1,
      volatility_window: 20,
      top_n: 1,
    },
  );
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  const { parameters, sharpe_ratio, deflated_sharpe_ratio } = outcome.rows[0]!.row;
  return { parameters, sharpe: sharpe_ratio!, deflated: deflated_sharpe_ratio! };
}

const by = (from: number, to: number, step: number) => ({ from, to, step });

const TREND_RULES: [string, ParameterSpace][] = [
  ['channel_breakout', { entry: by(40, 120, 40), exit: by(20, 40, 20) }],
  ['price_above_average', { length: by(20, 320, 60) }],
  ['time_series_momentum', { lookback: by(30, 210, 60), skip: by(0, 0, 1), hold: by(5, 5, 1) }],
];
const REVERSAL_RULES: [string, ParameterSpace][] = [
  ['band_reversal', { length: by(5, 45, 20), width: by(0.5, 2, 0.5) }],
  ['strength_reversal', { length: by(4, 14, 5), low: by(30, 40, 10) }],
];
const ORDINARY = Array.from({ length: SECTORS }, (_, sector) => sector).filter(
  (sector) => sector !== TRENDING_SECTOR && sector !== REVERTING_SECTOR,
);

/**
 * What the synthetic market holds beside chance is one sector that trends and one that reverts: a rule of each kind finds its own
 * through all that a search is charged for, and no other.
 */
describe.each([
  ...TREND_RULES.map((rule) => [...rule, TRENDING_SECTOR, REVERTING_SECTOR] as const),
  ...REVERSAL_RULES.map((rule) => [...rule, REVERTING_SECTOR, TRENDING_SECTOR] as const),
])('%s', (strategy, space, home, opposite) => {
  it('finds the sector that it is made for', async () => {
    const found = await search(strategy, space, home);
    expect(found.sharpe).toBeGreaterThan(0.8);
    expect(found.deflated).toBeGreaterThan(0.99);
  });

  it('loses where the opposite was planted, and finds nothing where nothing was', async () => {
    expect((await search(strategy, space, opposite)).deflated).toBeLessThan(0.6);
    const deflated = new Map<number, number>();
    for (const sector of ORDINARY) deflated.set(sector, (await search(strategy, space, sector)).deflated);
    expect([...deflated].filter(([, value]) => value >= 0.95)).toEqual([]);
  });
});

it('prefers the length that suits the half-life of the trend', async () => {
  const { parameters } = await search(
    'price_above_average',
    { length: by(20, 320, 60), band: by(0, 0, 1) },
    TRENDING_SECTOR,
  );
  expect(parameters['length']).toBeGreaterThan(TREND_HALF_LIFE / 2);
  expect(parameters['length']).toBeLessThan(TREND_HALF_LIFE * 2);
});
