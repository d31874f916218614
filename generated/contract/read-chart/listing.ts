// @generated from specs/tools/audit/read_chart.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "read_chart",
  title: "Read a chart",
  toolset: "audit",
  description: "Read the last candles of a symbol's chart; returns readings, not the bars themselves.\n\nThe answer holds the trend and the rule that decided it, the newest candlestick shapes and chart formations, a reading per study, the nearest swing levels, the volume beside its mean, and a tally. Everything is as it was known at the last bar: a swing high is known only after the bars on its right, and what repaints is left out of the tally. Prices are adjusted for splits, not for dividends. vocabulary://symbols lists what there is: a synthetic market (SYN001 to SYN200, to the end of 2025; the first twenty with one-minute bars), the S&P 500 as a sample (SPX, daily to April 2020), monthly closes of five shares to February 2010 (AAPL, AMZN, GOOG, IBM, MSFT), and what the operator imported. What a symbol's bars lack is refused or said in warnings. vocabulary://studies lists the studies with their parameters, vocabulary://patterns the rules of the patterns. A reading describes what the bars are; it is no forecast.\n\nA call changes nothing; it is logged.",
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
        minimum: 10,
        maximum: 5000,
        description: "Candles to read, counted back from the newest. Omit it for the timeframe's own window, which the result states. Unit: candles.",
      },
      studies: {
        type: "array",
        items: {
          type: "object",
          properties: {
            id: {
              type: "string",
              description: "Identity of the study. Values are listed by the resource vocabulary://studies.",
            },
            parameters: {
              type: "object",
              properties: {},
              additionalProperties: { type: "number", description: "Value of one parameter." },
              description: "Parameters of the study by name. What is left out has the study's own default.",
            },
          },
          required: ["id"],
          additionalProperties: false,
          description: "One study.",
        },
        maxItems: 20,
        description: "Studies to read instead of the defaults. An empty list reads none. Omit to use the live default (currently [{\"id\":\"sma\",\"parameters\":{\"period\":20}},{\"id\":\"ema\",\"parameters\":{\"period\":9}},{\"id\":\"rsi\",\"parameters\":{\"period\":14}}]).",
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
      symbol: {
        type: "string",
        description: "The symbol that was read. Values are listed by the resource vocabulary://symbols.",
      },
      timeframe: { type: "string", description: "The candle size." },
      interval: {
        type: "string",
        enum: ["1min", "1day", "1month"],
        description: "The stored rows that the candles were built from.",
      },
      adjustment: {
        type: "string",
        enum: ["splits", "as-stored"],
        description: "Whether prices are adjusted by known splits, or are as the vendor gave them.",
      },
      window: { type: "integer", description: "Candles that were read. Unit: candles." },
      firstBar: {
        type: "string",
        description: "Start of the first candle read: a day of daily rows, an instant of one-minute rows.",
      },
      lastBar: { type: "string", description: "Start of the last candle read." },
      lastBarComplete: {
        type: "boolean",
        description: "Whether the last candle has all rows of its period.",
      },
      studies: {
        type: "array",
        items: {
          type: "object",
          properties: {
            id: { type: "string", description: "Identity of the study." },
            parameters: {
              type: "object",
              properties: {},
              additionalProperties: { type: "number", description: "Value of one parameter." },
              description: "All its parameters.",
            },
          },
          required: ["id", "parameters"],
          additionalProperties: false,
          description: "One study.",
        },
        description: "The studies that were read.",
      },
      volumeRead: { type: "boolean", description: "Whether any candle of the window has a volume." },
      lastClose: { type: "number", description: "Close of the last candle. Unit: USD." },
      trend: {
        type: "object",
        properties: {
          direction: {
            type: "string",
            enum: ["up", "down", "sideways"],
            description: "The direction.",
          },
          rule: {
            type: "string",
            enum: ["swings", "average", "neither"],
            description: "The first rule that decides. swings: the last two swing highs and the last two swing lows all rise, or all fall. average: the close is above a mean that rises, or below one that falls.",
          },
          because: { type: "string", description: "What the rule saw." },
        },
        required: ["direction", "rule", "because"],
        additionalProperties: false,
        description: "The trend at the last candle.",
      },
      patterns: {
        type: "array",
        items: {
          type: "object",
          properties: {
            id: {
              type: "string",
              description: "Identity of the pattern. Values are listed by the resource vocabulary://patterns.",
            },
            title: { type: "string", description: "Name of the pattern." },
            kind: {
              type: "string",
              enum: ["candlestick", "formation"],
              description: "A shape of a few candles, or of swings.",
            },
            namedFor: {
              type: "string",
              enum: ["rise", "fall", "neither"],
              description: "What its name stands for in the literature.",
            },
            firstBar: { type: "string", description: "Start of its first candle." },
            knownAt: {
              type: "string",
              description: "Start of the candle at whose close all of it was known.",
            },
            barsAgo: {
              type: "integer",
              description: "Candles from there to the last one. Unit: candles.",
            },
          },
          required: ["id", "title", "kind", "namedFor", "firstBar", "knownAt", "barsAgo"],
          additionalProperties: false,
          description: "One pattern.",
        },
        description: "The newest patterns of complete candles, newest first, at most ten. A shape, never a forecast.",
      },
      patternsDetected: {
        anyOf: [{ type: "integer" }, { type: "null" }],
        description: "Patterns over every candle of the window. Unit: patterns. Null when: none were looked for, as the warnings say.",
      },
      indicators: {
        type: "array",
        items: {
          type: "object",
          properties: {
            id: { type: "string", description: "Identity of the study." },
            title: { type: "string", description: "Name of the study." },
            parameters: {
              type: "object",
              properties: {},
              additionalProperties: { type: "number", description: "Value of one parameter." },
              description: "All its parameters.",
            },
            values: {
              type: "object",
              properties: {},
              additionalProperties: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Value of one output. Null when: the reading says why.",
              },
              description: "Its outputs at the last candle. Units are those of vocabulary://studies.",
            },
            lean: {
              anyOf: [{ type: "string", enum: ["up", "down", "neutral"] }, { type: "null" }],
              description: "Which way the reading leans. Null when: the study has no value here, or measures a size without a direction.",
            },
            reading: { type: "string", description: "The reading in one sentence." },
            repaints: {
              type: "boolean",
              description: "Whether later candles can change its values.",
            },
          },
          required: ["id", "title", "parameters", "values", "lean", "reading", "repaints"],
          additionalProperties: false,
          description: "One reading.",
        },
        description: "A reading per study, in the order of studies.",
      },
      levels: {
        type: "array",
        items: {
          type: "object",
          properties: {
            kind: {
              type: "string",
              enum: ["high", "low"],
              description: "A swing high or a swing low.",
            },
            side: {
              type: "string",
              enum: ["above", "below"],
              description: "Where it lies from the close.",
            },
            price: { type: "number", description: "Its price. Unit: USD." },
            bar: { type: "string", description: "Start of the candle that turned." },
            knownAt: {
              type: "string",
              description: "Start of the candle at which the turn was known.",
            },
            distancePercent: { type: "number", description: "From the close to the level. Unit: percent." },
          },
          required: ["kind", "side", "price", "bar", "knownAt", "distancePercent"],
          additionalProperties: false,
          description: "One level.",
        },
        description: "The swing levels nearest to the close, from the highest down, at most three on each side.",
      },
      volume: {
        anyOf: [
          {
            type: "object",
            properties: {
              last: { type: "number", description: "Volume of the last candle. Unit: shares." },
              average: {
                type: "number",
                description: "Mean of up to twenty candles before it. Unit: shares.",
              },
              ratio: {
                type: "number",
                description: "The last volume over that mean. Unit: ratio.",
              },
              reading: { type: "string", description: "Both in one sentence." },
            },
            required: ["last", "average", "ratio", "reading"],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "The volume of the last candle beside those before it. Null when: the candles before the last one have no volume.",
      },
      tally: {
        type: "object",
        properties: {
          up: { type: "integer", description: "Readings that lean up. Unit: readings." },
          down: { type: "integer", description: "Readings that lean down. Unit: readings." },
          neutral: {
            type: "integer",
            description: "Readings that lean neither way. Unit: readings.",
          },
          withoutDirection: {
            type: "integer",
            description: "Readings of a size, or without a value. Unit: readings.",
          },
          leftOut: {
            type: "integer",
            description: "Readings of studies that repaint, which are not counted. Unit: readings.",
          },
        },
        required: ["up", "down", "neutral", "withoutDirection", "leftOut"],
        additionalProperties: false,
        description: "How the trend and the studies lean.",
      },
      summary: {
        type: "string",
        description: "One sentence of counts; Mixed when the readings disagree.",
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
      "adjustment",
      "window",
      "firstBar",
      "lastBar",
      "lastBarComplete",
      "studies",
      "volumeRead",
      "lastClose",
      "trend",
      "patterns",
      "patternsDetected",
      "indicators",
      "levels",
      "volume",
      "tally",
      "summary",
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
  digest: "ff10b6eb6bda9fea84331e82114ffa7819f05f12497623188e6da8e5ccb72b09",
  http: { method: "GET", path: "/api/v1/charts/reading" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
