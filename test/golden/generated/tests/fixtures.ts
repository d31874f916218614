// @generated from specs/fixtures.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Services } from "../../src/services.ts";

/** The services of each prepared state. */
export const fixtures: Readonly<Record<string, () => Promise<Services>>> = {
  "default": async () => (await import("../../src/services.ts")).openServices(),
  "empty": async () => (await import("../../src/services.ts")).emptyServices(),
};
