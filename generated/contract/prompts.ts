// @generated from specs/prompts.yaml by toolwright; edit the spec and run "toolwright gen".

import type { PromptContract } from "toolwright-runtime";

export const prompts: readonly PromptContract[] = [
  {
    name: "audit_a_claim",
    title: "Audit a claimed Sharpe ratio",
    description: "Finds out what a backtest is worth, given the search that it came from.",
    arguments: [
      {
        name: "returns",
        description: "Where the per-period returns are; a file or the numbers themselves.",
        required: true,
      },
      {
        name: "trials",
        description: "How many configurations were tried before this one was chosen.",
        required: true,
      },
    ],
    text: "Audit the backtest whose per-period returns are here: {returns}\nConfigurations that were tried, this one included: {trials}\n\nCall `audit_backtest` with the returns as fractions and that number as `trials`. Never lower the number: where it is\nnot known, ask, since every figure depends on it. Where the returns of all configurations are at hand, pass them as\n`matrix`, so that the probability of overfitting can be computed.\n\nThen report, in this order: the warnings, word for word; the deflated Sharpe ratio beside the plain one and the trial\ncount; whether the history is as long as the minimum that the answer names; what was dropped. A refusal is a result:\nsay its reason and what would be needed.\n",
    tools: ["audit_backtest"],
  },
  {
    name: "read_base_rates",
    title: "Read the base rates of a day",
    description: "Finds the days most like today, or like a day that you describe, and what followed them.",
    arguments: [
      {
        name: "day",
        description: "The day as signals with values; nothing for the latest day.",
        required: false,
      },
    ],
    text: "Compare this day to history: {day}\nWhere nothing stands above, compare the latest day.\n\nCall `compare_to_history`; the names of the signals are in the resource vocabulary://signals. Report for each horizon\nthe base rate beside the unconditional one, with the effective count and the interval, and say so where the interval\nholds the unconditional rate: the days then tell nothing apart. Read the warnings first and report them word for word.\n",
    tools: ["compare_to_history"],
  },
  {
    name: "read_one_signal",
    title: "Read the base rates of one signal",
    description: "Finds the days on which one signal stood where you say, and what followed them.",
    arguments: [
      {
        name: "signal",
        description: "The signal.",
        required: true,
        valuesFrom: "signals",
      },
      {
        name: "value",
        description: "Where it stands; nothing for where it stands on the latest day.",
        required: false,
      },
    ],
    text: "What followed the days on which {signal} stood here: {value}\nWhere no value stands above, take that of the latest day.\n\nCall `compare_to_history` with that signal alone in `signals_dict`; its unit is in the resource vocabulary://signals.\nReport for each horizon the base rate beside the unconditional one, with the effective count and the interval. Say that\none signal describes a day poorly. Read the warnings first and report them word for word.\n",
    tools: ["compare_to_history"],
  },
];
