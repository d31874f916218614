import { callTool } from 'toolwright-runtime/testing';
import { expect, it } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { registerStrategies } from '../../src/strategies/registry.ts';
import type { Strategy } from '../../src/strategies/strategy.ts';

const holding: Strategy = {
  name: 'holding',
  title: 'Holding',
  description: 'Holds.',
  parameters: [],
  timeframe: null,
  warmUp: () => 0,
  decide: (_bars, _parameters, targets) => {
    targets.fill(1);
  },
};

/** A call on a server with one strategy more. */
async function callWith(strategy: Strategy, tool: string, symbol: string) {
  const strategies = registerStrategies([strategy]);
  const withIt = async (state: Parameters<(typeof fixtures)[string]>[0]) => ({
    ...(await fixtures['faulty_strategy']!(state)),
    strategies: async () => strategies,
  });
  const space = tool === 'run_backtest' ? {} : { space: {} };
  const call = { tool, arguments: { strategy: 'holding', symbols: [symbol], ...space } };
  const answer = await callTool({ registry, fixtures: { default: withIt } }, call);
  return answer.kind === 'refusal' ? `${answer.refusal.code}: ${answer.refusal.reason}` : 'a result';
}

const TOOLS = ['run_backtest', 'run_optimization', 'run_walk_forward'];

it.each(TOOLS)('%s refuses a warm-up that throws, and names the strategy', async (tool) => {
  const throwing: Strategy = {
    ...holding,
    warmUp: () => {
      throw new Error('no idea');
    },
  };
  expect(await callWith(throwing, tool, 'SYN001')).toBe(
    'STRATEGY_FAULT: The strategy holding did not work: its warm-up threw: no idea.',
  );
});

it.each(TOOLS)('%s refuses bars without what the strategy reads', async (tool) => {
  const reading: Strategy = { ...holding, reads: ['volumes', 'highs'] };
  expect(await callWith(reading, tool, 'CLOSES')).toBe(
    'MISSING_INPUT: CLOSES has no volumes and no highs, and the strategy reads them.',
  );
  expect(await callWith(reading, tool, 'SYN001')).toBe('a result');
  expect(await callWith(holding, tool, 'CLOSES')).toBe('a result');
});

it('refuses opens that were not traded to a strategy that reads them', async () => {
  expect(await callWith({ ...holding, reads: ['opens'] }, 'run_backtest', 'SPX')).toBe(
    'MISSING_INPUT: SPX has opens that were not traded, and the strategy reads them.',
  );
});
