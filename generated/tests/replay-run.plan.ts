// @generated from specs/tools/record/replay_run.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { run_id: "00000000-run3" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "replay_run",
  examples: [
    {
      slug: "the-same-comes-out",
      title: "The same comes out",
      call: { arguments: { run_id: "00000000-run3" }, via: "call", fixture: "default" },
    },
    {
      slug: "something-else-comes-out",
      title: "Something else comes out",
      call: { arguments: { run_id: "00000000-run5" }, via: "call", fixture: "default" },
    },
  ],
  refusals: [
    {
      code: "NOT_REPLAYABLE",
      call: { arguments: { run_id: "00000000-run7" }, via: "call", fixture: "default" },
    },
    {
      code: "RUN_NOT_FOUND",
      call: { arguments: { run_id: "00000000-none" }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "A run is computed again, and the same comes out.",
      calls: [
        {
          name: "audit",
          call: { arguments: { run_id: "00000000-run1" }, via: "call", fixture: "default" },
        },
        {
          name: "refused",
          call: { arguments: { run_id: "00000000-run2" }, via: "call", fixture: "default" },
        },
        {
          name: "history",
          call: { arguments: { run_id: "00000000-run3" }, via: "call", fixture: "default" },
        },
      ],
      cel: "audit.result.verdict == 'same' && history.result.verdict == 'same' && size(history.result.changed) == 0 && refused.result.verdict == 'same' && refused.result.reason.contains('UNRANKABLE') && size(audit.warnings) == 0",
      check: (answers: any) => ((((((answers.audit.result.verdict === "same") && (answers.history.result.verdict === "same")) && (size(answers.history.result.changed) === 0)) && (answers.refused.result.verdict === "same")) && answers.refused.result.reason.includes("UNRANKABLE")) && (size(answers.audit.warnings) === 0)),
    },
    {
      says: "Where something else comes out, the first field that differs and the likely cause are named, and a warning says so.",
      calls: [
        {
          name: "altered",
          call: { arguments: { run_id: "00000000-run5" }, via: "call", fixture: "default" },
        },
      ],
      cel: "altered.result.verdict == 'different' && altered.result.field == 'sample_size' && altered.result.changed.exists(c, c.what == 'version' && c.logged == '0.0.9') && altered.warnings.exists(w, w.contains('sample_size'))",
      check: (answers: any) => ((((answers.altered.result.verdict === "different") && (answers.altered.result.field === "sample_size")) && answers.altered.result.changed.some((c: any) => ((c.what === "version") && (c.logged === "0.0.9")))) && answers.altered.warnings.some((w: any) => w.includes("sample_size"))),
    },
    {
      says: "What can't be compared is said to be so.",
      calls: [
        {
          name: "unfinished",
          call: { arguments: { run_id: "00000000-run4" }, via: "call", fixture: "default" },
        },
        {
          name: "gone",
          call: { arguments: { run_id: "00000000-run6" }, via: "call", fixture: "default" },
        },
      ],
      cel: "unfinished.result.verdict == 'impossible' && unfinished.result.replay_run_id == null && gone.result.verdict == 'impossible' && gone.result.reason.contains('old_tool') && size(gone.warnings) == 1",
      check: (answers: any) => (((((answers.unfinished.result.verdict === "impossible") && (answers.unfinished.result.replay_run_id === null)) && (answers.gone.result.verdict === "impossible")) && answers.gone.result.reason.includes("old_tool")) && (size(answers.gone.warnings) === 1)),
    },
    {
      says: "Each replay is a run of its own.",
      calls: [
        {
          name: "first",
          call: { arguments: { run_id: "00000000-run1" }, via: "call", fixture: "default" },
        },
        {
          name: "second",
          call: { arguments: { run_id: "00000000-run1" }, via: "call", fixture: "default" },
        },
      ],
      cel: "first.result.replay_run_id != second.result.replay_run_id && first.result.replay_run_id != '00000000-run1'",
      check: (answers: any) => ((answers.first.result.replay_run_id !== answers.second.result.replay_run_id) && (answers.first.result.replay_run_id !== "00000000-run1")),
    },
    {
      says: "Every surface that can say who calls comes to the same verdict.",
      calls: [
        {
          name: "direct",
          call: { arguments: { run_id: "00000000-run3" }, via: "call", fixture: "default" },
        },
        {
          name: "mcp",
          call: { arguments: { run_id: "00000000-run3" }, via: "mcp", fixture: "default" },
        },
        {
          name: "command",
          call: { arguments: { run_id: "00000000-run3" }, via: "command", fixture: "default" },
        },
      ],
      cel: "mcp.result.reason == direct.result.reason && command.result.reason == direct.result.reason",
      check: (answers: any) => ((answers.mcp.result.reason === answers.direct.result.reason) && (answers.command.result.reason === answers.direct.result.reason)),
    },
  ],
  reach: [
    {
      argument: "run_id",
      pairs: [
        [
          { arguments: { run_id: "00000000-run3" }, via: "call", fixture: "default" },
          { arguments: { run_id: "00000000-run5" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { run_id: "00000000-run1" }, via: "call", fixture: "default" },
          { arguments: { run_id: "00000000-run2" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { run_id: "00000000-run4" }, via: "call", fixture: "default" },
          { arguments: { run_id: "00000000-run6" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { run_id: "00000000-run3" }, via: "call", fixture: "default" },
          { arguments: { run_id: "00000000-run1" }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "run_id",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_RUN_ID",
      call: base,
    },
    {
      argument: "run_id",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_RUN_ID",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
