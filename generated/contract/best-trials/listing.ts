// @generated from specs/tools/campaign/best_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "best_trials",
  title: "Rank trials",
  toolset: "campaign",
  description: "The best trials on record by a rule, with all that their families tried and what a ranking does not show.\n\nThe first of many is first by luck too: read `caveat`, and `n_trials` of each row. A ranking is no test. A family's effective number of trials stands beside its count where trials keep returns of the same days.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.\n\nDeflated Sharpe ratio: Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill. A probability, only as honest as the trial count.\nEffective number of trials: How many independent trials correlated ones are worth, by the mean correlation of their returns. A mean hides clusters, so that a few different ideas among many alike may count for less than they are.\nSharpe ratio: Mean excess return over its sample standard deviation, annualised by the square root of the periods per year. Read it only beside the deflated Sharpe ratio and the trial count.\nTrial count: Number of configurations tried, kept or not, the chosen one included.",
  inputSchema: {
    type: "object",
    properties: {
      rank_by: {
        type: "string",
        enum: ["deflated_sharpe_ratio", "sharpe_ratio", "total_return", "max_drawdown"],
        description: "What the trials are ranked by. Default: \"deflated_sharpe_ratio\".",
        default: "deflated_sharpe_ratio",
      },
      family: {
        type: "string",
        minLength: 1,
        maxLength: 2000,
        description: "Only trials of this family.",
      },
      strategy: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        description: "Only trials of this strategy; it may be one that is not registered any more.",
      },
      kind: {
        type: "string",
        enum: ["backtest", "optimization_point", "walk_forward", "confirmed_point"],
        description: "Only trials that came about so.",
      },
      limit: {
        type: "integer",
        minimum: 1,
        maximum: 100,
        description: "Largest number of trials. Unit: rows. Default: 10.",
        default: 10,
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      rank_by: {
        type: "string",
        enum: ["deflated_sharpe_ratio", "sharpe_ratio", "total_return", "max_drawdown"],
        description: "What the trials are ranked by.",
      },
      rank_rule: { type: "string", description: "The rule, in words." },
      caveat: { type: "string", description: "What the ranking does not show." },
      considered: { type: "integer", description: "Trials that fit the filters. Unit: trials." },
      truncated: { type: "integer", description: "Those of them that are not shown. Unit: trials." },
      trials: {
        type: "array",
        items: {
          type: "object",
          properties: {
            trial_id: { type: "string", description: "What other tools name it by." },
            recorded_at: {
              type: "string",
              description: "ISO 8601 instant at which it was put on record.",
            },
            kind: {
              type: "string",
              enum: ["backtest", "optimization_point", "walk_forward", "confirmed_point"],
              description: "How it came about.",
            },
            family: { type: "string", description: "What it is judged with." },
            strategy: { type: "string", description: "The strategy." },
            parameters: {
              type: "object",
              properties: {},
              additionalProperties: { type: "number", description: "Value." },
              description: "Its parameters, defaults included.",
            },
            symbols: {
              type: "array",
              items: { type: "string", description: "Symbol." },
              description: "The universe.",
            },
            timeframe: { type: "string", description: "The candle size." },
            first_bar: { type: "string", description: "First bar measured, YYYY-MM-DD." },
            last_bar: { type: "string", description: "Last bar measured, YYYY-MM-DD." },
            sharpe_ratio: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Annualised. Null when: the returns have no usable variance.",
            },
            deflated_sharpe_ratio: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance, or the variance of the Sharpe ratio is not positive at these moments.",
            },
            n_trials: { type: "integer", description: "All that counts in its family by now." },
            total_return: { type: "number", description: "Return over the window. Unit: fraction." },
            max_drawdown: { type: "number", description: "The deepest fall. Unit: fraction." },
            closed_trades: { type: "integer", description: "Positions that ended. Unit: trades." },
            n_obs: { type: "integer", description: "Returns that were measured. Unit: returns." },
            has_series: {
              type: "boolean",
              description: "Whether its returns are kept, so that compare_trials can take it.",
            },
            recorded_trades: {
              anyOf: [{ type: "integer" }, { type: "null" }],
              description: "Trades that are kept, open ones too. Unit: trades. Null when: trades were not recorded.",
            },
          },
          required: [
            "trial_id",
            "recorded_at",
            "kind",
            "family",
            "strategy",
            "parameters",
            "symbols",
            "timeframe",
            "first_bar",
            "last_bar",
            "sharpe_ratio",
            "deflated_sharpe_ratio",
            "n_trials",
            "total_return",
            "max_drawdown",
            "closed_trades",
            "n_obs",
            "has_series",
            "recorded_trades",
          ],
          additionalProperties: false,
          description: "One trial on record, judged by all that its family has tried by now.",
        },
        description: "The trials, best first; those without the figure come last.",
      },
      families: {
        type: "array",
        items: {
          type: "object",
          properties: {
            family: { type: "string", description: "The family." },
            journaled: { type: "integer", description: "Trials on record. Unit: trials." },
            screened: { type: "integer", description: "Points of screens. Unit: points." },
            inner_walk_forward: {
              type: "integer",
              description: "Points that walk-forwards searched. Unit: points.",
            },
            n_trials: { type: "integer", description: "All of them." },
            effective_trials: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    estimate: { type: "number", description: "The number. Unit: trials." },
                    average_correlation: {
                      type: "number",
                      description: "Mean correlation of the returns of all pairs.",
                    },
                    trials: {
                      type: "integer",
                      description: "Trials in the matrix of returns, at most the 500 newest. Unit: trials.",
                    },
                    bars: { type: "integer", description: "Returns of each. Unit: bars." },
                    source: { type: "string", description: "The estimator." },
                  },
                  required: ["estimate", "average_correlation", "trials", "bars", "source"],
                  additionalProperties: false,
                },
                { type: "null" },
              ],
              description: "How many independent trials those are worth whose returns are of the same days. It stands beside the count that deflates and never takes its place. Null when: fewer than two of its trials keep returns of the same days.",
            },
            effective_trials_unavailable: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "Why it is null. Null when: effective_trials is there.",
            },
          },
          required: [
            "family",
            "journaled",
            "screened",
            "inner_walk_forward",
            "n_trials",
            "effective_trials",
            "effective_trials_unavailable",
          ],
          additionalProperties: false,
          description: "What a family tried, each part of the count shown.",
        },
        description: "The families of the shown trials.",
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
      "rank_by",
      "rank_rule",
      "caveat",
      "considered",
      "truncated",
      "trials",
      "families",
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
  digest: "13adeea6a338ab2f02d4ddfc75d0a2a909ddba7789037efca06aa0a9e4268d34",
  http: { method: "GET", path: "/api/v1/trials/best" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
