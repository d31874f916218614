// @generated from specs/tools/audit/preregister.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "preregister",
  title: "Seal a claim before its test",
  toolset: "audit",
  description: "Seals a falsifiable claim into the caller's append-only, hash-chained ledger.\n\nState what is claimed, on what, what would count as success, and the window of data, before the test is run. The record names the hash of the one before it, so that none can be changed, removed or reordered unseen. Keep chainLength and headHash as a receipt: against it, a ledger that was cut or written anew shows too.\n\nA call writes one record at the end of the caller's own ledger and removes nothing; it is logged. Over HTTP it needs a token of the tier researcher.",
  inputSchema: {
    type: "object",
    properties: {
      hypothesis: {
        type: "string",
        pattern: "\\S",
        minLength: 10,
        maxLength: 4000,
        description: "What is claimed, specific enough that a result could contradict it.",
      },
      universe: {
        type: "string",
        pattern: "\\S",
        minLength: 1,
        maxLength: 2000,
        description: "What it will be tested on, such as instruments, a sector or an index.",
      },
      criteria: {
        type: "string",
        pattern: "\\S",
        minLength: 10,
        maxLength: 4000,
        description: "What would count as success, decided in advance. Criteria that begin with \"Campaign:\" declare the bar of a campaign, whose form the guide to campaigns has; refusal_census grades audits by it.",
      },
      sampleStart: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "First day of the sample, YYYY-MM-DD.",
      },
      sampleEnd: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "Last day of the sample, YYYY-MM-DD.",
      },
      holdoutStart: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "First day of the window that is kept back for one last test, YYYY-MM-DD. Both holdout dates or neither.",
      },
      holdoutEnd: {
        type: "string",
        pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        description: "Last day of the window that is kept back, YYYY-MM-DD.",
      },
      configHash: {
        type: "string",
        pattern: "^[0-9a-f]{64}$",
        description: "SHA-256 of the configuration that the claim commits to, lowercase hex. It becomes part of the sealed criteria.",
      },
    },
    required: ["hypothesis", "universe", "criteria", "sampleStart", "sampleEnd"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      seq: {
        type: "integer",
        minimum: 1,
        description: "Place of the record in the ledger; the first is 1.",
      },
      ts: {
        type: "string",
        description: "When it was sealed, ISO 8601, on the wall clock whatever clock the data follow.",
      },
      recordHash: { type: "string", description: "SHA-256 of the record's canonical form." },
      prevHash: {
        type: "string",
        description: "recordHash of the record before; 64 zeros for the first.",
      },
      headHash: {
        type: "string",
        description: "recordHash of the ledger's last record; a receipt together with chainLength.",
      },
      chainLength: { type: "integer", minimum: 1, description: "Records in the ledger." },
      hypothesis: { type: "string", description: "As it was sealed." },
      universe: { type: "string", description: "As it was sealed." },
      criteria: {
        type: "string",
        description: "As it was sealed, the configuration hash included.",
      },
      sampleStart: { type: "string", description: "As it was sealed." },
      sampleEnd: { type: "string", description: "As it was sealed." },
      holdoutStart: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "As it was sealed. Null when: no window is kept back.",
      },
      holdoutEnd: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "As it was sealed. Null when: no window is kept back.",
      },
      configHash: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "As it was sealed. Null when: the claim names no configuration.",
      },
      sampleHadBegun: {
        type: "boolean",
        description: "True where the sample's first day was not in the future when the claim was sealed, so that its data may have been seen.",
      },
      claim: {
        type: "string",
        description: "What the chain proves of this record and what it does not.",
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
      "seq",
      "ts",
      "recordHash",
      "prevHash",
      "headHash",
      "chainLength",
      "hypothesis",
      "universe",
      "criteria",
      "sampleStart",
      "sampleEnd",
      "holdoutStart",
      "holdoutEnd",
      "configHash",
      "sampleHadBegun",
      "claim",
      "provenance",
      "warnings",
    ],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  digest: "4ae7ba9f03fac89d536edcb797295a4153836f370384e3365cad16f351228db8",
  http: { method: "POST", path: "/api/v1/audit/preregistrations" },
  switches: [],
  access: "researcher",
  handlerWrites: true,
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
