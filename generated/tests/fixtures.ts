// @generated from specs/fixtures.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Services } from "../../src/services.ts";

/** The services of each prepared state. */
export const fixtures: Readonly<Record<string, () => Promise<Services>>> = {
  "campaign": async () => (await import("../../test/fixtures/campaign.ts")).campaign(),
  "contended_ledger": async () => (await import("../../test/fixtures/states.ts")).contendedLedger(),
  "default": async () => (await import("../../test/fixtures/recorded-calls.ts")).recordedCalls(),
  "disjoint_history": async () => (await import("../../test/fixtures/states.ts")).disjointHistory(),
  "empty_history": async () => (await import("../../test/fixtures/states.ts")).emptyHistory(),
  "odd_market": async () => (await import("../../test/fixtures/odd-market.ts")).oddMarket(),
  "pending_import": async () => (await import("../../test/fixtures/pending-import.ts")).pendingImport(),
  "wall_market": async () => (await import("../../test/fixtures/wall-market.ts")).wallMarket(),
};
