// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult, validateEntry } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "width",
        shape: { type: "integer", minimum: 1, maximum: 31 },
        required: true,
      },
      { name: "anew", shape: { type: "boolean" }, default: false },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "trial", shape: { type: "string" }, required: true },
      { name: "error", shape: { type: "number" }, required: true },
      {
        name: "report",
        shape: {
          type: "object",
          properties: [
            {
              name: "uri",
              shape: { type: "string", pattern: "^artifact://[0-9a-f]{64}$" },
              required: true,
            },
            {
              name: "path",
              shape: { type: "string", pattern: "^artifacts/[0-9a-f]{64}\\.[a-z]+$" },
              required: true,
            },
            {
              name: "digest",
              shape: { type: "string", pattern: "^[0-9a-f]{64}$" },
              required: true,
            },
            {
              name: "mediaType",
              shape: { type: "string", enum: ["text/html"] },
              required: true,
            },
            { name: "bytes", shape: { type: "integer", minimum: 0 }, required: true },
          ],
        },
        required: true,
      },
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
  journal: {
    store: "trials",
    oncePerCall: true,
    memoized: true,
    force: "anew",
    entry: {
      type: "object",
      properties: [
        { name: "width", shape: { type: "integer" }, required: true },
        { name: "error", shape: { type: "number" }, required: true },
      ],
    },
    validateEntry: validateEntry,
  },
};
