// @generated from specs/tools/research/render_report.yaml by toolwright; edit the spec and run "toolwright gen".

import { contractTests } from "toolwright-runtime/testing";
import { registry } from "../registry.ts";
import { fixtures } from "./fixtures.ts";
import { plan } from "./render-report.plan.ts";

contractTests(plan, { registry, fixtures, recordings: new URL("../../recordings/", import.meta.url) });
