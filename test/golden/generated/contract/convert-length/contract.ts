// @generated from specs/tools/plain/convert_length.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "length",
        shape: { type: "number", maximum: 1000000000, exclusiveMinimum: 0 },
        required: true,
      },
      {
        name: "from",
        shape: { type: "string", enum: ["metre", "foot", "mile"] },
        required: true,
      },
      {
        name: "to",
        shape: { type: "string", enum: ["metre", "foot", "mile"] },
        default: "metre",
      },
      { name: "digits", shape: { type: "integer", minimum: 0, maximum: 15 }, default: 6 },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "length", shape: { type: "number" }, required: true },
      { name: "exact", shape: { type: "boolean" }, required: true },
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
};
