import { expect, test } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { runBacktest } from '../../src/backtest/run-backtest.ts';
import { openServices } from '../../src/services.ts';
import { newParts } from '../fixtures/states.ts';

test('the market is read and nothing else: there is no client that could send an order', async () => {
  const services = await openServices(newParts());
  const market = await services.market();
  expect(Object.keys(market).toSorted()).toEqual(['chains', 'listings', 'rows']);
  expect(Object.keys(services).filter((name) => /broker|order|account|position/i.test(name))).toEqual([]);
  const sending = /order|broker|account|position|live|paper|withdraw|transfer/;
  expect(registry.tools.map(({ listing }) => listing.name).filter((name) => sending.test(name))).toEqual([]);
});

test('run_backtest and run_walk_forward alone record trades', async () => {
  const read = registry.tools.map(async ({ listing, contract }) => ({
    name: listing.name,
    text: JSON.stringify(await contract()),
  }));
  const recording = (await Promise.all(read)).filter(({ text }) => text.includes('"record_trades"'));
  expect(recording.map(({ name }) => name)).toEqual(['run_backtest', 'run_walk_forward']);
});

test.each([
  ['2001-01-02', 'next-close'],
  ['2016-01-04', 'next-open'],
])('the sample closes from %s on are filled at the %s, and the answer says why', async (from, rule) => {
  const services = await openServices(newParts());
  const outcome = await runBacktest(
    {
      market: await services.market(),
      strategy: (await services.strategies()).find(({ name }) => name === 'moving_average_cross')!,
      tally: async () => ({
        journaled: 0,
        inner: 0,
        screened: 0,
        sharpes: 0,
        sharpeMean: 0,
        sharpeSquares: 0,
      }),
    },
    {
      strategy: 'moving_average_cross',
      symbols: ['SPX'],
      timeframe: '1D',
      from,
      commission_bps: 5,
      slippage_bps: 5,
      direction: 'long',
      position_fraction: 1,
      volatility_window: 20,
      record_trades: false,
    },
  );
  expect(outcome).toMatchObject({
    kind: 'result',
    result: { fills: { rule, why: expect.stringMatching(/open/) } },
  });
});
