// @generated from specs/tools/research/run_scan.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "run_scan",
  title: "Rank symbols as of a day",
  toolset: "research",
  description: "Ranks a universe of symbols by a scanner, as of a day, from bars that had closed by then.\n\nEvery symbol is compared on the same session, the newest one up to `as_of`. Shares that were delisted later are in the scan, those delisted before or listed after it are not. Prices are in units that no split moves; nothing after the day is read. What could not be ranked is named with its reason. A scan records nothing and is a search all the same: what it finds is to be judged by bars after the day.\n\nA call changes nothing; it is logged.",
  inputSchema: {
    type: "object",
    properties: {
      scanner: {
        type: "string",
        description: "Scanner to rank by, as `list_scanners` names it. Values are listed by the resource vocabulary://scanners.",
      },
      parameters: {
        type: "object",
        properties: {},
        additionalProperties: { type: "number", description: "Value of one parameter." },
        description: "Parameters of the scanner by name, in the bounds that `list_scanners` states. What is left out has its default.",
      },
      symbols: {
        type: "array",
        items: {
          type: "string",
          description: "Symbol. Values are listed by the resource vocabulary://symbols.",
        },
        minItems: 1,
        maxItems: 1000,
        description: "Symbols to rank. Omit it to rank every share of the market that has daily bars; indexes are ranked where they are named. No value twice.",
      },
      timeframe: {
        type: "string",
        enum: ["1D", "1W", "1M"],
        description: "Candle size that the scanner is handed; a candle that was not over on the day is left out. Default: \"1D\".",
        default: "1D",
      },
      as_of: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "Day, YYYY-MM-DD, after whose close the ranking could have been made. The newest session of the universe where it is left out.",
      },
      top_n: {
        type: "integer",
        minimum: 1,
        maximum: 200,
        description: "Rows to show. Unit: rows. Default: 20.",
        default: 20,
      },
    },
    required: ["scanner"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      scanner: { type: "string", description: "The scanner." },
      parameters: {
        type: "object",
        properties: {},
        additionalProperties: { type: "number", description: "Value." },
        description: "Its parameters, defaults included.",
      },
      as_of: { type: "string", description: "The day of the scan, YYYY-MM-DD." },
      session: {
        type: "string",
        description: "Session whose bars were compared, YYYY-MM-DD: the newest one up to as_of.",
      },
      timeframe: { type: "string", description: "The candle size." },
      sort_key: {
        type: "object",
        properties: {
          name: { type: "string", description: "Its name." },
          description: { type: "string", description: "How it is computed." },
          unit: { type: "string", description: "Its unit." },
          first: {
            type: "string",
            enum: ["largest", "smallest"],
            description: "Which value comes first.",
          },
        },
        required: ["name", "description", "unit", "first"],
        additionalProperties: false,
        description: "What a scanner ranks symbols by.",
      },
      universe: { type: "integer", description: "Symbols that were asked for. Unit: symbols." },
      measured: {
        type: "integer",
        description: "Symbols that the scanner was handed. Unit: symbols.",
      },
      matched: {
        type: "integer",
        description: "Symbols that it found; the others are none of those that it looks for. Unit: symbols.",
      },
      rows: {
        type: "array",
        items: {
          type: "object",
          properties: {
            rank: { type: "integer", description: "Place in the order, from 1." },
            symbol: { type: "string", description: "The symbol." },
            value: {
              type: "number",
              description: "Its value of the sort key, in the key's unit.",
            },
            close: {
              type: "number",
              description: "Its close of the session, as it was traded. Unit: quote currency.",
            },
          },
          required: ["rank", "symbol", "value", "close"],
          additionalProperties: false,
          description: "One symbol that a scan found.",
        },
        description: "The first ones, in order; equal values are ranked by symbol.",
      },
      truncated: {
        type: "integer",
        description: "Found symbols that are not among the rows. Unit: symbols.",
      },
      left_out: {
        type: "array",
        items: {
          type: "object",
          properties: {
            symbol: { type: "string", description: "The symbol." },
            reason: {
              type: "string",
              enum: [
                "no_daily_bars",
                "licence_pending",
                "not_listed_yet",
                "not_traded",
                "missing_input",
                "too_few_bars",
                "no_price",
              ],
              description: "Why: not_traded has no bar of the session, as after a delisting; missing_input lacks a column that the scanner reads.",
            },
            why: { type: "string", description: "The same, with the figures of the symbol." },
          },
          required: ["symbol", "reason", "why"],
          additionalProperties: false,
          description: "One symbol that could not be measured.",
        },
        description: "Symbols that could not be measured, with the reason.",
      },
      caveat: { type: "string", description: "What a ranking does not show." },
      ranking_table: {
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
        description: "Every symbol that was found.",
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
      "scanner",
      "parameters",
      "as_of",
      "session",
      "timeframe",
      "sort_key",
      "universe",
      "measured",
      "matched",
      "rows",
      "truncated",
      "left_out",
      "caveat",
      "ranking_table",
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
  digest: "dcacf44c9b8797ad1948f33d537dd1ab795d1874402d491cc680ccb6b2e06a29",
  http: { method: "POST", path: "/api/v1/scans" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
  artifacts: [{ field: "ranking_table", mediaType: "text/csv" }],
};
