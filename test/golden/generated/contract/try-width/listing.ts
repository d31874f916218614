// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "make gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "try_width",
  title: "Try a width",
  toolset: "stored",
  description: "Tries one width of a smoothing and says how far it is off.\n\nA call records one trial in the trial ledger and says `journaled: true`. Every trial counts when a choice among them is judged. An equal earlier call on the same data answers instead, unless `anew` is true: that answer says `journaled: false`, and nothing is recorded again. Over HTTP it needs a token of the tier writer.",
  inputSchema: {
    type: "object",
    properties: {
      width: {
        type: "integer",
        minimum: 1,
        maximum: 31,
        description: "The width to try. Unit: days.",
      },
      anew: {
        type: "boolean",
        description: "Tries it again where it was tried before. Default: false.",
        default: false,
      },
    },
    required: ["width"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      trial: { type: "string", description: "The entry in the ledger." },
      error: { type: "number", description: "Root mean square of what was left. Unit: metres." },
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
      journaled: {
        type: "boolean",
        description: "Whether this call was put on record; false where the answer is that of an equal earlier call.",
      },
    },
    required: ["trial", "error", "provenance", "warnings", "journaled"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  digest: "b47283f251af02cd21af67956c78f07e1d4acf058e886eec1f9df192a3a5c803",
  switches: [],
  access: "writer",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
