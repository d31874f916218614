// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Validate } from "toolwright-runtime";

export declare const validateArguments: Validate;
export declare const validateResult: Validate;
