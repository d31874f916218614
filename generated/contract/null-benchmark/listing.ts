// @generated from specs/tools/audit/null_benchmark.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "null_benchmark",
  title: "What holding did",
  toolset: "audit",
  description: "What holding the instrument did over a window, as the null that a strategy on it is set beside.\n\nTwo lines over the same candles. Buy-and-hold buys at the first open and pays nothing. The constant-risk hold is sized at each open to a target volatility over the volatility realised up to the close before, never above maxExposure, and pays slippage and fee on every trade. Each has its total return, its drawdown and its Sharpe ratio beside the deflated one for a single trial. Returns include dividends, adjust for splits and end with what a delisted share was worth. The bars are those that read_chart reads.\n\nA call changes nothing; it is logged.\n\nDeflated Sharpe ratio: Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill. A probability, only as honest as the trial count.\nSharpe ratio: Mean excess return over its sample standard deviation, annualised by the square root of the periods per year. Read it only beside the deflated Sharpe ratio and the trial count.\nTrial count: Number of configurations tried, kept or not, the chosen one included.",
  inputSchema: {
    type: "object",
    properties: {
      symbol: {
        type: "string",
        pattern: "^[A-Z][A-Z0-9]*([.\\-][A-Z0-9]+)*$",
        maxLength: 15,
        description: "Ticker as the bar store names it, in capitals, such as SYN001.",
      },
      timeframe: {
        type: "string",
        enum: ["1m", "5m", "15m", "30m", "1H", "4H", "1D", "1W", "1M", "3M", "12M"],
        description: "Candle size. 1W, 1M, 3M and 12M are calendar candles built from daily rows; shorter ones are built from one-minute rows. Default: \"1D\".",
        default: "1D",
      },
      window: {
        type: "integer",
        minimum: 1,
        maximum: 5000,
        description: "Candles to measure over, after those that seed the volatility. Unit: candles. Default: 252.",
        default: 252,
      },
      feeBps: {
        type: "number",
        minimum: 0,
        maximum: 1000,
        description: "Fee on the traded value of the constant-risk hold. Unit: basis points. Default: 10.",
        default: 10,
      },
      slippageBps: {
        type: "number",
        minimum: 0,
        maximum: 1000,
        description: "How much worse than the open its trades are filled. Unit: basis points. Default: 0.",
        default: 0,
      },
      targetVolAnnual: {
        type: "number",
        minimum: 0.001,
        maximum: 5,
        description: "Volatility that the constant-risk hold is sized to. Unit: fraction per year. Default: 0.2.",
        default: 0.2,
      },
      volWindow: {
        type: "integer",
        minimum: 2,
        maximum: 500,
        description: "Trailing returns that the realised volatility is measured over. Unit: candles. Default: 20.",
        default: 20,
      },
      maxExposure: {
        type: "number",
        minimum: 0.01,
        maximum: 1,
        description: "Largest share of equity held. Never above 1, as the null cannot borrow. Unit: fraction. Default: 1.",
        default: 1,
      },
      fresh: {
        type: "boolean",
        description: "Ask for the newest bars where a token of the tier reader is served delayed ones: it spends one live-data session, a day in UTC, of the ten of a month. Never spent unasked; callers without a token stay delayed. Default: false.",
        default: false,
      },
    },
    required: ["symbol"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      symbol: { type: "string", description: "The symbol that was measured." },
      timeframe: { type: "string", description: "The candle size." },
      interval: {
        type: "string",
        enum: ["1min", "1day", "1month"],
        description: "The stored rows that the candles were built from.",
      },
      window: {
        type: "object",
        properties: {
          bars: { type: "integer", description: "Candles measured. Unit: candles." },
          firstBar: {
            type: "string",
            description: "Start of the first one: a day of daily rows, an instant of one-minute rows.",
          },
          lastBar: { type: "string", description: "Start of the last one." },
          seedBars: {
            type: "integer",
            description: "Candles before it that seed the volatility. Unit: candles.",
          },
        },
        required: ["bars", "firstBar", "lastBar", "seedBars"],
        additionalProperties: false,
        description: "The window that both lines are measured over.",
      },
      costs: {
        type: "object",
        properties: {
          feeBps: { type: "number", description: "The fee that was used. Unit: basis points." },
          slippageBps: {
            type: "number",
            description: "The slippage that was used. Unit: basis points.",
          },
          fillsAt: {
            type: "string",
            enum: ["open", "previous close"],
            description: "Where both lines trade: at opens, or at the close before where opens are no traded prices.",
          },
          rule: { type: "string", description: "How they are applied." },
        },
        required: ["feeBps", "slippageBps", "fillsAt", "rule"],
        additionalProperties: false,
        description: "What the constant-risk hold pays.",
      },
      returnBasis: { type: "string", description: "What the returns are of." },
      periodsPerYear: {
        type: "number",
        description: "Candles to a year that the Sharpe ratios are annualised by. Unit: candles per year.",
      },
      annualization: {
        type: "object",
        properties: {
          periodsPerYear: { type: "number", description: "Candles to a year. Unit: candles per year." },
          convention: { type: "string", description: "The convention." },
        },
        required: ["periodsPerYear", "convention"],
        additionalProperties: false,
        description: "Where that count comes from.",
      },
      sizing: {
        type: "object",
        properties: {
          periodsPerYear: {
            type: "number",
            description: "Candles to a year that the realised volatility is annualised by. Unit: candles per year.",
          },
          targetVolAnnual: {
            type: "number",
            description: "The target that was used. Unit: fraction per year.",
          },
          volWindow: {
            type: "integer",
            description: "The trailing returns that were used. Unit: candles.",
          },
          maxExposure: { type: "number", description: "The ceiling that was used. Unit: fraction." },
          rule: { type: "string", description: "The rule." },
        },
        required: ["periodsPerYear", "targetVolAnnual", "volWindow", "maxExposure", "rule"],
        additionalProperties: false,
        description: "What the constant-risk hold is sized on, at each open from earlier closes alone.",
      },
      buyAndHold: {
        type: "object",
        properties: {
          totalReturn: { type: "number", description: "Return over the window. Unit: fraction." },
          maxDrawdown: {
            type: "number",
            description: "Deepest fall from a highest equity so far, the first open included. Unit: fraction.",
          },
          sharpe: {
            type: "number",
            description: "Annualised Sharpe ratio without a risk-free rate.",
          },
          deflatedSharpeRatio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Probability that the true Sharpe ratio exceeds 0, as one trial deducts nothing. Null when: the variance of the Sharpe ratio is not positive at these moments.",
          },
          nTrials: { type: "integer", description: "Always 1, as nobody chose among lines." },
          nObs: { type: "integer", description: "Returns that were measured. Unit: returns." },
        },
        required: ["totalReturn", "maxDrawdown", "sharpe", "deflatedSharpeRatio", "nTrials", "nObs"],
        additionalProperties: false,
        description: "What a line of equity came to.",
      },
      volTargetedHold: {
        type: "object",
        properties: {
          totalReturn: { type: "number", description: "Return over the window. Unit: fraction." },
          maxDrawdown: {
            type: "number",
            description: "Deepest fall from a highest equity so far, the first open included. Unit: fraction.",
          },
          sharpe: {
            type: "number",
            description: "Annualised Sharpe ratio without a risk-free rate.",
          },
          deflatedSharpeRatio: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Probability that the true Sharpe ratio exceeds 0, as one trial deducts nothing. Null when: the variance of the Sharpe ratio is not positive at these moments.",
          },
          nTrials: { type: "integer", description: "Always 1, as nobody chose among lines." },
          nObs: { type: "integer", description: "Returns that were measured. Unit: returns." },
          meanExposure: { type: "number", description: "Mean share of equity held. Unit: fraction." },
          highestExposure: { type: "number", description: "Largest share of equity held. Unit: fraction." },
          rebalances: { type: "integer", description: "Opens at which it traded. Unit: trades." },
          costsPaid: {
            type: "number",
            description: "Fees and slippage of all trades. Unit: multiples of the first equity.",
          },
          turnover: {
            type: "number",
            description: "Value of all trades. Unit: multiples of the first equity.",
          },
        },
        required: [
          "totalReturn",
          "maxDrawdown",
          "sharpe",
          "deflatedSharpeRatio",
          "nTrials",
          "nObs",
          "meanExposure",
          "highestExposure",
          "rebalances",
          "costsPaid",
          "turnover",
        ],
        additionalProperties: false,
        description: "The constant-risk hold.",
      },
      freshServed: {
        anyOf: [{ type: "boolean" }, { type: "null" }],
        description: "Whether fresh=true was met; provenance.freshRefusal says why not. Null when: fresh was not asked for.",
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
      "symbol",
      "timeframe",
      "interval",
      "window",
      "costs",
      "returnBasis",
      "periodsPerYear",
      "annualization",
      "sizing",
      "buyAndHold",
      "volTargetedHold",
      "freshServed",
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
  digest: "2e5fa8ba888436ae01b55dd16341c1a93dc11e16ccde539c9a2f810f51a2a738",
  http: { method: "GET", path: "/api/v1/charts/null-benchmark" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
