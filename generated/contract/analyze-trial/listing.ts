// @generated from specs/tools/campaign/analyze_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "analyze_trial",
  title: "Analyze a trial",
  toolset: "campaign",
  description: "What the trades of one trial did, by why they ended.\n\nTrades are kept where `record_trades` asked `run_backtest` or `run_walk_forward` for them. Of any other trial `trades_unavailable` says why there are none and which call records some.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      trial_id: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        description: "The trial, as list_trials names it.",
      },
    },
    required: ["trial_id"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      trial_id: { type: "string", description: "The trial." },
      kind: {
        type: "string",
        enum: ["backtest", "optimization_point", "walk_forward", "confirmed_point"],
        description: "How it came about.",
      },
      closed_trades: { type: "integer", description: "Positions that ended. Unit: trades." },
      recorded_trades: {
        anyOf: [{ type: "integer" }, { type: "null" }],
        description: "Trades that are kept, open ones too. Unit: trades. Null when: trades were not recorded.",
      },
      by_exit_reason: {
        anyOf: [
          {
            type: "array",
            items: {
              type: "object",
              properties: {
                exit_reason: {
                  type: "string",
                  enum: [
                    "signal",
                    "reversal",
                    "stop_loss",
                    "end_of_window",
                    "delisted",
                    "ruin",
                    "open",
                  ],
                  description: "The reason; open where the window ended first.",
                },
                trades: { type: "integer", description: "How many. Unit: trades." },
                share: { type: "number", description: "Of all recorded trades. Unit: fraction." },
                win_rate: {
                  type: "number",
                  description: "Share of them that gained. Unit: fraction.",
                },
                mean_return: { type: "number", description: "Mean return. Unit: fraction." },
                worst_return: { type: "number", description: "The lowest return. Unit: fraction." },
                best_return: { type: "number", description: "The highest return. Unit: fraction." },
                total_profit: {
                  type: "number",
                  description: "What they gained together, costs and dividends included. Unit: multiples of the capital.",
                },
                mean_bars_held: {
                  type: "number",
                  description: "Mean time from entry to exit. Unit: bars.",
                },
              },
              required: [
                "exit_reason",
                "trades",
                "share",
                "win_rate",
                "mean_return",
                "worst_return",
                "best_return",
                "total_profit",
                "mean_bars_held",
              ],
              additionalProperties: false,
              description: "The trades that ended for one reason.",
            },
          },
          { type: "null" },
        ],
        description: "A row for each reason that occurs, the most frequent first. Null when: trades were not recorded.",
      },
      trades_unavailable: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "Why there are none, and what records some. Null when: trades were recorded.",
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
      "trial_id",
      "kind",
      "closed_trades",
      "recorded_trades",
      "by_exit_reason",
      "trades_unavailable",
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
  digest: "ec517a755e314c890627d85ccd83c458a1149baecb18235065391f522c261bbc",
  http: { method: "GET", path: "/api/v1/trials/exits" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
