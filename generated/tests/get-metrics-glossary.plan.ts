// @generated from specs/tools/research/get_metrics_glossary.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: { metrics: ["sharpe_ratio", "deflated_sharpe_ratio", "trial_count"] },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "get_metrics_glossary",
  examples: [
    {
      slug: "what-stands-beside-a-sharpe-ratio",
      title: "What stands beside a Sharpe ratio",
      call: {
        arguments: { metrics: ["sharpe_ratio", "deflated_sharpe_ratio", "trial_count"] },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "Every metric has a definition, and the caveats come with each answer.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "one",
          call: { arguments: { metrics: ["omega_ratio"] }, via: "call", fixture: "default" },
        },
      ],
      cel: "all.result.metrics.all(m, m.definition != '') && size(one.result.metrics) == 1 && one.result.metrics[0].name == 'omega_ratio' && one.result.caveats == all.result.caveats && all.result.caveats.exists(c, c.name == 'multiple_testing') && all.result.caveats.exists(c, c.name == 'equity_basis')",
      check: (answers: any) => (((((answers.all.result.metrics.every((m: any) => (m.definition !== "")) && (size(answers.one.result.metrics) === 1)) && (answers.one.result.metrics[0].name === "omega_ratio")) && equal(answers.one.result.caveats, answers.all.result.caveats)) && answers.all.result.caveats.some((c: any) => (c.name === "multiple_testing"))) && answers.all.result.caveats.some((c: any) => (c.name === "equity_basis"))),
    },
    {
      says: "A metric names the tools that report it.",
      calls: [
        {
          name: "dsr",
          call: {
            arguments: { metrics: ["deflated_sharpe_ratio"] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "dsr.result.metrics[0].tools.exists(t, t == 'run_backtest') && dsr.result.metrics[0].tools.exists(t, t == 'audit_backtest')",
      check: (answers: any) => (answers.dsr.result.metrics[0].tools.some((t: any) => (t === "run_backtest")) && answers.dsr.result.metrics[0].tools.some((t: any) => (t === "audit_backtest"))),
    },
    {
      says: "An invented metric is refused with the nearest one.",
      calls: [
        {
          name: "misspelt",
          call: { arguments: { metrics: ["sharp_ratio"] }, via: "call", fixture: "default" },
        },
      ],
      cel: "misspelt.refusal.code == 'INVALID_METRICS' && misspelt.refusal.reason.contains('sharpe_ratio')",
      check: (answers: any) => ((answers.misspelt.refusal.code === "INVALID_METRICS") && answers.misspelt.refusal.reason.includes("sharpe_ratio")),
    },
  ],
  reach: [
    {
      argument: "metrics",
      pairs: [
        [
          {
            arguments: { metrics: ["sharpe_ratio", "deflated_sharpe_ratio", "trial_count"] },
            via: "call",
            fixture: "default",
          },
          { arguments: {}, via: "call", fixture: "default" },
        ],
        [
          { arguments: { metrics: ["omega_ratio"] }, via: "call", fixture: "default" },
          {
            arguments: { metrics: ["deflated_sharpe_ratio"] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { metrics: ["sharpe_ratio", "deflated_sharpe_ratio", "trial_count"] },
            via: "call",
            fixture: "default",
          },
          { arguments: { metrics: ["omega_ratio"] }, via: "call", fixture: "default" },
        ],
        [
          { arguments: {}, via: "call", fixture: "default" },
          {
            arguments: { metrics: ["deflated_sharpe_ratio"] },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "metrics",
      keyword: "maxItems",
      reason: "no value is at hand that breaks this bound alone",
    },
  ],
  bounds: [
    {
      argument: "metrics",
      keyword: "minItems",
      inside: ["sharpe_ratio"],
      outside: [],
      code: "INVALID_METRICS",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
