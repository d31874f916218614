// @generated from specs/tools/stored/keep_note.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "keep_note",
  title: "Keep a note",
  toolset: "stored",
  description: "Keeps a note about a station.\n\nA call writes a note and may overwrite or remove what is stored; it is logged. An equal call made again changes nothing more. Over HTTP it needs a token of the tier writer.",
  inputSchema: {
    type: "object",
    properties: {
      text: {
        type: "string",
        pattern: "\\S",
        minLength: 1,
        maxLength: 500,
        description: "The note.",
      },
    },
    required: ["text"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      id: { type: "string", description: "Identity of the note." },
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
    required: ["id", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "c1ecf05e2be0d7d84a873f94c6ff0f2f42ba3aeebff454b52cec9c6645686a82",
  http: { method: "POST", path: "/api/v1/notes" },
  switches: ["writes"],
  access: "writer",
  handlerWrites: true,
  limits: { argumentBytes: 2048, resultBytes: 65536, milliseconds: 500 },
};
