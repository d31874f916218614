// @generated from specs/tools/research/confirm_screen_point.yaml by toolwright; edit the spec and run "toolwright gen".

import { contractTests } from "toolwright-runtime/testing";
import { registry } from "../registry.ts";
import { fixtures } from "./fixtures.ts";
import { plan } from "./confirm-screen-point.plan.ts";

contractTests(plan, { registry, fixtures, recordings: new URL("../../recordings/", import.meta.url) });
