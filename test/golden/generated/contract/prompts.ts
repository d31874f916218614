// @generated from specs/prompts.yaml by toolwright; edit the spec and run "toolwright gen".

import type { PromptContract } from "toolwright-runtime";

export const prompts: readonly PromptContract[] = [
  {
    name: "read_the_river",
    title: "Read the river",
    description: "What the level of a station was, and where it is heading.",
    arguments: [{ name: "station", description: "The code of the station.", required: true }],
    text: "Call `read_levels` for the station {station}, and `smooth_series` with what it gives.\nReport the warnings word for word.\n",
    tools: ["read_levels", "smooth_series"],
  },
];
