// @generated from specs/tools/audit/preregister.yaml by toolwright; edit the spec and run "make gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "hypothesis",
        shape: { type: "string", pattern: "\\S", minLength: 10, maxLength: 4000 },
        required: true,
      },
      {
        name: "universe",
        shape: { type: "string", pattern: "\\S", minLength: 1, maxLength: 2000 },
        required: true,
      },
      {
        name: "criteria",
        shape: { type: "string", pattern: "\\S", minLength: 10, maxLength: 4000 },
        required: true,
      },
      {
        name: "sampleStart",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
        required: true,
      },
      {
        name: "sampleEnd",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
        required: true,
      },
      {
        name: "holdoutStart",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
      {
        name: "holdoutEnd",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
      { name: "configHash", shape: { type: "string", pattern: "^[0-9a-f]{64}$" } },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "seq", shape: { type: "integer", minimum: 1 }, required: true },
      { name: "ts", shape: { type: "string" }, required: true },
      { name: "recordHash", shape: { type: "string" }, required: true },
      { name: "prevHash", shape: { type: "string" }, required: true },
      { name: "headHash", shape: { type: "string" }, required: true },
      { name: "chainLength", shape: { type: "integer", minimum: 1 }, required: true },
      { name: "hypothesis", shape: { type: "string" }, required: true },
      { name: "universe", shape: { type: "string" }, required: true },
      { name: "criteria", shape: { type: "string" }, required: true },
      { name: "sampleStart", shape: { type: "string" }, required: true },
      { name: "sampleEnd", shape: { type: "string" }, required: true },
      { name: "holdoutStart", shape: { type: "string", nullable: true }, required: true },
      { name: "holdoutEnd", shape: { type: "string", nullable: true }, required: true },
      { name: "configHash", shape: { type: "string", nullable: true }, required: true },
      { name: "sampleHadBegun", shape: { type: "boolean" }, required: true },
      { name: "claim", shape: { type: "string" }, required: true },
    ],
  },
  deferred: [],
  rules: [
    {
      code: "INVALID_SAMPLE_END",
      says: "sampleEnd lies before sampleStart.",
      holds: (args: any) => (args.sampleStart <= args.sampleEnd),
    },
    {
      code: "INVALID_HOLDOUT_END",
      says: "holdoutStart and holdoutEnd come together or not at all.",
      holds: (args: any) => ((args.holdoutStart !== undefined) === (args.holdoutEnd !== undefined)),
    },
    {
      code: "INVALID_HOLDOUT_START",
      says: "The holdout begins after the sample has ended; a day in both is not kept back.",
      holds: (args: any) => (!(args.holdoutStart !== undefined) || (args.holdoutStart > args.sampleEnd)),
    },
    {
      code: "INVALID_HOLDOUT_END",
      says: "holdoutEnd lies before holdoutStart.",
      holds: (args: any) => ((!(args.holdoutStart !== undefined) || !(args.holdoutEnd !== undefined)) || (args.holdoutStart <= args.holdoutEnd)),
    },
  ],
  presence: [],
  refusals: [
    {
      code: "LEDGER_CONTENDED",
      condition: "other processes kept appending to the same ledger until there was no time left",
      reason: "Others appended to this ledger {attempts} times while the record was about to be written; nothing was written.",
      recover: "Call again.",
      status: 503,
    },
    {
      code: "NO_SUCH_DAY",
      condition: "a date is none of the calendar",
      reason: "{argument} is {date}, and the calendar has no such day.",
      recover: "Send a day that exists, as YYYY-MM-DD.",
      status: 422,
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
      code: "AUTH_REQUIRED",
      condition: "the call comes over HTTP without a token that the tool needs, or with one that is not taken",
      reason: "{tool} needs a token of the tier {tier}: {problem}.",
      recover: "Send a token as \"Authorization: Bearer TOKEN\". The operator makes one with `quant token create --tier {tier}`.",
      status: 401,
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
