// @generated from specs/tools/campaign/best_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { limit: 3 }, via: "call", fixture: "searched" };

export const plan: ContractPlan = {
  tool: "best_trials",
  examples: [
    {
      slug: "the-best-three-by-what-is-left-of-their-sharpe-ratio",
      title: "The best three, by what is left of their Sharpe ratio",
      call: { arguments: { limit: 3 }, via: "call", fixture: "searched" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "The rank is that of the rule, and the rule travels with the rows.",
      calls: [
        { name: "judged", call: { arguments: {}, via: "call", fixture: "searched" } },
        {
          name: "plain",
          call: { arguments: { rank_by: "sharpe_ratio" }, via: "call", fixture: "searched" },
        },
        {
          name: "gained",
          call: { arguments: { rank_by: "total_return" }, via: "call", fixture: "searched" },
        },
        {
          name: "calm",
          call: { arguments: { rank_by: "max_drawdown" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "judged.result.rank_by == 'deflated_sharpe_ratio' && judged.result.trials[0].deflated_sharpe_ratio >= judged.result.trials[1].deflated_sharpe_ratio && plain.result.trials[0].sharpe_ratio >= plain.result.trials[1].sharpe_ratio && gained.result.trials[0].total_return >= gained.result.trials[1].total_return && calm.result.trials[0].max_drawdown <= calm.result.trials[1].max_drawdown && plain.result.rank_rule != judged.result.rank_rule && judged.result.caveat.contains('run_walk_forward')",
      check: (answers: any) => (((((((answers.judged.result.rank_by === "deflated_sharpe_ratio") && (answers.judged.result.trials[0].deflated_sharpe_ratio >= answers.judged.result.trials[1].deflated_sharpe_ratio)) && (answers.plain.result.trials[0].sharpe_ratio >= answers.plain.result.trials[1].sharpe_ratio)) && (answers.gained.result.trials[0].total_return >= answers.gained.result.trials[1].total_return)) && (answers.calm.result.trials[0].max_drawdown <= answers.calm.result.trials[1].max_drawdown)) && (answers.plain.result.rank_rule !== answers.judged.result.rank_rule)) && answers.judged.result.caveat.includes("run_walk_forward")),
    },
    {
      says: "Each family shows the parts of its count, and rows have the count of theirs.",
      calls: [{ name: "judged", call: { arguments: {}, via: "call", fixture: "searched" } }],
      cel: "judged.result.families.all(f, f.n_trials == f.journaled + f.screened + f.inner_walk_forward) && judged.result.families.exists(f, f.family == 'moving_average_cross 1D SYN001' && f.n_trials == 58.0 && f.screened == 9.0) && judged.result.trials.all(t, judged.result.families.exists(f, f.family == t.family && f.n_trials == t.n_trials))",
      check: (answers: any) => ((answers.judged.result.families.every((f: any) => (f.n_trials === ((f.journaled + f.screened) + f.inner_walk_forward))) && answers.judged.result.families.some((f: any) => (((f.family === "moving_average_cross 1D SYN001") && (f.n_trials === 58)) && (f.screened === 9)))) && answers.judged.result.trials.every((t: any) => answers.judged.result.families.some((f: any) => ((f.family === t.family) && (f.n_trials === t.n_trials))))),
    },
    {
      says: "An effective number that can not be had is null, with the reason.",
      calls: [{ name: "judged", call: { arguments: {}, via: "call", fixture: "searched" } }],
      cel: "judged.result.families.all(f, (f.effective_trials == null) == (f.effective_trials_unavailable != null))",
      check: (answers: any) => answers.judged.result.families.every((f: any) => ((f.effective_trials === null) === (f.effective_trials_unavailable !== null))),
    },
    {
      says: "Filters and the limit leave out rows and count them.",
      calls: [
        { name: "judged", call: { arguments: {}, via: "call", fixture: "searched" } },
        {
          name: "two",
          call: { arguments: { limit: 2 }, via: "call", fixture: "searched" },
        },
        {
          name: "family",
          call: {
            arguments: { family: "moving_average_cross 1D SYN001" },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "strategy",
          call: {
            arguments: { strategy: "price_above_average" },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "kind",
          call: { arguments: { kind: "walk_forward" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "judged.result.considered == 10.0 && size(two.result.trials) == 2 && two.result.truncated == 8.0 && family.result.considered == 4.0 && strategy.result.considered == 5.0 && size(kind.result.trials) == 1",
      check: (answers: any) => ((((((answers.judged.result.considered === 10) && (size(answers.two.result.trials) === 2)) && (answers.two.result.truncated === 8)) && (answers.family.result.considered === 4)) && (answers.strategy.result.considered === 5)) && (size(answers.kind.result.trials) === 1)),
    },
    {
      says: "A server without trials has none to rank.",
      calls: [{ name: "none", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "none.result.considered == 0.0 && size(none.result.trials) == 0",
      check: (answers: any) => ((answers.none.result.considered === 0) && (size(answers.none.result.trials) === 0)),
    },
  ],
  reach: [
    {
      argument: "rank_by",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { rank_by: "sharpe_ratio" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { rank_by: "total_return" }, via: "call", fixture: "searched" },
          { arguments: { rank_by: "max_drawdown" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { rank_by: "total_return" }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { rank_by: "sharpe_ratio" }, via: "call", fixture: "searched" },
          { arguments: { rank_by: "max_drawdown" }, via: "call", fixture: "searched" },
        ],
      ],
    },
    {
      argument: "family",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "searched" },
          {
            arguments: { family: "moving_average_cross 1D SYN001" },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
    {
      argument: "strategy",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "searched" },
          {
            arguments: { strategy: "price_above_average" },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
    {
      argument: "kind",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { kind: "walk_forward" }, via: "call", fixture: "searched" },
        ],
      ],
    },
    {
      argument: "limit",
      pairs: [
        [
          { arguments: { limit: 3 }, via: "call", fixture: "searched" },
          { arguments: {}, via: "call", fixture: "searched" },
        ],
        [
          { arguments: { limit: 3 }, via: "call", fixture: "searched" },
          { arguments: { limit: 2 }, via: "call", fixture: "searched" },
        ],
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { limit: 2 }, via: "call", fixture: "searched" },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "family",
      keyword: "maxLength",
      reason: "values on both sides would be too long to write out",
    },
  ],
  bounds: [
    {
      argument: "rank_by",
      keyword: "enum",
      inside: "deflated_sharpe_ratio",
      outside: "deflated_sharpe_ratio?",
      code: "INVALID_RANK_BY",
      call: base,
    },
    {
      argument: "family",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_FAMILY",
      call: base,
    },
    {
      argument: "strategy",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_STRATEGY",
      call: base,
    },
    {
      argument: "strategy",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_STRATEGY",
      call: base,
    },
    {
      argument: "kind",
      keyword: "enum",
      inside: "backtest",
      outside: "backtest?",
      code: "INVALID_KIND",
      call: base,
    },
    {
      argument: "limit",
      keyword: "minimum",
      inside: 1,
      outside: 0,
      code: "INVALID_LIMIT",
      call: base,
    },
    {
      argument: "limit",
      keyword: "maximum",
      inside: 100,
      outside: 101,
      code: "INVALID_LIMIT",
      call: base,
    },
  ],
  defaults: [
    { argument: "rank_by", value: "deflated_sharpe_ratio", call: base },
    {
      argument: "limit",
      value: 10,
      call: { arguments: {}, via: "call", fixture: "searched" },
    },
  ],
  deferred: [],
};
