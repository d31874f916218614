// @generated from specs/tools/research/summarize_bars.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { near } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { symbols: ["SYN001", "SYN031", "SPX"] }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "summarize_bars",
  examples: [
    {
      slug: "two-shares-and-an-index",
      title: "Two shares and an index",
      call: {
        arguments: { symbols: ["SYN001", "SYN031", "SPX"] },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "MARKET_DATA_PENDING",
      call: { arguments: { symbols: ["ACME"] }, via: "call", fixture: "pending_import" },
    },
    {
      code: "NO_BARS",
      call: { arguments: { symbols: ["AAPL"] }, via: "call", fixture: "default" },
    },
    {
      code: "NO_SUCH_DAY",
      call: {
        arguments: { symbols: ["SYN001"], from: "2020-02-30" },
        via: "call",
        fixture: "default",
      },
    },
  ],
  guarantees: [
    {
      says: "A window counts the bars of its two halves, and its return is theirs together.",
      calls: [
        {
          name: "whole",
          call: { arguments: { symbols: ["SYN001"] }, via: "call", fixture: "default" },
        },
        {
          name: "early",
          call: {
            arguments: { symbols: ["SYN001"], to: "2015-06-30" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "late",
          call: {
            arguments: { symbols: ["SYN001"], from: "2015-06-30" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "whole.result.summaries[0].bars == early.result.summaries[0].bars + late.result.summaries[0].bars - 1.0 && near((1.0 + early.result.summaries[0].total_return) * (1.0 + late.result.summaries[0].total_return),\n   1.0 + whole.result.summaries[0].total_return, 1e-9)\n&& early.result.summaries[0].last_bar == '2015-06-30' && late.result.summaries[0].first_bar == '2015-06-30'",
      check: (answers: any) => ((((answers.whole.result.summaries[0].bars === ((answers.early.result.summaries[0].bars + answers.late.result.summaries[0].bars) - 1)) && near(((1 + answers.early.result.summaries[0].total_return) * (1 + answers.late.result.summaries[0].total_return)), (1 + answers.whole.result.summaries[0].total_return), 1e-9)) && (answers.early.result.summaries[0].last_bar === "2015-06-30")) && (answers.late.result.summaries[0].first_bar === "2015-06-30")),
    },
    {
      says: "Opens that were not traded give no gap, and bars whose opens are traded from a day on say which.",
      calls: [
        {
          name: "before",
          call: {
            arguments: { symbols: ["SPX"], to: "2015-01-02" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "whole",
          call: { arguments: { symbols: ["SPX"] }, via: "call", fixture: "default" },
        },
        {
          name: "share",
          call: { arguments: { symbols: ["SYN001"] }, via: "call", fixture: "default" },
        },
      ],
      cel: "before.result.summaries[0].opens.traded == 'none' && before.result.summaries[0].opens.largest_gap_up == null && whole.result.summaries[0].opens.traded == 'some' && whole.result.summaries[0].opens.traded_from == '2016-01-01' && share.result.summaries[0].opens.traded == 'all' && share.result.summaries[0].opens.traded_from == null && whole.result.summaries[0].missing_sessions.count == 0.0 && whole.result.summaries[0].bars == 5105.0",
      check: (answers: any) => ((((((((answers.before.result.summaries[0].opens.traded === "none") && (answers.before.result.summaries[0].opens.largest_gap_up === null)) && (answers.whole.result.summaries[0].opens.traded === "some")) && (answers.whole.result.summaries[0].opens.traded_from === "2016-01-01")) && (answers.share.result.summaries[0].opens.traded === "all")) && (answers.share.result.summaries[0].opens.traded_from === null)) && (answers.whole.result.summaries[0].missing_sessions.count === 0)) && (answers.whole.result.summaries[0].bars === 5105)),
    },
    {
      says: "Where the store knows of no dividends there is no total return.",
      calls: [
        {
          name: "index",
          call: { arguments: { symbols: ["SPX"] }, via: "call", fixture: "default" },
        },
        {
          name: "share",
          call: { arguments: { symbols: ["SYN031"] }, via: "call", fixture: "default" },
        },
      ],
      cel: "index.result.summaries[0].total_return == null && index.result.summaries[0].price_return > 0.9 && share.result.summaries[0].total_return > share.result.summaries[0].price_return",
      check: (answers: any) => (((answers.index.result.summaries[0].total_return === null) && (answers.index.result.summaries[0].price_return > 0.9)) && (answers.share.result.summaries[0].total_return > answers.share.result.summaries[0].price_return)),
    },
    {
      says: "A delisting is in the summary once the window reaches it.",
      calls: [
        {
          name: "reached",
          call: { arguments: { symbols: ["SYN031"] }, via: "call", fixture: "default" },
        },
        {
          name: "before",
          call: {
            arguments: { symbols: ["SYN031"], to: "2013-12-31" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "reached.result.summaries[0].delisting != null && reached.result.summaries[0].delisting.day == reached.result.summaries[0].last_bar && before.result.summaries[0].delisting == null",
      check: (answers: any) => (((answers.reached.result.summaries[0].delisting !== null) && (answers.reached.result.summaries[0].delisting.day === answers.reached.result.summaries[0].last_bar)) && (answers.before.result.summaries[0].delisting === null)),
    },
    {
      says: "A backwards window and an invented symbol are refused.",
      calls: [
        {
          name: "backwards",
          call: {
            arguments: { symbols: ["SYN001"], from: "2020-01-02", to: "2019-01-02" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "invented",
          call: { arguments: { symbols: ["SYN01"] }, via: "call", fixture: "default" },
        },
      ],
      cel: "backwards.refusal.code == 'INVALID_TO' && invented.refusal.code == 'INVALID_SYMBOLS'",
      check: (answers: any) => ((answers.backwards.refusal.code === "INVALID_TO") && (answers.invented.refusal.code === "INVALID_SYMBOLS")),
    },
  ],
  reach: [
    {
      argument: "symbols",
      pairs: [
        [
          {
            arguments: { symbols: ["SYN001", "SYN031", "SPX"] },
            via: "call",
            fixture: "default",
          },
          { arguments: { symbols: ["SYN001"] }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbols: ["SPX"] }, via: "call", fixture: "default" },
          { arguments: { symbols: ["SYN031"] }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { symbols: ["SYN001", "SYN031", "SPX"] },
            via: "call",
            fixture: "default",
          },
          { arguments: { symbols: ["SPX"] }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbols: ["SYN001"] }, via: "call", fixture: "default" },
          { arguments: { symbols: ["SYN031"] }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "from",
      pairs: [
        [
          { arguments: { symbols: ["SYN001"] }, via: "call", fixture: "default" },
          {
            arguments: { symbols: ["SYN001"], from: "2015-06-30" },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "to",
      pairs: [
        [
          { arguments: { symbols: ["SYN001"] }, via: "call", fixture: "default" },
          {
            arguments: { symbols: ["SYN001"], to: "2015-06-30" },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbols: ["SPX"], to: "2015-01-02" },
            via: "call",
            fixture: "default",
          },
          { arguments: { symbols: ["SPX"] }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbols: ["SYN031"] }, via: "call", fixture: "default" },
          {
            arguments: { symbols: ["SYN031"], to: "2013-12-31" },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "symbols",
      keyword: "maxItems",
      reason: "no value is at hand that breaks this bound alone",
    },
  ],
  bounds: [
    {
      argument: "symbols",
      keyword: "minItems",
      inside: ["SYN001"],
      outside: [],
      code: "INVALID_SYMBOLS",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
