// @generated from specs/tools/research/render_report.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Validate } from "toolwright-runtime";

export declare const validateArguments: Validate;
export declare const validateResult: Validate;
