// @generated from specs/tools/stored/keep_note.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "text",
        shape: {
          type: "string",
          pattern: "\\S",
          minLength: 1,
          maxLength: 500,
          refuse: { pattern: "BLANK" },
        },
        required: true,
      },
    ],
  },
  result: {
    type: "object",
    properties: [{ name: "id", shape: { type: "string" }, required: true }],
  },
  deferred: [],
  rules: [],
  presence: [],
  refusals: [
    {
      code: "BLANK",
      condition: "the note says nothing",
      reason: "{violation}",
      recover: "Say something.",
      status: 422,
    },
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
};
