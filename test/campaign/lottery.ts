import type { MarketData, RowsReading } from '../../src/market/market-data.ts';
import type { RegisteredStrategy } from '../../src/strategies/strategy.ts';
import { daily, randomBars, randomTargets } from '../backtest/markets.ts';

/** A strategy without skill: each ticket and draw is another series of exposures by lot. */
export function lottery(tickets: number): RegisteredStrategy {
  const parameter = (name: string, maximum: number) => ({
    name,
    description: 'Which lot.',
    type: 'integer' as const,
    minimum: 1,
    maximum,
    default: 1,
    unit: 'lots',
  });
  return {
    name: 'lottery',
    title: 'Lottery',
    description: 'Exposures by lot.',
    parameters: [parameter('ticket', tickets), parameter('draw', 1_000_000)],
    timeframe: null,
    demo: false,
    warmUp: ({ ticket }) => ticket!,
    decide: ({ length }, { ticket, draw }, targets) => {
      targets.set(randomTargets(1000 * draw! + ticket!, length));
    },
  };
}

/** A market of one symbol, a random walk without drift. */
export function randomMarket(seed: number, rows: number): MarketData {
  const reading: RowsReading = { kind: 'rows', stored: daily(randomBars(seed, rows)) };
  return { chains: [], listings: () => [], rows: async () => reading } as unknown as MarketData;
}

/** What a research call is asked when it leaves everything at its default. */
export const REQUEST = {
  strategy: 'lottery',
  symbols: ['TEST'],
  timeframe: '1D',
  commission_bps: 0,
  slippage_bps: 0,
  direction: 'long_short',
  position_fraction: 1,
  volatility_window: 20,
} as const;
