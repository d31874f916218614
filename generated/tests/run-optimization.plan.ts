// @generated from specs/tools/research/run_optimization.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: {
    strategy: "moving_average_cross",
    symbols: ["SYN001"],
    space: { fast: { from: 5, to: 30, step: 5 }, slow: { from: 60, to: 140, step: 20 } },
    top_n: 3,
  },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "run_optimization",
  examples: [
    {
      slug: "thirty-pairs-of-averages-on-one-symbol",
      title: "Thirty pairs of averages on one symbol",
      call: {
        arguments: {
          strategy: "moving_average_cross",
          symbols: ["SYN001"],
          space: { fast: { from: 5, to: 30, step: 5 }, slow: { from: 60, to: 140, step: 20 } },
          top_n: 3,
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "MARKET_DATA_PENDING",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["ACME"], space: {} },
        via: "call",
        fixture: "pending_import",
      },
    },
    {
      code: "MISSING_INPUT",
      call: {
        arguments: { strategy: "channel_breakout", symbols: ["CLOSES"], space: {} },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "NO_BARS",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["EMPTY"], space: {} },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "NO_PRICE",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["BROKEN"], space: {} },
        via: "call",
        fixture: "odd_market",
      },
    },
    {
      code: "NO_SUCH_DAY",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["SYN001"], space: {}, from: "2020-02-30" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "STRATEGY_FAULT",
      call: {
        arguments: { strategy: "overreaching", symbols: ["SYN001"], space: {} },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "TOO_FEW_BARS",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["SYN001"], from: "2025-12-01", space: {} },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "TOO_MANY_POINTS",
      call: {
        arguments: {
          strategy: "moving_average_cross",
          symbols: ["SYN001"],
          space: { fast: { from: 1, to: 200, step: 1 }, slow: { from: 2, to: 500, step: 1 } },
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "UNUSABLE_PARAMETERS",
      call: {
        arguments: {
          strategy: "moving_average_cross",
          symbols: ["SYN001"],
          space: { fast: { from: 5, to: 900, step: 5 } },
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  guarantees: [
    {
      says: "Every point is a trial, and all of them deflate each of them.",
      calls: [
        {
          name: "small",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "large",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 60, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "small.result.evaluated == 3.0 && small.result.rows[0].n_trials == 3.0 && large.result.rows[0].n_trials == 9.0 && large.result.trial_counts.journaled == 3.0 && small.result.basis == 'in-sample'",
      check: (answers: any) => (((((answers.small.result.evaluated === 3) && (answers.small.result.rows[0].n_trials === 3)) && (answers.large.result.rows[0].n_trials === 9)) && (answers.large.result.trial_counts.journaled === 3)) && (answers.small.result.basis === "in-sample")),
    },
    {
      says: "A point is the backtest of its parameters.",
      calls: [
        {
          name: "grid",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { fast: 20 },
              space: { slow: { from: 100, to: 100, step: 1 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "one",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { fast: 30 },
              space: { slow: { from: 100, to: 100, step: 1 } },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "grid.result.rows[0].parameters.fast == 20.0 && one.result.rows[0].parameters.fast == 30.0 && grid.result.rows[0].total_return != one.result.rows[0].total_return",
      check: (answers: any) => (((answers.grid.result.rows[0].parameters.fast === 20) && (answers.one.result.rows[0].parameters.fast === 30)) && (answers.grid.result.rows[0].total_return !== answers.one.result.rows[0].total_return)),
    },
    {
      says: "Rows are the best ones, and the rest is counted.",
      calls: [
        {
          name: "three",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "one",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              top_n: 1,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "size(three.result.rows) == 3 && three.result.truncated == 0.0 && size(one.result.rows) == 1 && one.result.truncated == 2.0 && one.result.rows[0].total_return == three.result.rows[0].total_return && three.result.rows[0].sharpe_ratio >= three.result.rows[1].sharpe_ratio",
      check: (answers: any) => ((((((size(answers.three.result.rows) === 3) && (answers.three.result.truncated === 0)) && (size(answers.one.result.rows) === 1)) && (answers.one.result.truncated === 2)) && (answers.one.result.rows[0].total_return === answers.three.result.rows[0].total_return)) && (answers.three.result.rows[0].sharpe_ratio >= answers.three.result.rows[1].sharpe_ratio)),
    },
    {
      says: "Points whose parameters are out of order are skipped and counted.",
      calls: [
        {
          name: "crossed",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 50, to: 150, step: 50 } },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "crossed.result.evaluated == 1.0 && crossed.result.skipped == 2.0",
      check: (answers: any) => ((answers.crossed.result.evaluated === 1) && (answers.crossed.result.skipped === 2)),
    },
    {
      says: "Market and rules reach every point.",
      calls: [
        {
          name: "plain",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_symbol",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN002"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_strategy",
          call: {
            arguments: {
              strategy: "convergence_divergence",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "weeks",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              timeframe: "1W",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "later",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              from: "2015-01-02",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "earlier",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              to: "2014-12-31",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "dear",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              commission_bps: 50,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "slipped",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              slippage_bps: 50,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "both",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              direction: "long_short",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "half",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              position_fraction: 0.5,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "calm",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              target_volatility: 0.1,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "calm_slowly",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              target_volatility: 0.1,
              volatility_window: 90,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "stopped",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              stop_loss: 0.05,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "dear.result.rows[0].total_return < plain.result.rows[0].total_return && slipped.result.rows[0].total_return < plain.result.rows[0].total_return && other_symbol.result.family != plain.result.family && other_strategy.result.strategy == 'convergence_divergence' && weeks.result.window.bars < plain.result.window.bars && later.result.window.first_bar == '2015-01-02' && earlier.result.window.last_bar == '2014-12-31' && both.result.rows != plain.result.rows && half.result.rows[0].max_drawdown < plain.result.rows[0].max_drawdown && calm.result.rows != calm_slowly.result.rows && stopped.result.rows != plain.result.rows",
      check: (answers: any) => (((((((((((answers.dear.result.rows[0].total_return < answers.plain.result.rows[0].total_return) && (answers.slipped.result.rows[0].total_return < answers.plain.result.rows[0].total_return)) && (answers.other_symbol.result.family !== answers.plain.result.family)) && (answers.other_strategy.result.strategy === "convergence_divergence")) && (answers.weeks.result.window.bars < answers.plain.result.window.bars)) && (answers.later.result.window.first_bar === "2015-01-02")) && (answers.earlier.result.window.last_bar === "2014-12-31")) && !equal(answers.both.result.rows, answers.plain.result.rows)) && (answers.half.result.rows[0].max_drawdown < answers.plain.result.rows[0].max_drawdown)) && !equal(answers.calm.result.rows, answers.calm_slowly.result.rows)) && !equal(answers.stopped.result.rows, answers.plain.result.rows)),
    },
  ],
  reach: [
    {
      argument: "strategy",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "convergence_divergence",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
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
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN002"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
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
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              timeframe: "1W",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "from",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              from: "2015-01-02",
            },
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
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              to: "2014-12-31",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "commission_bps",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              commission_bps: 50,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "slippage_bps",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              slippage_bps: 50,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "direction",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              direction: "long_short",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "position_fraction",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              position_fraction: 0.5,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "target_volatility",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              target_volatility: 0.1,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "volatility_window",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              target_volatility: 0.1,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              target_volatility: 0.1,
              volatility_window: 90,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "stop_loss",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              stop_loss: 0.05,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "space",
      pairs: [
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 60, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 50, to: 150, step: 50 } },
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 60, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 50, to: 150, step: 50 } },
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
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { fast: 20 },
              space: { slow: { from: 100, to: 100, step: 1 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { fast: 30 },
              space: { slow: { from: 100, to: 100, step: 1 } },
            },
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
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              top_n: 1,
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
      argument: "commission_bps",
      keyword: "minimum",
      inside: 0,
      outside: -1e-9,
      code: "INVALID_COMMISSION_BPS",
      call: base,
    },
    {
      argument: "commission_bps",
      keyword: "maximum",
      inside: 10000,
      outside: 10000.00001,
      code: "INVALID_COMMISSION_BPS",
      call: base,
    },
    {
      argument: "slippage_bps",
      keyword: "minimum",
      inside: 0,
      outside: -1e-9,
      code: "INVALID_SLIPPAGE_BPS",
      call: base,
    },
    {
      argument: "slippage_bps",
      keyword: "maximum",
      inside: 10000,
      outside: 10000.00001,
      code: "INVALID_SLIPPAGE_BPS",
      call: base,
    },
    {
      argument: "direction",
      keyword: "enum",
      inside: "long",
      outside: "long?",
      code: "INVALID_DIRECTION",
      call: base,
    },
    {
      argument: "position_fraction",
      keyword: "maximum",
      inside: 1,
      outside: 1.000000001,
      code: "INVALID_POSITION_FRACTION",
      call: base,
    },
    {
      argument: "position_fraction",
      keyword: "exclusiveMinimum",
      inside: 1e-9,
      outside: 0,
      code: "INVALID_POSITION_FRACTION",
      call: base,
    },
    {
      argument: "target_volatility",
      keyword: "minimum",
      inside: 0.001,
      outside: 0.0009999990000000001,
      code: "INVALID_TARGET_VOLATILITY",
      call: base,
    },
    {
      argument: "target_volatility",
      keyword: "maximum",
      inside: 5,
      outside: 5.000000005,
      code: "INVALID_TARGET_VOLATILITY",
      call: base,
    },
    {
      argument: "volatility_window",
      keyword: "minimum",
      inside: 2,
      outside: 1,
      code: "INVALID_VOLATILITY_WINDOW",
      call: base,
    },
    {
      argument: "volatility_window",
      keyword: "maximum",
      inside: 500,
      outside: 501,
      code: "INVALID_VOLATILITY_WINDOW",
      call: base,
    },
    {
      argument: "stop_loss",
      keyword: "minimum",
      inside: 0.001,
      outside: 0.0009999990000000001,
      code: "INVALID_STOP_LOSS",
      call: base,
    },
    {
      argument: "stop_loss",
      keyword: "maximum",
      inside: 0.99,
      outside: 0.990000001,
      code: "INVALID_STOP_LOSS",
      call: base,
    },
    {
      argument: "space",
      at: "space.fast.step",
      keyword: "exclusiveMinimum",
      inside: { fast: { from: 5, to: 30, step: 1e-9 }, slow: { from: 60, to: 140, step: 20 } },
      outside: { fast: { from: 5, to: 30, step: 0 }, slow: { from: 60, to: 140, step: 20 } },
      code: "INVALID_SPACE",
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
      inside: 100,
      outside: 101,
      code: "INVALID_TOP_N",
      call: base,
    },
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    { argument: "commission_bps", value: 5, call: base },
    { argument: "slippage_bps", value: 5, call: base },
    { argument: "direction", value: "long", call: base },
    { argument: "position_fraction", value: 1, call: base },
    { argument: "volatility_window", value: 20, call: base },
    { argument: "force", value: false, call: base },
    {
      argument: "top_n",
      value: 20,
      call: {
        arguments: {
          strategy: "moving_average_cross",
          symbols: ["SYN001"],
          space: { fast: { from: 5, to: 30, step: 5 }, slow: { from: 60, to: 140, step: 20 } },
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  deferred: [],
  journal: { memoized: true, force: "force", call: base },
  artifacts: [{ field: "grid_table", mediaType: "text/csv", call: base }],
};
