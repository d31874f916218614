// @generated from specs/tools/shaped/read_levels.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { first: "2026-01-01", station: "north" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "read_levels",
  examples: [
    {
      slug: "a-station-since-january",
      title: "A station since January",
      call: {
        arguments: { first: "2026-01-01", station: "north" },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "NO_STATION",
      call: {
        arguments: { first: "2026-01-01", station: "north" },
        via: "call",
        fixture: "empty",
      },
    },
  ],
  guarantees: [
    {
      says: "An unknown key is warned of.",
      calls: [
        {
          name: "plain",
          call: {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "later",
          call: {
            arguments: { first: "2026-02-01", station: "north" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "ended",
          call: {
            arguments: { first: "2026-01-01", last: "2026-01-31", station: "north" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "south",
          call: {
            arguments: { first: "2026-01-01", station: "south" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "moved",
          call: {
            arguments: { first: "2026-01-01", station: "north", offsets: { north: 1 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "deep",
          call: {
            arguments: { first: "2026-01-01", station: "north", depth: 2 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "odd",
          call: {
            arguments: { first: "2026-01-01", station: "north", offsets: { nowhere: 1 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "odd.warnings.exists(w, w.contains('nowhere')) && odd.result == plain.result && size(later.result.by_year) > 0",
      check: (answers: any) => ((answers.odd.warnings.some((w: any) => w.includes("nowhere")) && equal(answers.odd.result, answers.plain.result)) && (size(answers.later.result.by_year) > 0)),
    },
  ],
  reach: [
    {
      argument: "first",
      pairs: [
        [
          {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-02-01", station: "north" },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "last",
      pairs: [
        [
          {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-01-01", last: "2026-01-31", station: "north" },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "station",
      pairs: [
        [
          {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-01-01", station: "south" },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "offsets",
      pairs: [
        [
          {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-01-01", station: "north", offsets: { north: 1 } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-01-01", station: "north", offsets: { nowhere: 1 } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { first: "2026-01-01", station: "north", offsets: { north: 1 } },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-01-01", station: "north", offsets: { nowhere: 1 } },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "depth",
      pairs: [
        [
          {
            arguments: { first: "2026-01-01", station: "north" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { first: "2026-01-01", station: "north", depth: 2 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "depth",
      keyword: "minimum",
      inside: 0,
      outside: -1e-9,
      code: "INVALID_DEPTH",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
