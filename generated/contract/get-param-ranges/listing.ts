// @generated from specs/tools/research/get_param_ranges.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "get_param_ranges",
  title: "Read the ranges of parameters",
  toolset: "research",
  description: "The bounds of each parameter of a strategy or a scanner, with a suggested grid.\n\nThe grid runs from half of each default to its double, within the bounds, in round steps, and has at most 500 points. That of a strategy is a `space` of `run_optimization` and `run_walk_forward` as it stands; that of a scanner says which values to call `run_scan` with. Every point of a search is a trial: search fewer parameters where you can.\n\nA call changes nothing; it is logged.",
  inputSchema: {
    type: "object",
    properties: {
      strategy: {
        type: "string",
        description: "Strategy, as `list_strategies` names it. Give this or scanner. Values are listed by the resource vocabulary://strategies.",
      },
      scanner: {
        type: "string",
        description: "Scanner, as `list_scanners` names it. Give this or strategy. Values are listed by the resource vocabulary://scanners.",
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      kind: { type: "string", enum: ["strategy", "scanner"], description: "What it is." },
      name: { type: "string", description: "Its name." },
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
            minimum: { type: "number", description: "Smallest value, in the parameter's unit." },
            maximum: { type: "number", description: "Largest value, in the parameter's unit." },
            default: { type: "number", description: "Value where none is given." },
            unit: { type: "string", description: "The parameter's unit." },
            description: { type: "string", description: "What it means." },
            step: {
              type: "number",
              description: "Smallest difference between values that is worth telling apart.",
            },
            suggested: {
              type: "object",
              properties: {
                from: { type: "number", description: "First value." },
                to: {
                  type: "number",
                  description: "Last value; the steps end at or before it.",
                },
                step: {
                  type: "number",
                  description: "From one value to the next. Greater than 0.",
                },
              },
              required: ["from", "to", "step"],
              additionalProperties: false,
              description: "Values of one parameter.",
            },
            values: {
              type: "integer",
              description: "How many values the suggested range has. Unit: values.",
            },
          },
          required: [
            "name",
            "type",
            "minimum",
            "maximum",
            "default",
            "unit",
            "description",
            "step",
            "suggested",
            "values",
          ],
          additionalProperties: false,
          description: "One parameter with the values that are worth a first search.",
        },
        description: "Its parameters; none where it has none.",
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
      space: {
        type: "object",
        properties: {},
        additionalProperties: {
          type: "object",
          properties: {
            from: { type: "number", description: "First value." },
            to: { type: "number", description: "Last value; the steps end at or before it." },
            step: { type: "number", description: "From one value to the next. Greater than 0." },
          },
          required: ["from", "to", "step"],
          additionalProperties: false,
          description: "Values of one parameter.",
        },
        description: "The suggested ranges by parameter, as a search takes them.",
      },
      points: { type: "integer", description: "Configurations in the space. Unit: points." },
      skipped: {
        type: "integer",
        description: "Points of the space whose parameters are out of order. Unit: points.",
      },
      most_points: {
        type: "integer",
        description: "Most points that one search evaluates. Unit: points.",
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
    required: [
      "kind",
      "name",
      "parameters",
      "ascending",
      "space",
      "points",
      "skipped",
      "most_points",
      "provenance",
      "warnings",
    ],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "7850812f7f86107257a42f053fea30b76e20e4f2b0d4ed914d5d71cbbe4ae17d",
  http: { method: "GET", path: "/api/v1/parameter-ranges" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
