// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [{ name: "name", shape: { type: "string" }, required: true }],
  },
  result: {
    type: "object",
    properties: [
      { name: "name", shape: { type: "string" }, required: true },
      { name: "file", shape: { type: "string" }, required: true },
      { name: "sha256", shape: { type: "string" }, required: true },
      { name: "saved_at", shape: { type: "string" }, required: true },
      {
        name: "configuration",
        shape: {
          type: "object",
          properties: [
            {
              name: "strategy",
              shape: { type: "string", nullable: true },
              required: true,
            },
            { name: "scanner", shape: { type: "string", nullable: true }, required: true },
            {
              name: "parameters",
              shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
              required: true,
            },
            {
              name: "undeclared_parameters",
              shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
              required: true,
            },
            {
              name: "symbols",
              shape: { type: "array", items: { type: "string" }, nullable: true },
              required: true,
            },
            {
              name: "timeframe",
              shape: { type: "string", enum: ["1D", "1W", "1M"] },
              required: true,
            },
            {
              name: "direction",
              shape: { type: "string", enum: ["long", "long_short"], nullable: true },
              required: true,
            },
            {
              name: "limits",
              shape: {
                type: "object",
                properties: [
                  { name: "position_fraction", shape: { type: "number" } },
                  { name: "target_volatility", shape: { type: "number" } },
                  { name: "volatility_window", shape: { type: "integer" } },
                  { name: "stop_loss", shape: { type: "number" } },
                ],
              },
              required: true,
            },
            {
              name: "provenance",
              shape: {
                type: "object",
                properties: [
                  { name: "author", shape: { type: "string" } },
                  { name: "source", shape: { type: "string" } },
                  { name: "hypothesis", shape: { type: "string" } },
                  { name: "notes", shape: { type: "string" } },
                  { name: "campaign", shape: { type: "string" } },
                ],
              },
              required: true,
            },
            {
              name: "campaign",
              shape: { type: "string", nullable: true },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "run_arguments",
        shape: {
          type: "object",
          properties: [
            { name: "strategy", shape: { type: "string" }, required: true },
            {
              name: "parameters",
              shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
              required: true,
            },
            { name: "symbols", shape: { type: "array", items: { type: "string" } } },
            {
              name: "timeframe",
              shape: { type: "string", enum: ["1D", "1W", "1M"] },
              required: true,
            },
            {
              name: "direction",
              shape: { type: "string", enum: ["long", "long_short"] },
              required: true,
            },
            { name: "position_fraction", shape: { type: "number" } },
            { name: "target_volatility", shape: { type: "number" } },
            { name: "volatility_window", shape: { type: "integer" } },
            { name: "stop_loss", shape: { type: "number" } },
          ],
          nullable: true,
        },
        required: true,
      },
      {
        name: "scan_arguments",
        shape: {
          type: "object",
          properties: [
            { name: "scanner", shape: { type: "string" }, required: true },
            {
              name: "parameters",
              shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
              required: true,
            },
            { name: "symbols", shape: { type: "array", items: { type: "string" } } },
            {
              name: "timeframe",
              shape: { type: "string", enum: ["1D", "1W", "1M"] },
              required: true,
            },
          ],
          nullable: true,
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
      code: "CONFIG_DAMAGED",
      condition: "the file of the configuration is cut short, was edited into something else, or is a link",
      reason: "{file} can not be read: {problem}.",
      recover: "Have a person look at the file, or save the configuration again with overwrite.",
      status: 409,
    },
    {
      code: "NO_SUCH_CONFIG",
      condition: "no configuration is saved under the name",
      reason: "No configuration {name} is saved.{hint}",
      recover: "Use `list_configs` for the names that there are.",
      status: 404,
    },
    {
      code: "UNUSABLE_NAME",
      condition: "the name is no plain file name that every system can store",
      reason: "{name} is no plain file name: {problem}.",
      recover: "Use `list_configs` for the names that there are.",
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
