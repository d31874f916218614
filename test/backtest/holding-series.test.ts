import { expect, test } from 'vitest';
import { runBacktest } from '../../src/backtest/run-backtest.ts';
import { runWalkForward } from '../../src/backtest/run-walk-forward.ts';
import { openServices } from '../../src/services.ts';
import type { ReturnSeries } from '../../src/trials/trial.ts';
import { newParts } from '../fixtures/states.ts';

const services = await openServices(newParts());
const sources = {
  market: await services.market(),
  strategy: (await services.strategies()).find(({ name }) => name === 'moving_average_cross')!,
  tally: async () => ({ journaled: 0, inner: 0, screened: 0, sharpes: 0, sharpeMean: 0, sharpeSquares: 0 }),
  watch: { signal: new AbortController().signal, progress: () => undefined },
};
const request = {
  strategy: 'moving_average_cross',
  symbols: ['SYN001', 'SYN003'],
  timeframe: '1D',
  commission_bps: 5,
  slippage_bps: 5,
  direction: 'long',
  position_fraction: 1,
  volatility_window: 20,
  record_trades: false,
} as const;

/** What holding came to by a trial's series, which has a return for each of its bars. */
function heldGrowth({ days, holding }: ReturnSeries): number {
  expect(holding).toHaveLength(days.length);
  return holding!.reduce((growth, each) => growth * (1 + each), 1);
}

test('a backtest keeps the returns of its benchmark', async () => {
  const outcome = await runBacktest(sources, request);
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  const growth = heldGrowth(outcome.trial.series!);
  expect(growth).toBeCloseTo(1 + outcome.result.benchmark.total_return, 8);
});

test('a walk-forward keeps those of holding over each of its tests', async () => {
  const space = { fast: { from: 10, to: 20, step: 10 } };
  const walk = { folds: 3, train_bars: 500, scheme: 'rolling' } as const;
  const outcome = await runWalkForward(sources, { ...request, ...walk, space });
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  const expected = outcome.result.folds.reduce((growth, fold) => growth * (1 + fold.holding_return), 1);
  expect(heldGrowth(outcome.trial.series!)).toBeCloseTo(expected, 8);
});
