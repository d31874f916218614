// @generated from specs/fixtures.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Fixture, Fixtures, SessionState } from "toolwright-runtime/testing";
import type { Services } from "../../src/services.ts";

/** The services of each prepared state; they may read what the calls of a test write. */
export const fixtures: Fixtures<Services> = {
  "campaign": async (state) => open((await import("../../test/fixtures/campaign.ts")).campaign, state),
  "contended_ledger": async (state) => open((await import("../../test/fixtures/states.ts")).contendedLedger, state),
  "default": async (state) => open((await import("../../test/fixtures/recorded-calls.ts")).recordedCalls, state),
  "disjoint_history": async (state) => open((await import("../../test/fixtures/states.ts")).disjointHistory, state),
  "empty_history": async (state) => open((await import("../../test/fixtures/states.ts")).emptyHistory, state),
  "faulty_scanner": async (state) => open((await import("../../test/fixtures/faulty-scanner.ts")).faultyScanner, state),
  "faulty_strategy": async (state) => open((await import("../../test/fixtures/faulty-strategy.ts")).faultyStrategy, state),
  "odd_market": async (state) => open((await import("../../test/fixtures/odd-market.ts")).oddMarket, state),
  "pending_import": async (state) => open((await import("../../test/fixtures/pending-import.ts")).pendingImport, state),
  "plugins": async (state) => open((await import("../../test/fixtures/plugins.ts")).plugins, state),
  "reported": async (state) => open((await import("../../test/fixtures/reported.ts")).reported, state),
  "saved_configs": async (state) => open((await import("../../test/fixtures/saved-configs.ts")).savedConfigs, state),
  "searched": async (state) => open((await import("../../test/fixtures/searched.ts")).searched, state),
  "wall_market": async (state) => open((await import("../../test/fixtures/wall-market.ts")).wallMarket, state),
};

const open = (fixture: Fixture<Services>, state: SessionState) => fixture(state);
