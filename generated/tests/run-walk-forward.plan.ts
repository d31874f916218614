// @generated from specs/tools/research/run_walk_forward.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: {
    strategy: "moving_average_cross",
    symbols: ["SYN001"],
    space: { fast: { from: 10, to: 30, step: 10 }, slow: { from: 60, to: 120, step: 30 } },
  },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "run_walk_forward",
  examples: [
    {
      slug: "five-folds-of-two-years-training-averages-on-one-symbol",
      title: "Five folds of two years' training, averages on one symbol",
      call: {
        arguments: {
          strategy: "moving_average_cross",
          symbols: ["SYN001"],
          space: { fast: { from: 10, to: 30, step: 10 }, slow: { from: 60, to: 120, step: 30 } },
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
      code: "TOO_FEW_FOLD_BARS",
      call: {
        arguments: {
          strategy: "moving_average_cross",
          symbols: ["SYN001"],
          space: { fast: { from: 10, to: 30, step: 10 } },
          from: "2024-01-02",
        },
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
      says: "The tests are one trial, and every point of the trainings counts.",
      calls: [
        {
          name: "first",
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
          name: "again",
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
          name: "backtest_count",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              force: true,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "first.result.points == 3.0 && first.result.trial_counts.this_call == 16.0 && first.result.performance.n_trials == 16.0 && !again.journaled && backtest_count.result.trial_counts.journaled == 1.0 && backtest_count.result.trial_counts.inner_walk_forward == 15.0 && backtest_count.result.performance.n_trials == 32.0",
      check: (answers: any) => (((((((answers.first.result.points === 3) && (answers.first.result.trial_counts.this_call === 16)) && (answers.first.result.performance.n_trials === 16)) && !answers.again.journaled) && (answers.backtest_count.result.trial_counts.journaled === 1)) && (answers.backtest_count.result.trial_counts.inner_walk_forward === 15)) && (answers.backtest_count.result.performance.n_trials === 32)),
    },
    {
      says: "An answer that is given again has no evidence and says why; a forced one has it.",
      calls: [
        {
          name: "first",
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
          name: "again",
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
          name: "forced",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              force: true,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "first.result.evidence != null && first.result.evidence_unavailable == null && again.result.evidence == null && again.result.evidence_unavailable.contains('get_trial') && again.result.trial_id == first.result.trial_id && again.result.gates == first.result.gates && forced.result.evidence.prerequisites == first.result.evidence.prerequisites",
      check: (answers: any) => (((((((answers.first.result.evidence !== null) && (answers.first.result.evidence_unavailable === null)) && (answers.again.result.evidence === null)) && answers.again.result.evidence_unavailable.includes("get_trial")) && (answers.again.result.trial_id === answers.first.result.trial_id)) && equal(answers.again.result.gates, answers.first.result.gates)) && equal(answers.forced.result.evidence.prerequisites, answers.first.result.evidence.prerequisites)),
    },
    {
      says: "No test begins before its training has ended, and the tests follow each other.",
      calls: [
        {
          name: "walk",
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
      ],
      cel: "size(walk.result.folds) == 5 && walk.result.folds[0].train_first < walk.result.folds[0].test_first && walk.result.folds[0].test_last < walk.result.folds[1].test_first && walk.result.folds[3].test_last < walk.result.folds[4].test_first && walk.result.folds[0].train_bars == 504.0",
      check: (answers: any) => (((((size(answers.walk.result.folds) === 5) && (answers.walk.result.folds[0].train_first < answers.walk.result.folds[0].test_first)) && (answers.walk.result.folds[0].test_last < answers.walk.result.folds[1].test_first)) && (answers.walk.result.folds[3].test_last < answers.walk.result.folds[4].test_first)) && (answers.walk.result.folds[0].train_bars === 504)),
    },
    {
      says: "Unknown is not passed.",
      calls: [
        {
          name: "free",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              commission_bps: 0,
              slippage_bps: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "!free.result.evidence.clear && free.result.evidence.evidence_completeness < 1.0 && free.result.evidence.prerequisites.exists(c, c.name == 'doubled_costs' && c.status == 'unknown' && c.observed == null)",
      check: (answers: any) => ((!answers.free.result.evidence.clear && (answers.free.result.evidence.evidence_completeness < 1)) && answers.free.result.evidence.prerequisites.some((c: any) => (((c.name === "doubled_costs") && (c.status === "unknown")) && (c.observed === null)))),
    },
    {
      says: "promotable is all gates.",
      calls: [
        {
          name: "walk",
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
      ],
      cel: "walk.result.promotable == walk.result.gates.all(g, g.status == 'passed') && size(walk.result.gates) == 6",
      check: (answers: any) => ((answers.walk.result.promotable === answers.walk.result.gates.every((g: any) => (g.status === "passed"))) && (size(answers.walk.result.gates) === 6)),
    },
    {
      says: "How it walks, and with what, reaches the result.",
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
          name: "ten",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              folds: 10,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "longer",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              train_bars: 1000,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "anchored",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              scheme: "anchored",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "kept",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              record_trades: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "fixed",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
              parameters: { slow: 60 },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "wider",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 40, step: 10 } },
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
              from: "2012-01-03",
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
              to: "2019-12-31",
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
      cel: "size(ten.result.folds) == 10 && longer.result.folds[0].train_bars == 1000.0 && anchored.result.folds[4].train_bars > plain.result.folds[4].train_bars && kept.result.trades_table.bytes > 100.0 && fixed.result.folds != plain.result.folds && wider.result.points == 4.0 && other_symbol.result.family != plain.result.family && other_strategy.result.strategy == 'convergence_divergence' && weeks.result.window.bars < plain.result.window.bars && later.result.window.first_bar == '2012-01-03' && earlier.result.window.last_bar == '2019-12-31' && dear.result.performance.total_return < plain.result.performance.total_return && slipped.result.performance.total_return < plain.result.performance.total_return && both.result.performance.total_return != plain.result.performance.total_return && half.result.performance.volatility < plain.result.performance.volatility && calm.result.performance.volatility != calm_slowly.result.performance.volatility && stopped.result.performance.total_return != plain.result.performance.total_return",
      check: (answers: any) => (((((((((((((((((size(answers.ten.result.folds) === 10) && (answers.longer.result.folds[0].train_bars === 1000)) && (answers.anchored.result.folds[4].train_bars > answers.plain.result.folds[4].train_bars)) && (answers.kept.result.trades_table.bytes > 100)) && !equal(answers.fixed.result.folds, answers.plain.result.folds)) && (answers.wider.result.points === 4)) && (answers.other_symbol.result.family !== answers.plain.result.family)) && (answers.other_strategy.result.strategy === "convergence_divergence")) && (answers.weeks.result.window.bars < answers.plain.result.window.bars)) && (answers.later.result.window.first_bar === "2012-01-03")) && (answers.earlier.result.window.last_bar === "2019-12-31")) && (answers.dear.result.performance.total_return < answers.plain.result.performance.total_return)) && (answers.slipped.result.performance.total_return < answers.plain.result.performance.total_return)) && (answers.both.result.performance.total_return !== answers.plain.result.performance.total_return)) && (answers.half.result.performance.volatility < answers.plain.result.performance.volatility)) && (answers.calm.result.performance.volatility !== answers.calm_slowly.result.performance.volatility)) && (answers.stopped.result.performance.total_return !== answers.plain.result.performance.total_return)),
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
              from: "2012-01-03",
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
              to: "2019-12-31",
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
              space: {
                fast: { from: 10, to: 30, step: 10 },
                slow: { from: 60, to: 120, step: 30 },
              },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
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
              space: {
                fast: { from: 10, to: 30, step: 10 },
                slow: { from: 60, to: 120, step: 30 },
              },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 40, step: 10 } },
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
              space: { fast: { from: 10, to: 40, step: 10 } },
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
              parameters: { slow: 60 },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "folds",
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
              folds: 10,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "train_bars",
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
              train_bars: 1000,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "scheme",
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
              scheme: "anchored",
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
              record_trades: true,
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
      inside: { fast: { from: 10, to: 30, step: 1e-9 }, slow: { from: 60, to: 120, step: 30 } },
      outside: { fast: { from: 10, to: 30, step: 0 }, slow: { from: 60, to: 120, step: 30 } },
      code: "INVALID_SPACE",
      call: base,
    },
    {
      argument: "folds",
      keyword: "minimum",
      inside: 2,
      outside: 1,
      code: "INVALID_FOLDS",
      call: base,
    },
    {
      argument: "folds",
      keyword: "maximum",
      inside: 50,
      outside: 51,
      code: "INVALID_FOLDS",
      call: base,
    },
    {
      argument: "train_bars",
      keyword: "minimum",
      inside: 30,
      outside: 29,
      code: "INVALID_TRAIN_BARS",
      call: base,
    },
    {
      argument: "train_bars",
      keyword: "maximum",
      inside: 5000,
      outside: 5001,
      code: "INVALID_TRAIN_BARS",
      call: base,
    },
    {
      argument: "scheme",
      keyword: "enum",
      inside: "rolling",
      outside: "rolling?",
      code: "INVALID_SCHEME",
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
    { argument: "folds", value: 5, call: base },
    { argument: "train_bars", value: 504, call: base },
    { argument: "scheme", value: "rolling", call: base },
    { argument: "record_trades", value: false, call: base },
  ],
  deferred: [],
  journal: {
    memoized: true,
    force: "force",
    forgets: { evidence: "evidence_unavailable" },
    call: base,
  },
};
