// @generated from specs/tools/research/get_param_ranges.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

export const plan: ContractPlan = {
  tool: "get_param_ranges",
  examples: [
    {
      slug: "a-strategy-with-two-lengths",
      title: "A strategy with two lengths",
      call: { arguments: { strategy: "moving_average_cross" }, via: "call", fixture: "default" },
    },
    {
      slug: "a-scanner",
      title: "A scanner",
      call: {
        arguments: { scanner: "volatility_contraction" },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "The suggestion lies within the bounds, and has as many points as it says.",
      calls: [
        {
          name: "cross",
          call: {
            arguments: { strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "bands",
          call: { arguments: { strategy: "band_reversal" }, via: "call", fixture: "default" },
        },
        {
          name: "scan",
          call: {
            arguments: { scanner: "volatility_contraction" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_scan",
          call: { arguments: { scanner: "momentum_rank" }, via: "call", fixture: "default" },
        },
      ],
      cel: "cross.result.parameters.all(p, p.minimum <= p.suggested.from && p.suggested.from <= p.suggested.to && p.suggested.to <= p.maximum) && cross.result.points + cross.result.skipped == cross.result.parameters[0].values * cross.result.parameters[1].values && cross.result.ascending == ['fast', 'slow'] && bands.result.ascending == null && bands.result.skipped == 0.0 && bands.result.space['length'].step == bands.result.parameters[0].suggested.step && scan.result.kind == 'scanner' && other_scan.result.name == 'momentum_rank' && cross.result.points <= cross.result.most_points",
      check: (answers: any) => ((((((((answers.cross.result.parameters.every((p: any) => (((p.minimum <= p.suggested.from) && (p.suggested.from <= p.suggested.to)) && (p.suggested.to <= p.maximum))) && ((answers.cross.result.points + answers.cross.result.skipped) === (answers.cross.result.parameters[0].values * answers.cross.result.parameters[1].values))) && equal(answers.cross.result.ascending, ["fast", "slow"])) && (answers.bands.result.ascending === null)) && (answers.bands.result.skipped === 0)) && (answers.bands.result.space["length"].step === answers.bands.result.parameters[0].suggested.step)) && (answers.scan.result.kind === "scanner")) && (answers.other_scan.result.name === "momentum_rank")) && (answers.cross.result.points <= answers.cross.result.most_points)),
    },
    {
      says: "What has no parameters has an empty space, which is one point.",
      calls: [
        {
          name: "holding",
          call: { arguments: { strategy: "buy_and_hold" }, via: "call", fixture: "default" },
        },
      ],
      cel: "size(holding.result.parameters) == 0 && holding.result.points == 1.0",
      check: (answers: any) => ((size(answers.holding.result.parameters) === 0) && (answers.holding.result.points === 1)),
    },
    {
      says: "One of the two is named, with a name that exists.",
      calls: [
        { name: "neither", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "both",
          call: {
            arguments: { strategy: "buy_and_hold", scanner: "new_high" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "misspelt",
          call: {
            arguments: { strategy: "moving_averages_cross" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "neither.refusal.code == 'INVALID_STRATEGY' && both.refusal.code == 'INVALID_STRATEGY' && misspelt.refusal.reason.contains('moving_average_cross')",
      check: (answers: any) => (((answers.neither.refusal.code === "INVALID_STRATEGY") && (answers.both.refusal.code === "INVALID_STRATEGY")) && answers.misspelt.refusal.reason.includes("moving_average_cross")),
    },
  ],
  reach: [
    {
      argument: "strategy",
      pairs: [
        [
          {
            arguments: { strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
          { arguments: { strategy: "band_reversal" }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
          { arguments: { strategy: "buy_and_hold" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { strategy: "band_reversal" }, via: "call", fixture: "default" },
          { arguments: { strategy: "buy_and_hold" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "scanner",
      pairs: [
        [
          {
            arguments: { scanner: "volatility_contraction" },
            via: "call",
            fixture: "default",
          },
          { arguments: { scanner: "momentum_rank" }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  bounds: [],
  defaults: [],
  deferred: [],
};
