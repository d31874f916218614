// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "list_notes",
  title: "List the notes",
  toolset: "stored",
  description: "Gives every note that was kept.\n\nA call changes nothing; it is logged. `notes` comes in pages of at most 50: pass `next` as `after`, with the other arguments as they were, for the page after. All pages are of what the list was at the first.",
  inputSchema: {
    type: "object",
    properties: { after: { type: "string", description: "Where to go on." } },
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      notes: {
        type: "array",
        items: { type: "string", description: "One note." },
        description: "The notes, oldest first.",
      },
      next: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "What to pass as after. Null when: these are the last.",
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
    required: ["notes", "next", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "8acd7c872e01ef4b63cb1fd09765c885f1b21d9b004d5db21ef61e432a0af237",
  http: { method: "GET", path: "/api/v1/notes" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
  usesJournal: true,
};
