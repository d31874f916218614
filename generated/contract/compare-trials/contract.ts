// @generated from specs/tools/campaign/compare_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "trial_ids",
        shape: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 100 },
          minItems: 2,
          maxItems: 20,
          uniqueItems: true,
        },
        required: true,
      },
    ],
  },
  result: {
    type: "object",
    properties: [
      {
        name: "compared",
        shape: { type: "array", items: { type: "string" } },
        required: true,
      },
      {
        name: "pairs",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "first", shape: { type: "string" }, required: true },
              { name: "second", shape: { type: "string" }, required: true },
              { name: "same_family", shape: { type: "boolean" }, required: true },
              { name: "shared_days", shape: { type: "integer" }, required: true },
              {
                name: "correlation",
                shape: { type: "number", nullable: true },
                required: true,
              },
            ],
          },
        },
        required: true,
      },
      {
        name: "average_correlation",
        shape: { type: "number", nullable: true },
        required: true,
      },
      {
        name: "effective_bets",
        shape: { type: "number", nullable: true },
        required: true,
      },
      {
        name: "unknown_trial_ids",
        shape: { type: "array", items: { type: "string" } },
        required: true,
      },
    ],
  },
  deferred: [],
  rules: [],
  presence: [],
  refusals: [
    {
      code: "MIXED_ACCOUNTING",
      condition: "two series are no returns of one kind, since they are marked on other prices or have another frequency",
      reason: "{first} and {second} do not compare: {difference}.",
      recover: "Compare trials of one timeframe; list_trials says that of each.",
      status: 409,
    },
    {
      code: "NO_SERIES",
      condition: "a trial keeps no returns, as a point of an optimization",
      reason: "No returns are kept of {trials}.",
      recover: "Evaluate their parameters with run_backtest, which keeps returns, or leave them out; list_trials says of each trial whether it has a series.",
      status: 409,
    },
    {
      code: "THIN_OVERLAP",
      condition: "two series share fewer than 60 days, or fewer than half of the days of the shorter one",
      reason: "{first} and {second} share {days} days; {needed} are needed.",
      recover: "Compare trials of the same years; list_trials says the first and last bar of each.",
      status: 409,
    },
    {
      code: "TOO_FEW_TRIALS",
      condition: "fewer than two of the ids are on record",
      reason: "Of these trials {known} are on record, and two are needed; unknown: {unknown}.",
      recover: "Take ids from list_trials.",
      status: 404,
    },
    {
      code: "ACCESS_DENIED",
      condition: "the token of the call has a tier below the tool's",
      reason: "{tool} needs the tier {tier}; the token has the tier {has}.",
      recover: "Ask the operator for a token of that tier.",
      status: 403,
    },
    {
      code: "ARGUMENTS_TOO_LARGE",
      condition: "the arguments take more bytes than the server reads",
      reason: "The arguments take {bytes} bytes; the server reads at most {limit}.",
      recover: "Send fewer rows or fewer columns.",
      status: 413,
    },
    {
      code: "ARTIFACTS_TOO_LARGE",
      condition: "the documents, images or tables that the tool keeps beside the result take more bytes than it may keep",
      reason: "The artifacts take {bytes} bytes; the tool keeps at most {limit}.",
      recover: "Ask for fewer rows, or leave out the arguments that add parts to the artifacts.",
      status: 422,
    },
    {
      code: "AUTH_REQUIRED",
      condition: "the call comes over HTTP without a token that the tool needs, or with one that is not taken",
      reason: "{tool} needs a token of the tier {tier}: {problem}.",
      recover: "Send a token as \"Authorization: Bearer TOKEN\". The operator makes one with `quant token create --tier {tier}`.",
      status: 401,
    },
    {
      code: "BUSY",
      condition: "as many calls that keep the machine busy are running as the server makes at once",
      reason: "The server makes {limit} heavy calls at once, and as many are running.",
      recover: "Call again when one of them has ended.",
      status: 503,
    },
    {
      code: "CALL_LIMIT",
      condition: "the caller has made as many calls of the tool as a day (UTC) allows, every attempt counted",
      reason: "A caller makes at most {limit} calls of {tool} a day; every attempt counts, a refused one too.",
      recover: "Call again in {retryAfter} seconds, when the next day begins in UTC.",
      status: 429,
    },
    {
      code: "DEFERRED_ARGUMENT",
      condition: "the argument exists in the code behind the tool and is withheld from this surface on purpose",
      reason: "{violation}",
      recover: "Leave it out.",
      status: 422,
    },
    {
      code: "INVALID_ARGUMENTS",
      condition: "the arguments are not one JSON object",
      reason: "The arguments are not one JSON object: {problem}.",
      recover: "Pass an object whose keys are argument names, or leave the arguments out.",
      status: 422,
    },
    {
      code: "INVALID_{ARGUMENT}",
      condition: "the argument breaks its type, one of its bounds, or is missing though required",
      reason: "{violation}",
      recover: "Correct the arguments that the reason names and call again.",
      status: 422,
    },
    {
      code: "RATE_LIMITED",
      condition: "the token or the address has made as many calls as its tier allows in a minute",
      reason: "This {per} has made its {limit} calls of a minute.",
      recover: "Call again in {retryAfter} seconds.",
      status: 429,
    },
    {
      code: "RESULT_TOO_LARGE",
      condition: "the result takes more bytes than the tool gives",
      reason: "The result takes {bytes} bytes; the tool gives at most {limit}.",
      recover: "Ask for fewer rows, or leave out the arguments that add parts to the result.",
      status: 422,
    },
    {
      code: "SWITCHED_OFF",
      condition: "an environment switch that the tool needs is off",
      reason: "This tool is off on this server until {variable} is 1.",
      recover: "Ask the operator to set the variable and restart the server.",
      status: 403,
    },
    {
      code: "TIME_LIMIT",
      condition: "the call takes longer than the tool allows",
      reason: "The call took longer than {milliseconds} milliseconds and was stopped.",
      recover: "Send fewer rows or ask for less; an equal call takes as long again.",
      status: 503,
    },
    {
      code: "UNKNOWN_ARGUMENT",
      condition: "an argument, at any depth, is not one that the tool accepts",
      reason: "{violation} Refused rather than ignored, since an argument dropped in silence leaves you believing that it was applied.",
      recover: "Use the suggested name where there is one, or leave the argument out.",
      status: 422,
    },
  ],
  validateArguments: validateArguments,
  validateResult: validateResult,
};
