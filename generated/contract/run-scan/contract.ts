// @generated from specs/tools/research/run_scan.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "scanner",
        shape: { type: "string", valuesFrom: "scanners" },
        required: true,
      },
      {
        name: "parameters",
        shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
      },
      {
        name: "symbols",
        shape: {
          type: "array",
          items: { type: "string", valuesFrom: "symbols" },
          minItems: 1,
          maxItems: 1000,
          uniqueItems: true,
        },
      },
      {
        name: "timeframe",
        shape: { type: "string", enum: ["1D", "1W", "1M"] },
        default: "1D",
      },
      {
        name: "as_of",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
      { name: "top_n", shape: { type: "integer", minimum: 1, maximum: 200 }, default: 20 },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "scanner", shape: { type: "string" }, required: true },
      {
        name: "parameters",
        shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
        required: true,
      },
      { name: "as_of", shape: { type: "string" }, required: true },
      { name: "session", shape: { type: "string" }, required: true },
      { name: "timeframe", shape: { type: "string" }, required: true },
      {
        name: "sort_key",
        shape: {
          type: "object",
          properties: [
            { name: "name", shape: { type: "string" }, required: true },
            { name: "description", shape: { type: "string" }, required: true },
            { name: "unit", shape: { type: "string" }, required: true },
            {
              name: "first",
              shape: { type: "string", enum: ["largest", "smallest"] },
              required: true,
            },
          ],
        },
        required: true,
      },
      { name: "universe", shape: { type: "integer" }, required: true },
      { name: "measured", shape: { type: "integer" }, required: true },
      { name: "matched", shape: { type: "integer" }, required: true },
      {
        name: "rows",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "rank", shape: { type: "integer" }, required: true },
              { name: "symbol", shape: { type: "string" }, required: true },
              { name: "value", shape: { type: "number" }, required: true },
              { name: "close", shape: { type: "number" }, required: true },
            ],
          },
        },
        required: true,
      },
      { name: "truncated", shape: { type: "integer" }, required: true },
      {
        name: "left_out",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "symbol", shape: { type: "string" }, required: true },
              {
                name: "reason",
                shape: {
                  type: "string",
                  enum: [
                    "no_daily_bars",
                    "licence_pending",
                    "not_listed_yet",
                    "not_traded",
                    "missing_input",
                    "too_few_bars",
                    "no_price",
                  ],
                },
                required: true,
              },
              { name: "why", shape: { type: "string" }, required: true },
            ],
          },
        },
        required: true,
      },
      { name: "caveat", shape: { type: "string" }, required: true },
      {
        name: "ranking_table",
        shape: {
          type: "object",
          properties: [
            {
              name: "uri",
              shape: { type: "string", pattern: "^artifact://[0-9a-f]{64}$" },
              required: true,
            },
            {
              name: "path",
              shape: { type: "string", pattern: "^artifacts/[0-9a-f]{64}\\.[a-z]+$" },
              required: true,
            },
            {
              name: "digest",
              shape: { type: "string", pattern: "^[0-9a-f]{64}$" },
              required: true,
            },
            {
              name: "mediaType",
              shape: { type: "string", enum: ["text/csv"] },
              required: true,
            },
            { name: "bytes", shape: { type: "integer", minimum: 0 }, required: true },
          ],
        },
        required: true,
      },
    ],
  },
  deferred: [],
  rules: [],
  presence: [],
  refusals: [
    {
      code: "EMPTY_SCAN",
      condition: "no symbol of the universe can be measured on the day",
      reason: "Of {symbols} symbols none can be measured: {why}.",
      recover: "Choose a later day, a shorter warm-up or other symbols; nothing was run.",
      status: 409,
    },
    {
      code: "NO_SUCH_DAY",
      condition: "a date is none of the calendar",
      reason: "{argument} is {date}, and the calendar has no such day.",
      recover: "Send a day that exists, as YYYY-MM-DD.",
      status: 422,
    },
    {
      code: "SCANNER_FAULT",
      condition: "the code of the scanner failed, or gave what can not be ranked",
      reason: "The scanner {scanner} did not work on {symbol}: {problem}.",
      recover: "Choose another scanner or other parameters; whoever installed it can repair it.",
      status: 409,
    },
    {
      code: "UNUSABLE_PARAMETERS",
      condition: "a parameter is not one of the scanner, lies outside of its bounds, or does not go together with another",
      reason: "{problems}",
      recover: "Use `list_scanners` for the names and bounds of parameters.",
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
