// @generated from specs/tools/record/list_runs.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "list_runs",
  title: "List logged runs",
  toolset: "record",
  description: "List the calls that this server has logged, newest first, with how each ended.\n\nEvery call is a run, the refused and the failed ones too, so the list shows how often something was tried before a result was chosen. Arguments are not shown but named by their digest: equal arguments have equal digests. get_manifest gives a run's arguments, replay_run computes it again. The call that lists is not in its own answer, and calls that were declined before they were logged (no token, over a rate limit) are in none.\n\nA call changes nothing; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      tool: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        description: "Only runs of this tool.",
      },
      outcome: {
        type: "string",
        enum: ["result", "remembered", "refusal", "fault", "unfinished"],
        description: "Only runs that ended so; unfinished ones never did, since their process ended first or they still run.",
      },
      before: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        description: "Only runs older than this one; the next_before of an answer gives the page after it.",
      },
      limit: {
        type: "integer",
        minimum: 1,
        maximum: 200,
        description: "Largest number of runs. Default: 20.",
        default: 20,
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      runs: {
        type: "array",
        items: {
          type: "object",
          properties: {
            run_id: { type: "string", description: "Its identity in the log." },
            started_at: { type: "string", description: "ISO 8601 instant on the wall clock." },
            tool: { type: "string", description: "The tool that was called." },
            outcome: {
              type: "string",
              enum: ["result", "remembered", "refusal", "fault", "unfinished"],
              description: "How it ended.",
            },
            code: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "The refusal's code. Null when: the call was not refused.",
            },
            arguments_digest: {
              type: "string",
              description: "SHA-256 of the arguments; equal for equal arguments.",
            },
            result_digest: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "SHA-256 of the result. Null when: there is no result.",
            },
            snapshot: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "The data that was read. Null when: no data of the server's own was read.",
            },
            duration_milliseconds: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "How long it took. Unit: milliseconds. Null when: it has not ended.",
            },
            replay_of: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "The run that it was made to compare. Null when: it is no replay.",
            },
          },
          required: [
            "run_id",
            "started_at",
            "tool",
            "outcome",
            "code",
            "arguments_digest",
            "result_digest",
            "snapshot",
            "duration_milliseconds",
            "replay_of",
          ],
          additionalProperties: false,
          description: "One call of the log.",
        },
        description: "The runs, newest first.",
      },
      next_before: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "What to pass as before for the runs after these. Null when: no older run fits.",
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
    required: ["runs", "next_before", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "2545cb85884bede1b963b6be50ce0628733ab091a601d52dd926568066839437",
  http: { method: "GET", path: "/api/v1/runs" },
  switches: [],
  access: "researcher",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
