// @generated from specs/tools/research/run_screen.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, near, size } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: {
    strategy: "moving_average_cross",
    symbols: ["SYN001"],
    space: { fast: { from: 5, to: 30, step: 5 }, slow: { from: 60, to: 140, step: 20 } },
  },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "run_screen",
  examples: [
    {
      slug: "thirty-pairs-of-averages-on-one-symbol",
      title: "Thirty pairs of averages on one symbol",
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
  refusals: [
    {
      code: "MARKET_DATA_PENDING",
      call: {
        arguments: {
          strategy: "price_above_average",
          symbols: ["ACME"],
          space: { length: { from: 5, to: 10, step: 5 } },
        },
        via: "call",
        fixture: "pending_import",
      },
    },
    {
      code: "MISSING_INPUT",
      call: {
        arguments: {
          strategy: "channel_breakout",
          symbols: ["CLOSES"],
          space: { entry: { from: 20, to: 40, step: 20 } },
        },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "NO_BARS",
      call: {
        arguments: {
          strategy: "price_above_average",
          symbols: ["EMPTY"],
          space: { length: { from: 5, to: 10, step: 5 } },
        },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "NO_PRICE",
      call: {
        arguments: {
          strategy: "price_above_average",
          symbols: ["BROKEN"],
          space: { length: { from: 5, to: 10, step: 5 } },
        },
        via: "call",
        fixture: "odd_market",
      },
    },
    {
      code: "NO_SUCH_DAY",
      call: {
        arguments: {
          strategy: "price_above_average",
          symbols: ["SYN001"],
          space: { length: { from: 5, to: 10, step: 5 } },
          from: "2020-02-30",
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "STRATEGY_FAULT",
      call: {
        arguments: {
          strategy: "overreaching",
          symbols: ["SYN001"],
          space: { reach: { from: 2, to: 3, step: 1 } },
        },
        via: "call",
        fixture: "faulty_strategy",
      },
    },
    {
      code: "TOO_FEW_BARS",
      call: {
        arguments: {
          strategy: "price_above_average",
          symbols: ["SYN001"],
          from: "2025-12-01",
          space: { length: { from: 5, to: 10, step: 5 } },
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
      says: "Its points count in the family, and it makes no trial; an equal screen counts once.",
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
          name: "other",
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
      cel: "first.result.trial_counts.total == 3.0 && !again.journaled && again.result.screen_id == first.result.screen_id && other.result.trial_counts.screened == 3.0 && other.result.trial_counts.journaled == 0.0 && other.result.trial_counts.total == 9.0",
      check: (answers: any) => ((((((answers.first.result.trial_counts.total === 3) && !answers.again.journaled) && (answers.again.result.screen_id === answers.first.result.screen_id)) && (answers.other.result.trial_counts.screened === 3)) && (answers.other.result.trial_counts.journaled === 0)) && (answers.other.result.trial_counts.total === 9)),
    },
    {
      says: "The distribution is that of the points, and the best of them is its highest.",
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
      ],
      cel: "near(small.result.distribution.highest, small.result.best.sharpe_ratio, 1e-12) && small.result.distribution.lowest <= small.result.distribution.median && small.result.distribution.median <= small.result.distribution.highest && small.result.evaluated == 3.0 && small.result.points_table.bytes > 100.0",
      check: (answers: any) => ((((near(answers.small.result.distribution.highest, answers.small.result.best.sharpe_ratio, 1e-12) && (answers.small.result.distribution.lowest <= answers.small.result.distribution.median)) && (answers.small.result.distribution.median <= answers.small.result.distribution.highest)) && (answers.small.result.evaluated === 3)) && (answers.small.result.points_table.bytes > 100)),
    },
    {
      says: "A point alone is neither plateau nor spike, and says where the search ended.",
      calls: [
        {
          name: "alone",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 20, to: 20, step: 1 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "edge",
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
      cel: "alone.result.best.shape == 'unknown' && alone.result.best.kept_by_neighbours == null && size(alone.result.best.at_edge) == 0 && (edge.result.best.parameters.fast == 20.0 || edge.result.best.at_edge == ['fast'])",
      check: (answers: any) => ((((answers.alone.result.best.shape === "unknown") && (answers.alone.result.best.kept_by_neighbours === null)) && (size(answers.alone.result.best.at_edge) === 0)) && ((answers.edge.result.best.parameters.fast === 20) || equal(answers.edge.result.best.at_edge, ["fast"]))),
    },
    {
      says: "A misspelt parameter, an unknown strategy, an empty grid and a cost above all that is traded are refused.",
      calls: [
        {
          name: "misspelt",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fst: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "unknown",
          call: {
            arguments: {
              strategy: "moving_avg_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "empty",
          call: {
            arguments: { strategy: "moving_average_cross", symbols: ["SYN001"], space: {} },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "none",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { slow: 5 },
              space: { fast: { from: 10, to: 30, step: 10 } },
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
              commission_bps: 10001,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "after",
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
      cel: "misspelt.refusal.code == 'UNUSABLE_PARAMETERS' && unknown.refusal.code == 'INVALID_STRATEGY' && empty.refusal.code == 'UNUSABLE_PARAMETERS' && none.refusal.code == 'UNUSABLE_PARAMETERS' && dear.refusal.code == 'INVALID_COMMISSION_BPS' && after.result.trial_counts.screened == 0.0",
      check: (answers: any) => ((((((answers.misspelt.refusal.code === "UNUSABLE_PARAMETERS") && (answers.unknown.refusal.code === "INVALID_STRATEGY")) && (answers.empty.refusal.code === "UNUSABLE_PARAMETERS")) && (answers.none.refusal.code === "UNUSABLE_PARAMETERS")) && (answers.dear.refusal.code === "INVALID_COMMISSION_BPS")) && (answers.after.result.trial_counts.screened === 0)),
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
        {
          name: "fixed",
          call: {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              parameters: { slow: 60 },
              space: { fast: { from: 10, to: 30, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "dear.result.distribution.highest < plain.result.distribution.highest && slipped.result.distribution.highest < plain.result.distribution.highest && other_symbol.result.family != plain.result.family && other_strategy.result.strategy == 'convergence_divergence' && weeks.result.window.bars < plain.result.window.bars && later.result.window.first_bar == '2015-01-02' && earlier.result.window.last_bar == '2014-12-31' && both.result.distribution != plain.result.distribution && half.result.best.max_drawdown < plain.result.best.max_drawdown && calm.result.distribution != calm_slowly.result.distribution && stopped.result.distribution != plain.result.distribution && fixed.result.best.parameters.slow == 60.0",
      check: (answers: any) => ((((((((((((answers.dear.result.distribution.highest < answers.plain.result.distribution.highest) && (answers.slipped.result.distribution.highest < answers.plain.result.distribution.highest)) && (answers.other_symbol.result.family !== answers.plain.result.family)) && (answers.other_strategy.result.strategy === "convergence_divergence")) && (answers.weeks.result.window.bars < answers.plain.result.window.bars)) && (answers.later.result.window.first_bar === "2015-01-02")) && (answers.earlier.result.window.last_bar === "2014-12-31")) && !equal(answers.both.result.distribution, answers.plain.result.distribution)) && (answers.half.result.best.max_drawdown < answers.plain.result.best.max_drawdown)) && !equal(answers.calm.result.distribution, answers.calm_slowly.result.distribution)) && !equal(answers.stopped.result.distribution, answers.plain.result.distribution)) && (answers.fixed.result.best.parameters.slow === 60)),
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
              space: {
                fast: { from: 5, to: 30, step: 5 },
                slow: { from: 60, to: 140, step: 20 },
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
              space: { fast: { from: 10, to: 60, step: 10 } },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              strategy: "moving_average_cross",
              symbols: ["SYN001"],
              space: { fast: { from: 20, to: 20, step: 1 } },
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
                fast: { from: 5, to: 30, step: 5 },
                slow: { from: 60, to: 140, step: 20 },
              },
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
              space: { fast: { from: 20, to: 20, step: 1 } },
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
              parameters: { slow: 60 },
              space: { fast: { from: 10, to: 30, step: 10 } },
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
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    { argument: "commission_bps", value: 5, call: base },
    { argument: "slippage_bps", value: 5, call: base },
    { argument: "direction", value: "long", call: base },
    { argument: "position_fraction", value: 1, call: base },
    { argument: "volatility_window", value: 20, call: base },
  ],
  deferred: [],
  journal: { memoized: true, call: base },
  artifacts: [{ field: "points_table", mediaType: "text/csv", call: base }],
};
