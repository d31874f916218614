// @generated from specs/tools/research/list_configs.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Validate } from "toolwright-runtime";

export declare const validateArguments: Validate;
export declare const validateResult: Validate;
