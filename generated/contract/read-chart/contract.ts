// @generated from specs/tools/audit/read_chart.yaml by toolwright; edit the spec and run "toolwright gen".

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
      { name: "window", shape: { type: "integer", minimum: 10, maximum: 5000 } },
      {
        name: "studies",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              {
                name: "id",
                shape: {
                  type: "string",
                  valuesFrom: "studies",
                  refuse: { valuesFrom: "UNKNOWN_STUDY" },
                },
                required: true,
              },
              {
                name: "parameters",
                shape: {
                  type: "object",
                  properties: [],
                  additionalProperties: { type: "number" },
                },
              },
            ],
          },
          maxItems: 20,
        },
        default: [
          { id: "sma", parameters: { period: 20 } },
          { id: "ema", parameters: { period: 9 } },
          { id: "rsi", parameters: { period: 14 } },
        ],
      },
      { name: "fresh", shape: { type: "boolean" }, default: false },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "symbol", shape: { type: "string", valuesFrom: "symbols" }, required: true },
      { name: "timeframe", shape: { type: "string" }, required: true },
      {
        name: "interval",
        shape: { type: "string", enum: ["1min", "1day", "1month"] },
        required: true,
      },
      {
        name: "adjustment",
        shape: { type: "string", enum: ["splits", "as-stored"] },
        required: true,
      },
      { name: "window", shape: { type: "integer" }, required: true },
      { name: "firstBar", shape: { type: "string" }, required: true },
      { name: "lastBar", shape: { type: "string" }, required: true },
      { name: "lastBarComplete", shape: { type: "boolean" }, required: true },
      {
        name: "studies",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "id", shape: { type: "string" }, required: true },
              {
                name: "parameters",
                shape: {
                  type: "object",
                  properties: [],
                  additionalProperties: { type: "number" },
                },
                required: true,
              },
            ],
          },
        },
        required: true,
      },
      { name: "volumeRead", shape: { type: "boolean" }, required: true },
      { name: "lastClose", shape: { type: "number" }, required: true },
      {
        name: "trend",
        shape: {
          type: "object",
          properties: [
            {
              name: "direction",
              shape: { type: "string", enum: ["up", "down", "sideways"] },
              required: true,
            },
            {
              name: "rule",
              shape: { type: "string", enum: ["swings", "average", "neither"] },
              required: true,
            },
            { name: "because", shape: { type: "string" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "patterns",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              {
                name: "id",
                shape: { type: "string", valuesFrom: "patterns" },
                required: true,
              },
              { name: "title", shape: { type: "string" }, required: true },
              {
                name: "kind",
                shape: { type: "string", enum: ["candlestick", "formation"] },
                required: true,
              },
              {
                name: "namedFor",
                shape: { type: "string", enum: ["rise", "fall", "neither"] },
                required: true,
              },
              { name: "firstBar", shape: { type: "string" }, required: true },
              { name: "knownAt", shape: { type: "string" }, required: true },
              { name: "barsAgo", shape: { type: "integer" }, required: true },
            ],
          },
        },
        required: true,
      },
      {
        name: "patternsDetected",
        shape: { type: "integer", nullable: true },
        required: true,
      },
      {
        name: "indicators",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "id", shape: { type: "string" }, required: true },
              { name: "title", shape: { type: "string" }, required: true },
              {
                name: "parameters",
                shape: {
                  type: "object",
                  properties: [],
                  additionalProperties: { type: "number" },
                },
                required: true,
              },
              {
                name: "values",
                shape: {
                  type: "object",
                  properties: [],
                  additionalProperties: { type: "number", nullable: true },
                },
                required: true,
              },
              {
                name: "lean",
                shape: { type: "string", enum: ["up", "down", "neutral"], nullable: true },
                required: true,
              },
              { name: "reading", shape: { type: "string" }, required: true },
              { name: "repaints", shape: { type: "boolean" }, required: true },
            ],
          },
        },
        required: true,
      },
      {
        name: "levels",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              {
                name: "kind",
                shape: { type: "string", enum: ["high", "low"] },
                required: true,
              },
              {
                name: "side",
                shape: { type: "string", enum: ["above", "below"] },
                required: true,
              },
              { name: "price", shape: { type: "number" }, required: true },
              { name: "bar", shape: { type: "string" }, required: true },
              { name: "knownAt", shape: { type: "string" }, required: true },
              { name: "distancePercent", shape: { type: "number" }, required: true },
            ],
          },
        },
        required: true,
      },
      {
        name: "volume",
        shape: {
          type: "object",
          properties: [
            { name: "last", shape: { type: "number" }, required: true },
            { name: "average", shape: { type: "number" }, required: true },
            { name: "ratio", shape: { type: "number" }, required: true },
            { name: "reading", shape: { type: "string" }, required: true },
          ],
          nullable: true,
        },
        required: true,
      },
      {
        name: "tally",
        shape: {
          type: "object",
          properties: [
            { name: "up", shape: { type: "integer" }, required: true },
            { name: "down", shape: { type: "integer" }, required: true },
            { name: "neutral", shape: { type: "integer" }, required: true },
            { name: "withoutDirection", shape: { type: "integer" }, required: true },
            { name: "leftOut", shape: { type: "integer" }, required: true },
          ],
        },
        required: true,
      },
      { name: "summary", shape: { type: "string" }, required: true },
      { name: "freshServed", shape: { type: "boolean", nullable: true }, required: true },
    ],
  },
  deferred: [],
  rules: [],
  presence: [],
  refusals: [
    {
      code: "DELAYED_FLOOR",
      condition: "too few bars are left once the delayed tier has withheld those inside its floor",
      reason: "{bars} candles of {symbol} are left where {needed} are needed: {withheld} rows younger than {delayFloorSeconds} seconds are withheld on the delayed tier.",
      recover: "Call later, or with a token that is served fresh bars.",
      status: 409,
    },
    {
      code: "INVALID_STUDY_PARAMETER",
      condition: "a study does not have the parameter, or not at that value",
      reason: "The parameter {parameter} of {study}: {problem}.",
      recover: "Correct the parameter; vocabulary://studies states the bounds of each.",
      status: 422,
    },
    {
      code: "MARKET_DATA_PENDING",
      condition: "the symbol's bars were imported, and the operator has not confirmed that their licence lets them be served",
      reason: "The bars of {symbol} come from {vendor}, and their licence is {licence}: none is served until {variable} is 1 on this server.",
      recover: "Ask the operator, or use a symbol of vocabulary://symbols that is sample or generated data.",
      status: 403,
    },
    {
      code: "MISSING_INPUT",
      condition: "a study reads a column that the store does not have for the symbol",
      reason: "{study} reads {columns}, which the store does not have for {symbol}; nothing stands in for them.",
      recover: "Read studies of closes, such as sma or rsi, or another symbol.",
      status: 409,
    },
    {
      code: "NO_BARS",
      condition: "the store has no bars for the symbol at that interval; nothing is invented in their place",
      reason: "The store has no {interval} bars for {symbol}.",
      recover: "Use a symbol of vocabulary://symbols, which states the intervals that each has.",
      status: 404,
    },
    {
      code: "STALE_DATA",
      condition: "on the wall clock, the newest bar is older than the timeframe allows",
      reason: "The newest bar of {symbol} is {ageSeconds} seconds old; at this timeframe bars are stale after {staleAfterSeconds}.",
      recover: "Ask the operator to import newer bars, or to serve the market on the snapshot clock (QUANT_CLOCK).",
      status: 409,
    },
    {
      code: "TOO_FEW_BARS",
      condition: "the store has fewer candles than can be read",
      reason: "The store has {bars} candles of {symbol} at this timeframe; a reading needs at least {needed}.",
      recover: "Choose a shorter timeframe.",
      status: 409,
    },
    {
      code: "UNKNOWN_STUDY",
      condition: "a study id that is not in the indicator registry",
      reason: "{violation}",
      recover: "Use an id of vocabulary://studies.",
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
