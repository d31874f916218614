// @generated from specs/tools/research/render_report.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "render_report",
  title: "Render a report",
  toolset: "research",
  description: "A trial as one HTML document that needs nothing else, to read, to print or to send.\n\nIt shows equity, drawdown, returns by month, trades, folds and the parameters that were searched, as far as the trial kept them; `omitted` says what is not there and why. Beside each Sharpe ratio stand its deflated ratio and the trials of the family as of the call, so a later report of the same trial may judge it harder. It runs no script and loads nothing.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.\n\nDeflated Sharpe ratio: Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill. A probability, only as honest as the trial count.\nSharpe ratio: Mean excess return over its sample standard deviation, annualised by the square root of the periods per year. Read it only beside the deflated Sharpe ratio and the trial count.\nTrial count: Number of configurations tried, kept or not, the chosen one included.",
  inputSchema: {
    type: "object",
    properties: {
      trial_id: {
        type: "string",
        maxLength: 100,
        description: "Id of the trial, as the tool that recorded it gave it.",
      },
      title: {
        type: "string",
        minLength: 1,
        maxLength: 200,
        description: "Title of the document. Omit it to name strategy and universe.",
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
      title: { type: "string", description: "Title of the document." },
      sections: {
        type: "array",
        items: {
          type: "string",
          enum: ["equity", "drawdown", "monthly", "folds", "parameters", "trades"],
          description: "A part.",
        },
        description: "Parts of the document.",
      },
      omitted: {
        type: "array",
        items: {
          type: "object",
          properties: {
            section: {
              type: "string",
              enum: ["equity", "drawdown", "monthly", "folds", "parameters", "trades"],
              description: "The part.",
            },
            reason: { type: "string", description: "Why it is not there." },
          },
          required: ["section", "reason"],
          additionalProperties: false,
          description: "A part that the trial has nothing for.",
        },
        description: "Parts that are not there.",
      },
      sharpe_ratio: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Annualised, of the trial. Null when: the returns have no usable variance.",
      },
      deflated_sharpe_ratio: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance.",
      },
      n_trials: {
        type: "integer",
        description: "Trials of the family as of the call, this one among them.",
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
      report: {
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
          mediaType: { type: "string", enum: ["text/html"], description: "What it is." },
          bytes: { type: "integer", minimum: 0, description: "How long it is. Unit: bytes." },
        },
        required: ["uri", "path", "digest", "mediaType", "bytes"],
        additionalProperties: false,
        description: "The document.",
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
      "title",
      "sections",
      "omitted",
      "sharpe_ratio",
      "deflated_sharpe_ratio",
      "n_trials",
      "trial_counts",
      "report",
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
  digest: "e962690e546847922793e5b84c19783ecc5a02a2f66cb68f1875856fe849ea8c",
  http: { method: "GET", path: "/api/v1/report" },
  switches: [],
  access: "researcher",
  limits: {
    argumentBytes: 16777216,
    resultBytes: 4194304,
    milliseconds: 60000,
    artifactBytes: 4000000,
  },
  artifacts: [{ field: "report", mediaType: "text/html" }],
};
