// @generated from specs/fixtures.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Fixture, Fixtures, SessionState } from "toolwright-runtime/testing";
import type { Services } from "../../src/services.ts";

/** The services of each prepared state; they may read what the calls of a test write. */
export const fixtures: Fixtures<Services> = {
  "default": async (state) => open((await import("../../src/services.ts")).openServices, state),
  "empty": async (state) => open((await import("../../src/services.ts")).emptyServices, state),
};

const open = (fixture: Fixture<Services>, state: SessionState) => fixture(state);
