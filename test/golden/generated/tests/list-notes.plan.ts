// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";

const base: PlannedCall = { arguments: {}, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "list_notes",
  examples: [
    {
      slug: "all-of-them",
      title: "All of them",
      call: { arguments: {}, via: "call", fixture: "default" },
    },
  ],
  refusals: [],
  guarantees: [],
  reach: [],
  bounds: [],
  defaults: [],
  deferred: [],
  pages: { of: "notes", size: 50, cursor: "after", next: "next", call: base },
};
