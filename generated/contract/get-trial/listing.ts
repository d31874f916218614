// @generated from specs/tools/campaign/get_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "get_trial",
  title: "Get a trial",
  toolset: "campaign",
  description: "One trial as it was put on record, judged by all that its family has tried by now.\n\nThe deflated Sharpe ratio counts what was tried since, too, so that it falls while a search goes on. Evidence is that of a walk-forward; other kinds have none, and `evidence_unavailable` says why.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.\n\nDeflated Sharpe ratio: Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill. A probability, only as honest as the trial count.\nEffective number of trials: How many independent trials correlated ones are worth, by the mean correlation of their returns. A mean hides clusters, so that a few different ideas among many alike may count for less than they are.\nMaximum drawdown: Deepest fall of the equity below its highest bar close so far, as a share of it. Longer windows have deeper ones.\nSharpe ratio: Mean excess return over its sample standard deviation, annualised by the square root of the periods per year. Read it only beside the deflated Sharpe ratio and the trial count.\nTrial count: Number of configurations tried, kept or not, the chosen one included.",
  inputSchema: {
    type: "object",
    properties: {
      trial_id: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        description: "The trial, as list_trials names it.",
      },
      include_series: {
        type: "boolean",
        description: "Adds the dated returns to the trial. Default: false.",
        default: false,
      },
      include_trades: {
        type: "boolean",
        description: "Adds the recorded trades to the trial, where there are some. Default: false.",
        default: false,
      },
    },
    required: ["trial_id"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      trial_id: { type: "string", description: "The trial." },
      run_id: { type: "string", description: "The call that evaluated it." },
      tool: { type: "string", description: "The tool of that call." },
      recorded_at: { type: "string", description: "ISO 8601 instant at which it was put on record." },
      trial: {
        type: "object",
        properties: {
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
          commission_bps: { type: "number", description: "Commission. Unit: basis points." },
          slippage_bps: { type: "number", description: "Slippage. Unit: basis points." },
          direction: {
            type: "string",
            enum: ["long", "long_short"],
            description: "Whether short positions were taken.",
          },
          position_fraction: {
            type: "number",
            description: "Share of equity of a full position. Unit: fraction.",
          },
          target_volatility: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Volatility that positions were sized to. Unit: fraction per year. Null when: positions were not sized to one.",
          },
          volatility_window: {
            type: "integer",
            description: "Returns that it was measured over. Unit: bars.",
          },
          stop_loss: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Loss that ended a position. Unit: fraction. Null when: there was none.",
          },
          fills: {
            type: "string",
            enum: ["next-open", "next-close"],
            description: "Where orders were filled.",
          },
          accounting: {
            type: "string",
            enum: ["bar closes"],
            description: "What the equity was marked on.",
          },
          periods_per_year: {
            type: "number",
            description: "What figures were annualised by. Unit: bars per year.",
          },
          n_obs: { type: "integer", description: "Returns that were measured. Unit: returns." },
          sharpe_per_period: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Mean return over its standard deviation, not annualised. Null when: the returns have no usable variance.",
          },
          skewness: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Population skewness of the returns. Null when: the returns have no usable variance.",
          },
          kurtosis: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Raw population kurtosis of the returns, 3 for a normal distribution. Null when: the returns have no usable variance.",
          },
          total_return: { type: "number", description: "Return over the window. Unit: fraction." },
          max_drawdown: { type: "number", description: "The deepest fall. Unit: fraction." },
          closed_trades: { type: "integer", description: "Positions that ended. Unit: trades." },
          inner_points: {
            type: "integer",
            description: "Points that the search within a walk-forward evaluated; 0 for other kinds. Unit: points.",
          },
          series: {
            type: "object",
            properties: {
              days: {
                type: "array",
                items: { type: "string", description: "Bar, YYYY-MM-DD." },
                description: "The bars.",
              },
              returns: {
                type: "array",
                items: { type: "number", description: "Return of the bar." },
                description: "Their returns. Unit: fraction.",
              },
              holding: {
                type: "array",
                items: { type: "number", description: "Return of the bar." },
                description: "Returns of holding the universe over the same bars, without costs. Unit: fraction.",
              },
            },
            required: ["days", "returns"],
            additionalProperties: false,
            description: "The returns, of backtests, confirmed points and walk-forwards.",
          },
          trades: {
            type: "array",
            items: {
              type: "object",
              properties: {
                symbol: { type: "string", description: "The symbol." },
                side: { type: "string", enum: ["long", "short"], description: "Which way." },
                entry_day: { type: "string", description: "Bar of the entry, YYYY-MM-DD." },
                entry_price: { type: "number", description: "Price before slippage." },
                entry_shares: { type: "number", description: "Shares for each unit of capital." },
                exit_day: {
                  type: "string",
                  description: "Bar of the exit, or the last one, YYYY-MM-DD.",
                },
                exit_price: {
                  type: "number",
                  description: "Price before slippage, or the last close.",
                },
                bars: {
                  type: "integer",
                  description: "From the entry to the exit. Unit: bars.",
                },
                profit: {
                  type: "number",
                  description: "What it gained, costs and dividends included. Unit: multiples of the capital.",
                },
                return: {
                  type: "number",
                  description: "That gain over the equity of its symbol's share before the entry. Unit: fraction.",
                },
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
                  description: "Why it ended; open where the window ended first.",
                },
              },
              required: [
                "symbol",
                "side",
                "entry_day",
                "entry_price",
                "entry_shares",
                "exit_day",
                "exit_price",
                "bars",
                "profit",
                "return",
                "exit_reason",
              ],
              additionalProperties: false,
              description: "One position, in raw prices and shares of the time.",
            },
            description: "The positions, where record_trades asked for them.",
          },
          evidence: {
            type: "object",
            properties: {
              promotable: { type: "boolean", description: "True where every gate passed." },
              gates: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    name: { type: "string", description: "The check." },
                    status: {
                      type: "string",
                      enum: ["passed", "failed", "unknown"],
                      description: "unknown where it could not be evaluated.",
                    },
                    observed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What was observed. Null when: nothing could be observed.",
                    },
                    threshold: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What had to be reached. Null when: there is none.",
                    },
                    meaning: { type: "string", description: "What the figure is." },
                  },
                  required: ["name", "status", "observed", "threshold", "meaning"],
                  additionalProperties: false,
                  description: "A check of what was found.",
                },
                description: "The statistical gates.",
              },
              prerequisites: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    name: { type: "string", description: "The check." },
                    status: {
                      type: "string",
                      enum: ["passed", "failed", "unknown"],
                      description: "unknown where it could not be evaluated.",
                    },
                    observed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What was observed. Null when: nothing could be observed.",
                    },
                    threshold: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What had to be reached. Null when: there is none.",
                    },
                    meaning: { type: "string", description: "What the figure is." },
                  },
                  required: ["name", "status", "observed", "threshold", "meaning"],
                  additionalProperties: false,
                  description: "A check of what was found.",
                },
                description: "What a promotion needs beside them.",
              },
              clear: {
                type: "boolean",
                description: "True where every prerequisite passed; unknown is not passed.",
              },
              evidence_completeness: {
                type: "number",
                description: "Share of the prerequisites that could be evaluated. Unit: fraction.",
              },
              excess_return_per_fold: {
                type: "array",
                items: { type: "number", description: "Excess return of a test." },
                description: "Return of each test less that of holding. Unit: fraction.",
              },
            },
            required: [
              "promotable",
              "gates",
              "prerequisites",
              "clear",
              "evidence_completeness",
              "excess_return_per_fold",
            ],
            additionalProperties: false,
            description: "What a promotion needs, of walk-forwards.",
          },
          folds: {
            type: "array",
            items: {
              type: "object",
              properties: {
                fold: { type: "integer", description: "Its place, from 1." },
                train_first: { type: "string", description: "First bar of the training, YYYY-MM-DD." },
                train_bars: { type: "integer", description: "Bars of the training. Unit: bars." },
                test_first: { type: "string", description: "First bar of the test, YYYY-MM-DD." },
                test_last: { type: "string", description: "Last bar of the test, YYYY-MM-DD." },
                test_bars: { type: "integer", description: "Bars of the test. Unit: bars." },
                parameters: {
                  type: "object",
                  properties: {},
                  additionalProperties: { type: "number", description: "Value." },
                  description: "What the training chose.",
                },
                train_sharpe_per_year: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Best of the training, in sample. Null when: no point has one in the training.",
                },
                test_sharpe_per_year: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Of the test alone; too short to be judged by itself. Null when: the returns of the test have no usable variance.",
                },
                test_return: { type: "number", description: "Return of the test. Unit: fraction." },
                holding_return: {
                  type: "number",
                  description: "Return of holding the universe over it, without cost. Unit: fraction.",
                },
                excess_return: { type: "number", description: "The one less the other. Unit: fraction." },
                closed_trades: { type: "integer", description: "Positions of the test. Unit: trades." },
              },
              required: [
                "fold",
                "train_first",
                "train_bars",
                "test_first",
                "test_last",
                "test_bars",
                "parameters",
                "train_sharpe_per_year",
                "test_sharpe_per_year",
                "test_return",
                "holding_return",
                "excess_return",
                "closed_trades",
              ],
              additionalProperties: false,
              description: "One fold, from the choice to its test.",
            },
            description: "The folds of a walk-forward.",
          },
        },
        required: [
          "kind",
          "family",
          "strategy",
          "parameters",
          "symbols",
          "timeframe",
          "first_bar",
          "last_bar",
          "commission_bps",
          "slippage_bps",
          "direction",
          "position_fraction",
          "target_volatility",
          "volatility_window",
          "stop_loss",
          "fills",
          "accounting",
          "periods_per_year",
          "n_obs",
          "sharpe_per_period",
          "skewness",
          "kurtosis",
          "total_return",
          "max_drawdown",
          "closed_trades",
          "inner_points",
        ],
        additionalProperties: false,
        description: "One configuration that was evaluated.",
      },
      has_series: { type: "boolean", description: "Whether its returns are kept." },
      recorded_trades: {
        anyOf: [{ type: "integer" }, { type: "null" }],
        description: "Trades that are kept. Unit: trades. Null when: trades were not recorded.",
      },
      sharpe_ratio: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Annualised. Null when: the returns have no usable variance.",
      },
      deflated_sharpe_ratio: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance.",
      },
      n_trials: { type: "integer", description: "All that counts in its family by now." },
      trial_counts: {
        type: "object",
        properties: {
          journaled: {
            type: "integer",
            description: "Trials on record before this call. Unit: trials.",
          },
          screened: {
            type: "integer",
            description: "Points of screens before this call. Unit: points.",
          },
          inner_walk_forward: {
            type: "integer",
            description: "Points that walk-forwards searched before this call. Unit: points.",
          },
          this_call: {
            type: "integer",
            description: "Configurations that this call evaluated. Unit: trials.",
          },
          total: { type: "integer", description: "All of them." },
          sharpe_variance: {
            type: "number",
            description: "Variance of per-period Sharpe ratios that the no-skill maximum is computed with.",
          },
          sharpe_variance_from: {
            type: "string",
            enum: ["family trials", "sampling without skill"],
            description: "Whether it is that of the family's trials, from ten on, or 1/(n_obs - 1).",
          },
        },
        required: [
          "journaled",
          "screened",
          "inner_walk_forward",
          "this_call",
          "total",
          "sharpe_variance",
          "sharpe_variance_from",
        ],
        additionalProperties: false,
        description: "What was tried in the family, each part shown, and the spread that is expected without skill.",
      },
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
        description: "How many independent trials those are worth whose returns are of the same days. It stands beside the count that deflates and never takes its place. Null when: fewer than two trials of the family keep returns of the same days.",
      },
      effective_trials_unavailable: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "Why it is null. Null when: effective_trials is there.",
      },
      evidence: {
        anyOf: [
          {
            type: "object",
            properties: {
              promotable: { type: "boolean", description: "True where every gate passed." },
              gates: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    name: { type: "string", description: "The check." },
                    status: {
                      type: "string",
                      enum: ["passed", "failed", "unknown"],
                      description: "unknown where it could not be evaluated.",
                    },
                    observed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What was observed. Null when: nothing could be observed.",
                    },
                    threshold: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What had to be reached. Null when: there is none.",
                    },
                    meaning: { type: "string", description: "What the figure is." },
                  },
                  required: ["name", "status", "observed", "threshold", "meaning"],
                  additionalProperties: false,
                  description: "A check of what was found.",
                },
                description: "The statistical gates.",
              },
              prerequisites: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    name: { type: "string", description: "The check." },
                    status: {
                      type: "string",
                      enum: ["passed", "failed", "unknown"],
                      description: "unknown where it could not be evaluated.",
                    },
                    observed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What was observed. Null when: nothing could be observed.",
                    },
                    threshold: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "What had to be reached. Null when: there is none.",
                    },
                    meaning: { type: "string", description: "What the figure is." },
                  },
                  required: ["name", "status", "observed", "threshold", "meaning"],
                  additionalProperties: false,
                  description: "A check of what was found.",
                },
                description: "What a promotion needs beside them.",
              },
              clear: {
                type: "boolean",
                description: "True where every prerequisite passed; unknown is not passed.",
              },
              evidence_completeness: {
                type: "number",
                description: "Share of the prerequisites that could be evaluated. Unit: fraction.",
              },
              excess_return_per_fold: {
                type: "array",
                items: { type: "number", description: "Excess return of a test." },
                description: "Return of each test less that of holding. Unit: fraction.",
              },
            },
            required: [
              "promotable",
              "gates",
              "prerequisites",
              "clear",
              "evidence_completeness",
              "excess_return_per_fold",
            ],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "What a walk-forward showed of a promotion: its gates, and what the figures alone do not show. Null when: the trial is no walk-forward.",
      },
      evidence_unavailable: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "Why there is none, and what gives some. Null when: evidence is there.",
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
      "run_id",
      "tool",
      "recorded_at",
      "trial",
      "has_series",
      "recorded_trades",
      "sharpe_ratio",
      "deflated_sharpe_ratio",
      "n_trials",
      "trial_counts",
      "effective_trials",
      "effective_trials_unavailable",
      "evidence",
      "evidence_unavailable",
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
  digest: "d4b717c45aa6e993825dd0c5506bf2789f637c3f1d351645d817586fdf255960",
  http: { method: "GET", path: "/api/v1/trials/one" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
