// @generated from specs/tools/research/list_scanners.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

export const plan: ContractPlan = {
  tool: "list_scanners",
  examples: [
    {
      slug: "all-of-them",
      title: "All of them",
      call: { arguments: {}, via: "call", fixture: "default" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "There are four scanners or more, each with a sort key, and those that declare no timeframe say so.",
      calls: [{ name: "all", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "all.result.demo >= 4.0 && size(all.result.scanners) == all.result.demo + all.result.installed && all.result.scanners.all(s, s.sort_key.name != '' && s.sort_key.unit != '') && all.result.scanners.exists(s, s.timeframe == null) && all.result.scanners.exists(s, s.name == 'opening_gap' && s.reads == ['opens'])",
      check: (answers: any) => (((((answers.all.result.demo >= 4) && (size(answers.all.result.scanners) === (answers.all.result.demo + answers.all.result.installed))) && answers.all.result.scanners.every((s: any) => ((s.sort_key.name !== "") && (s.sort_key.unit !== "")))) && answers.all.result.scanners.some((s: any) => (s.timeframe === null))) && answers.all.result.scanners.some((s: any) => ((s.name === "opening_gap") && equal(s.reads, ["opens"])))),
    },
  ],
  reach: [],
  bounds: [],
  defaults: [],
  deferred: [],
};
