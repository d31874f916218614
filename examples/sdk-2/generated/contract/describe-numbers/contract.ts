// @generated from specs/tools/numbers/describe_numbers.yaml by toolwright; edit the spec and run "toolwright gen".

import { size } from "../expression.ts";
import type { Listing, Rule } from "../tool.ts";
import type { DescribeNumbersArguments } from "../types.ts";
import { validateArguments, validateResult } from "./validators.js";

const listing: Listing = {
  name: "describe_numbers",
  title: "Describe numbers",
  description: "The mean of a list of numbers.\n\nWith `trim`, as many of the smallest and of the largest numbers are left out first.",
  inputSchema: {
    type: "object",
    properties: {
      numbers: {
        type: "array",
        items: { type: "number", description: "One of the numbers." },
        minItems: 1,
        maxItems: 10000,
        description: "The numbers, in any order.",
      },
      trim: {
        type: "integer",
        minimum: 0,
        maximum: 1000,
        description: "How many numbers to leave out at each end. Default: 0.",
        default: 0,
      },
    },
    required: ["numbers"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      count: { type: "integer", description: "How many numbers the mean is of." },
      mean: { type: "number", description: "Their mean." },
    },
    required: ["count", "mean"],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
};

const rules: readonly Rule<DescribeNumbersArguments>[] = [
  {
    code: "TOO_FEW",
    says: "There must be more numbers than are left out.",
    holds: (args: any) => (size(args.numbers) > (2 * args.trim)),
  },
];

/** What the agent reads where the tool refuses: the code, the reason and the way forward. */
const refusals = {
  /** no number is left */
  "TOO_FEW": (params: { violation: string }): string => "TOO_FEW: " + params.violation + " Give more numbers, or a smaller `trim`.",
  /** the sum of the numbers is beyond what a number holds */
  "TOO_LARGE": (params: { count: number }): string => "TOO_LARGE: The sum of " + params.count + " numbers is beyond the largest number. Give the numbers in a larger unit.",
};

/** Arguments that are withheld on purpose, and why. */
const deferred: Readonly<Record<string, string>> = {};

export const contract = { listing, validateArguments, validateResult, rules, refusals, deferred };
