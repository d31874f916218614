import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A search as an agent makes it: through the SDK's own client, of the built server in another process.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-search-'));
const environment = { ...(process.env as Record<string, string>), QUANT_HOME: home };
const client = new Client({ name: 'test', version: '1' });

beforeAll(() =>
  client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env: environment }),
  ),
);
afterAll(async () => {
  await client.close();
  rmSync(home, { recursive: true, force: true });
});

const runs: string[] = [];

/** The answer of a call that gives a result. */
async function call(name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  const answer = JSON.parse(JSON.stringify(result.structuredContent));
  runs.push(answer.provenance.runId);
  return answer;
}

const space = { fast: { from: 10, to: 30, step: 10 }, slow: { from: 60, to: 120, step: 30 } };

describe('a search', () => {
  test('goes from a scan to a report, and counts all that it tried', async () => {
    const scan = await call('run_scan', { scanner: 'momentum_rank', as_of: '2012-06-29', top_n: 2 });
    const symbols: string[] = scan.rows.map(({ symbol }: { symbol: string }) => symbol);
    expect(symbols).toHaveLength(2);
    // What a scan found is judged by bars after its day.
    const averages = { strategy: 'moving_average_cross', symbols, from: '2012-07-02' };

    const screen = await call('run_screen', { ...averages, space });
    expect(screen.trial_counts).toMatchObject({ journaled: 0, screened: 0, this_call: 9, total: 9 });
    const { fast, slow } = screen.best.parameters;
    const point = { screen_id: screen.screen_id, parameters: { fast, slow } };
    const confirmed = await call('confirm_screen_point', point);
    expect(confirmed.trial_counts).toMatchObject({ journaled: 0, screened: 9, this_call: 1, total: 10 });
    expect(confirmed.performance.sharpe_ratio).toBeCloseTo(screen.best.sharpe_ratio, 9);

    const walk = await call('run_walk_forward', { ...averages, space, record_trades: true });
    expect(walk.trial_counts).toMatchObject({ journaled: 1, screened: 9, this_call: 46, total: 56 });
    const again = await call('run_walk_forward', { ...averages, space, record_trades: true });
    expect(again).toMatchObject({ journaled: false, trial_id: walk.trial_id });
    expect(walk).toMatchObject({ evidence: { clear: false }, evidence_unavailable: null });
    expect(again.evidence).toBeNull();
    expect(again.evidence_unavailable).toContain('get_trial');
    const kept = await call('get_trial', { trial_id: again.trial_id });
    expect(kept.evidence).toMatchObject(walk.evidence);
    await call('run_screen', { ...averages, space });

    const compared = await call('compare_trials', { trial_ids: [confirmed.trial_id, walk.trial_id] });
    expect(compared.pairs).toMatchObject([{ same_family: true }]);
    const trial = await call('get_trial', { trial_id: confirmed.trial_id });
    expect(trial.trial_counts).toMatchObject({
      journaled: 2,
      screened: 9,
      inner_walk_forward: 45,
      total: 56,
    });
    const exits = await call('analyze_trial', { trial_id: walk.trial_id });
    expect(exits.recorded_trades).toBeGreaterThan(0);
    const best = await call('best_trials', {});
    expect(best).toMatchObject({ considered: 2, families: [{ n_trials: 56 }] });
    expect(await call('list_trials', {})).toMatchObject({ matching: 2 });
    const { campaign } = await call('get_campaign_material', { trial_id: walk.trial_id });
    expect(campaign).toMatchObject({
      evidence: { promotable: walk.promotable },
      evidence_unavailable: null,
    });

    const report = await call('render_report', { trial_id: walk.trial_id });
    expect(report).toMatchObject({ n_trials: 56, omitted: [{ section: 'parameters' }] });
    const { contents } = await client.readResource({ uri: report.report.uri });
    const document = (contents[0] as { text: string }).text;
    expect(document).toContain(symbols.join(', '));
    expect(document).toContain('after 56 trials');
  });

  test('replays to the same digests', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'replay', ...runs], {
      encoding: 'utf8',
      env: environment,
    });
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`${runs.length} replayed: ${runs.length} the same, 0 different, 0 impossible.`);
  });
});

describe('long work', () => {
  const long = {
    strategy: 'time_series_momentum',
    symbols: Array.from({ length: 40 }, (_, index) => `SYN${String(index + 101).padStart(3, '0')}`),
    space: { lookback: { from: 100, to: 199, step: 1 }, hold: { from: 1, to: 60, step: 1 } },
  };

  test.each(['run_screen', 'run_optimization'])(
    '%s shows progress, stops when it is cancelled, and leaves nothing',
    async (name) => {
      const stop = new AbortController();
      const seen: number[] = [];
      const cancelled = client.callTool({ name, arguments: long }, undefined, {
        signal: stop.signal,
        onprogress: ({ progress, total }) => {
          expect(total).toBe(6000);
          seen.push(progress);
          if (seen.length === 2) stop.abort();
        },
      });
      await expect(cancelled).rejects.toThrow();
      expect(seen[1]).toBeGreaterThan(seen[0]!);
      // The run ends by being stopped: one that went on would end in a result.
      let outcome = 'unfinished';
      while (outcome === 'unfinished') {
        await sleep(20);
        const { runs: listed } = await call('list_runs', { tool: name, limit: 1 });
        outcome = listed[0].outcome;
      }
      expect(outcome).toBe('fault');
      const { trial_counts } = await call('run_screen', {
        ...long,
        space: { lookback: { from: 100, to: 102, step: 1 } },
        parameters: { hold: name === 'run_screen' ? 5 : 6 },
      });
      expect(trial_counts).toMatchObject({ journaled: 0, screened: name === 'run_screen' ? 0 : 3 });
    },
  );
});
