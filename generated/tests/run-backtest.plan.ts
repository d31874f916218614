// @generated from specs/tools/research/run_backtest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, near } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "run_backtest",
  examples: [
    {
      slug: "averages-of-20-and-100-days-on-one-symbol",
      title: "Averages of 20 and 100 days on one symbol",
      call: {
        arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
        via: "call",
        fixture: "default",
      },
    },
    {
      slug: "breakouts-long-and-short-on-three-symbols-by-weeks-sized-to-a-tenth-a-year",
      title: "Breakouts, long and short, on three symbols by weeks, sized to a tenth a year",
      call: {
        arguments: {
          strategy: "channel_breakout",
          parameters: { entry: 20, exit: 10 },
          symbols: ["SYN002", "SYN003", "SYN004"],
          timeframe: "1W",
          direction: "long_short",
          target_volatility: 0.1,
          record_trades: true,
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
        arguments: { strategy: "buy_and_hold", symbols: ["ACME"] },
        via: "call",
        fixture: "pending_import",
      },
    },
    {
      code: "MISSING_INPUT",
      call: {
        arguments: { strategy: "channel_breakout", symbols: ["CLOSES"] },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "NO_BARS",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["EMPTY"] },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "NO_PRICE",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["BROKEN"] },
        via: "call",
        fixture: "odd_market",
      },
    },
    {
      code: "NO_SUCH_DAY",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["SYN001"], from: "2020-02-30" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "STRATEGY_FAULT",
      call: {
        arguments: { strategy: "overreaching", symbols: ["SYN001"] },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "TOO_FEW_BARS",
      call: {
        arguments: { strategy: "buy_and_hold", symbols: ["SYN001"], from: "2025-12-01" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "UNUSABLE_PARAMETERS",
      call: {
        arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], parameters: { fst: 5 } },
        via: "call",
        fixture: "default",
      },
    },
  ],
  guarantees: [
    {
      says: "An equal backtest is served again and recorded once; with force it is another trial, and counts.",
      calls: [
        {
          name: "first",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "again",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "forced",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], force: true },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "first.journaled && !again.journaled && again.result == first.result && first.result.performance.n_trials == 1.0 && forced.journaled && forced.result.performance.n_trials == 2.0 && forced.result.trial_counts.journaled == 1.0 && forced.result.trial_id != first.result.trial_id && forced.result.performance.deflated_sharpe_ratio < first.result.performance.deflated_sharpe_ratio",
      check: (answers: any) => ((((((((answers.first.journaled && !answers.again.journaled) && equal(answers.again.result, answers.first.result)) && (answers.first.result.performance.n_trials === 1)) && answers.forced.journaled) && (answers.forced.result.performance.n_trials === 2)) && (answers.forced.result.trial_counts.journaled === 1)) && (answers.forced.result.trial_id !== answers.first.result.trial_id)) && (answers.forced.result.performance.deflated_sharpe_ratio < answers.first.result.performance.deflated_sharpe_ratio)),
    },
    {
      says: "Only trials of the same strategy, universe and candle size count.",
      calls: [
        {
          name: "first",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_symbol",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN002"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_timeframe",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], timeframe: "1W" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_strategy",
          call: {
            arguments: { strategy: "price_above_average", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_parameters",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { fast: 10 },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "other_symbol.result.performance.n_trials == 1.0 && other_timeframe.result.performance.n_trials == 1.0 && other_strategy.result.performance.n_trials == 1.0 && other_parameters.result.performance.n_trials == 2.0 && other_parameters.result.performance.total_return != first.result.performance.total_return",
      check: (answers: any) => (((((answers.other_symbol.result.performance.n_trials === 1) && (answers.other_timeframe.result.performance.n_trials === 1)) && (answers.other_strategy.result.performance.n_trials === 1)) && (answers.other_parameters.result.performance.n_trials === 2)) && (answers.other_parameters.result.performance.total_return !== answers.first.result.performance.total_return)),
    },
    {
      says: "The more it costs, the less is left; holding pays nothing.",
      calls: [
        {
          name: "free",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "commission",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              commission_bps: 20,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "slippage",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              commission_bps: 0,
              slippage_bps: 20,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "free.result.trading.costs_paid == 0.0 && commission.result.performance.total_return < free.result.performance.total_return && slippage.result.performance.total_return < free.result.performance.total_return && commission.result.benchmark == { 'total_return': free.result.benchmark.total_return, 'annual_return': free.result.benchmark.annual_return,\n   'volatility': free.result.benchmark.volatility, 'max_drawdown': free.result.benchmark.max_drawdown,\n   'excess_return': commission.result.benchmark.excess_return }",
      check: (answers: any) => ((((answers.free.result.trading.costs_paid === 0) && (answers.commission.result.performance.total_return < answers.free.result.performance.total_return)) && (answers.slippage.result.performance.total_return < answers.free.result.performance.total_return)) && equal(answers.commission.result.benchmark, ({ ["total_return"]: answers.free.result.benchmark.total_return, ["annual_return"]: answers.free.result.benchmark.annual_return, ["volatility"]: answers.free.result.benchmark.volatility, ["max_drawdown"]: answers.free.result.benchmark.max_drawdown, ["excess_return"]: answers.commission.result.benchmark.excess_return }))),
    },
    {
      says: "Free holding is the benchmark, whatever the universe.",
      calls: [
        {
          name: "one",
          call: {
            arguments: {
              strategy: "buy_and_hold",
              symbols: ["SYN003"],
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "three",
          call: {
            arguments: {
              strategy: "buy_and_hold",
              symbols: ["SYN003", "SYN004", "SYN005"],
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "one.result.benchmark.excess_return == 0.0 && three.result.benchmark.excess_return == 0.0",
      check: (answers: any) => ((answers.one.result.benchmark.excess_return === 0) && (answers.three.result.benchmark.excess_return === 0)),
    },
    {
      says: "Every rule of trading reaches the result.",
      calls: [
        {
          name: "plain",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
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
              target_volatility: 0.1,
              volatility_window: 120,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "stopped",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], stop_loss: 0.05 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "both.result.trading.closed_trades > plain.result.trading.closed_trades && half.result.performance.max_drawdown < plain.result.performance.max_drawdown && calm.result.performance.volatility < plain.result.performance.volatility && calm_slowly.result.performance.volatility != calm.result.performance.volatility && stopped.result.performance.total_return != plain.result.performance.total_return",
      check: (answers: any) => (((((answers.both.result.trading.closed_trades > answers.plain.result.trading.closed_trades) && (answers.half.result.performance.max_drawdown < answers.plain.result.performance.max_drawdown)) && (answers.calm.result.performance.volatility < answers.plain.result.performance.volatility)) && (answers.calm_slowly.result.performance.volatility !== answers.calm.result.performance.volatility)) && (answers.stopped.result.performance.total_return !== answers.plain.result.performance.total_return)),
    },
    {
      says: "The window is that of the caller, and the warm-up lies before it.",
      calls: [
        {
          name: "whole",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "later",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], from: "2015-01-02" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "earlier",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], to: "2014-12-31" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "later.result.window.first_bar == '2015-01-02' && earlier.result.window.last_bar == '2014-12-31' && later.result.window.bars + earlier.result.window.bars == whole.result.window.bars && whole.result.window.warm_up_bars == 99.0",
      check: (answers: any) => ((((answers.later.result.window.first_bar === "2015-01-02") && (answers.earlier.result.window.last_bar === "2014-12-31")) && ((answers.later.result.window.bars + answers.earlier.result.window.bars) === answers.whole.result.window.bars)) && (answers.whole.result.window.warm_up_bars === 99)),
    },
    {
      says: "What closed and open trades gained is what the equity gained.",
      calls: [
        {
          name: "one",
          call: {
            arguments: { strategy: "channel_breakout", symbols: ["SYN006"], direction: "long_short" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "near(one.result.equity_basis.bar_close_profit, one.result.equity_basis.closed_trade_profit + one.result.equity_basis.open_trade_profit, 1e-9)",
      check: (answers: any) => near(answers.one.result.equity_basis.bar_close_profit, (answers.one.result.equity_basis.closed_trade_profit + answers.one.result.equity_basis.open_trade_profit), 1e-9),
    },
    {
      says: "Trades are kept where they are asked for.",
      calls: [
        {
          name: "without",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "with",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], record_trades: true },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "!has(without.result.trades_table) && with.result.trades_table.bytes > 100.0",
      check: (answers: any) => (!(answers.without.result.trades_table !== undefined) && (answers.with.result.trades_table.bytes > 100)),
    },
    {
      says: "A cost above all that is traded is refused, and a window that ends before it begins.",
      calls: [
        {
          name: "dear",
          call: {
            arguments: { strategy: "buy_and_hold", symbols: ["SYN001"], commission_bps: 10001 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "backwards",
          call: {
            arguments: {
              strategy: "buy_and_hold",
              symbols: ["SYN001"],
              from: "2020-01-02",
              to: "2019-01-02",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "unknown",
          call: {
            arguments: { strategy: "moving_avg_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "dear.refusal.code == 'INVALID_COMMISSION_BPS' && backwards.refusal.code == 'INVALID_TO' && unknown.refusal.code == 'INVALID_STRATEGY' && unknown.refusal.reason.contains('moving_average_cross')",
      check: (answers: any) => ((((answers.dear.refusal.code === "INVALID_COMMISSION_BPS") && (answers.backwards.refusal.code === "INVALID_TO")) && (answers.unknown.refusal.code === "INVALID_STRATEGY")) && answers.unknown.refusal.reason.includes("moving_average_cross")),
    },
    {
      says: "Every surface gives the same numbers.",
      calls: [
        {
          name: "direct",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "mcp",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "mcp",
            fixture: "default",
          },
        },
        {
          name: "command",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "command",
            fixture: "default",
          },
        },
      ],
      cel: "mcp.result == direct.result && command.result == direct.result",
      check: (answers: any) => (equal(answers.mcp.result, answers.direct.result) && equal(answers.command.result, answers.direct.result)),
    },
  ],
  reach: [
    {
      argument: "strategy",
      pairs: [
        [
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "price_above_average", symbols: ["SYN001"] },
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN002"] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              strategy: "buy_and_hold",
              symbols: ["SYN003"],
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "buy_and_hold",
              symbols: ["SYN003", "SYN004", "SYN005"],
              commission_bps: 0,
              slippage_bps: 0,
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], timeframe: "1W" },
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], from: "2015-01-02" },
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], to: "2014-12-31" },
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
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              commission_bps: 20,
              slippage_bps: 0,
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
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              commission_bps: 0,
              slippage_bps: 20,
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
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
              target_volatility: 0.1,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              target_volatility: 0.1,
              volatility_window: 120,
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], stop_loss: 0.05 },
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
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { fast: 10 },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "record_trades",
      pairs: [
        [
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], record_trades: true },
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
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    { argument: "commission_bps", value: 5, call: base },
    { argument: "slippage_bps", value: 5, call: base },
    { argument: "direction", value: "long", call: base },
    { argument: "position_fraction", value: 1, call: base },
    { argument: "volatility_window", value: 20, call: base },
    { argument: "force", value: false, call: base },
    { argument: "record_trades", value: false, call: base },
  ],
  deferred: [],
  journal: { memoized: true, force: "force", call: base },
};
