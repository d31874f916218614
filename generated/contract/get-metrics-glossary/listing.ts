// @generated from specs/tools/research/get_metrics_glossary.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "get_metrics_glossary",
  title: "Read what metrics mean",
  toolset: "research",
  description: "Definition, pitfalls and formula of each metric that the tools report.\n\nThe texts are those of the pages and of the descriptions, from one source. Two caveats go with any metric: on what equity it is measured, and what a search does to it.\n\nA call changes nothing; it is logged.\n\nEquity basis: Performance is measured on equity marked at bar closes; figures of trades are of closed trades. The two differ by what is open at the end. A win rate and a return of one backtest may so tell different stories; neither is wrong.\nMultiple testing: The best of many configurations looks better than it will be, since the largest of many chance results is large. A Sharpe ratio found in sample by a search is not evidence; walk forward, and read it beside its deflated value and the trial count.",
  inputSchema: {
    type: "object",
    properties: {
      metrics: {
        type: "array",
        items: {
          type: "string",
          description: "Name of a metric. Values are listed by the resource vocabulary://metrics.",
        },
        minItems: 1,
        maxItems: 100,
        description: "Metrics to explain. All of them where it is left out. No value twice.",
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      metrics: {
        type: "array",
        items: {
          type: "object",
          properties: {
            name: { type: "string", description: "Its name." },
            title: { type: "string", description: "Its name for people." },
            definition: { type: "string", description: "What it is." },
            pitfalls: {
              type: "array",
              items: { type: "string", description: "A pitfall." },
              description: "How it misleads.",
            },
            formula: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "The formula, in TeX. Null when: words say it all.",
            },
            unit: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "Its unit. Null when: it has none.",
            },
            aliases: {
              type: "array",
              items: { type: "string", description: "A name." },
              description: "Other names.",
            },
            sources: {
              type: "array",
              items: { type: "string", description: "A source." },
              description: "Where it is from.",
            },
            tools: {
              type: "array",
              items: { type: "string", description: "A tool." },
              description: "Tools whose results have a value of it.",
            },
          },
          required: [
            "name",
            "title",
            "definition",
            "pitfalls",
            "formula",
            "unit",
            "aliases",
            "sources",
            "tools",
          ],
          additionalProperties: false,
          description: "One term of the glossary.",
        },
        description: "The metrics, by name.",
      },
      caveats: {
        type: "array",
        items: {
          type: "object",
          properties: {
            name: { type: "string", description: "The term that says it." },
            title: { type: "string", description: "Its name for people." },
            text: { type: "string", description: "The term, with its pitfalls." },
          },
          required: ["name", "title", "text"],
          additionalProperties: false,
          description: "What goes with every metric.",
        },
        description: "What goes with every metric.",
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
    required: ["metrics", "caveats", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "213118ede09ae08e4374489dd25e6d48c99795e48ff44c44449fbda5575c2bbe",
  http: { method: "GET", path: "/api/v1/metrics" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
