// @generated from specs/tools/research/save_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "save_config",
  title: "Save a configuration",
  toolset: "research",
  description: "Keeps a configuration of a strategy or a scanner under a name, for people and for later calls; it proposes and runs nothing.\n\nEverything is checked before anything is written: the name, the strategy or the scanner, its parameters, the limits. A name that is taken, its case aside, stays as it is unless `overwrite` is true, since a person may rely on it. It has no costs; those are assumptions of a test.\n\nA call writes a file below the state root and may overwrite or remove what is stored; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      name: {
        type: "string",
        description: "A plain file name, with or without the ending .json; nothing that is a path, or that some system can not store.",
      },
      strategy: {
        type: "string",
        description: "Strategy, as `list_strategies` names it. Give this or scanner. Values are listed by the resource vocabulary://strategies.",
      },
      scanner: {
        type: "string",
        description: "Scanner, as `list_scanners` names it. Give this or strategy. Values are listed by the resource vocabulary://scanners.",
      },
      parameters: {
        type: "object",
        properties: {},
        additionalProperties: { type: "number", description: "Value of one parameter." },
        description: "Parameters by name, in the bounds that `get_param_ranges` states; what is left out is saved with its default. A name close to a declared one is refused; any other that is not declared is kept apart, with a warning.",
      },
      symbols: {
        type: "array",
        items: {
          type: "string",
          description: "Symbol. Values are listed by the resource vocabulary://symbols.",
        },
        minItems: 1,
        maxItems: 1000,
        description: "The universe that it is meant for, at most 50 for a strategy. Omit it where it is meant for none in particular. No value twice.",
      },
      timeframe: {
        type: "string",
        enum: ["1D", "1W", "1M"],
        description: "Candle size that decisions are made on. Default: \"1D\".",
        default: "1D",
      },
      direction: {
        type: "string",
        enum: ["long", "long_short"],
        description: "Whether a wish to be short is followed; long where it is left out. A scanner has none.",
      },
      limits: {
        type: "object",
        properties: {
          position_fraction: {
            type: "number",
            maximum: 1,
            description: "Share of the equity that a full position takes. Unit: fraction. Greater than 0.",
          },
          target_volatility: {
            type: "number",
            minimum: 0.001,
            maximum: 5,
            description: "Volatility that a position is sized to when it is entered. Unit: fraction per year.",
          },
          volatility_window: {
            type: "integer",
            minimum: 2,
            maximum: 500,
            description: "Returns that this volatility is measured over. Unit: bars.",
          },
          stop_loss: {
            type: "number",
            minimum: 0.001,
            maximum: 0.99,
            description: "Loss since the entry that ends a position. Unit: fraction.",
          },
        },
        additionalProperties: { type: "number", description: "Any other limit, which is refused." },
        description: "What a position is held to. A limit that nothing enforces is refused, so that nobody relies on it; on a scan nothing enforces any.",
      },
      provenance: {
        type: "object",
        properties: {
          author: { type: "string", maxLength: 200, description: "Who made it." },
          source: { type: "string", maxLength: 1000, description: "What it was taken from." },
          hypothesis: { type: "string", maxLength: 4000, description: "Why it is expected to work." },
          notes: { type: "string", maxLength: 4000, description: "Anything else." },
          campaign: {
            type: "string",
            maxLength: 100,
            description: "Id of the trial that it came of; what `get_campaign_material` gives of it by now is kept in the file.",
          },
        },
        additionalProperties: false,
        description: "Where it comes from; no other field is taken.",
      },
      overwrite: {
        type: "boolean",
        description: "Replaces the configuration that has the name already. Default: false.",
        default: false,
      },
    },
    required: ["name"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      name: { type: "string", description: "The name it has now." },
      file: { type: "string", description: "Its file in the folder of configurations." },
      sha256: { type: "string", description: "SHA-256 of the file." },
      saved_at: { type: "string", description: "When it was saved, ISO 8601, on the wall clock." },
      overwrite: {
        type: "boolean",
        description: "Whether it was to replace a configuration of the name.",
      },
      replaced_sha256: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "SHA-256 of the file that it replaced, or \"unreadable\". Null when: the name was free.",
      },
      configuration: {
        type: "object",
        properties: {
          strategy: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "The strategy. Null when: it is of a scanner.",
          },
          scanner: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "The scanner. Null when: it is of a strategy.",
          },
          parameters: {
            type: "object",
            properties: {},
            additionalProperties: { type: "number", description: "Value." },
            description: "Its parameters, those that were left out with the defaults of the day it was saved.",
          },
          undeclared_parameters: {
            type: "object",
            properties: {},
            additionalProperties: { type: "number", description: "Value." },
            description: "What was saved beside them, and no tool that runs it takes.",
          },
          symbols: {
            anyOf: [
              { type: "array", items: { type: "string", description: "Symbol." } },
              { type: "null" },
            ],
            description: "The universe. Null when: it names no universe.",
          },
          timeframe: { type: "string", enum: ["1D", "1W", "1M"], description: "The candle size." },
          direction: {
            anyOf: [{ type: "string", enum: ["long", "long_short"] }, { type: "null" }],
            description: "Whether short positions are taken. Null when: it is of a scanner, which takes no position.",
          },
          limits: {
            type: "object",
            properties: {
              position_fraction: {
                type: "number",
                description: "Share of the equity of a full position. Unit: fraction.",
              },
              target_volatility: {
                type: "number",
                description: "Volatility that a position is sized to. Unit: fraction per year.",
              },
              volatility_window: {
                type: "integer",
                description: "Returns that it is measured over. Unit: bars.",
              },
              stop_loss: {
                type: "number",
                description: "Loss since the entry that ends a position. Unit: fraction.",
              },
            },
            additionalProperties: false,
            description: "What the simulation holds a position to.",
          },
          provenance: {
            type: "object",
            properties: {
              author: { type: "string", description: "Who made it." },
              source: { type: "string", description: "What it was taken from." },
              hypothesis: { type: "string", description: "Why it was expected to work." },
              notes: { type: "string", description: "Anything else." },
              campaign: { type: "string", description: "Id of the trial that it came of." },
            },
            additionalProperties: false,
            description: "Where a configuration comes from, as its author says.",
          },
          campaign: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "What get_campaign_material gave of the trial that it came of, when it was saved, as JSON. Null when: it names no trial.",
          },
        },
        required: [
          "strategy",
          "scanner",
          "parameters",
          "undeclared_parameters",
          "symbols",
          "timeframe",
          "direction",
          "limits",
          "provenance",
          "campaign",
        ],
        additionalProperties: false,
        description: "A configuration of a strategy or of a scanner, as it was saved.",
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
      "name",
      "file",
      "sha256",
      "saved_at",
      "overwrite",
      "replaced_sha256",
      "configuration",
      "provenance",
      "warnings",
    ],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: false,
  },
  digest: "d7bc0676283b9cd8d203bb013605c5924867d8f0fdd9531e2fc02bc0090c359f",
  http: { method: "POST", path: "/api/v1/configs" },
  switches: [],
  access: "researcher",
  handlerWrites: true,
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
