// @generated from specs/tools/audit/refusal_census.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "refusal_census",
  title: "Count what campaigns refused",
  toolset: "audit",
  description: "The graded counts of every campaign beside the bar that was sealed before its first determination.\n\nA campaign is a claim that the server's operator has sealed with preregister, whose criteria declare tapes by universe and a bar. A determination is the first audit_backtest of a declared tape after the seal, by the operator. SELECTED meets the bar; CANDIDATE meets the lower one; REFUSAL meets neither, or was refused by the audit itself; ERROR ended in a fault, or is computed again to other figures. Counts only, no symbol.\n\nA call changes nothing; it is logged.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  outputSchema: {
    type: "object",
    properties: {
      campaigns: {
        type: "array",
        items: {
          type: "object",
          properties: {
            campaign: { type: "string", description: "Name of the campaign." },
            bar: {
              type: "string",
              description: "The criteria that every tape is measured against, as they were sealed.",
            },
            sealedAt: {
              type: "string",
              description: "ISO 8601 instant of the seal; no earlier audit counts.",
            },
            seq: { type: "integer", description: "Place of the sealing record in the ledger." },
            recordHash: { type: "string", description: "SHA-256 of the sealing record." },
            universes: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  universe: {
                    type: "string",
                    description: "The universe, as the criteria name it.",
                  },
                  declaredTapes: {
                    type: "integer",
                    description: "Tapes that the sealed criteria declare of it.",
                  },
                  determinations: {
                    type: "integer",
                    description: "Tapes that were determined; the sum of the four counts.",
                  },
                  selected: { type: "integer", description: "SELECTED: tapes that meet the bar." },
                  candidate: {
                    type: "integer",
                    description: "CANDIDATE: tapes that meet the lower bar alone.",
                  },
                  refusal: {
                    type: "integer",
                    description: "REFUSAL: tapes that meet neither, or that the audit refused.",
                  },
                  error: {
                    type: "integer",
                    description: "ERROR: tapes whose audit failed, or is computed again to other figures.",
                  },
                },
                required: [
                  "universe",
                  "declaredTapes",
                  "determinations",
                  "selected",
                  "candidate",
                  "refusal",
                  "error",
                ],
                additionalProperties: false,
                description: "How the declared tapes of one universe came out.",
              },
              description: "Counts by universe, in the order of the criteria.",
            },
            total: {
              type: "object",
              properties: {
                declaredTapes: {
                  type: "integer",
                  description: "Tapes that the sealed criteria declare.",
                },
                determinations: {
                  type: "integer",
                  description: "Tapes that were determined; the sum of the four counts.",
                },
                selected: { type: "integer", description: "SELECTED: tapes that meet the bar." },
                candidate: {
                  type: "integer",
                  description: "CANDIDATE: tapes that meet the lower bar alone.",
                },
                refusal: {
                  type: "integer",
                  description: "REFUSAL: tapes that meet neither, or that the audit refused.",
                },
                error: {
                  type: "integer",
                  description: "ERROR: tapes whose audit failed, or is computed again to other figures.",
                },
              },
              required: [
                "declaredTapes",
                "determinations",
                "selected",
                "candidate",
                "refusal",
                "error",
              ],
              additionalProperties: false,
              description: "How declared tapes came out.",
            },
            refusalCodes: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  code: { type: "string", description: "Code of the refusal, or below-bar." },
                  count: { type: "integer", description: "Tapes with this code." },
                },
                required: ["code", "count"],
                additionalProperties: false,
                description: "Tapes that were refused for one reason.",
              },
              description: "Why tapes were refused, the most frequent first; below-bar where the audit had figures and they met neither bar.",
            },
            repeated: {
              type: "integer",
              description: "Further audits of tapes that were determined already; they change nothing.",
            },
            undeclared: {
              type: "integer",
              description: "Audits of tapes that the criteria do not declare; they are not graded.",
            },
            sealedAgain: {
              type: "integer",
              description: "Later claims that declare a campaign of this name; the first one holds.",
            },
            gradedAt: {
              anyOf: [{ type: "string" }, { type: "null" }],
              description: "ISO 8601 instant of the last determination. Null when: no tape was determined yet.",
            },
          },
          required: [
            "campaign",
            "bar",
            "sealedAt",
            "seq",
            "recordHash",
            "universes",
            "total",
            "refusalCodes",
            "repeated",
            "undeclared",
            "sealedAgain",
            "gradedAt",
          ],
          additionalProperties: false,
          description: "The graded counts of a campaign beside its sealed bar.",
        },
        description: "Every campaign, in the order of their seals.",
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
    required: ["campaigns", "provenance", "warnings"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "6b547e53eb464163e9d5f70da25233ea9715071907396a0d0e4a2e139a486ef2",
  http: { method: "GET", path: "/api/v1/audit/refusal-census" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
