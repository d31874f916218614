// @generated from specs/tools/record/replay_run.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "replay_run",
  title: "Replay a run",
  toolset: "record",
  description: "Compute a logged run again, with its arguments, clock and seed, and say whether the same comes out.\n\nThe digests of the two results are compared; where they differ, the answer names the first field that does, and what has changed since: the tool's contract, the server's version, its git revision or the data snapshot. The replay is a call of its own, logged like any other. It reproduces the computation, not the choices that led to the call.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      run_id: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        description: "The run_id of an answer's provenance or of list_runs.",
      },
    },
    required: ["run_id"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      run_id: { type: "string", description: "The run that was computed again." },
      tool: { type: "string", description: "Its tool." },
      replay_run_id: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "The run that it was computed again as. Null when: no call was made.",
      },
      verdict: {
        type: "string",
        enum: ["same", "different", "impossible"],
        description: "Whether the same came out; impossible where there is no ending to compare with or no such tool any more.",
      },
      reason: {
        type: "string",
        description: "What is the same, what differs first, or why nothing could be compared.",
      },
      field: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "The first field of the result that differs. Null when: no single field differs.",
      },
      changed: {
        type: "array",
        items: {
          type: "object",
          properties: {
            what: {
              type: "string",
              enum: ["contract", "version", "revision", "snapshot"],
              description: "Which one.",
            },
            logged: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "What it was. Null when: there was none.",
            },
            now: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "What it is now. Null when: there is none.",
            },
          },
          required: ["what", "logged", "now"],
          additionalProperties: false,
          description: "One circumstance.",
        },
        description: "What of the circumstances is not as it was; a likely cause where the results differ.",
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
      "run_id",
      "tool",
      "replay_run_id",
      "verdict",
      "reason",
      "field",
      "changed",
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
  digest: "8891f8878880ab0ac8d346a223ae2d517c8438865c3a0aeaaf83fd7b48565e7c",
  http: { method: "POST", path: "/api/v1/runs/replay" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
