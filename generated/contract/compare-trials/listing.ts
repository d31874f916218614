// @generated from specs/tools/campaign/compare_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "compare_trials",
  title: "Compare trials",
  toolset: "campaign",
  description: "How far the returns of trials go together, so that one bet is not taken for two.\n\nEvery pair has to share enough days and one accounting; otherwise the call is refused, since a caveat beside a number gets lost. Backtests, confirmed points and walk-forwards keep their returns; points of an optimization do not.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.\n\nEffective number of trials: How many independent trials correlated ones are worth, by the mean correlation of their returns. A mean hides clusters, so that a few different ideas among many alike may count for less than they are.",
  inputSchema: {
    type: "object",
    properties: {
      trial_ids: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 100, description: "A trial." },
        minItems: 2,
        maxItems: 20,
        description: "The trials, as list_trials names them. No value twice.",
      },
    },
    required: ["trial_ids"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      compared: {
        type: "array",
        items: { type: "string", description: "A trial." },
        description: "The trials on record among them, in the order of the call.",
      },
      pairs: {
        type: "array",
        items: {
          type: "object",
          properties: {
            first: { type: "string", description: "One trial." },
            second: { type: "string", description: "The other." },
            same_family: { type: "boolean", description: "Whether they are of one family." },
            shared_days: {
              type: "integer",
              description: "Bars that both have a return of. Unit: bars.",
            },
            correlation: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Pearson's correlation of their returns on these bars. Null when: one of the two did not move on those days.",
            },
          },
          required: ["first", "second", "same_family", "shared_days", "correlation"],
          additionalProperties: false,
          description: "Two trials and how their returns go together.",
        },
        description: "Every two of them.",
      },
      average_correlation: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Mean over the pairs. Null when: some pair has no correlation.",
      },
      effective_bets: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "How many independent bets they are worth by that mean. Unit: trials. Null when: some pair has no correlation.",
      },
      unknown_trial_ids: {
        type: "array",
        items: { type: "string", description: "An id." },
        description: "Ids that no trial on record has; the others were compared.",
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
      "compared",
      "pairs",
      "average_correlation",
      "effective_bets",
      "unknown_trial_ids",
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
  digest: "e6bbdd197d61b9805b3fc1ff365d431a190af63d450e6f6b0a2c4206ff22b11d",
  http: { method: "GET", path: "/api/v1/trials/compared" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
