// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import { contract as describeNumbers } from "./describe-numbers/contract.ts";

export const tools = {
  "describe_numbers": describeNumbers,
};
