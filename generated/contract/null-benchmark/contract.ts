// @generated from specs/tools/audit/null_benchmark.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "symbol",
        shape: { type: "string", pattern: "^[A-Z][A-Z0-9]*([.\\-][A-Z0-9]+)*$", maxLength: 15 },
        required: true,
      },
      {
        name: "timeframe",
        shape: {
          type: "string",
          enum: ["1m", "5m", "15m", "30m", "1H", "4H", "1D", "1W", "1M", "3M", "12M"],
        },
        default: "1D",
      },
      {
        name: "window",
        shape: { type: "integer", minimum: 1, maximum: 5000 },
        default: 252,
      },
      {
        name: "feeBps",
        shape: { type: "number", minimum: 0, maximum: 1000 },
        default: 10,
      },
      {
        name: "slippageBps",
        shape: { type: "number", minimum: 0, maximum: 1000 },
        default: 0,
      },
      {
        name: "targetVolAnnual",
        shape: { type: "number", minimum: 0.001, maximum: 5 },
        default: 0.2,
      },
      {
        name: "volWindow",
        shape: { type: "integer", minimum: 2, maximum: 500 },
        default: 20,
      },
      {
        name: "maxExposure",
        shape: { type: "number", minimum: 0.01, maximum: 1 },
        default: 1,
      },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "symbol", shape: { type: "string" }, required: true },
      { name: "timeframe", shape: { type: "string" }, required: true },
      {
        name: "interval",
        shape: { type: "string", enum: ["1min", "1day", "1month"] },
        required: true,
      },
      {
        name: "window",
        shape: {
          type: "object",
          properties: [
            { name: "bars", shape: { type: "integer" }, required: true },
            { name: "firstBar", shape: { type: "string" }, required: true },
            { name: "lastBar", shape: { type: "string" }, required: true },
            { name: "seedBars", shape: { type: "integer" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "costs",
        shape: {
          type: "object",
          properties: [
            { name: "feeBps", shape: { type: "number" }, required: true },
            { name: "slippageBps", shape: { type: "number" }, required: true },
            {
              name: "fillsAt",
              shape: { type: "string", enum: ["open", "previous close"] },
              required: true,
            },
            { name: "rule", shape: { type: "string" }, required: true },
          ],
        },
        required: true,
      },
      { name: "returnBasis", shape: { type: "string" }, required: true },
      { name: "periodsPerYear", shape: { type: "number" }, required: true },
      {
        name: "annualization",
        shape: {
          type: "object",
          properties: [
            { name: "periodsPerYear", shape: { type: "number" }, required: true },
            { name: "convention", shape: { type: "string" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "sizing",
        shape: {
          type: "object",
          properties: [
            { name: "periodsPerYear", shape: { type: "number" }, required: true },
            { name: "targetVolAnnual", shape: { type: "number" }, required: true },
            { name: "volWindow", shape: { type: "integer" }, required: true },
            { name: "maxExposure", shape: { type: "number" }, required: true },
            { name: "rule", shape: { type: "string" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "buyAndHold",
        shape: {
          type: "object",
          properties: [
            { name: "totalReturn", shape: { type: "number" }, required: true },
            { name: "maxDrawdown", shape: { type: "number" }, required: true },
            { name: "sharpe", shape: { type: "number" }, required: true },
            {
              name: "deflatedSharpeRatio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "nTrials", shape: { type: "integer" }, required: true },
            { name: "nObs", shape: { type: "integer" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "volTargetedHold",
        shape: {
          type: "object",
          properties: [
            { name: "totalReturn", shape: { type: "number" }, required: true },
            { name: "maxDrawdown", shape: { type: "number" }, required: true },
            { name: "sharpe", shape: { type: "number" }, required: true },
            {
              name: "deflatedSharpeRatio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "nTrials", shape: { type: "integer" }, required: true },
            { name: "nObs", shape: { type: "integer" }, required: true },
            { name: "meanExposure", shape: { type: "number" }, required: true },
            { name: "highestExposure", shape: { type: "number" }, required: true },
            { name: "rebalances", shape: { type: "integer" }, required: true },
            { name: "costsPaid", shape: { type: "number" }, required: true },
            { name: "turnover", shape: { type: "number" }, required: true },
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
      code: "MARKET_DATA_PENDING",
      condition: "the symbol's bars were imported, and the operator has not confirmed that their licence lets them be served",
      reason: "The bars of {symbol} come from {vendor}, and their licence is {licence}: none is served until {variable} is 1 on this server.",
      recover: "Ask the operator, or use a symbol of vocabulary://symbols that is sample or generated data.",
      status: 403,
    },
    {
      code: "NO_BARS",
      condition: "the store has no bars for the symbol at that interval; nothing is invented in their place",
      reason: "The store has no {interval} bars for {symbol}.",
      recover: "Use a symbol of vocabulary://symbols, which states the intervals that each has.",
      status: 404,
    },
    {
      code: "TOO_FEW_BARS",
      condition: "the store has fewer complete candles than the window and its seeds need",
      reason: "The store has {bars} complete candles of {symbol} at this timeframe; the window and its seeds need {needed}.",
      recover: "Shorten window or volWindow, or choose a shorter timeframe.",
      status: 409,
    },
    {
      code: "bars-not-finite",
      condition: "an open or a close in the window or its seeds is not a positive number",
      reason: "The bar of {bar} has an open or a close that is no price.",
      recover: "Measure a window that ends before that bar or begins after it, or another symbol.",
      status: 409,
    },
    {
      code: "sharpe-report-refused",
      condition: "one of the lines has no usable variance, so that its Sharpe ratio is undefined",
      reason: "The {line} has no usable variance over the window, so its Sharpe ratio is undefined.",
      recover: "Choose a window in which the price moved.",
      status: 409,
    },
    {
      code: "too-few-bars",
      condition: "the window has fewer returns than a Sharpe ratio and its moments need",
      reason: "A window of {bars} candles has too few returns for a Sharpe ratio, which needs {needed}.",
      recover: "Lengthen window.",
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
