// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "make gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "list_notes",
  title: "List the notes",
  toolset: "stored",
  description: "Gives every note that was kept.\n\nA call changes nothing; it is logged.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  outputSchema: {
    type: "object",
    properties: {
      notes: {
        type: "array",
        items: { type: "string", description: "One note." },
        description: "The notes, oldest first.",
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
    required: ["notes", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "4c7f2702b44ab5775eebd880c6e6aee2cd9dcac9892672d48bb7024a7ab09a21",
  http: { method: "GET", path: "/api/v1/notes" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
