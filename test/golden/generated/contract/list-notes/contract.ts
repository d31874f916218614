// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: { type: "object", properties: [{ name: "after", shape: { type: "string" } }] },
  result: {
    type: "object",
    properties: [
      {
        name: "notes",
        shape: { type: "array", items: { type: "string" } },
        required: true,
      },
      { name: "next", shape: { type: "string", nullable: true }, required: true },
    ],
  },
  deferred: [],
  rules: [],
  presence: [],
  refusals: [
    {
      code: "DEFERRED_ARGUMENT",
      condition: "the argument is withheld on purpose",
      reason: "{violation}",
      recover: "Leave it out.",
      status: 422,
    },
    {
      code: "INVALID_{ARGUMENT}",
      condition: "an argument breaks its type or one of its bounds",
      reason: "{violation}",
      recover: "Correct the argument and call again.",
      status: 422,
    },
    {
      code: "UNKNOWN_ARGUMENT",
      condition: "the tool has no such argument",
      reason: "{violation}",
      recover: "Leave it out.",
      status: 422,
    },
  ],
  validateArguments: validateArguments,
  validateResult: validateResult,
  pages: { of: "notes", size: 50, cursor: "after", next: "next" },
};
