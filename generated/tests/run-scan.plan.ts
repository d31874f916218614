// @generated from specs/tools/research/run_scan.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: {
    scanner: "distance_from_average",
    symbols: ["SYN001", "SYN002", "SYN003", "SYN004", "SYN005"],
  },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "run_scan",
  examples: [
    {
      slug: "the-furthest-below-their-average-of-five-symbols",
      title: "The furthest below their average, of five symbols",
      call: {
        arguments: {
          scanner: "distance_from_average",
          symbols: ["SYN001", "SYN002", "SYN003", "SYN004", "SYN005"],
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      slug: "new-highs-of-a-year-among-all-shares",
      title: "New highs of a year among all shares",
      call: {
        arguments: { scanner: "new_high", as_of: "2020-06-30", top_n: 5 },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "EMPTY_SCAN",
      call: {
        arguments: { scanner: "momentum_rank", as_of: "2006-02-01" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "NO_SUCH_DAY",
      call: {
        arguments: { scanner: "momentum_rank", as_of: "2020-02-30" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "SCANNER_FAULT",
      call: {
        arguments: { scanner: "dividing", symbols: ["SYN001"] },
        via: "call",
        fixture: "faulty_scanner",
      },
    },
    {
      code: "UNUSABLE_PARAMETERS",
      call: {
        arguments: { scanner: "momentum_rank", parameters: { lookbak: 20 } },
        via: "call",
        fixture: "default",
      },
    },
  ],
  guarantees: [
    {
      says: "Shares that were delisted later are in the scan of an earlier day, and no longer in that of a later one.",
      calls: [
        {
          name: "before",
          call: {
            arguments: { scanner: "momentum_rank", as_of: "2010-06-30", top_n: 200 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "after",
          call: {
            arguments: { scanner: "momentum_rank", as_of: "2025-12-31", top_n: 200 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "before.result.rows.exists(r, after.result.left_out.exists(l, l.symbol == r.symbol && l.reason == 'not_traded')) && !after.result.rows.exists(r, after.result.left_out.exists(l, l.symbol == r.symbol)) && before.result.left_out.exists(l, l.reason == 'not_listed_yet')",
      check: (answers: any) => ((answers.before.result.rows.some((r: any) => answers.after.result.left_out.some((l: any) => ((l.symbol === r.symbol) && (l.reason === "not_traded")))) && !answers.after.result.rows.some((r: any) => answers.after.result.left_out.some((l: any) => (l.symbol === r.symbol)))) && answers.before.result.left_out.some((l: any) => (l.reason === "not_listed_yet"))),
    },
    {
      says: "Every symbol is either measured or left out with a reason, and what is not shown is counted.",
      calls: [
        {
          name: "short",
          call: {
            arguments: { scanner: "new_high", as_of: "2015-06-30", top_n: 3 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "long",
          call: {
            arguments: { scanner: "new_high", as_of: "2015-06-30", top_n: 200 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "short.result.universe == short.result.measured + size(short.result.left_out) && short.result.truncated == short.result.matched - size(short.result.rows) && long.result.truncated == 0.0 && size(long.result.rows) == short.result.matched && short.result.rows[0] == long.result.rows[0] && short.result.measured > short.result.matched",
      check: (answers: any) => ((((((answers.short.result.universe === (answers.short.result.measured + size(answers.short.result.left_out))) && (answers.short.result.truncated === (answers.short.result.matched - size(answers.short.result.rows)))) && (answers.long.result.truncated === 0)) && (size(answers.long.result.rows) === answers.short.result.matched)) && equal(answers.short.result.rows[0], answers.long.result.rows[0])) && (answers.short.result.measured > answers.short.result.matched)),
    },
    {
      says: "The order is that of the sort key.",
      calls: [
        {
          name: "winners",
          call: {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "fallen",
          call: {
            arguments: { scanner: "distance_from_average", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "winners.result.sort_key.first == 'largest' && winners.result.rows[0].value >= winners.result.rows[1].value && winners.result.rows[1].value >= winners.result.rows[2].value && fallen.result.sort_key.first == 'smallest' && fallen.result.rows[0].value <= fallen.result.rows[1].value && fallen.result.rows[1].value <= fallen.result.rows[2].value",
      check: (answers: any) => ((((((answers.winners.result.sort_key.first === "largest") && (answers.winners.result.rows[0].value >= answers.winners.result.rows[1].value)) && (answers.winners.result.rows[1].value >= answers.winners.result.rows[2].value)) && (answers.fallen.result.sort_key.first === "smallest")) && (answers.fallen.result.rows[0].value <= answers.fallen.result.rows[1].value)) && (answers.fallen.result.rows[1].value <= answers.fallen.result.rows[2].value)),
    },
    {
      says: "A day without a session compares the session before it.",
      calls: [
        {
          name: "saturday",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002"],
              as_of: "2020-06-20",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "friday",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002"],
              as_of: "2020-06-19",
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "saturday.result.session == '2020-06-19' && saturday.result.rows == friday.result.rows",
      check: (answers: any) => ((answers.saturday.result.session === "2020-06-19") && equal(answers.saturday.result.rows, answers.friday.result.rows)),
    },
    {
      says: "What the bars lack is no guess; the symbol is left out and the reason names it.",
      calls: [
        {
          name: "both",
          call: {
            arguments: {
              scanner: "opening_gap",
              symbols: ["SPX", "SYN001"],
              as_of: "2010-06-30",
              parameters: { least: 0 },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "both.result.measured == 1.0 && both.result.left_out[0].symbol == 'SPX' && both.result.left_out[0].reason == 'missing_input' && both.warnings.exists(w, w.contains('SPX'))",
      check: (answers: any) => ((((answers.both.result.measured === 1) && (answers.both.result.left_out[0].symbol === "SPX")) && (answers.both.result.left_out[0].reason === "missing_input")) && answers.both.warnings.some((w: any) => w.includes("SPX"))),
    },
    {
      says: "A scan of nothing, of an invented scanner or with a value out of bounds is refused.",
      calls: [
        {
          name: "nothing",
          call: {
            arguments: { scanner: "momentum_rank", symbols: [] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "invented",
          call: { arguments: { scanner: "momentum_ranks" }, via: "call", fixture: "default" },
        },
        {
          name: "outside",
          call: {
            arguments: { scanner: "momentum_rank", parameters: { lookback: 0 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "unordered",
          call: {
            arguments: { scanner: "volatility_contraction", parameters: { short: 100, long: 50 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "nothing.refusal.code == 'INVALID_SYMBOLS' && invented.refusal.code == 'INVALID_SCANNER' && invented.refusal.reason.contains('momentum_rank') && outside.refusal.code == 'UNUSABLE_PARAMETERS' && outside.refusal.reason.contains('from 1 to 500') && unordered.refusal.reason.contains('short below long')",
      check: (answers: any) => ((((((answers.nothing.refusal.code === "INVALID_SYMBOLS") && (answers.invented.refusal.code === "INVALID_SCANNER")) && answers.invented.refusal.reason.includes("momentum_rank")) && (answers.outside.refusal.code === "UNUSABLE_PARAMETERS")) && answers.outside.refusal.reason.includes("from 1 to 500")) && answers.unordered.refusal.reason.includes("short below long")),
    },
    {
      says: "Every argument reaches the ranking.",
      calls: [
        {
          name: "plain",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "shorter",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              parameters: { lookback: 20 },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other",
          call: {
            arguments: {
              scanner: "distance_from_average",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "fewer",
          call: {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "weeks",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              timeframe: "1W",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "earlier",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              as_of: "2020-06-30",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "two",
          call: {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              top_n: 2,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "shorter.result.rows != plain.result.rows && other.result.rows != plain.result.rows && size(fewer.result.rows) == 2 && weeks.result.rows != plain.result.rows && earlier.result.rows != plain.result.rows && two.result.truncated == 2.0",
      check: (answers: any) => (((((!equal(answers.shorter.result.rows, answers.plain.result.rows) && !equal(answers.other.result.rows, answers.plain.result.rows)) && (size(answers.fewer.result.rows) === 2)) && !equal(answers.weeks.result.rows, answers.plain.result.rows)) && !equal(answers.earlier.result.rows, answers.plain.result.rows)) && (answers.two.result.truncated === 2)),
    },
  ],
  reach: [
    {
      argument: "scanner",
      pairs: [
        [
          {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { scanner: "distance_from_average", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "distance_from_average",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "parameters",
      pairs: [
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              parameters: { lookback: 20 },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "symbols",
      pairs: [
        [
          {
            arguments: {
              scanner: "distance_from_average",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004", "SYN005"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { scanner: "distance_from_average", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              scanner: "distance_from_average",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004", "SYN005"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "distance_from_average",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002", "SYN003"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002"] },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "timeframe",
      pairs: [
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              timeframe: "1W",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "as_of",
      pairs: [
        [
          {
            arguments: { scanner: "momentum_rank", as_of: "2010-06-30", top_n: 200 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { scanner: "momentum_rank", as_of: "2025-12-31", top_n: 200 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002"],
              as_of: "2020-06-20",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002"],
              as_of: "2020-06-19",
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              as_of: "2020-06-30",
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002"],
              as_of: "2020-06-20",
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { scanner: "momentum_rank", symbols: ["SYN001", "SYN002"] },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "top_n",
      pairs: [
        [
          {
            arguments: { scanner: "new_high", as_of: "2015-06-30", top_n: 3 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { scanner: "new_high", as_of: "2015-06-30", top_n: 200 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              scanner: "momentum_rank",
              symbols: ["SYN001", "SYN002", "SYN003", "SYN004"],
              top_n: 2,
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
    {
      argument: "timeframe",
      keyword: "enum",
      inside: "1D",
      outside: "1D?",
      code: "INVALID_TIMEFRAME",
      call: base,
    },
    {
      argument: "top_n",
      keyword: "minimum",
      inside: 1,
      outside: 0,
      code: "INVALID_TOP_N",
      call: base,
    },
    {
      argument: "top_n",
      keyword: "maximum",
      inside: 200,
      outside: 201,
      code: "INVALID_TOP_N",
      call: base,
    },
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    { argument: "top_n", value: 20, call: base },
  ],
  deferred: [],
  artifacts: [{ field: "ranking_table", mediaType: "text/csv", call: base }],
};
