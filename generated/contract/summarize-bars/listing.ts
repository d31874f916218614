// @generated from specs/tools/research/summarize_bars.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "summarize_bars",
  title: "Summarize daily bars",
  toolset: "research",
  description: "What the daily bars of symbols are like: span, gaps, returns, volatility and corporate actions.\n\nLook here before a backtest: it says which sessions are missing, whether opens were traded, what happened to the share, and of what its returns are. Prices are taken across splits; nothing is repaired or filled in.\n\nA call changes nothing; it is logged.\n\nVolatility: Sample standard deviation of returns, annualised by the root of time. Serial correlation misleads it.",
  inputSchema: {
    type: "object",
    properties: {
      symbols: {
        type: "array",
        items: {
          type: "string",
          description: "Symbol. Values are listed by the resource vocabulary://symbols.",
        },
        minItems: 1,
        maxItems: 500,
        description: "Symbols to summarize. No value twice.",
      },
      from: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "First day, YYYY-MM-DD. The first of the bars where it is left out.",
      },
      to: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "Last day, YYYY-MM-DD. The last of the bars where it is left out.",
      },
    },
    required: ["symbols"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      summaries: {
        type: "array",
        items: {
          type: "object",
          properties: {
            symbol: { type: "string", description: "The symbol." },
            vendor: { type: "string", description: "Who produced the bars." },
            first_bar: { type: "string", description: "First bar, YYYY-MM-DD." },
            last_bar: { type: "string", description: "Last bar, YYYY-MM-DD." },
            bars: { type: "integer", description: "How many there are. Unit: bars." },
            missing_sessions: {
              type: "object",
              properties: {
                count: { type: "integer", description: "How many. Unit: sessions." },
                first: {
                  type: "array",
                  items: { type: "string", description: "Session." },
                  description: "The first ten, YYYY-MM-DD.",
                },
              },
              required: ["count", "first"],
              additionalProperties: false,
              description: "Sessions of the exchange from the first bar to the last that have none; from 2000 on.",
            },
            bars_off_sessions: {
              type: "integer",
              description: "Bars of days on which the exchange was closed, and of days before 2000. Unit: bars.",
            },
            bars_without_price: {
              type: "integer",
              description: "Bars whose close is no price; the next return is measured from the close before. Unit: bars.",
            },
            bars_without_volume: {
              anyOf: [{ type: "integer" }, { type: "null" }],
              description: "Bars with a volume of 0. Unit: bars. Null when: there are no volumes.",
            },
            columns_missing: {
              type: "array",
              items: {
                type: "string",
                enum: ["opens", "highs", "lows", "volumes"],
                description: "Column.",
              },
              description: "Columns that the bars lack.",
            },
            price_return: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "From the first close to the last, splits taken into account, without dividends. Unit: fraction. Null when: there are fewer than two closes.",
            },
            total_return: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "The same with each dividend put back into the share at the close of its ex-day; without what a delisting paid. Unit: fraction. Null when: there are fewer than two closes, or the store knows of no dividends.",
            },
            volatility: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Of the daily returns, dividends included where they are known, at 252 sessions to a year. Unit: fraction per year. Null when: there are fewer than three closes.",
            },
            best_bar: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    size: { type: "number", description: "The move. Unit: fraction." },
                    day: { type: "string", description: "The bar, YYYY-MM-DD." },
                  },
                  required: ["size", "day"],
                  additionalProperties: false,
                },
                { type: "null" },
              ],
              description: "The largest return of a bar. Null when: there are fewer than two closes.",
            },
            worst_bar: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    size: { type: "number", description: "The move. Unit: fraction." },
                    day: { type: "string", description: "The bar, YYYY-MM-DD." },
                  },
                  required: ["size", "day"],
                  additionalProperties: false,
                },
                { type: "null" },
              ],
              description: "The smallest return of a bar. Null when: there are fewer than two closes.",
            },
            opens: {
              type: "object",
              properties: {
                traded: {
                  type: "string",
                  enum: ["all", "some", "none"],
                  description: "Of which bars they are.",
                },
                traded_from: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "First day of which they are, YYYY-MM-DD. Null when: all are or none is.",
                },
                largest_gap_up: {
                  anyOf: [
                    {
                      type: "object",
                      properties: {
                        size: { type: "number", description: "The move. Unit: fraction." },
                        day: { type: "string", description: "The bar, YYYY-MM-DD." },
                      },
                      required: ["size", "day"],
                      additionalProperties: false,
                    },
                    { type: "null" },
                  ],
                  description: "The largest rise from a close to the next open, splits taken into account. Null when: no traded open was on that side of the close before.",
                },
                largest_gap_down: {
                  anyOf: [
                    {
                      type: "object",
                      properties: {
                        size: { type: "number", description: "The move. Unit: fraction." },
                        day: { type: "string", description: "The bar, YYYY-MM-DD." },
                      },
                      required: ["size", "day"],
                      additionalProperties: false,
                    },
                    { type: "null" },
                  ],
                  description: "The largest fall. Null when: no traded open was on that side of the close before.",
                },
              },
              required: ["traded", "traded_from", "largest_gap_up", "largest_gap_down"],
              additionalProperties: false,
              description: "Whether opens are prices at which shares changed hands.",
            },
            splits: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  day: { type: "string", description: "Its ex-day, YYYY-MM-DD." },
                  ratio: { type: "number", description: "What one share became. Unit: shares." },
                },
                required: ["day", "ratio"],
                additionalProperties: false,
                description: "One split.",
              },
              description: "Splits after the first bar.",
            },
            dividends: {
              type: "object",
              properties: {
                count: { type: "integer", description: "How many. Unit: dividends." },
                cash: {
                  type: "number",
                  description: "Their sum, each per share of its time. Unit: quote currency.",
                },
                last_day: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "Ex-day of the last one, YYYY-MM-DD. Null when: there was none.",
                },
              },
              required: ["count", "cash", "last_day"],
              additionalProperties: false,
              description: "Dividends after the first bar.",
            },
            delisting: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    day: { type: "string", description: "Last day, YYYY-MM-DD." },
                    final_return: {
                      type: "number",
                      description: "What a holder got over the last close. Unit: fraction.",
                    },
                  },
                  required: ["day", "final_return"],
                  additionalProperties: false,
                },
                { type: "null" },
              ],
              description: "The end of the listing. Null when: the window does not reach one.",
            },
            returns_of: {
              type: "string",
              description: "What returns over these prices are of, in words.",
            },
          },
          required: [
            "symbol",
            "vendor",
            "first_bar",
            "last_bar",
            "bars",
            "missing_sessions",
            "bars_off_sessions",
            "bars_without_price",
            "bars_without_volume",
            "columns_missing",
            "price_return",
            "total_return",
            "volatility",
            "best_bar",
            "worst_bar",
            "opens",
            "splits",
            "dividends",
            "delisting",
            "returns_of",
          ],
          additionalProperties: false,
          description: "What the daily bars of a symbol are like.",
        },
        description: "One for each symbol, in the order of the request.",
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
    required: ["summaries", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "ca2137e94eaa4ccfaec3b58275aa8d5bd59ee5c74bca6346f6fbf293dca7f654",
  http: { method: "GET", path: "/api/v1/bar-summaries" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
