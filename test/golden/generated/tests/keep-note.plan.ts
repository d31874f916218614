// @generated from specs/tools/stored/keep_note.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";

const base: PlannedCall = { arguments: { text: "high water" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "keep_note",
  examples: [
    {
      slug: "a-note",
      title: "A note",
      call: { arguments: { text: "high water" }, via: "call", fixture: "default" },
    },
  ],
  refusals: [{ code: "BLANK", call: { arguments: { text: " " }, via: "call", fixture: "default" } }],
  guarantees: [
    {
      says: "An equal note is kept once.",
      calls: [
        {
          name: "once",
          call: { arguments: { text: "high water" }, via: "call", fixture: "default" },
        },
        {
          name: "again",
          call: { arguments: { text: "high water" }, via: "call", fixture: "default" },
        },
        {
          name: "other",
          call: { arguments: { text: "low water" }, via: "call", fixture: "default" },
        },
      ],
      cel: "once.result.id == again.result.id && once.result.id != other.result.id",
      check: (answers: any) => ((answers.once.result.id === answers.again.result.id) && (answers.once.result.id !== answers.other.result.id)),
    },
  ],
  reach: [
    {
      argument: "text",
      pairs: [
        [
          { arguments: { text: "high water" }, via: "call", fixture: "default" },
          { arguments: { text: "low water" }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "text",
      keyword: "minLength",
      reason: "no value is at hand that breaks this bound alone",
    },
  ],
  bounds: [
    {
      argument: "text",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_TEXT",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
