// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

import { contractTests } from "toolwright-runtime/testing";
import { registry } from "../registry.ts";
import { fixtures } from "./fixtures.ts";
import { plan } from "./compare-to-history.plan.ts";

contractTests(plan, { registry, fixtures, recordings: new URL("../../recordings/", import.meta.url) });
