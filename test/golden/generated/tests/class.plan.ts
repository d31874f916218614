// @generated from specs/tools/plain/class.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";

const base: PlannedCall = { arguments: { default: "*/ ${x} {{y}}" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "class",
  examples: [
    {
      slug: "one-text",
      title: "One | `text` */",
      call: { arguments: { default: "*/ ${x} {{y}}" }, via: "call", fixture: "default" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "A text is `what` it is */ <b>always</b>.",
      calls: [
        {
          name: "class",
          call: { arguments: { default: "a" }, via: "call", fixture: "default" },
        },
        {
          name: "await",
          call: { arguments: { default: "a", await: true }, via: "call", fixture: "default" },
        },
        {
          name: "new",
          call: { arguments: { default: "b" }, via: "call", fixture: "default" },
        },
      ],
      cel: "class.result.import == '*/' || await.result.import.contains(\"'\") || new.result.import != \"${x}\"",
      check: (answers: any) => (((answers.class.result.import === "*/") || answers.await.result.import.includes("'")) || (answers.new.result.import !== "${x}")),
    },
  ],
  reach: [
    {
      argument: "default",
      pairs: [
        [
          { arguments: { default: "a" }, via: "call", fixture: "default" },
          { arguments: { default: "b" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "await",
      pairs: [
        [
          { arguments: { default: "a" }, via: "call", fixture: "default" },
          { arguments: { default: "a", await: true }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "default",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_DEFAULT",
      call: base,
    },
    {
      argument: "default",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_DEFAULT",
      call: base,
    },
  ],
  defaults: [{ argument: "await", value: false, call: base }],
  deferred: [],
};
