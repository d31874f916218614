// @generated from specs/tools/audit/preregister.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: {
    hypothesis: "Among S&P 500 members, the tenth with the highest return over the last year less its last month earns more over the next month than the lowest tenth.",
    universe: "S&P 500 members on each month's first session",
    criteria: "Mean monthly difference above zero with a t statistic above 3, after 10 basis points a side.",
    sampleStart: "2027-01-01",
    sampleEnd: "2031-12-31",
    holdoutStart: "2032-01-01",
    holdoutEnd: "2033-12-31",
  },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "preregister",
  examples: [
    {
      slug: "a-claim-whose-sample-lies-ahead-with-a-window-kept-back",
      title: "A claim whose sample lies ahead, with a window kept back",
      call: {
        arguments: {
          hypothesis: "Among S&P 500 members, the tenth with the highest return over the last year less its last month earns more over the next month than the lowest tenth.",
          universe: "S&P 500 members on each month's first session",
          criteria: "Mean monthly difference above zero with a t statistic above 3, after 10 basis points a side.",
          sampleStart: "2027-01-01",
          sampleEnd: "2031-12-31",
          holdoutStart: "2032-01-01",
          holdoutEnd: "2033-12-31",
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "CAMPAIGN_UNREADABLE",
      call: {
        arguments: {
          hypothesis: "Among the tapes of this search some strategy clears the bar.",
          universe: "us-large",
          criteria: "Campaign: momentum-2027\nTapes: us-large forty",
          sampleStart: "2027-01-01",
          sampleEnd: "2027-12-31",
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "LEDGER_CONTENDED",
      call: {
        arguments: {
          hypothesis: "The momentum effect holds.",
          universe: "S&P 500",
          criteria: "A Sharpe ratio above 0.5.",
          sampleStart: "2027-01-01",
          sampleEnd: "2027-12-31",
        },
        via: "call",
        fixture: "contended_ledger",
      },
    },
    {
      code: "NO_SUCH_DAY",
      call: {
        arguments: {
          hypothesis: "The momentum effect holds.",
          universe: "S&P 500",
          criteria: "A Sharpe ratio above 0.5.",
          sampleStart: "2026-02-30",
          sampleEnd: "2026-12-31",
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  guarantees: [
    {
      says: "Each record names the hash of the one before it, and the head is the newest record.",
      calls: [
        {
          name: "first",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "second",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "first.result.seq == 1 && second.result.seq == 2 && second.result.chainLength == 2 && second.result.prevHash == first.result.recordHash && second.result.headHash == second.result.recordHash && second.result.recordHash != first.result.recordHash",
      check: (answers: any) => ((((((answers.first.result.seq === 1) && (answers.second.result.seq === 2)) && (answers.second.result.chainLength === 2)) && (answers.second.result.prevHash === answers.first.result.recordHash)) && (answers.second.result.headHash === answers.second.result.recordHash)) && (answers.second.result.recordHash !== answers.first.result.recordHash)),
    },
    {
      says: "The configuration's hash is bound into the sealed criteria.",
      calls: [
        {
          name: "bound",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              configHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "bound.result.criteria.contains(bound.result.configHash) && bound.result.criteria.startsWith('A Sharpe ratio above 0.5.')",
      check: (answers: any) => (answers.bound.result.criteria.includes(answers.bound.result.configHash) && answers.bound.result.criteria.startsWith("A Sharpe ratio above 0.5.")),
    },
    {
      says: "A sample that had begun when the claim was sealed is marked, and warned of.",
      calls: [
        {
          name: "begun",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2020-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "ahead",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "begun.result.sampleHadBegun && size(begun.warnings) == 1 && !ahead.result.sampleHadBegun && size(ahead.warnings) == 0",
      check: (answers: any) => (((answers.begun.result.sampleHadBegun && (size(answers.begun.warnings) === 1)) && !answers.ahead.result.sampleHadBegun) && (size(answers.ahead.warnings) === 0)),
    },
    {
      says: "A window that is kept back begins after the sample has ended.",
      calls: [
        {
          name: "kept",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "overlapping",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2027-12-31",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "half",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "kept.result.holdoutEnd == '2028-12-31' && overlapping.refusal.code == 'INVALID_HOLDOUT_START' && half.refusal.code == 'INVALID_HOLDOUT_END'",
      check: (answers: any) => (((answers.kept.result.holdoutEnd === "2028-12-31") && (answers.overlapping.refusal.code === "INVALID_HOLDOUT_START")) && (answers.half.refusal.code === "INVALID_HOLDOUT_END")),
    },
    {
      says: "Each part of the claim is part of the record.",
      calls: [
        {
          name: "plain",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "hypothesis",
          call: {
            arguments: {
              hypothesis: "The reversal effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "universe",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "Nasdaq 100",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "criteria",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.7.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "sample_start",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-02-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "sample_end",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-11-30",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "holdout_start",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-02-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "holdout_end",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-11-30",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "config_hash",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
              configHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "hypothesis.result.hypothesis == 'The reversal effect holds.' && universe.result.universe == 'Nasdaq 100' && criteria.result.criteria == 'A Sharpe ratio above 0.7.' && sample_start.result.sampleStart == '2027-02-01' && sample_end.result.sampleEnd == '2027-11-30' && holdout_start.result.holdoutStart == '2028-02-01' && holdout_end.result.holdoutEnd == '2028-11-30' && plain.result.configHash == null && config_hash.result.configHash != null",
      check: (answers: any) => (((((((((answers.hypothesis.result.hypothesis === "The reversal effect holds.") && (answers.universe.result.universe === "Nasdaq 100")) && (answers.criteria.result.criteria === "A Sharpe ratio above 0.7.")) && (answers.sample_start.result.sampleStart === "2027-02-01")) && (answers.sample_end.result.sampleEnd === "2027-11-30")) && (answers.holdout_start.result.holdoutStart === "2028-02-01")) && (answers.holdout_end.result.holdoutEnd === "2028-11-30")) && (answers.plain.result.configHash === null)) && (answers.config_hash.result.configHash !== null)),
    },
    {
      says: "Over HTTP a caller without a token has no ledger.",
      calls: [
        {
          name: "anonymous",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "http",
            fixture: "default",
          },
        },
        {
          name: "own",
          call: {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "anonymous.refusal.code == 'AUTH_REQUIRED' && own.result.seq == 1",
      check: (answers: any) => ((answers.anonymous.refusal.code === "AUTH_REQUIRED") && (answers.own.result.seq === 1)),
    },
  ],
  reach: [
    {
      argument: "hypothesis",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The reversal effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "universe",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "Nasdaq 100",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "criteria",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.7.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "sampleStart",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2020-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-02-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "sampleEnd",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-11-30",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "holdoutStart",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-02-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "holdoutEnd",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-11-30",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "configHash",
      pairs: [
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              configHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              hypothesis: "The momentum effect holds.",
              universe: "S&P 500",
              criteria: "A Sharpe ratio above 0.5.",
              sampleStart: "2027-01-01",
              sampleEnd: "2027-12-31",
              holdoutStart: "2028-01-01",
              holdoutEnd: "2028-12-31",
              configHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "hypothesis",
      keyword: "maxLength",
      reason: "values on both sides would be too long to write out",
    },
    {
      at: "universe",
      keyword: "minLength",
      reason: "no value is at hand that breaks this bound alone",
    },
    {
      at: "universe",
      keyword: "maxLength",
      reason: "values on both sides would be too long to write out",
    },
    {
      at: "criteria",
      keyword: "maxLength",
      reason: "values on both sides would be too long to write out",
    },
  ],
  bounds: [
    {
      argument: "hypothesis",
      keyword: "minLength",
      inside: "aaaaaaaaaa",
      outside: "aaaaaaaaa",
      code: "INVALID_HYPOTHESIS",
      call: base,
    },
    {
      argument: "criteria",
      keyword: "minLength",
      inside: "aaaaaaaaaa",
      outside: "aaaaaaaaa",
      code: "INVALID_CRITERIA",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
