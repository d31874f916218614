// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

import { contractTests } from "toolwright-runtime/testing";
import { registry } from "../registry.ts";
import { fixtures } from "./fixtures.ts";
import { plan } from "./load-config.plan.ts";

contractTests(plan, { registry, fixtures, recordings: new URL("../../recordings/", import.meta.url) });
