// @generated from specs/tools/shaped/smooth_series.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { size } from "toolwright-runtime/expression";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "values",
        shape: {
          type: "array",
          items: { type: "number", nonFinite: true, nullable: true },
          minItems: 1,
          maxItems: 500,
          refuse: { maxItems: "TOO_MANY" },
        },
        required: true,
        requiredRefusal: "NO_VALUES",
      },
      { name: "window", shape: { type: "integer", minimum: 1, maximum: 100 }, default: 3 },
      {
        name: "weights",
        shape: {
          type: "object",
          properties: [
            {
              name: "recent",
              shape: { type: "number", minimum: 0, maximum: 1 },
              default: 1,
            },
            {
              name: "old",
              shape: { type: "number", minimum: 0, maximum: 1 },
              required: true,
            },
          ],
        },
      },
      {
        name: "skip",
        shape: { type: "array", items: { type: "integer", minimum: 0 }, uniqueItems: true },
      },
    ],
  },
  result: {
    type: "object",
    properties: [
      {
        name: "means",
        shape: { type: "array", items: { type: "number", nullable: true } },
        required: true,
      },
      { name: "window", shape: { type: "integer" }, required: true },
      { name: "skipped", shape: { type: "integer" } },
      {
        name: "spread",
        shape: { type: "number", minimum: 0, maximum: 1, nullable: true },
        required: true,
      },
    ],
  },
  deferred: [{ name: "padding", reason: "It would invent values before the first one." }],
  rules: [
    {
      code: "WINDOW_TOO_LONG",
      says: "A window is no longer than the series.",
      holds: (args: any) => (args.window <= size(args.values)),
    },
  ],
  presence: [
    {
      field: "skipped",
      present: (args: any) => ((args.skip !== undefined) && (size(args.skip) > 0)),
    },
  ],
  refusals: [
    {
      code: "NO_VALUES",
      condition: "no series was given",
      reason: "{violation}",
      recover: "Pass `values`.",
      status: 422,
    },
    {
      code: "TOO_MANY",
      condition: "the series is too long",
      reason: "{violation}",
      recover: "Pass the newest 500.",
      status: 413,
    },
    {
      code: "WINDOW_TOO_LONG",
      condition: "the window is longer than the series",
      reason: "{violation}",
      recover: "Shorten the window.",
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
