// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Validate } from "toolwright-runtime";

export declare const validateArguments: Validate;
export declare const validateResult: Validate;
