// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

export const plan: ContractPlan = {
  tool: "load_config",
  examples: [
    {
      slug: "a-configuration-that-somebody-saved",
      title: "A configuration that somebody saved",
      call: { arguments: { name: "Slow-Cross" }, via: "call", fixture: "saved_configs" },
    },
    {
      slug: "a-scan-that-somebody-saved",
      title: "A scan that somebody saved",
      call: { arguments: { name: "winners" }, via: "call", fixture: "saved_configs" },
    },
  ],
  refusals: [
    {
      code: "CONFIG_DAMAGED",
      call: { arguments: { name: "broken" }, via: "call", fixture: "saved_configs" },
    },
    {
      code: "NO_SUCH_CONFIG",
      call: { arguments: { name: "slow-crss" }, via: "call", fixture: "saved_configs" },
    },
    {
      code: "UNUSABLE_NAME",
      call: { arguments: { name: "../../secrets" }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "It comes whole, and as arguments of the tool that runs it.",
      calls: [
        {
          name: "cross",
          call: { arguments: { name: "Slow-Cross" }, via: "call", fixture: "saved_configs" },
        },
        {
          name: "other_case",
          call: {
            arguments: { name: "slow-cross.json" },
            via: "call",
            fixture: "saved_configs",
          },
        },
        {
          name: "scan",
          call: { arguments: { name: "winners" }, via: "call", fixture: "saved_configs" },
        },
      ],
      cel: "cross.result.configuration.strategy == 'moving_average_cross' && cross.result.run_arguments.parameters == cross.result.configuration.parameters && cross.result.run_arguments.symbols == ['SYN001'] && cross.result.run_arguments.stop_loss == 0.1 && other_case.result == cross.result && cross.result.scan_arguments == null && scan.result.run_arguments == null && scan.result.scan_arguments.scanner == 'momentum_rank' && scan.result.scan_arguments.parameters.lookback == 126.0",
      check: (answers: any) => (((((((((answers.cross.result.configuration.strategy === "moving_average_cross") && equal(answers.cross.result.run_arguments.parameters, answers.cross.result.configuration.parameters)) && equal(answers.cross.result.run_arguments.symbols, ["SYN001"])) && (answers.cross.result.run_arguments.stop_loss === 0.1)) && equal(answers.other_case.result, answers.cross.result)) && (answers.cross.result.scan_arguments === null)) && (answers.scan.result.run_arguments === null)) && (answers.scan.result.scan_arguments.scanner === "momentum_rank")) && (answers.scan.result.scan_arguments.parameters.lookback === 126)),
    },
    {
      says: "What does not run any more is warned of.",
      calls: [
        {
          name: "cross",
          call: { arguments: { name: "Slow-Cross" }, via: "call", fixture: "saved_configs" },
        },
        {
          name: "retired",
          call: { arguments: { name: "retired" }, via: "call", fixture: "saved_configs" },
        },
      ],
      cel: "size(cross.warnings) == 0 && retired.warnings.exists(w, w.contains('retired_strategy'))",
      check: (answers: any) => ((size(answers.cross.warnings) === 0) && answers.retired.warnings.some((w: any) => w.includes("retired_strategy"))),
    },
  ],
  reach: [
    {
      argument: "name",
      pairs: [
        [
          { arguments: { name: "Slow-Cross" }, via: "call", fixture: "saved_configs" },
          { arguments: { name: "winners" }, via: "call", fixture: "saved_configs" },
        ],
        [
          {
            arguments: { name: "slow-cross.json" },
            via: "call",
            fixture: "saved_configs",
          },
          { arguments: { name: "retired" }, via: "call", fixture: "saved_configs" },
        ],
        [
          { arguments: { name: "Slow-Cross" }, via: "call", fixture: "saved_configs" },
          {
            arguments: { name: "slow-cross.json" },
            via: "call",
            fixture: "saved_configs",
          },
        ],
        [
          { arguments: { name: "winners" }, via: "call", fixture: "saved_configs" },
          { arguments: { name: "retired" }, via: "call", fixture: "saved_configs" },
        ],
      ],
    },
  ],
  bounds: [],
  defaults: [],
  deferred: [],
};
