// @generated from specs/tools/research/list_strategies.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "list_strategies",
  title: "List the strategies",
  toolset: "research",
  description: "The strategies that the server can simulate, with their rules and parameters.\n\nThose marked `demo` come with the server as examples of well-known rules; the others were installed by whoever runs it. A strategy decides on a bar's close and sees no later bar.\n\nA call changes nothing; it is logged.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  outputSchema: {
    type: "object",
    properties: {
      strategies: {
        type: "array",
        items: {
          type: "object",
          properties: {
            name: { type: "string", description: "What tools name it by." },
            title: { type: "string", description: "Its name for people." },
            description: { type: "string", description: "The rule, in words." },
            timeframe: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "The candle size that it is meant for. Null when: the strategy declares none.",
            },
            demo: {
              type: "boolean",
              description: "True where it comes with the server as an example; false where somebody installed it.",
            },
            parameters: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  name: { type: "string", description: "What it is set by." },
                  type: {
                    type: "string",
                    enum: ["integer", "number"],
                    description: "Whether only whole numbers can be given.",
                  },
                  minimum: {
                    type: "number",
                    description: "Smallest value, in the parameter's unit.",
                  },
                  maximum: {
                    type: "number",
                    description: "Largest value, in the parameter's unit.",
                  },
                  default: { type: "number", description: "Value where none is given." },
                  unit: { type: "string", description: "The parameter's unit." },
                  description: { type: "string", description: "What it means." },
                },
                required: ["name", "type", "minimum", "maximum", "default", "unit", "description"],
                additionalProperties: false,
                description: "One parameter of a strategy or a scanner.",
              },
              description: "Its parameters, all with defaults.",
            },
            ascending: {
              anyOf: [
                {
                  type: "array",
                  items: { type: "string", description: "Name of a parameter." },
                },
                { type: "null" },
              ],
              description: "Two parameters of which the first has to be below the second. Null when: its parameters can be set independently.",
            },
            reads: {
              type: "array",
              items: {
                type: "string",
                enum: ["opens", "highs", "lows", "volumes"],
                description: "Column.",
              },
              description: "Columns that it needs besides the closes; bars without one are refused.",
            },
          },
          required: [
            "name",
            "title",
            "description",
            "timeframe",
            "demo",
            "parameters",
            "ascending",
            "reads",
          ],
          additionalProperties: false,
          description: "One strategy that the server can simulate.",
        },
        description: "The strategies, by name.",
      },
      demo: { type: "integer", description: "How many come with the server." },
      installed: { type: "integer", description: "How many were installed." },
      refused: {
        type: "array",
        items: {
          type: "object",
          properties: {
            source: {
              type: "string",
              description: "The file, folder or package that it came from.",
            },
            name: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "The strategy or scanner. Null when: all of the source was refused.",
            },
            problem: { type: "string", description: "What is wrong with it." },
          },
          required: ["source", "name", "problem"],
          additionalProperties: false,
          description: "Something that was installed and can not be used.",
        },
        description: "What was installed as a strategy or a scanner and can not be used; it is in neither list.",
      },
      provenance: {
        type: "object",
        properties: {
          vendor: {
            type: "string",
            description: "Who produced the input numbers; `caller-supplied` for series that the caller sent.",
          },
          asOf: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "ISO 8601 instant at which the newest input closed. Null when: the input carries no clock.",
          },
          ageSeconds: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Time from asOf to the server's clock at the call. Unit: seconds. Null when: asOf is null.",
          },
          model: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "The language model behind a number. Null when: the answer is computed without one, which is always.",
          },
          trialCount: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "The number of trials behind any Sharpe ratio in the result. Null when: the result reports no Sharpe ratio.",
          },
          trialsSource: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "How the trial count was obtained; `caller-supplied` means that the caller stated it. Null when: trialCount is null.",
          },
          snapshot: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "Identity of the data that was read, its SHA-256 included. Null when: the tool reads no data of the server's own.",
          },
          licence: {
            type: "string",
            enum: ["confirmed", "sample", "generated"],
            description: "For results derived from stored bars, whether the operator has confirmed their licence, they are a sample, or the server generated them itself. MARKET_DATA_PENDING carries pending-confirmation.",
          },
          barsUsed: {
            type: "integer",
            description: "Rows of stored bars that were read for the result.",
          },
          timeframe: { type: "string", description: "Candle size of a chart." },
          interval: {
            type: "string",
            description: "Interval of the stored rows that candles were built from.",
          },
          tier: {
            type: "string",
            enum: ["fresh", "delayed"],
            description: "Bars that the caller is served: every one that the store holds, or those closed at least delayFloorSeconds ago.",
          },
          delayFloorSeconds: {
            type: "number",
            description: "Age of the newest bars on the delayed tier. Unit: seconds.",
          },
          withheldBars: {
            type: "integer",
            description: "Bars newer than the delayed floor that were not served. None on the snapshot clock.",
          },
          staleAfterSeconds: {
            type: "number",
            description: "Age past which this timeframe is refused as stale, on the wall clock. Unit: seconds.",
          },
          freshRefusal: {
            anyOf: [{ type: "string", enum: ["quota", "signin", "meter"] }, { type: "null" }],
            description: "Why fresh=true was served delayed: the sessions of the month are spent, there is no token to count by, or counting failed. Null when: fresh was not asked for, or is what was served.",
          },
          marketClock: {
            type: "string",
            enum: ["wall", "snapshot"],
            description: "Whether the market is seen as of now, or stands still at the end of what is stored.",
          },
          runId: { type: "string", description: "This call's identity in the call log." },
          serverVersion: {
            type: "string",
            description: "Version of the server that computed the result.",
          },
          contractDigest: { type: "string", description: "SHA-256 of the tool's contract at the call." },
          seed: {
            type: "integer",
            description: "Seed of the random numbers that were drawn; equal arguments get equal seeds.",
          },
          clock: { type: "string", description: "ISO 8601 instant that the tool saw as now." },
        },
        required: [
          "vendor",
          "asOf",
          "ageSeconds",
          "model",
          "trialCount",
          "trialsSource",
          "snapshot",
          "runId",
          "serverVersion",
          "contractDigest",
          "seed",
          "clock",
        ],
        additionalProperties: false,
        description: "Where an answer's numbers come from, and what it takes to compute them again.",
      },
      warnings: {
        type: "array",
        items: { type: "string", description: "One warning." },
        description: "What to know before reading the numbers; empty where there is nothing to say.",
      },
    },
    required: ["strategies", "demo", "installed", "refused", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "4b67e3ea785e1928f4f82b2b27a1cfa596f788fa8cce47158c209200b6890088",
  http: { method: "GET", path: "/api/v1/strategies" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
