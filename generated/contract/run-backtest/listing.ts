// @generated from specs/tools/research/run_backtest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "run_backtest",
  title: "Run a backtest",
  toolset: "research",
  description: "Simulates one configuration of a strategy and judges it by everything that was tried in its family.\n\nA decision on a bar's close is filled at the next open, or the next close where opens were not traded. Fills pay commission and slippage; splits and dividends are as they were; a delisting pays what it left. Shorting pays dividends and no fee. The last position stays open at the end.\n\nA call records one trial in the trial journal and says `journaled: true`. Every trial counts when a Sharpe ratio of its family is deflated. An equal earlier call on the same data answers instead, unless `force` is true: that answer says `journaled: false`, and nothing is recorded again. Over HTTP it needs a token of the tier researcher.\n\nCalmar ratio: Compound annual return over the maximum drawdown. One fall decides it.\nDeflated Sharpe ratio: Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill. A probability, only as honest as the trial count.\nEquity basis: Performance is measured on equity marked at bar closes; figures of trades are of closed trades. The two differ by what is open at the end. A win rate and a return of one backtest may so tell different stories; neither is wrong.\nMaximum drawdown: Deepest fall of the equity below its highest bar close so far, as a share of it. Longer windows have deeper ones.\nOmega ratio: Sum of gains over sum of losses, period by period. That of days is not that of months.\nProfit factor: What closed trades gained over what they lost. Open trades are left out.\nSharpe ratio: Mean excess return over its sample standard deviation, annualised by the square root of the periods per year. Read it only beside the deflated Sharpe ratio and the trial count.\nSortino ratio: Mean return over the root mean square of its losses, annualised. Few losses inflate it.\nTrial count: Number of configurations tried, kept or not, the chosen one included.\nVolatility: Sample standard deviation of returns, annualised by the root of time. Serial correlation misleads it.",
  inputSchema: {
    type: "object",
    properties: {
      strategy: {
        type: "string",
        description: "Strategy to simulate, as `list_strategies` names it. Values are listed by the resource vocabulary://strategies.",
      },
      symbols: {
        type: "array",
        items: {
          type: "string",
          description: "Symbol. Values are listed by the resource vocabulary://symbols.",
        },
        minItems: 1,
        maxItems: 50,
        description: "Universe to simulate on; each symbol has an equal share of the capital, which is left alone after that. No value twice.",
      },
      timeframe: {
        type: "string",
        enum: ["1D", "1W", "1M"],
        description: "Candle size that decisions are made on. Default: \"1D\".",
        default: "1D",
      },
      from: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "First day to measure, YYYY-MM-DD; the warm-up lies before it. The first possible one where it is left out.",
      },
      to: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "Last day to measure, YYYY-MM-DD. The last of the bars where it is left out.",
      },
      commission_bps: {
        type: "number",
        minimum: 0,
        maximum: 10000,
        description: "Commission on the value of every fill. Unit: basis points. Default: 5.",
        default: 5,
      },
      slippage_bps: {
        type: "number",
        minimum: 0,
        maximum: 10000,
        description: "How much worse than the price every fill is. Unit: basis points. Default: 5.",
        default: 5,
      },
      direction: {
        type: "string",
        enum: ["long", "long_short"],
        description: "Whether a wish to be short is followed; with long it means to be out. Default: \"long\".",
        default: "long",
      },
      position_fraction: {
        type: "number",
        maximum: 1,
        description: "Share of the equity that a full position takes. Unit: fraction. Greater than 0. Default: 1.",
        default: 1,
      },
      target_volatility: {
        type: "number",
        minimum: 0.001,
        maximum: 5,
        description: "Volatility that a position is sized to when it is entered, within position_fraction. Omit it to size by position_fraction alone. Unit: fraction per year.",
      },
      volatility_window: {
        type: "integer",
        minimum: 2,
        maximum: 500,
        description: "Returns up to the deciding close that the volatility is measured over; read with target_volatility alone. Unit: bars. Default: 20.",
        default: 20,
      },
      stop_loss: {
        type: "number",
        minimum: 0.001,
        maximum: 0.99,
        description: "Loss of equity since the entry, on a close, that ends a position until the strategy wants another one. Omit it for none. Unit: fraction.",
      },
      force: {
        type: "boolean",
        description: "Computes and records anew what was computed before. Default: false.",
        default: false,
      },
      parameters: {
        type: "object",
        properties: {},
        additionalProperties: { type: "number", description: "Value of one parameter." },
        description: "Parameters of the strategy by name, in the bounds that `list_strategies` states. What is left out has its default.",
      },
      record_trades: {
        type: "boolean",
        description: "Keeps the trades with the trial, and as a table beside the result. Default: false.",
        default: false,
      },
    },
    required: ["strategy", "symbols"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      trial_id: { type: "string", description: "The trial on record." },
      strategy: { type: "string", description: "The strategy that was simulated." },
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
      family: { type: "string", description: "What the trial is judged with." },
      window: {
        type: "object",
        properties: {
          first_bar: { type: "string", description: "First bar, YYYY-MM-DD." },
          last_bar: { type: "string", description: "Last bar, YYYY-MM-DD." },
          bars: { type: "integer", description: "Bars with a return. Unit: bars." },
          warm_up_bars: {
            type: "integer",
            description: "Bars that the first decision needs before it. Unit: bars.",
          },
        },
        required: ["first_bar", "last_bar", "bars", "warm_up_bars"],
        additionalProperties: false,
        description: "What was measured.",
      },
      fills: {
        type: "object",
        properties: {
          rule: { type: "string", enum: ["next-open", "next-close"], description: "The rule." },
          why: { type: "string", description: "The rule, in words." },
        },
        required: ["rule", "why"],
        additionalProperties: false,
        description: "Where orders were filled.",
      },
      performance: {
        type: "object",
        properties: {
          total_return: { type: "number", description: "Return over the window. Unit: fraction." },
          annual_return: {
            type: "number",
            description: "Compound return a year. Unit: fraction per year.",
          },
          volatility: { type: "number", description: "Of the returns. Unit: fraction per year." },
          sharpe_ratio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Annualised, without a risk-free rate. Null when: the returns have no usable variance.",
          },
          deflated_sharpe_ratio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Probability that the true Sharpe ratio exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance, or the variance of the Sharpe ratio is not positive at these moments.",
          },
          n_trials: { type: "integer", description: "Trials of the family that were counted." },
          sortino_ratio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Ratio to the downside alone. Null when: no return is below 0.",
          },
          calmar_ratio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Ratio to the deepest fall. Null when: nothing fell.",
          },
          omega_ratio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Gains over losses. Null when: no return is below 0.",
          },
          max_drawdown: { type: "number", description: "The deepest fall. Unit: fraction." },
          n_obs: { type: "integer", description: "Returns that were measured. Unit: returns." },
        },
        required: [
          "total_return",
          "annual_return",
          "volatility",
          "sharpe_ratio",
          "deflated_sharpe_ratio",
          "n_trials",
          "sortino_ratio",
          "calmar_ratio",
          "omega_ratio",
          "max_drawdown",
          "n_obs",
        ],
        additionalProperties: false,
        description: "What the equity on bar closes came to.",
      },
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
      trading: {
        type: "object",
        properties: {
          closed_trades: { type: "integer", description: "Positions that ended. Unit: trades." },
          open_trades: {
            type: "integer",
            description: "Positions that were open at the end. Unit: trades.",
          },
          win_rate: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Share that gained. Unit: fraction. Null when: no trade was closed.",
          },
          profit_factor: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Gains over losses. Null when: no closed trade lost.",
          },
          mean_trade_return: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Mean return of a trade. Unit: fraction. Null when: no trade was closed.",
          },
          mean_bars_held: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Mean time from entry to exit. Unit: bars. Null when: no trade was closed.",
          },
          exposure: { type: "number", description: "Share of time in the market. Unit: fraction." },
          turnover_per_year: {
            type: "number",
            description: "Value of all fills a year. Unit: multiples of the capital per year.",
          },
          costs_paid: {
            type: "number",
            description: "Commission and slippage of all fills. Unit: multiples of the capital.",
          },
        },
        required: [
          "closed_trades",
          "open_trades",
          "win_rate",
          "profit_factor",
          "mean_trade_return",
          "mean_bars_held",
          "exposure",
          "turnover_per_year",
          "costs_paid",
        ],
        additionalProperties: false,
        description: "What the closed trades came to.",
      },
      equity_basis: {
        type: "object",
        properties: {
          bar_close_profit: {
            type: "number",
            description: "Profit by the equity on bar closes. Unit: multiples of the capital.",
          },
          closed_trade_profit: {
            type: "number",
            description: "Profit of the trades that ended. Unit: multiples of the capital.",
          },
          open_trade_profit: {
            type: "number",
            description: "Profit of the open ones, at the last close. Unit: multiples of the capital.",
          },
        },
        required: ["bar_close_profit", "closed_trade_profit", "open_trade_profit"],
        additionalProperties: false,
        description: "How profit on bar closes and profit of trades go together; the first is the sum of the others.",
      },
      benchmark: {
        type: "object",
        properties: {
          total_return: { type: "number", description: "Return over the window. Unit: fraction." },
          annual_return: {
            type: "number",
            description: "Compound return a year. Unit: fraction per year.",
          },
          volatility: { type: "number", description: "Of its returns. Unit: fraction per year." },
          max_drawdown: { type: "number", description: "The deepest fall. Unit: fraction." },
          excess_return: {
            type: "number",
            description: "Total return of the strategy less that of holding. Unit: fraction.",
          },
        },
        required: ["total_return", "annual_return", "volatility", "max_drawdown", "excess_return"],
        additionalProperties: false,
        description: "Holding the universe over the same bars without cost.",
      },
      trades_table: {
        type: "object",
        properties: {
          uri: {
            type: "string",
            pattern: "^artifact://[0-9a-f]{64}$",
            description: "Its address: a resource over MCP; over HTTP below /artifacts/.",
          },
          path: {
            type: "string",
            pattern: "^artifacts/[0-9a-f]{64}\\.[a-z]+$",
            description: "Its file, below the folder of the state of a server that keeps artifacts in files.",
          },
          digest: {
            type: "string",
            pattern: "^[0-9a-f]{64}$",
            description: "SHA-256 of its content.",
          },
          mediaType: { type: "string", enum: ["text/csv"], description: "What it is." },
          bytes: { type: "integer", minimum: 0, description: "How long it is. Unit: bytes." },
        },
        required: ["uri", "path", "digest", "mediaType", "bytes"],
        additionalProperties: false,
        description: "The trades, a row each.",
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
      journaled: {
        type: "boolean",
        description: "Whether this call was put on record; false where the answer is that of an equal earlier call.",
      },
    },
    required: [
      "trial_id",
      "strategy",
      "parameters",
      "symbols",
      "timeframe",
      "family",
      "window",
      "fills",
      "performance",
      "trial_counts",
      "trading",
      "equity_basis",
      "benchmark",
      "provenance",
      "warnings",
      "journaled",
    ],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  digest: "0488c9a5e05715a4764066debb0b481fa065b4927707c8c5a53aa2a63477feac",
  http: { method: "POST", path: "/api/v1/backtests" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
  usesJournal: true,
  artifacts: [{ field: "trades_table", mediaType: "text/csv" }],
};
