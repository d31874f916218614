import { createServer, own } from 'toolwright-runtime';
import { memoryArtifacts, memoryCallLog, memoryJournal } from 'toolwright-runtime/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { openServices, type Services } from '../../src/services.ts';
import { newParts } from '../fixtures/states.ts';

/** A server that counts how often a strategy decides, and what is put on record. */
async function watchedServer() {
  const journal = memoryJournal();
  const services = await openServices(newParts({ journal }));
  const decisions = { count: 0 };
  const watched: Services = {
    ...services,
    strategies: async () =>
      (await services.strategies()).map((strategy) => ({
        ...strategy,
        decide: (...words: Parameters<typeof strategy.decide>) => {
          decisions.count += 1;
          strategy.decide(...words);
        },
      })),
  };
  let runs = 0;
  const server = createServer({
    registry,
    services: watched,
    log: memoryCallLog(),
    journal,
    artifacts: memoryArtifacts(),
    wallClock: () => new Date('2026-01-02T00:00:00.000Z'),
    newRunId: () => `run-${++runs}`,
    revision: null,
    code: 'under test',
    environment: {},
    reportFault: () => undefined,
  });
  const call = (tool: string, args: object, more: { signal?: AbortSignal; progress?: () => void } = {}) =>
    server.call({ tool, arguments: args, caller: { surface: 'call', client: null }, identify: own, ...more });
  return { call, journal, decisions };
}

const CROSS = { strategy: 'moving_average_cross', symbols: ['SYN001'] };
const SPACE = { fast: { from: 10, to: 30, step: 10 } };
const RUNS: Readonly<Record<string, object>> = {
  run_backtest: CROSS,
  run_optimization: { ...CROSS, space: SPACE },
  run_walk_forward: { ...CROSS, space: SPACE },
};

describe.each(Object.entries(RUNS))('%s refuses before anything runs or is put on record', (tool, sound) => {
  it.each<[string, object, string]>([
    ['an unknown strategy', { strategy: 'moving_avg_cross' }, 'INVALID_STRATEGY'],
    ['an unknown symbol', { symbols: ['NOPE'] }, 'INVALID_SYMBOLS'],
    ['a misspelt parameter', { parameters: { slwo: 50 } }, 'UNUSABLE_PARAMETERS'],
    ['a parameter outside its bounds', { parameters: { slow: 501 } }, 'UNUSABLE_PARAMETERS'],
    ['a fraction of a bar', { parameters: { slow: 50.5 } }, 'UNUSABLE_PARAMETERS'],
    ['too few bars for the warm-up', { from: '2025-12-01' }, 'TOO_FEW_BARS'],
    ['a cost above 100 %', { commission_bps: 10_001 }, 'INVALID_COMMISSION_BPS'],
    ['slippage above 100 %', { slippage_bps: 10_001 }, 'INVALID_SLIPPAGE_BPS'],
    ['a negative cost', { commission_bps: -1 }, 'INVALID_COMMISSION_BPS'],
    ['a day that is none', { from: '2020-02-30' }, 'NO_SUCH_DAY'],
    ['an argument that it does not have', { conditional: 'ewma' }, 'UNKNOWN_ARGUMENT'],
    ...(tool === 'run_backtest'
      ? []
      : ([
          [
            'a range wider than the bounds',
            { space: { fast: { from: 10, to: 201, step: 1 } } },
            'UNUSABLE_PARAMETERS',
          ],
          ['a misspelt range', { space: { fst: { from: 10, to: 20, step: 1 } } }, 'UNUSABLE_PARAMETERS'],
          [
            'a range that goes backwards',
            { space: { fast: { from: 20, to: 10, step: 1 } } },
            'UNUSABLE_PARAMETERS',
          ],
          ['a step of nothing', { space: { fast: { from: 10, to: 20, step: 0 } } }, 'INVALID_SPACE'],
          ['a parameter that is searched and fixed', { parameters: { fast: 10 } }, 'UNUSABLE_PARAMETERS'],
        ] as [string, object, string][])),
  ])('%s', async (_what, wrong, code) => {
    const { call, journal, decisions } = await watchedServer();
    const answer = await call(tool, { ...sound, ...wrong });
    expect(answer).toMatchObject({ kind: 'refusal', refusal: { code } });
    expect(journal.entries).toEqual([]);
    expect(decisions.count).toBe(0);
  });

  it('and runs what is sound', async () => {
    const { call, journal, decisions } = await watchedServer();
    expect(await call(tool, sound)).toMatchObject({ kind: 'result' });
    expect(journal.entries.length).toBeGreaterThan(0);
    expect(decisions.count).toBeGreaterThan(0);
  });
});

// Risk that depends on the market's state, views of a posterior and the policy of several periods are not adopted: no tool has them.
describe.each(
  registry.tools
    .filter(({ listing }) => ['research', 'campaign'].includes(listing.toolset))
    .map(({ listing }) => listing.name),
)('%s', (tool) => {
  it.each(['conditional', 'risk_model', 'posterior', 'policy', 'trade_rate'])(
    'refuses %s by its name, and drops it never',
    async (argument) => {
      const { call, journal } = await watchedServer();
      const answer = await call(tool, { ...RUNS[tool], [argument]: 'ewma' });
      expect(answer).toMatchObject({
        kind: 'refusal',
        refusal: { code: 'UNKNOWN_ARGUMENT', params: { argument } },
      });
      expect(journal.entries).toEqual([]);
    },
  );
});

it.each(['run_optimization', 'run_walk_forward'])(
  '%s says how far it is, and stops when it is told to',
  async (tool) => {
    const { call, journal, decisions } = await watchedServer();
    const stop = new AbortController();
    let heard = 0;
    const args = {
      ...CROSS,
      space: { fast: { from: 1, to: 100, step: 1 }, slow: { from: 101, to: 200, step: 1 } },
    };
    const progress = () => {
      heard += 1;
      stop.abort();
    };
    const answer = await call(tool, args, { signal: stop.signal, progress });
    expect(answer.kind).toBe('fault');
    expect(heard).toBe(1);
    expect(decisions.count).toBeGreaterThan(0);
    expect(decisions.count).toBeLessThan(10_000);
    expect(journal.entries).toEqual([]);
  },
);
