// @generated from specs/tools/research/summarize_bars.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "symbols",
        shape: {
          type: "array",
          items: { type: "string", valuesFrom: "symbols" },
          minItems: 1,
          maxItems: 500,
          uniqueItems: true,
        },
        required: true,
      },
      {
        name: "from",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
      {
        name: "to",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
    ],
  },
  result: {
    type: "object",
    properties: [
      {
        name: "summaries",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "symbol", shape: { type: "string" }, required: true },
              { name: "vendor", shape: { type: "string" }, required: true },
              { name: "first_bar", shape: { type: "string" }, required: true },
              { name: "last_bar", shape: { type: "string" }, required: true },
              { name: "bars", shape: { type: "integer" }, required: true },
              {
                name: "missing_sessions",
                shape: {
                  type: "object",
                  properties: [
                    { name: "count", shape: { type: "integer" }, required: true },
                    {
                      name: "first",
                      shape: { type: "array", items: { type: "string" } },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
              { name: "bars_off_sessions", shape: { type: "integer" }, required: true },
              { name: "bars_without_price", shape: { type: "integer" }, required: true },
              {
                name: "bars_without_volume",
                shape: { type: "integer", nullable: true },
                required: true,
              },
              {
                name: "columns_missing",
                shape: {
                  type: "array",
                  items: { type: "string", enum: ["opens", "highs", "lows", "volumes"] },
                },
                required: true,
              },
              {
                name: "price_return",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "total_return",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "volatility",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "best_bar",
                shape: {
                  type: "object",
                  properties: [
                    { name: "size", shape: { type: "number" }, required: true },
                    { name: "day", shape: { type: "string" }, required: true },
                  ],
                  nullable: true,
                },
                required: true,
              },
              {
                name: "worst_bar",
                shape: {
                  type: "object",
                  properties: [
                    { name: "size", shape: { type: "number" }, required: true },
                    { name: "day", shape: { type: "string" }, required: true },
                  ],
                  nullable: true,
                },
                required: true,
              },
              {
                name: "opens",
                shape: {
                  type: "object",
                  properties: [
                    {
                      name: "traded",
                      shape: { type: "string", enum: ["all", "some", "none"] },
                      required: true,
                    },
                    {
                      name: "traded_from",
                      shape: { type: "string", nullable: true },
                      required: true,
                    },
                    {
                      name: "largest_gap_up",
                      shape: {
                        type: "object",
                        properties: [
                          { name: "size", shape: { type: "number" }, required: true },
                          { name: "day", shape: { type: "string" }, required: true },
                        ],
                        nullable: true,
                      },
                      required: true,
                    },
                    {
                      name: "largest_gap_down",
                      shape: {
                        type: "object",
                        properties: [
                          { name: "size", shape: { type: "number" }, required: true },
                          { name: "day", shape: { type: "string" }, required: true },
                        ],
                        nullable: true,
                      },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
              {
                name: "splits",
                shape: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: [
                      { name: "day", shape: { type: "string" }, required: true },
                      { name: "ratio", shape: { type: "number" }, required: true },
                    ],
                  },
                },
                required: true,
              },
              {
                name: "dividends",
                shape: {
                  type: "object",
                  properties: [
                    { name: "count", shape: { type: "integer" }, required: true },
                    { name: "cash", shape: { type: "number" }, required: true },
                    {
                      name: "last_day",
                      shape: { type: "string", nullable: true },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
              {
                name: "delisting",
                shape: {
                  type: "object",
                  properties: [
                    { name: "day", shape: { type: "string" }, required: true },
                    { name: "final_return", shape: { type: "number" }, required: true },
                  ],
                  nullable: true,
                },
                required: true,
              },
              { name: "returns_of", shape: { type: "string" }, required: true },
            ],
          },
        },
        required: true,
      },
    ],
  },
  deferred: [],
  rules: [
    {
      code: "INVALID_TO",
      says: "to lies before from.",
      holds: (args: any) => ((!(args.from !== undefined) || !(args.to !== undefined)) || (args.from <= args.to)),
    },
  ],
  presence: [],
  refusals: [
    {
      code: "MARKET_DATA_PENDING",
      condition: "the bars of a symbol were imported, and the operator has not confirmed that they may be served",
      reason: "{symbol} is answered for by {vendor}, whose bars the operator has not confirmed.",
      recover: "Ask the operator to set QUANT_MARKET_DATA to 1, or use other symbols.",
      status: 403,
    },
    {
      code: "NO_BARS",
      condition: "a symbol has no daily bars in the window",
      reason: "The store has no daily bars for {symbol} in the window.",
      recover: "Use symbols of vocabulary://symbols that have daily bars, or a longer window.",
      status: 404,
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
