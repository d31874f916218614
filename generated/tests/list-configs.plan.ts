// @generated from specs/tools/research/list_configs.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan } from "toolwright-runtime/testing";
import { size } from "toolwright-runtime/expression";

export const plan: ContractPlan = {
  tool: "list_configs",
  examples: [
    {
      slug: "what-was-saved",
      title: "What was saved",
      call: { arguments: {}, via: "call", fixture: "saved_configs" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "A damaged file is named, and hides no other.",
      calls: [{ name: "all", call: { arguments: {}, via: "call", fixture: "saved_configs" } }],
      cel: "size(all.result.configs) == 3 && size(all.result.damaged) == 1 && all.result.damaged[0].file == 'broken.json' && all.result.configs.exists(c, c.name == 'Slow-Cross' && c.strategy == 'moving_average_cross' && c.scanner == null) && all.result.configs.exists(c, c.name == 'winners' && c.strategy == null && c.scanner == 'momentum_rank')",
      check: (answers: any) => (((((size(answers.all.result.configs) === 3) && (size(answers.all.result.damaged) === 1)) && (answers.all.result.damaged[0].file === "broken.json")) && answers.all.result.configs.some((c: any) => (((c.name === "Slow-Cross") && (c.strategy === "moving_average_cross")) && (c.scanner === null)))) && answers.all.result.configs.some((c: any) => (((c.name === "winners") && (c.strategy === null)) && (c.scanner === "momentum_rank")))),
    },
    {
      says: "A new server has none.",
      calls: [{ name: "all", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "size(all.result.configs) == 0 && size(all.result.damaged) == 0",
      check: (answers: any) => ((size(answers.all.result.configs) === 0) && (size(answers.all.result.damaged) === 0)),
    },
  ],
  reach: [],
  bounds: [],
  defaults: [],
  deferred: [],
};
