// @generated from specs/tools/research/list_strategies.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

export const plan: ContractPlan = {
  tool: "list_strategies",
  examples: [
    {
      slug: "all-of-them",
      title: "All of them",
      call: { arguments: {}, via: "call", fixture: "default" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "There are eight strategies or more, and each is one that a backtest takes.",
      calls: [{ name: "all", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "all.result.demo >= 8.0 && size(all.result.strategies) == all.result.demo + all.result.installed && all.result.strategies.exists(s, s.name == 'moving_average_cross' && s.ascending == ['fast', 'slow']) && all.result.strategies.exists(s, s.timeframe == null) && all.result.strategies.exists(s, s.name == 'channel_breakout' && s.reads == ['highs', 'lows'])",
      check: (answers: any) => (((((answers.all.result.demo >= 8) && (size(answers.all.result.strategies) === (answers.all.result.demo + answers.all.result.installed))) && answers.all.result.strategies.some((s: any) => ((s.name === "moving_average_cross") && equal(s.ascending, ["fast", "slow"])))) && answers.all.result.strategies.some((s: any) => (s.timeframe === null))) && answers.all.result.strategies.some((s: any) => ((s.name === "channel_breakout") && equal(s.reads, ["highs", "lows"])))),
    },
    {
      says: "What somebody installed is marked so, and what can not be used is named with what is wrong with it.",
      calls: [{ name: "installed", call: { arguments: {}, via: "call", fixture: "plugins" } }],
      cel: "installed.result.installed == 1.0 && installed.result.strategies.exists(s, s.name == 'every_other_bar' && !s.demo) && installed.result.refused.exists(r, r.name == 'clairvoyant' && r.problem.contains('looks ahead')) && !installed.result.strategies.exists(s, s.name == 'clairvoyant')",
      check: (answers: any) => ((((answers.installed.result.installed === 1) && answers.installed.result.strategies.some((s: any) => ((s.name === "every_other_bar") && !s.demo))) && answers.installed.result.refused.some((r: any) => ((r.name === "clairvoyant") && r.problem.includes("looks ahead")))) && !answers.installed.result.strategies.some((s: any) => (s.name === "clairvoyant"))),
    },
  ],
  reach: [],
  bounds: [],
  defaults: [],
  deferred: [],
};
