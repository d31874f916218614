// @generated from specs/tools/campaign/get_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" };

export const plan: ContractPlan = {
  tool: "get_trial",
  examples: [
    {
      slug: "a-confirmed-point",
      title: "A confirmed point",
      call: { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
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
      says: "Each part of the count is shown, and the effective number stands beside it.",
      calls: [
        {
          name: "point",
          call: { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "point.result.trial_counts.journaled == 4.0 && point.result.trial_counts.screened == 9.0 && point.result.trial_counts.inner_walk_forward == 45.0 && point.result.trial_counts.this_call == 0.0 && point.result.n_trials == 58.0 && point.result.effective_trials.trials == 2.0 && point.result.effective_trials.estimate <= 2.0 && point.result.effective_trials.estimate >= 1.0 && point.result.effective_trials_unavailable == null",
      check: (answers: any) => (((((((((answers.point.result.trial_counts.journaled === 4) && (answers.point.result.trial_counts.screened === 9)) && (answers.point.result.trial_counts.inner_walk_forward === 45)) && (answers.point.result.trial_counts.this_call === 0)) && (answers.point.result.n_trials === 58)) && (answers.point.result.effective_trials.trials === 2)) && (answers.point.result.effective_trials.estimate <= 2)) && (answers.point.result.effective_trials.estimate >= 1)) && (answers.point.result.effective_trials_unavailable === null)),
    },
    {
      says: "A walk-forward has evidence; any other kind has none and says why.",
      calls: [
        {
          name: "walk",
          call: { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "point",
          call: { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "grid",
          call: { arguments: { trial_id: "00000000-run5.1" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "size(walk.result.evidence.gates) == 6 && walk.result.evidence_unavailable == null && point.result.evidence == null && point.result.evidence_unavailable.contains('run_walk_forward') && grid.result.evidence == null && grid.result.evidence_unavailable != point.result.evidence_unavailable",
      check: (answers: any) => ((((((size(answers.walk.result.evidence.gates) === 6) && (answers.walk.result.evidence_unavailable === null)) && (answers.point.result.evidence === null)) && answers.point.result.evidence_unavailable.includes("run_walk_forward")) && (answers.grid.result.evidence === null)) && (answers.grid.result.evidence_unavailable !== answers.point.result.evidence_unavailable)),
    },
    {
      says: "Returns and trades are there where they are asked for and kept.",
      calls: [
        {
          name: "plain",
          call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "series",
          call: {
            arguments: { trial_id: "00000000-run3.1", include_series: true },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "trades",
          call: {
            arguments: { trial_id: "00000000-run3.1", include_trades: true },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "grid",
          call: {
            arguments: { trial_id: "00000000-run5.1", include_series: true },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "!has(plain.result.trial.series) && !has(plain.result.trial.trades) && size(series.result.trial.series.returns) == plain.result.trial.n_obs && size(trades.result.trial.trades) == plain.result.recorded_trades && !has(grid.result.trial.series) && !grid.result.has_series",
      check: (answers: any) => (((((!(answers.plain.result.trial.series !== undefined) && !(answers.plain.result.trial.trades !== undefined)) && (size(answers.series.result.trial.series.returns) === answers.plain.result.trial.n_obs)) && (size(answers.trades.result.trial.trades) === answers.plain.result.recorded_trades)) && !(answers.grid.result.trial.series !== undefined)) && !answers.grid.result.has_series),
    },
  ],
  reach: [
    {
      argument: "trial_id",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { trial_id: "00000000-run5.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
        ],
        [
          {
            arguments: { trial_id: "00000000-run3.1", include_series: true },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: { trial_id: "00000000-run5.1", include_series: true },
            via: "call",
            fixture: "searched",
          },
        ],
        [
          { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run5.1" }, via: "call", fixture: "searched" },
        ],
      ],
    },
    {
      argument: "include_series",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run5.1" }, via: "call", fixture: "searched" },
          {
            arguments: { trial_id: "00000000-run5.1", include_series: true },
            via: "call",
            fixture: "searched",
          },
        ],
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
          {
            arguments: { trial_id: "00000000-run3.1", include_series: true },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
    {
      argument: "include_trades",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
          {
            arguments: { trial_id: "00000000-run3.1", include_trades: true },
            via: "call",
            fixture: "searched",
          },
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
  defaults: [
    { argument: "include_series", value: false, call: base },
    { argument: "include_trades", value: false, call: base },
  ],
  deferred: [],
};
