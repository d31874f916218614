// @generated from specs/tools/shaped/read_levels.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "read_levels",
  title: "Read the levels of stations",
  toolset: "shaped",
  description: "Gives what stations read over a span of days.\n\nA call changes nothing; it is logged.\n\nStation: A place that measures, known by its code.",
  inputSchema: {
    type: "object",
    properties: {
      first: {
        type: "string",
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        description: "The first day, YYYY-MM-DD.",
      },
      last: {
        type: "string",
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        description: "The last day, YYYY-MM-DD; the newest where it is left out.",
      },
      station: {
        type: "string",
        description: "The station to read. Values are listed by the resource vocabulary://stations.",
      },
      offsets: {
        type: "object",
        properties: {},
        additionalProperties: {},
        description: "What to add, by station. Unit: metres. Keys are listed by the resource vocabulary://stations. An unknown key is ignored, with a warning.",
      },
      depth: {
        type: "number",
        minimum: 0,
        description: "Deprecated since 1.2.0: Offsets say the same of every station. Use offsets instead. Depth of the bed. Unit: metres.",
      },
    },
    required: ["first", "station"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      readings: {
        type: "array",
        items: {
          type: "object",
          properties: {
            at: {
              type: "string",
              pattern: "^\\d{4}-\\d{2}-\\d{2}$",
              description: "The day, YYYY-MM-DD.",
            },
            value: {
              anyOf: [
                { type: "number" },
                { type: "string", enum: ["nan", "inf", "-inf"] },
                { type: "null" },
              ],
              description: "The level. Unit: metres. \"nan\", \"inf\" and \"-inf\" stand for values that JSON has no number for. Null when: the station was silent.",
            },
          },
          required: ["at", "value"],
          additionalProperties: false,
          description: "One reading of a station.",
        },
        description: "The readings, oldest first.",
      },
      by_year: {
        type: "object",
        properties: {},
        additionalProperties: {
          type: "object",
          properties: {
            highest: {
              type: "object",
              properties: {
                at: {
                  type: "string",
                  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
                  description: "The day, YYYY-MM-DD.",
                },
                value: {
                  anyOf: [
                    { type: "number" },
                    { type: "string", enum: ["nan", "inf", "-inf"] },
                    { type: "null" },
                  ],
                  description: "The level. Unit: metres. \"nan\", \"inf\" and \"-inf\" stand for values that JSON has no number for. Null when: the station was silent.",
                },
              },
              required: ["at", "value"],
              additionalProperties: false,
              description: "One reading of a station.",
            },
            days: { type: "integer", description: "Days that were read." },
          },
          required: ["highest", "days"],
          additionalProperties: false,
          description: "One year.",
        },
        description: "Years by number.",
      },
      newest: {
        anyOf: [
          {
            type: "object",
            properties: {
              at: {
                type: "string",
                pattern: "^\\d{4}-\\d{2}-\\d{2}$",
                description: "The day, YYYY-MM-DD.",
              },
              value: {
                anyOf: [
                  { type: "number" },
                  { type: "string", enum: ["nan", "inf", "-inf"] },
                  { type: "null" },
                ],
                description: "The level. Unit: metres. \"nan\", \"inf\" and \"-inf\" stand for values that JSON has no number for. Null when: the station was silent.",
              },
            },
            required: ["at", "value"],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "The newest reading. Null when: no day was read.",
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
    required: ["readings", "by_year", "newest", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "63355a3524e144037d1da7c154da5113062321ea2a6e90251acdeba1de35eaef",
  http: { method: "GET", path: "/api/v1/levels" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000 },
};
