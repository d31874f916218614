// @generated from specs/tools/numbers/describe_numbers.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Validate } from "../tool.ts";
import type { DescribeNumbersArguments, DescribeNumbersResult } from "../types.ts";

export declare const validateArguments: Validate<DescribeNumbersArguments>;
export declare const validateResult: Validate<DescribeNumbersResult>;
