// @generated from specs/tools/plain/class.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "class",
  title: "*/ `class` ${x} {{y}} <script>",
  toolset: "plain",
  description: "Names what a text is, whatever it holds: */ `code` ${x} {{y}} | <script> \\\n\nA call changes nothing; it is logged. It reaches systems outside this server.",
  inputSchema: {
    type: "object",
    properties: {
      default: {
        type: "string",
        minLength: 1,
        maxLength: 20,
        description: "A text; `*/` ends no comment, and \u202E turns nothing.",
      },
      await: {
        type: "boolean",
        description: "Whether to wait | or not. Default: false.",
        default: false,
      },
    },
    required: ["default"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      import: {
        type: "string",
        enum: ["*/", "${x}", "`", "</script>", "\"'\\"],
        description: "What it is.",
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
    required: ["import", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  digest: "b6763099848b1854a8de04053398612d293bcc4b5626adec98974b8439c1df1a",
  switches: [],
  access: "reader",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
