// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";

const base: PlannedCall = { arguments: { width: 3 }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "try_width",
  examples: [
    {
      slug: "three-days",
      title: "Three days",
      call: { arguments: { width: 3 }, via: "call", fixture: "default" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "An equal trial is counted once.",
      calls: [
        {
          name: "first",
          call: { arguments: { width: 3 }, via: "call", fixture: "default" },
        },
        {
          name: "again",
          call: { arguments: { width: 3 }, via: "call", fixture: "default" },
        },
        {
          name: "other",
          call: { arguments: { width: 5 }, via: "call", fixture: "default" },
        },
      ],
      cel: "first.journaled && !again.journaled && again.result.trial == first.result.trial && other.result.trial != first.result.trial",
      check: (answers: any) => (((answers.first.journaled && !answers.again.journaled) && (answers.again.result.trial === answers.first.result.trial)) && (answers.other.result.trial !== answers.first.result.trial)),
    },
  ],
  reach: [
    {
      argument: "width",
      pairs: [
        [
          { arguments: { width: 3 }, via: "call", fixture: "default" },
          { arguments: { width: 5 }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "width",
      keyword: "minimum",
      inside: 1,
      outside: 0,
      code: "INVALID_WIDTH",
      call: base,
    },
    {
      argument: "width",
      keyword: "maximum",
      inside: 31,
      outside: 32,
      code: "INVALID_WIDTH",
      call: base,
    },
  ],
  defaults: [{ argument: "anew", value: false, call: base }],
  deferred: [],
  journal: { memoized: true, force: "anew", call: base },
  artifacts: [{ field: "report", mediaType: "text/html", call: base }],
};
