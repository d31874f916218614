// @generated from specs/tools/shaped/read_levels.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "first",
        shape: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
        required: true,
      },
      { name: "last", shape: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" } },
      {
        name: "station",
        shape: { type: "string", valuesFrom: "stations" },
        required: true,
      },
      {
        name: "offsets",
        shape: { type: "object", properties: [], keysFrom: "stations", unknownKeys: "warn" },
      },
      {
        name: "depth",
        shape: { type: "number", minimum: 0 },
        deprecated: "Deprecated since 1.2.0: Offsets say the same of every station. Use offsets instead.",
      },
    ],
  },
  result: {
    type: "object",
    properties: [
      {
        name: "readings",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              {
                name: "at",
                shape: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
                required: true,
              },
              {
                name: "value",
                shape: { type: "number", nonFinite: true, nullable: true },
                required: true,
              },
            ],
          },
        },
        required: true,
      },
      {
        name: "by_year",
        shape: {
          type: "object",
          properties: [],
          additionalProperties: {
            type: "object",
            properties: [
              {
                name: "highest",
                shape: {
                  type: "object",
                  properties: [
                    {
                      name: "at",
                      shape: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
                      required: true,
                    },
                    {
                      name: "value",
                      shape: { type: "number", nonFinite: true, nullable: true },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
              { name: "days", shape: { type: "integer" }, required: true },
            ],
          },
        },
        required: true,
      },
      {
        name: "newest",
        shape: {
          type: "object",
          properties: [
            {
              name: "at",
              shape: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
              required: true,
            },
            {
              name: "value",
              shape: { type: "number", nonFinite: true, nullable: true },
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
      code: "NO_STATION",
      condition: "there is no station at all",
      reason: "The store holds no station.",
      recover: "Ask the operator to load some.",
      status: 404,
    },
    {
      code: "DEFERRED_ARGUMENT",
      condition: "the argument is withheld on purpose",
      reason: "{violation}",
      recover: "Leave it out.",
      status: 422,
    },
    {
      code: "INVALID_{ARGUMENT}",
      condition: "an argument breaks its type or one of its bounds",
      reason: "{violation}",
      recover: "Correct the argument and call again.",
      status: 422,
    },
    {
      code: "UNKNOWN_ARGUMENT",
      condition: "the tool has no such argument",
      reason: "{violation}",
      recover: "Leave it out.",
      status: 422,
    },
  ],
  validateArguments: validateArguments,
  validateResult: validateResult,
};
