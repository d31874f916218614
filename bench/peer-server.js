// The same two tools written by hand for the SDK's high-level server, as a project without a generator would.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const server = new McpServer({ name: 'peer', version: '1.0.0' });
const answer = () => ({ content: [{ type: 'text', text: '{}' }] });
const forward = z.object({
  count: z.number(),
  effective_count: z.number(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  positive_pct: z.number().nullable(),
  ci_low_95: z.number().nullable(),
  ci_high_95: z.number().nullable(),
});

server.registerTool(
  'audit_backtest',
  {
    title: 'Audit a backtest',
    description: 'What a Sharpe ratio is worth given the search behind it.',
    inputSchema: {
      returns: z.array(z.union([z.number(), z.enum(['nan', 'inf', '-inf']), z.null()])).min(1),
      trials: z.number().int().min(1),
      periodsPerYear: z.number().min(0.01).max(1e6).default(252),
      riskFreeAnnual: z.number().min(-1).max(10).default(0),
      years: z.number().min(0.001).max(1000).optional(),
      matrix: z.array(z.array(z.number()).max(200)).min(1).optional(),
      cscvBlocks: z.number().int().min(2).max(20).default(16),
      label: z.string().max(200).optional(),
    },
    outputSchema: {
      nObs: z.number(),
      nDropped: z.number(),
      sharpe: z.number(),
      deflatedSharpeRatio: z.number().nullable(),
      nTrials: z.number(),
      expectedMaxSharpeNoSkill: z.number(),
      luck: z.string(),
      minimumBacktestLengthYears: z.number().nullable(),
      historySufficientForTrialCount: z.boolean(),
    },
  },
  answer,
);

server.registerTool(
  'compare_to_history',
  {
    title: 'Compare today to history',
    description: 'Match a signal vector against daily history and return what the market did next.',
    inputSchema: {
      signals_dict: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
      horizon: z.union([z.literal(1), z.literal(3), z.literal(5)]).optional(),
      mode: z.enum(['soft', 'euclidean']).default('soft'),
      top_k: z.number().int().min(1).max(500).default(100),
      recency_half_life_days: z.number().int().min(0).default(730),
      backfill_weight: z.number().min(0).max(1).default(1),
      dim_trust: z.record(z.string(), z.number()).optional(),
      include_analogue_dates: z.boolean().default(false),
    },
    outputSchema: {
      matcher_version: z.string(),
      sample_size: z.number(),
      forward_1d: forward,
      forward_3d: forward,
      forward_5d: forward,
      regime_distribution: z.record(z.string(), z.number()),
    },
  },
  answer,
);

await server.connect(new StdioServerTransport());
