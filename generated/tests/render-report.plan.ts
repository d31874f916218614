// @generated from specs/tools/research/render_report.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" };

export const plan: ContractPlan = {
  tool: "render_report",
  examples: [
    {
      slug: "a-backtest-whose-parameters-were-searched-before",
      title: "A backtest whose parameters were searched before",
      call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
    },
    {
      slug: "a-walk-forward",
      title: "A walk-forward",
      call: {
        arguments: { trial_id: "00000000-run2.1", title: "Averages on SYN001" },
        via: "call",
        fixture: "reported",
      },
    },
  ],
  refusals: [
    {
      code: "UNKNOWN_TRIAL",
      call: { arguments: { trial_id: "run-0.1" }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "A part is there as far as the trial kept what it shows, and what is not there has its reason.",
      calls: [
        {
          name: "backtest",
          call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
        },
        {
          name: "walk_forward",
          call: { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "reported" },
        },
        {
          name: "point",
          call: { arguments: { trial_id: "00000000-run1.1" }, via: "call", fixture: "reported" },
        },
      ],
      cel: "backtest.result.sections == ['equity', 'drawdown', 'monthly', 'parameters', 'trades'] && size(backtest.result.omitted) == 1 && walk_forward.result.sections == ['equity', 'drawdown', 'monthly', 'folds', 'parameters'] && point.result.sections == ['parameters'] && point.result.omitted.exists(o, o.section == 'equity' && o.reason.contains('run_backtest'))",
      check: (answers: any) => ((((equal(answers.backtest.result.sections, ["equity", "drawdown", "monthly", "parameters", "trades"]) && (size(answers.backtest.result.omitted) === 1)) && equal(answers.walk_forward.result.sections, ["equity", "drawdown", "monthly", "folds", "parameters"])) && equal(answers.point.result.sections, ["parameters"])) && answers.point.result.omitted.some((o: any) => ((o.section === "equity") && o.reason.includes("run_backtest")))),
    },
    {
      says: "The Sharpe ratio is judged by all trials of the family, searched ones among them.",
      calls: [
        {
          name: "backtest",
          call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
        },
      ],
      cel: "backtest.result.n_trials == backtest.result.trial_counts.journaled + backtest.result.trial_counts.inner_walk_forward && backtest.result.n_trials > 14.0 && backtest.result.deflated_sharpe_ratio < 1.0",
      check: (answers: any) => (((answers.backtest.result.n_trials === (answers.backtest.result.trial_counts.journaled + answers.backtest.result.trial_counts.inner_walk_forward)) && (answers.backtest.result.n_trials > 14)) && (answers.backtest.result.deflated_sharpe_ratio < 1)),
    },
    {
      says: "The title is that of the caller, and text whatever it holds.",
      calls: [
        {
          name: "own",
          call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
        },
        {
          name: "titled",
          call: {
            arguments: { trial_id: "00000000-run3.1", title: "</title><script>alert(1)</script>" },
            via: "call",
            fixture: "reported",
          },
        },
      ],
      cel: "own.result.title == 'moving_average_cross on SYN001' && titled.result.title.contains('<script>') && titled.result.report.uri != own.result.report.uri",
      check: (answers: any) => (((answers.own.result.title === "moving_average_cross on SYN001") && answers.titled.result.title.includes("<script>")) && (answers.titled.result.report.uri !== answers.own.result.report.uri)),
    },
  ],
  reach: [
    {
      argument: "trial_id",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
          { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "reported" },
        ],
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
          { arguments: { trial_id: "00000000-run1.1" }, via: "call", fixture: "reported" },
        ],
        [
          { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "reported" },
          { arguments: { trial_id: "00000000-run1.1" }, via: "call", fixture: "reported" },
        ],
      ],
    },
    {
      argument: "title",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "reported" },
          {
            arguments: { trial_id: "00000000-run3.1", title: "</title><script>alert(1)</script>" },
            via: "call",
            fixture: "reported",
          },
        ],
        [
          {
            arguments: { trial_id: "00000000-run2.1", title: "Averages on SYN001" },
            via: "call",
            fixture: "reported",
          },
          { arguments: { trial_id: "00000000-run2.1" }, via: "call", fixture: "reported" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "trial_id",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_TRIAL_ID",
      call: base,
    },
    {
      argument: "title",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_TITLE",
      call: base,
    },
    {
      argument: "title",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_TITLE",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
  artifacts: [{ field: "report", mediaType: "text/html", call: base }],
};
