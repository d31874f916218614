// @generated from specs/tools/plain/convert_length.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, near } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { length: 1, from: "mile", to: "foot" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "convert_length",
  examples: [
    {
      slug: "a-mile-in-feet",
      title: "A mile in feet",
      call: {
        arguments: { length: 1, from: "mile", to: "foot" },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "A mile is 5,280 feet.",
      source: "International yard and pound agreement, 1959.",
      calls: [
        {
          name: "mile",
          call: {
            arguments: { length: 1, from: "mile", to: "foot" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "near(mile.result.length, 5280.0, 1e-9) && mile.result.exact",
      check: (answers: any) => (near(answers.mile.result.length, 5280, 1e-9) && answers.mile.result.exact),
    },
    {
      says: "Digits round, and the unit asked for decides.",
      calls: [
        {
          name: "long",
          call: { arguments: { length: 1, from: "foot" }, via: "call", fixture: "default" },
        },
        {
          name: "short",
          call: {
            arguments: { length: 1, from: "foot", digits: 1 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "twice",
          call: { arguments: { length: 2, from: "foot" }, via: "call", fixture: "default" },
        },
        {
          name: "same",
          call: { arguments: { length: 1, from: "metre" }, via: "call", fixture: "default" },
        },
        {
          name: "feet",
          call: {
            arguments: { length: 1, from: "foot", to: "foot" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "long.result.length != short.result.length && twice.result.length > long.result.length && same.result.length == feet.result.length",
      check: (answers: any) => (((answers.long.result.length !== answers.short.result.length) && (answers.twice.result.length > answers.long.result.length)) && (answers.same.result.length === answers.feet.result.length)),
    },
    {
      says: "Every surface gives the same length.",
      calls: [
        {
          name: "direct",
          call: { arguments: { length: 3, from: "foot" }, via: "call", fixture: "default" },
        },
        {
          name: "http",
          call: { arguments: { length: 3, from: "foot" }, via: "http", fixture: "default" },
        },
        {
          name: "mcp",
          call: { arguments: { length: 3, from: "foot" }, via: "mcp", fixture: "default" },
        },
        {
          name: "command",
          call: { arguments: { length: 3, from: "foot" }, via: "command", fixture: "default" },
        },
      ],
      cel: "http.result == direct.result && mcp.result == direct.result && command.result == direct.result",
      check: (answers: any) => ((equal(answers.http.result, answers.direct.result) && equal(answers.mcp.result, answers.direct.result)) && equal(answers.command.result, answers.direct.result)),
    },
  ],
  reach: [
    {
      argument: "length",
      pairs: [
        [
          { arguments: { length: 1, from: "foot" }, via: "call", fixture: "default" },
          { arguments: { length: 2, from: "foot" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { length: 1, from: "foot" }, via: "call", fixture: "default" },
          { arguments: { length: 3, from: "foot" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { length: 2, from: "foot" }, via: "call", fixture: "default" },
          { arguments: { length: 3, from: "foot" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "from",
      pairs: [
        [
          {
            arguments: { length: 1, from: "mile", to: "foot" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { length: 1, from: "foot", to: "foot" },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: { length: 1, from: "foot" }, via: "call", fixture: "default" },
          { arguments: { length: 1, from: "metre" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "to",
      pairs: [
        [
          { arguments: { length: 1, from: "foot" }, via: "call", fixture: "default" },
          {
            arguments: { length: 1, from: "foot", to: "foot" },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "digits",
      pairs: [
        [
          { arguments: { length: 1, from: "foot" }, via: "call", fixture: "default" },
          {
            arguments: { length: 1, from: "foot", digits: 1 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "length",
      keyword: "maximum",
      inside: 1000000000,
      outside: 1000000001,
      code: "INVALID_LENGTH",
      call: base,
    },
    {
      argument: "length",
      keyword: "exclusiveMinimum",
      inside: 1e-9,
      outside: 0,
      code: "INVALID_LENGTH",
      call: base,
    },
    {
      argument: "from",
      keyword: "enum",
      inside: "metre",
      outside: "metre?",
      code: "INVALID_FROM",
      call: base,
    },
    {
      argument: "to",
      keyword: "enum",
      inside: "metre",
      outside: "metre?",
      code: "INVALID_TO",
      call: base,
    },
    {
      argument: "digits",
      keyword: "minimum",
      inside: 0,
      outside: -1,
      code: "INVALID_DIGITS",
      call: base,
    },
    {
      argument: "digits",
      keyword: "maximum",
      inside: 15,
      outside: 16,
      code: "INVALID_DIGITS",
      call: base,
    },
  ],
  defaults: [
    {
      argument: "to",
      value: "metre",
      call: { arguments: { length: 1, from: "mile" }, via: "call", fixture: "default" },
    },
    { argument: "digits", value: 6, call: base },
  ],
  deferred: [],
};
