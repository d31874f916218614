// @generated from specs/tools/record/get_manifest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "get_manifest",
  examples: [
    {
      slug: "two-runs-behind-a-note",
      title: "Two runs behind a note",
      call: {
        arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "RUN_NOT_FOUND",
      call: { arguments: { run_ids: ["00000000-none"] }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "Equal runs give an equal manifest, whoever asks and however often.",
      calls: [
        {
          name: "direct",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "again",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "mcp",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
            via: "mcp",
            fixture: "default",
          },
        },
        {
          name: "command",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
            via: "command",
            fixture: "default",
          },
        },
      ],
      cel: "again.result == direct.result && mcp.result == direct.result && command.result == direct.result",
      check: (answers: any) => ((equal(answers.again.result, answers.direct.result) && equal(answers.mcp.result, answers.direct.result)) && equal(answers.command.result, answers.direct.result)),
    },
    {
      says: "A refused run is part of a manifest like any other.",
      calls: [
        {
          name: "both",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "both.result.runs == 2 && both.result.manifest.contains('\"code\": \"UNRANKABLE\"')",
      check: (answers: any) => ((answers.both.result.runs === 2) && answers.both.result.manifest.includes("\"code\": \"UNRANKABLE\"")),
    },
    {
      says: "The order of the runs is the caller's, and part of the digest.",
      calls: [
        {
          name: "forth",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "back",
          call: {
            arguments: { run_ids: ["00000000-run2", "00000000-run1"] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "forth.result.digest != back.result.digest",
      check: (answers: any) => (answers.forth.result.digest !== answers.back.result.digest),
    },
    {
      says: "A run that never ended, or failed, is warned of.",
      calls: [
        {
          name: "unfinished",
          call: { arguments: { run_ids: ["00000000-run4"] }, via: "call", fixture: "default" },
        },
        {
          name: "ended",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "unfinished.warnings.exists(w, w.contains('00000000-run4')) && size(ended.warnings) == 0",
      check: (answers: any) => (answers.unfinished.warnings.some((w: any) => w.includes("00000000-run4")) && (size(answers.ended.warnings) === 0)),
    },
    {
      says: "The Markdown block is there only when it is asked for, and changes nothing else.",
      calls: [
        {
          name: "without",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "with",
          call: {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "!has(without.result.markdown) && with.result.markdown.contains('quant replay 00000000-run1 00000000-run2') && with.result.digest == without.result.digest",
      check: (answers: any) => ((!(answers.without.result.markdown !== undefined) && answers.with.result.markdown.includes("quant replay 00000000-run1 00000000-run2")) && (answers.with.result.digest === answers.without.result.digest)),
    },
  ],
  reach: [
    {
      argument: "run_ids",
      pairs: [
        [
          {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { run_ids: ["00000000-run2", "00000000-run1"] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
          { arguments: { run_ids: ["00000000-run4"] }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { run_ids: ["00000000-run2", "00000000-run1"] },
            via: "call",
            fixture: "default",
          },
          { arguments: { run_ids: ["00000000-run4"] }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "include_markdown",
      pairs: [
        [
          {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"], include_markdown: true },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "run_ids",
      keyword: "maxItems",
      reason: "no value is at hand that breaks this bound alone",
    },
  ],
  bounds: [
    {
      argument: "run_ids",
      keyword: "minItems",
      inside: ["00000000-run1"],
      outside: [],
      code: "INVALID_RUN_IDS",
      call: base,
    },
    {
      argument: "run_ids",
      at: "run_ids[0]",
      keyword: "minLength",
      inside: ["a"],
      outside: [""],
      code: "INVALID_RUN_IDS",
      call: base,
    },
    {
      argument: "run_ids",
      at: "run_ids[0]",
      keyword: "maxLength",
      inside: [
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      ],
      outside: [
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      ],
      code: "INVALID_RUN_IDS",
      call: base,
    },
  ],
  defaults: [
    {
      argument: "include_markdown",
      value: false,
      call: {
        arguments: { run_ids: ["00000000-run1", "00000000-run2"] },
        via: "call",
        fixture: "default",
      },
    },
  ],
  deferred: [],
};
