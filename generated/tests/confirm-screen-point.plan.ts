// @generated from specs/tools/research/confirm_screen_point.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
  via: "call",
  fixture: "searched",
};

export const plan: ContractPlan = {
  tool: "confirm_screen_point",
  examples: [
    {
      slug: "one-of-nine-points",
      title: "One of nine points",
      call: {
        arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
        via: "call",
        fixture: "searched",
      },
    },
  ],
  refusals: [
    {
      code: "NO_SUCH_SCREEN",
      call: {
        arguments: { screen_id: "00000000-none.1", parameters: { fast: 20, slow: 90 } },
        via: "call",
        fixture: "searched",
      },
    },
    {
      code: "POINT_NOT_SCREENED",
      call: {
        arguments: { screen_id: "00000000-run1.1", parameters: { fast: 25, slow: 90 } },
        via: "call",
        fixture: "searched",
      },
    },
    {
      code: "SCREEN_OUTDATED",
      call: {
        arguments: { screen_id: "00000000-run0.1", parameters: { fast: 20, slow: 90 } },
        via: "call",
        fixture: "searched",
      },
    },
    {
      code: "UNUSABLE_PARAMETERS",
      call: {
        arguments: { screen_id: "00000000-run1.1", parameters: { fst: 20, slow: 90 } },
        via: "call",
        fixture: "searched",
      },
    },
  ],
  guarantees: [
    {
      says: "A confirmed point is one trial; an equal call answers with it, and with force it is another one.",
      calls: [
        {
          name: "first",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "again",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "forced",
          call: {
            arguments: {
              screen_id: "00000000-run1.1",
              parameters: { fast: 30, slow: 90 },
              force: true,
            },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "first.journaled && !again.journaled && again.result == first.result && forced.journaled && forced.result.trial_counts.journaled == first.result.trial_counts.journaled + 1.0 && forced.result.trial_id != first.result.trial_id",
      check: (answers: any) => (((((answers.first.journaled && !answers.again.journaled) && equal(answers.again.result, answers.first.result)) && answers.forced.journaled) && (answers.forced.result.trial_counts.journaled === (answers.first.result.trial_counts.journaled + 1))) && (answers.forced.result.trial_id !== answers.first.result.trial_id)),
    },
    {
      says: "The points of the screen count, each part of the count is shown, and the total is their sum.",
      calls: [
        {
          name: "first",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "first.result.trial_counts.screened == 9.0 && first.result.trial_counts.inner_walk_forward == 45.0 && first.result.trial_counts.this_call == 1.0 && first.result.performance.n_trials == first.result.trial_counts.journaled + 9.0 + 45.0 + 1.0",
      check: (answers: any) => ((((answers.first.result.trial_counts.screened === 9) && (answers.first.result.trial_counts.inner_walk_forward === 45)) && (answers.first.result.trial_counts.this_call === 1)) && (answers.first.result.performance.n_trials === (((answers.first.result.trial_counts.journaled + 9) + 45) + 1))),
    },
    {
      says: "Which point of which screen it is reaches the result.",
      calls: [
        {
          name: "first",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "other",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 10, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "held",
          call: {
            arguments: { screen_id: "00000000-run10.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "held.result.symbols == ['SYN002'] && first.result.parameters.fast == 30.0 && other.result.performance.total_return != first.result.performance.total_return",
      check: (answers: any) => ((equal(answers.held.result.symbols, ["SYN002"]) && (answers.first.result.parameters.fast === 30)) && (answers.other.result.performance.total_return !== answers.first.result.performance.total_return)),
    },
    {
      says: "A part of a point is refused, and a point that the screen skipped or did not reach.",
      calls: [
        {
          name: "part",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 20 } },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "beyond",
          call: {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 40, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "unknown",
          call: {
            arguments: { screen_id: "00000000-run3.1", parameters: { fast: 20, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "part.refusal.code == 'POINT_NOT_SCREENED' && part.refusal.reason.contains('slow') && beyond.refusal.code == 'POINT_NOT_SCREENED' && unknown.refusal.code == 'NO_SUCH_SCREEN'",
      check: (answers: any) => ((((answers.part.refusal.code === "POINT_NOT_SCREENED") && answers.part.refusal.reason.includes("slow")) && (answers.beyond.refusal.code === "POINT_NOT_SCREENED")) && (answers.unknown.refusal.code === "NO_SUCH_SCREEN")),
    },
  ],
  reach: [
    {
      argument: "screen_id",
      pairs: [
        [
          {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: { screen_id: "00000000-run10.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
    {
      argument: "parameters",
      pairs: [
        [
          {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 30, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: { screen_id: "00000000-run1.1", parameters: { fast: 10, slow: 90 } },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "screen_id",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_SCREEN_ID",
      call: base,
    },
    {
      argument: "screen_id",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_SCREEN_ID",
      call: base,
    },
  ],
  defaults: [{ argument: "force", value: false, call: base }],
  deferred: [],
  journal: { memoized: true, force: "force", call: base },
};
