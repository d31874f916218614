// @generated from specs/tools/shaped/smooth_series.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "smooth_series",
  title: "Smooth a series",
  toolset: "shaped",
  description: "Gives the moving average of a series.\n\nA call changes nothing; it is logged.\n\nMoving average: Mean of the last values of a series, one for each value that has so many before it. It lags behind the series by half its window.",
  inputSchema: {
    type: "object",
    properties: {
      values: {
        type: "array",
        items: {
          anyOf: [
            { type: "number" },
            { type: "string", enum: ["nan", "inf", "-inf"] },
            { type: "null" },
          ],
          description: "One value. \"nan\", \"inf\" and \"-inf\" stand for values that JSON has no number for. Null when: it was not read.",
        },
        minItems: 1,
        maxItems: 500,
        description: "The series, oldest first.",
      },
      window: {
        type: "integer",
        minimum: 1,
        maximum: 100,
        description: "Values in one mean. Default: 3.",
        default: 3,
      },
      weights: {
        type: "object",
        properties: {
          recent: {
            type: "number",
            minimum: 0,
            maximum: 1,
            description: "The newest value. Default: 1.",
            default: 1,
          },
          old: { type: "number", minimum: 0, maximum: 1, description: "A part of a whole." },
        },
        required: ["old"],
        additionalProperties: false,
        description: "How much each part counts; what is left out counts fully.",
      },
      skip: {
        type: "array",
        items: { type: "integer", minimum: 0 },
        description: "Positions to leave out. No value twice.",
      },
    },
    required: ["values"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      means: {
        type: "array",
        items: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description: "One mean. Null when: a value of its window is missing.",
        },
        description: "The means, oldest first.",
      },
      window: { type: "integer", description: "The window that was used." },
      skipped: { type: "integer", description: "Positions that were left out." },
      spread: {
        anyOf: [{ type: "number", minimum: 0, maximum: 1 }, { type: "null" }],
        description: "A part of a whole. Null when: there is one mean.",
      },
      provenance: {
        type: "object",
        properties: {
          runId: { type: "string", description: "Identity of the call." },
          source: { type: "string", description: "What was read." },
          asOf: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "Date of the newest value. Null when: nothing with a date was read.",
          },
        },
        required: ["runId", "source", "asOf"],
        additionalProperties: false,
        description: "Where an answer comes from.",
      },
      warnings: {
        type: "array",
        items: { type: "string", description: "One warning." },
        description: "What to know before reading the numbers; empty where there is nothing to say.",
      },
    },
    required: ["means", "window", "spread", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "37fd20e4851e43680a2123045423271468d3b9b98f115acfdb84eb9749397a20",
  http: { method: "POST", path: "/api/v1/averages" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
