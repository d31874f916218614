import type { JournalEntry, JsonObject } from 'toolwright-runtime';
import { expect, it } from 'vitest';
import { confirmScreenPoint } from '../../src/campaign/confirm-screen-point.ts';
import { runScreen } from '../../src/campaign/run-screen.ts';
import { tallyEntries } from '../../src/trials/tally.ts';
import { lottery, REQUEST, randomMarket } from './lottery.ts';

const ROWS = 500;
const SEEDS = 200;
const WATCH = { signal: new AbortController().signal, progress: () => undefined };

/** The deflated ratio of the best of so many screened points, once confirmed, and what it is where the screen is forgotten. */
async function confirmedBest(points: number, seed: number) {
  const strategy = lottery(points);
  const market = randomMarket(seed, ROWS);
  const entries: JournalEntry[] = [];
  const tally = async (family: string) =>
    tallyEntries(entries, family, { now: new Date(seed), runId: 'other' });
  const options = {
    ...REQUEST,
    parameters: { draw: seed },
    space: { ticket: { from: 1, to: points, step: 1 } },
  };
  const screened = await runScreen({ market, strategy, tally, watch: WATCH }, options);
  if (screened.kind === 'refusal') throw new Error(screened.code);
  const confirm = async () => {
    const sources = { market, strategies: [strategy], tally, screen: async () => screened.screen };
    const confirmed = await confirmScreenPoint(sources, {
      screen_id: 'run.1',
      parameters: { ticket: screened.result.best.parameters['ticket']! },
    });
    if (confirmed.kind === 'refusal') throw new Error(confirmed.code);
    return confirmed.result.performance;
  };
  const forgotten = await confirm();
  entries.push({
    id: 'run.1',
    store: 'screens',
    runId: 'run',
    tool: 'run_screen',
    recordedAt: new Date(0).toISOString(),
    entry: screened.screen as unknown as JsonObject,
  });
  return { screened: screened.result.best, confirmed: await confirm(), forgotten };
}

it('the best of twenty screened strategies without skill, confirmed, exceeds a deflated 0.95 no more often than it should', async () => {
  const above = { screened: 0, confirmed: 0, forgotten: 0 };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { screened, confirmed, forgotten } = await confirmedBest(20, seed);
    expect(confirmed.n_trials).toBe(21);
    expect(confirmed.sharpe_ratio).toBeCloseTo(screened.sharpe_ratio!, 9);
    if (screened.deflated_sharpe_ratio! > 0.95) above.screened++;
    if (confirmed.deflated_sharpe_ratio! > 0.95) above.confirmed++;
    if (forgotten.deflated_sharpe_ratio! > 0.95) above.forgotten++;
  }
  // Three standard errors of one in twenty over the seeds are let pass.
  const most = SEEDS * (0.05 + 3 * Math.sqrt((0.05 * 0.95) / SEEDS));
  expect(above.screened).toBeLessThan(most);
  expect(above.confirmed).toBeLessThan(most);
  expect(above.forgotten).toBeGreaterThan(SEEDS * 0.4);
});
