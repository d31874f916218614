// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "load_config",
  title: "Load a configuration",
  toolset: "research",
  description: "A saved configuration, and the same as arguments of `run_backtest` or of `run_scan`.\n\nWhat was saved may not run any more: a strategy or a scanner may be gone, or its bounds another. That is a warning, and the configuration comes all the same.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      name: {
        type: "string",
        description: "Name of the configuration, as `list_configs` gives it; its case is no matter.",
      },
    },
    required: ["name"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      name: { type: "string", description: "Its name." },
      file: { type: "string", description: "Its file in the folder of configurations." },
      sha256: { type: "string", description: "SHA-256 of the file." },
      saved_at: { type: "string", description: "When it was saved, ISO 8601." },
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
      run_arguments: {
        anyOf: [
          {
            type: "object",
            properties: {
              strategy: { type: "string", description: "The strategy." },
              parameters: {
                type: "object",
                properties: {},
                additionalProperties: { type: "number", description: "Value." },
                description: "Its parameters.",
              },
              symbols: {
                type: "array",
                items: { type: "string", description: "Symbol." },
                description: "The universe, where the configuration names one; add one otherwise.",
              },
              timeframe: {
                type: "string",
                enum: ["1D", "1W", "1M"],
                description: "The candle size.",
              },
              direction: {
                type: "string",
                enum: ["long", "long_short"],
                description: "Whether short positions are taken.",
              },
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
            required: ["strategy", "parameters", "timeframe", "direction"],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "Arguments of run_backtest, as they are. Null when: it is of a scanner.",
      },
      scan_arguments: {
        anyOf: [
          {
            type: "object",
            properties: {
              scanner: { type: "string", description: "The scanner." },
              parameters: {
                type: "object",
                properties: {},
                additionalProperties: { type: "number", description: "Value." },
                description: "Its parameters.",
              },
              symbols: {
                type: "array",
                items: { type: "string", description: "Symbol." },
                description: "The universe, where the configuration names one; every share is ranked otherwise.",
              },
              timeframe: {
                type: "string",
                enum: ["1D", "1W", "1M"],
                description: "The candle size.",
              },
            },
            required: ["scanner", "parameters", "timeframe"],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "Arguments of run_scan, as they are. Null when: it is of a strategy.",
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
      "configuration",
      "run_arguments",
      "scan_arguments",
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
  digest: "87fdf5dc1cf11cbb136caa8da3a04660b0530e7db7093506f87ea35e7b105d52",
  http: { method: "GET", path: "/api/v1/config" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
