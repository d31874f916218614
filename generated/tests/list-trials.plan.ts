// @generated from specs/tools/campaign/list_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { limit: 4 }, via: "call", fixture: "searched" };

export const plan: ContractPlan = {
  tool: "list_trials",
  examples: [
    {
      slug: "what-was-tried-newest-first",
      title: "What was tried, newest first",
      call: { arguments: { limit: 4 }, via: "call", fixture: "searched" },
    },
  ],
  refusals: [
    {
      code: "UNKNOWN_TRIAL",
      call: { arguments: { before: "00000000-none.1" }, via: "call", fixture: "searched" },
    },
  ],
  guarantees: [
    {
      says: "Pages follow each other without a gap, and the last one says that it is the last.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "searched" } },
        {
          name: "first",
          call: { arguments: { limit: 4 }, via: "call", fixture: "searched" },
        },
        {
          name: "rest",
          call: {
            arguments: { limit: 4, before: "${first.result.next_before}" },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "last",
          call: {
            arguments: { limit: 4, before: "${rest.result.next_before}" },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "size(all.result.trials) == 10 && all.result.matching == 10.0 && all.result.next_before == null && first.result.trials[3].trial_id == first.result.next_before && rest.result.trials[0] == all.result.trials[4] && size(last.result.trials) == 2 && last.result.next_before == null && last.result.matching == 10.0",
      check: (answers: any) => ((((((((size(answers.all.result.trials) === 10) && (answers.all.result.matching === 10)) && (answers.all.result.next_before === null)) && (answers.first.result.trials[3].trial_id === answers.first.result.next_before)) && equal(answers.rest.result.trials[0], answers.all.result.trials[4])) && (size(answers.last.result.trials) === 2)) && (answers.last.result.next_before === null)) && (answers.last.result.matching === 10)),
    },
    {
      says: "A filter leaves out other trials and nothing else; what fits nothing gives an empty list.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "searched" } },
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
            arguments: { strategy: "moving_average_cross" },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "kind",
          call: { arguments: { kind: "optimization_point" }, via: "call", fixture: "searched" },
        },
        {
          name: "nothing",
          call: { arguments: { strategy: "buy_and_hold" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "family.result.matching == 4.0 && strategy.result.matching == 5.0 && kind.result.matching == 3.0 && kind.result.trials.all(t, !t.has_series && t.recorded_trades == null) && size(nothing.result.trials) == 0 && nothing.result.matching == 0.0",
      check: (answers: any) => ((((((answers.family.result.matching === 4) && (answers.strategy.result.matching === 5)) && (answers.kind.result.matching === 3)) && answers.kind.result.trials.every((t: any) => (!t.has_series && (t.recorded_trades === null)))) && (size(answers.nothing.result.trials) === 0)) && (answers.nothing.result.matching === 0)),
    },
    {
      says: "The trial that is named as before is left out, with all newer ones.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "searched" } },
        {
          name: "older",
          call: { arguments: { before: "00000000-run4.1" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "size(older.result.trials) == 2 && older.result.trials[0] == all.result.trials[8] && older.result.matching == 10.0",
      check: (answers: any) => (((size(answers.older.result.trials) === 2) && equal(answers.older.result.trials[0], answers.all.result.trials[8])) && (answers.older.result.matching === 10)),
    },
    {
      says: "All trials of a family are judged by the same count.",
      calls: [
        {
          name: "family",
          call: {
            arguments: { family: "moving_average_cross 1D SYN001" },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "family.result.trials.all(t, t.n_trials == 4.0 + 9.0 + 45.0)",
      check: (answers: any) => answers.family.result.trials.every((t: any) => (t.n_trials === ((4 + 9) + 45))),
    },
  ],
  reach: [
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
            arguments: { strategy: "moving_average_cross" },
            via: "call",
            fixture: "searched",
          },
        ],
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { strategy: "buy_and_hold" }, via: "call", fixture: "searched" },
        ],
        [
          {
            arguments: { strategy: "moving_average_cross" },
            via: "call",
            fixture: "searched",
          },
          { arguments: { strategy: "buy_and_hold" }, via: "call", fixture: "searched" },
        ],
      ],
    },
    {
      argument: "kind",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { kind: "optimization_point" }, via: "call", fixture: "searched" },
        ],
      ],
    },
    {
      argument: "before",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "searched" },
          { arguments: { before: "00000000-run4.1" }, via: "call", fixture: "searched" },
        ],
      ],
    },
    {
      argument: "limit",
      pairs: [
        [
          { arguments: { limit: 4 }, via: "call", fixture: "searched" },
          { arguments: {}, via: "call", fixture: "searched" },
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
      argument: "before",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_BEFORE",
      call: base,
    },
    {
      argument: "before",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_BEFORE",
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
      inside: 200,
      outside: 201,
      code: "INVALID_LIMIT",
      call: base,
    },
  ],
  defaults: [
    {
      argument: "limit",
      value: 20,
      call: { arguments: {}, via: "call", fixture: "searched" },
    },
  ],
  deferred: [],
};
