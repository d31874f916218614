// @generated from specs/types.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ProvenanceContract } from "toolwright-runtime";
import { validateProvenance } from "./validators.js";

export const provenance: ProvenanceContract = {
  shape: {
    type: "object",
    properties: [
      { name: "vendor", shape: { type: "string" }, required: true },
      { name: "asOf", shape: { type: "string", nullable: true }, required: true },
      { name: "ageSeconds", shape: { type: "number", nullable: true }, required: true },
      { name: "model", shape: { type: "string", nullable: true }, required: true },
      { name: "trialCount", shape: { type: "number", nullable: true }, required: true },
      { name: "trialsSource", shape: { type: "string", nullable: true }, required: true },
      { name: "snapshot", shape: { type: "string", nullable: true }, required: true },
      {
        name: "licence",
        shape: { type: "string", enum: ["confirmed", "sample", "generated"] },
      },
      { name: "barsUsed", shape: { type: "integer" } },
      { name: "timeframe", shape: { type: "string" } },
      { name: "interval", shape: { type: "string" } },
      { name: "tier", shape: { type: "string", enum: ["fresh", "delayed"] } },
      { name: "delayFloorSeconds", shape: { type: "number" } },
      { name: "withheldBars", shape: { type: "integer" } },
      { name: "staleAfterSeconds", shape: { type: "number" } },
      {
        name: "freshRefusal",
        shape: { type: "string", enum: ["quota", "signin", "meter"], nullable: true },
      },
      { name: "marketClock", shape: { type: "string", enum: ["wall", "snapshot"] } },
      { name: "runId", shape: { type: "string" }, required: true },
      { name: "serverVersion", shape: { type: "string" }, required: true },
      { name: "contractDigest", shape: { type: "string" }, required: true },
      { name: "seed", shape: { type: "integer" }, required: true },
      { name: "clock", shape: { type: "string" }, required: true },
    ],
  },
  validate: validateProvenance,
};
