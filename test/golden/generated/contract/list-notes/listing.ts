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
  digest: "68f98c167ebdbd7effe21fb3dec21fbdd93666d659bc803fa2f7790d92225465",
  http: { method: "GET", path: "/api/v1/notes" },
  switches: [],
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
