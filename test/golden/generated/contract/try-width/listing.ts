// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "try_width",
  title: "Try a width",
  toolset: "stored",
  description: "Tries one width of a smoothing and says how far it is off.\n\nA call records one trial in the trial ledger and says `journaled: true`. Every trial counts when a choice among them is judged. An equal earlier call on the same data answers instead, unless `anew` is true: that answer says `journaled: false`, and nothing is recorded again. A caller makes at most 20 calls of it a day (UTC); every attempt counts, a refused one too. Over HTTP it needs a token of the tier writer.",
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
      report: {
        type: "object",
        properties: {
          uri: {
            type: "string",
            pattern: "^artifact://[0-9a-f]{64}$",
            description: "Its address: a resource over MCP; over HTTP below /artifacts/.",
          },
          path: {
            type: "string",
            pattern: "^artifacts/[0-9a-f]{64}\\.[a-z]+$",
            description: "Its file, below the folder of the state of a server that keeps artifacts in files.",
          },
          digest: {
            type: "string",
            pattern: "^[0-9a-f]{64}$",
            description: "SHA-256 of its content.",
          },
          mediaType: { type: "string", enum: ["text/html"], description: "What it is." },
          bytes: { type: "integer", minimum: 0, description: "How long it is. Unit: bytes." },
        },
        required: ["uri", "path", "digest", "mediaType", "bytes"],
        additionalProperties: false,
        description: "What was tried, as a page.",
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
      journaled: {
        type: "boolean",
        description: "Whether this call was put on record; false where the answer is that of an equal earlier call.",
      },
    },
    required: ["trial", "error", "report", "provenance", "warnings", "journaled"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  digest: "6d81907c9f4940c3a492a0921bb95f27ae4ae36fb0d2be52248a3a2e3fd6c152",
  switches: [],
  access: "writer",
  limits: {
    argumentBytes: 65536,
    resultBytes: 65536,
    milliseconds: 5000,
    artifactBytes: 1048576,
    callsPerDay: 20,
    heavyCalls: 2,
  },
  usesJournal: true,
  artifacts: [{ field: "report", mediaType: "text/html" }],
};
