// @generated from specs/types.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Validate } from "toolwright-runtime";

export declare const validateProvenance: Validate;
