// @generated from specs/tools/record/list_runs.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: {}, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "list_runs",
  examples: [
    {
      slug: "what-was-tried-newest-first",
      title: "What was tried, newest first",
      call: { arguments: {}, via: "call", fixture: "default" },
    },
    {
      slug: "the-audits-two-at-a-time",
      title: "The audits, two at a time",
      call: { arguments: { tool: "audit_backtest", limit: 2 }, via: "call", fixture: "default" },
    },
  ],
  refusals: [
    {
      code: "RUN_NOT_FOUND",
      call: { arguments: { before: "00000000-none" }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "Every attempt is listed, also one that was refused or never ended.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "refused",
          call: { arguments: { outcome: "refusal" }, via: "call", fixture: "default" },
        },
        {
          name: "unfinished",
          call: { arguments: { outcome: "unfinished" }, via: "call", fixture: "default" },
        },
      ],
      cel: "size(all.result.runs) == 7 && size(refused.result.runs) == 1 && refused.result.runs[0].code == 'UNRANKABLE' && size(unfinished.result.runs) == 1 && unfinished.result.runs[0].duration_milliseconds == null",
      check: (answers: any) => (((((size(answers.all.result.runs) === 7) && (size(answers.refused.result.runs) === 1)) && (answers.refused.result.runs[0].code === "UNRANKABLE")) && (size(answers.unfinished.result.runs) === 1)) && (answers.unfinished.result.runs[0].duration_milliseconds === null)),
    },
    {
      says: "Pages follow each other without a gap, and the last one says that it is the last.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "first",
          call: { arguments: { limit: 4 }, via: "call", fixture: "default" },
        },
        {
          name: "rest",
          call: {
            arguments: { limit: 4, before: "${first.result.next_before}" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "size(first.result.runs) == 4 && first.result.next_before == first.result.runs[3].run_id && rest.result.runs[0] == all.result.runs[4] && rest.result.next_before == null",
      check: (answers: any) => ((((size(answers.first.result.runs) === 4) && (answers.first.result.next_before === answers.first.result.runs[3].run_id)) && equal(answers.rest.result.runs[0], answers.all.result.runs[4])) && (answers.rest.result.next_before === null)),
    },
    {
      says: "A run that is named as before is left out, with all newer ones.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "older",
          call: { arguments: { before: "00000000-run4" }, via: "call", fixture: "default" },
        },
      ],
      cel: "size(older.result.runs) == 3 && older.result.runs[0].run_id == '00000000-run3' && older.result.runs[0] == all.result.runs[4]",
      check: (answers: any) => (((size(answers.older.result.runs) === 3) && (answers.older.result.runs[0].run_id === "00000000-run3")) && equal(answers.older.result.runs[0], answers.all.result.runs[4])),
    },
    {
      says: "A filter leaves out other tools' runs and nothing else.",
      calls: [
        { name: "all", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "audits",
          call: { arguments: { tool: "audit_backtest" }, via: "call", fixture: "default" },
        },
        {
          name: "nothing",
          call: { arguments: { tool: "audit" }, via: "call", fixture: "default" },
        },
      ],
      cel: "size(audits.result.runs) == 3 && audits.result.runs.all(run, run.tool == 'audit_backtest') && size(nothing.result.runs) == 0 && nothing.result.next_before == null",
      check: (answers: any) => ((((size(answers.audits.result.runs) === 3) && answers.audits.result.runs.every((run: any) => (run.tool === "audit_backtest"))) && (size(answers.nothing.result.runs) === 0)) && (answers.nothing.result.next_before === null)),
    },
    {
      says: "The call that lists is not in its own answer.",
      calls: [
        { name: "first", call: { arguments: {}, via: "call", fixture: "default" } },
        { name: "second", call: { arguments: {}, via: "call", fixture: "default" } },
      ],
      cel: "first.result == second.result",
      check: (answers: any) => equal(answers.first.result, answers.second.result),
    },
    {
      says: "Arguments are told apart without being shown.",
      calls: [{ name: "all", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "all.result.runs[2].arguments_digest == all.result.runs[4].arguments_digest && all.result.runs[2].arguments_digest != all.result.runs[3].arguments_digest",
      check: (answers: any) => ((answers.all.result.runs[2].arguments_digest === answers.all.result.runs[4].arguments_digest) && (answers.all.result.runs[2].arguments_digest !== answers.all.result.runs[3].arguments_digest)),
    },
    {
      says: "Every surface that can say who calls gives the same list.",
      calls: [
        { name: "direct", call: { arguments: {}, via: "call", fixture: "default" } },
        { name: "mcp", call: { arguments: {}, via: "mcp", fixture: "default" } },
        { name: "command", call: { arguments: {}, via: "command", fixture: "default" } },
      ],
      cel: "mcp.result == direct.result && command.result == direct.result",
      check: (answers: any) => (equal(answers.mcp.result, answers.direct.result) && equal(answers.command.result, answers.direct.result)),
    },
  ],
  reach: [
    {
      argument: "tool",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { tool: "audit_backtest" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { tool: "audit" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { tool: "audit_backtest" }, via: "call", fixture: "default" },
          { arguments: { tool: "audit" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "outcome",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { outcome: "refusal" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { outcome: "unfinished" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { outcome: "refusal" }, via: "call", fixture: "default" },
          { arguments: { outcome: "unfinished" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "before",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { before: "00000000-run4" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "limit",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { limit: 4 }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { tool: "audit_backtest", limit: 2 },
            via: "call",
            fixture: "default",
          },
          { arguments: { tool: "audit_backtest" }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "tool",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_TOOL",
      call: base,
    },
    {
      argument: "tool",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_TOOL",
      call: base,
    },
    {
      argument: "outcome",
      keyword: "enum",
      inside: "result",
      outside: "result?",
      code: "INVALID_OUTCOME",
      call: base,
    },
    {
      argument: "before",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_BEFORE",
      call: base,
    },
    {
      argument: "before",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_BEFORE",
      call: base,
    },
    {
      argument: "limit",
      keyword: "minimum",
      inside: 1,
      outside: 0,
      code: "INVALID_LIMIT",
      call: base,
    },
    {
      argument: "limit",
      keyword: "maximum",
      inside: 200,
      outside: 201,
      code: "INVALID_LIMIT",
      call: base,
    },
  ],
  defaults: [{ argument: "limit", value: 20, call: base }],
  deferred: [],
};
