// @generated from specs/types.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ProvenanceContract } from "toolwright-runtime";
import { validateProvenance } from "./validators.js";

export const provenance: ProvenanceContract = {
  shape: {
    type: "object",
    properties: [
      { name: "runId", shape: { type: "string" }, required: true },
      { name: "source", shape: { type: "string" }, required: true },
      { name: "asOf", shape: { type: "string", nullable: true }, required: true },
    ],
  },
  validate: validateProvenance,
};
