// @generated from specs/tools/plain/convert_length.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "convert_length",
  title: "Convert a length",
  toolset: "plain",
  description: "Converts a length from one unit to another.\n\nThe factor is exact where the definition of the unit is.\n\n- one foot is 0.3048 metres\n- one mile is 5,280 feet\n\nA call changes nothing; it is logged.",
  inputSchema: {
    type: "object",
    properties: {
      length: {
        type: "number",
        maximum: 1000000000,
        description: "The length to convert. Greater than 0.",
      },
      from: {
        type: "string",
        enum: ["metre", "foot", "mile"],
        description: "The unit of the length.",
      },
      to: {
        type: "string",
        enum: ["metre", "foot", "mile"],
        description: "The unit to convert to. Default: \"metre\".",
        default: "metre",
      },
      digits: {
        type: "integer",
        minimum: 0,
        maximum: 15,
        description: "Digits after the point. Omit to use the live default (currently 6).",
      },
    },
    required: ["length", "from"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      length: { type: "number", description: "The length in the unit asked for." },
      exact: { type: "boolean", description: "Whether the factor is exact." },
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
    required: ["length", "exact", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "ee466eedbceccb1d95c057979dbce8781ffa7ad58f4021bf998f61b9623fdb55",
  http: { method: "GET", path: "/api/v1/lengths" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
