// @generated from specs/tools/campaign/analyze_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { near } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" };

export const plan: ContractPlan = {
  tool: "analyze_trial",
  examples: [
    {
      slug: "a-backtest-with-a-stop",
      title: "A backtest with a stop",
      call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
    },
  ],
  refusals: [
    {
      code: "UNKNOWN_TRIAL",
      call: { arguments: { trial_id: "00000000-none.1" }, via: "call", fixture: "searched" },
    },
  ],
  guarantees: [
    {
      says: "Every recorded trade is in one row.",
      calls: [
        {
          name: "recorded",
          call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "recorded.result.recorded_trades > 0.0 && recorded.result.trades_unavailable == null && recorded.result.by_exit_reason.exists(r, r.exit_reason == 'stop_loss') && recorded.result.by_exit_reason.exists(r, r.exit_reason == 'signal') && near(recorded.result.by_exit_reason[0].share * recorded.result.recorded_trades, recorded.result.by_exit_reason[0].trades, 1e-9)",
      check: (answers: any) => (((((answers.recorded.result.recorded_trades > 0) && (answers.recorded.result.trades_unavailable === null)) && answers.recorded.result.by_exit_reason.some((r: any) => (r.exit_reason === "stop_loss"))) && answers.recorded.result.by_exit_reason.some((r: any) => (r.exit_reason === "signal"))) && near((answers.recorded.result.by_exit_reason[0].share * answers.recorded.result.recorded_trades), answers.recorded.result.by_exit_reason[0].trades, 1e-9)),
    },
    {
      says: "A trial without trades says why, each kind in its own words.",
      calls: [
        {
          name: "backtest",
          call: { arguments: { trial_id: "00000000-run6.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "walk",
          call: { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "grid",
          call: { arguments: { trial_id: "00000000-run5.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "point",
          call: { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "backtest.result.by_exit_reason == null && backtest.result.trades_unavailable.contains('run_backtest') && walk.result.trades_unavailable.contains('run_walk_forward') && grid.result.trades_unavailable.contains('optimization') && point.result.trades_unavailable.contains('confirmed point')",
      check: (answers: any) => (((((answers.backtest.result.by_exit_reason === null) && answers.backtest.result.trades_unavailable.includes("run_backtest")) && answers.walk.result.trades_unavailable.includes("run_walk_forward")) && answers.grid.result.trades_unavailable.includes("optimization")) && answers.point.result.trades_unavailable.includes("confirmed point")),
    },
  ],
  reach: [
    {
      argument: "trial_id",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run6.1" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run5.1" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { trial_id: "00000000-run6.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "trial_id",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_TRIAL_ID",
      call: base,
    },
    {
      argument: "trial_id",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_TRIAL_ID",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
