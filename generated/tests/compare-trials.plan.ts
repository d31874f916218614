// @generated from specs/tools/campaign/compare_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1", "00000000-run6.1"] },
  via: "call",
  fixture: "searched",
};

export const plan: ContractPlan = {
  tool: "compare_trials",
  examples: [
    {
      slug: "two-averages-and-another-rule",
      title: "Two averages and another rule",
      call: {
        arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1", "00000000-run6.1"] },
        via: "call",
        fixture: "searched",
      },
    },
  ],
  refusals: [
    {
      code: "MIXED_ACCOUNTING",
      call: {
        arguments: { trial_ids: ["00000000-run2.1", "00000000-run7.1"] },
        via: "call",
        fixture: "searched",
      },
    },
    {
      code: "NO_SERIES",
      call: {
        arguments: { trial_ids: ["00000000-run2.1", "00000000-run5.1"] },
        via: "call",
        fixture: "searched",
      },
    },
    {
      code: "THIN_OVERLAP",
      call: {
        arguments: { trial_ids: ["00000000-run4.1", "00000000-run8.1"] },
        via: "call",
        fixture: "searched",
      },
    },
    {
      code: "TOO_FEW_TRIALS",
      call: {
        arguments: { trial_ids: ["00000000-run2.1", "00000000-none.1"] },
        via: "call",
        fixture: "searched",
      },
    },
  ],
  guarantees: [
    {
      says: "Every pair is there once, and alike ones are one bet.",
      calls: [
        {
          name: "three",
          call: {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1", "00000000-run6.1"] },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "size(three.result.pairs) == 3 && three.result.pairs.all(p, p.correlation > 0.0 && p.correlation <= 1.0) && three.result.pairs[0].same_family && !three.result.pairs[1].same_family && three.result.effective_bets > 1.0 && three.result.effective_bets < 3.0 && size(three.result.unknown_trial_ids) == 0",
      check: (answers: any) => (((((((size(answers.three.result.pairs) === 3) && answers.three.result.pairs.every((p: any) => ((p.correlation > 0) && (p.correlation <= 1)))) && answers.three.result.pairs[0].same_family) && !answers.three.result.pairs[1].same_family) && (answers.three.result.effective_bets > 1)) && (answers.three.result.effective_bets < 3)) && (size(answers.three.result.unknown_trial_ids) === 0)),
    },
    {
      says: "Where two or more are known, the unknown ones are named and the rest is compared.",
      calls: [
        {
          name: "mixed",
          call: {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-none.1", "00000000-run9.1"] },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "known",
          call: {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1"] },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "mixed.result.unknown_trial_ids == ['00000000-none.1'] && mixed.result.pairs == known.result.pairs",
      check: (answers: any) => (equal(answers.mixed.result.unknown_trial_ids, ["00000000-none.1"]) && equal(answers.mixed.result.pairs, answers.known.result.pairs)),
    },
  ],
  reach: [
    {
      argument: "trial_ids",
      pairs: [
        [
          {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1", "00000000-run6.1"] },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-none.1", "00000000-run9.1"] },
            via: "call",
            fixture: "searched",
          },
        ],
        [
          {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1", "00000000-run6.1"] },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1"] },
            via: "call",
            fixture: "searched",
          },
        ],
        [
          {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-none.1", "00000000-run9.1"] },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: { trial_ids: ["00000000-run2.1", "00000000-run9.1"] },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "trial_ids",
      keyword: "maxItems",
      reason: "no value is at hand that breaks this bound alone",
    },
  ],
  bounds: [
    {
      argument: "trial_ids",
      keyword: "minItems",
      inside: ["00000000-run2.1", "00000000-run9.1"],
      outside: ["00000000-run2.1"],
      code: "INVALID_TRIAL_IDS",
      call: base,
    },
    {
      argument: "trial_ids",
      at: "trial_ids[0]",
      keyword: "minLength",
      inside: ["a", "00000000-run9.1"],
      outside: ["", "00000000-run9.1"],
      code: "INVALID_TRIAL_IDS",
      call: base,
    },
    {
      argument: "trial_ids",
      at: "trial_ids[0]",
      keyword: "maxLength",
      inside: [
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "00000000-run9.1",
      ],
      outside: [
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "00000000-run9.1",
      ],
      code: "INVALID_TRIAL_IDS",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
