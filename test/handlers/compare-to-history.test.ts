import { callTool } from 'toolwright-runtime/testing';
import { expect, test } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';

const server = { registry, fixtures };

test('a history that ends long before the clock is warned of', async () => {
  const call = { tool: 'compare_to_history', arguments: { top_k: 20 } };
  const fresh = await callTool(server, { ...call, clock: '2020-04-20T12:00:00Z' });
  const stale = await callTool(server, { ...call, clock: '2020-05-20T12:00:00Z' });
  expect(fresh.warnings.filter((text) => text.includes('not today'))).toEqual([]);
  expect(stale.warnings.filter((text) => text.includes('not today'))).toHaveLength(1);
});

test('the seed moves the bootstrap interval, and no mean', async () => {
  const signals_dict = { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 };
  const means: unknown[] = [];
  const lowerEnds: unknown[] = [];
  for (const seed of [1, 2]) {
    const client = createClient({ call: (tool, args) => callTool(server, { tool, arguments: args, seed }) });
    const answer = await client.compareToHistory({ signals_dict, recency_half_life_days: 0 });
    if (answer.kind === 'refusal') throw new Error(answer.refusal.reason);
    means.push(answer.result.forward_5d.mean);
    lowerEnds.push(answer.result.forward_5d.ci_low_95);
  }
  expect(new Set(means).size).toBe(1);
  expect(new Set(lowerEnds).size).toBe(2);
});

test('a server without a history says so', async () => {
  const answer = await callTool(server, { tool: 'compare_to_history', fixture: 'empty_history' });
  expect(answer).toMatchObject({ kind: 'refusal', refusal: { code: 'NO_HISTORY', params: { rows: 0 } } });
});
