// @generated from specs/tools/record/get_manifest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "get_manifest",
  title: "Manifest of runs",
  toolset: "record",
  description: "Give what a research note needs to say of the calls behind it, so that a reader can compute them again.\n\nThe manifest holds for each run its tool, arguments, contract digest, outcome, result digest, warnings, clock, seed, data snapshot, server version and git revision, and a digest over all of them. It holds no results: a reader who doubts one calls replay_run. Name every run that a conclusion rests on, the refused ones and the discarded attempts too.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      run_ids: {
        type: "array",
        items: {
          type: "string",
          minLength: 1,
          maxLength: 100,
          description: "The run_id of an answer's provenance or of list_runs.",
        },
        minItems: 1,
        maxItems: 100,
        description: "The runs, in the order in which the manifest lists them. No value twice.",
      },
      include_markdown: {
        type: "boolean",
        description: "Whether to add a short Markdown block for a research note. Default: false.",
        default: false,
      },
    },
    required: ["run_ids"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      runs: { type: "integer", description: "How many runs the manifest holds." },
      digest: {
        type: "string",
        description: "SHA-256 over the canonical JSON (RFC 8785) of the manifest's runs.",
      },
      manifest: {
        type: "string",
        description: "The manifest as JSON text, to be kept beside the note byte by byte; `quant manifest` writes the same.",
      },
      markdown: {
        type: "string",
        description: "A table of the runs, their warnings, and the command that computes them again.",
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
    required: ["runs", "digest", "manifest", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "0cb79540313eaf605b8a4c191487fb081bdc04d49356af9cbb4a6dd52a3011d6",
  http: { method: "GET", path: "/api/v1/runs/manifest" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
