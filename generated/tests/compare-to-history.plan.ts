// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, near, size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: {}, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "compare_to_history",
  examples: [
    {
      slug: "the-latest-day-all-defaults",
      title: "The latest day, all defaults",
      call: { arguments: {}, via: "call", fixture: "default" },
    },
    {
      slug: "a-calm-day-of-the-past-as-it-was-to-be-seen-then",
      title: "A calm day of the past, as it was to be seen then",
      call: { arguments: { as_of: "2017-10-02", horizon: 5 }, via: "call", fixture: "default" },
    },
    {
      slug: "a-hypothetical-day-with-the-days-that-it-resembles",
      title: "A hypothetical day, with the days that it resembles",
      call: {
        arguments: {
          signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
          horizon: 5,
          top_k: 40,
          recency_half_life_days: 0,
          include_analogue_dates: true,
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "NO_CANDIDATES",
      call: { arguments: {}, via: "call", fixture: "disjoint_history" },
    },
    { code: "NO_HISTORY", call: { arguments: {}, via: "call", fixture: "empty_history" } },
    {
      code: "NO_MATCH",
      call: {
        arguments: { mode: "tag", signals_dict: { trend: "DOWN", regime: "RISK-ON" } },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "NO_SUCH_DAY",
      call: { arguments: { as_of: "2019-02-30" }, via: "call", fixture: "default" },
    },
    {
      code: "NO_USABLE_SIGNAL",
      call: {
        arguments: { signals_dict: { regime: "CAUTIOUS" } },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "NO_WEIGHT",
      call: {
        arguments: { signals_dict: { drawdown_252d: -0.5 }, backfill_weight: 0 },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "OUTSIDE_HISTORY",
      call: { arguments: { as_of: "2024-01-02" }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "An unknown signal changes nothing but the warning.",
      calls: [
        {
          name: "known",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "unknown",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35, made_up: 9 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "known.result == unknown.result && unknown.warnings.exists(w, w.contains('made_up'))",
      check: (answers: any) => (equal(answers.known.result, answers.unknown.result) && answers.unknown.warnings.some((w: any) => w.includes("made_up"))),
    },
    {
      says: "A number that arrives as text is read as the number that it is.",
      calls: [
        {
          name: "number",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "text",
          call: {
            arguments: { signals_dict: { rv_21d: "0.22" } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "number.result == text.result",
      check: (answers: any) => equal(answers.number.result, answers.text.result),
    },
    {
      says: "A signal whose text is no number is warned of and left out.",
      calls: [
        {
          name: "bad",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: "high" } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "without",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "bad.result == without.result && bad.warnings.exists(w, w.contains('rsi_14'))",
      check: (answers: any) => (equal(answers.bad.result, answers.without.result) && answers.bad.warnings.some((w: any) => w.includes("rsi_14"))),
    },
    {
      says: "A refusal carries what was ignored before it, which may be why.",
      calls: [
        {
          name: "unknown",
          call: {
            arguments: { signals_dict: { vix_close: 30 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "over_mcp",
          call: {
            arguments: { signals_dict: { vix_close: 30 } },
            via: "mcp",
            fixture: "default",
          },
        },
      ],
      cel: "unknown.refusal.code == 'NO_USABLE_SIGNAL' && unknown.warnings.exists(w, w.contains('vix_close')) && over_mcp.warnings == unknown.warnings",
      check: (answers: any) => (((answers.unknown.refusal.code === "NO_USABLE_SIGNAL") && answers.unknown.warnings.some((w: any) => w.includes("vix_close"))) && equal(answers.over_mcp.warnings, answers.unknown.warnings)),
    },
    {
      says: "A null signal is warned of, as is one of the wrong kind.",
      calls: [
        {
          name: "absent",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, ret_5d: null } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "without",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "absent.result == without.result && absent.warnings.exists(w, w.contains('ret_5d'))",
      check: (answers: any) => (equal(answers.absent.result, answers.without.result) && answers.absent.warnings.some((w: any) => w.includes("ret_5d"))),
    },
    {
      says: "Trust reaches the distance, and an empty map trusts every signal fully.",
      calls: [
        {
          name: "default",
          call: { arguments: { include_analogue_dates: true }, via: "call", fixture: "default" },
        },
        {
          name: "full",
          call: {
            arguments: { include_analogue_dates: true, dim_trust: {} },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "raised",
          call: {
            arguments: { include_analogue_dates: true, dim_trust: { rv_21d: 3 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "default.result.analogue_dates[0].distance != full.result.analogue_dates[0].distance && default.result.analogue_dates[0].distance != raised.result.analogue_dates[0].distance",
      check: (answers: any) => ((answers.default.result.analogue_dates[0].distance !== answers.full.result.analogue_dates[0].distance) && (answers.default.result.analogue_dates[0].distance !== answers.raised.result.analogue_dates[0].distance)),
    },
    {
      says: "The matched days are there only when they are asked for, one for each analogue, nearest first.",
      calls: [
        { name: "without", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "with",
          call: { arguments: { include_analogue_dates: true }, via: "call", fixture: "default" },
        },
      ],
      cel: "!has(without.result.analogue_dates) && size(with.result.analogue_dates) == with.result.sample_size && with.result.analogue_dates[0].distance == with.result.distance_min && with.result.analogue_dates[size(with.result.analogue_dates) - 1].distance == with.result.distance_max && with.result.forward_5d == without.result.forward_5d",
      check: (answers: any) => ((((!(answers.without.result.analogue_dates !== undefined) && (size(answers.with.result.analogue_dates) === answers.with.result.sample_size)) && (answers.with.result.analogue_dates[0].distance === answers.with.result.distance_min)) && (answers.with.result.analogue_dates[(size(answers.with.result.analogue_dates) - 1)].distance === answers.with.result.distance_max)) && equal(answers.with.result.forward_5d, answers.without.result.forward_5d)),
    },
    {
      says: "The horizon chooses what is repeated as the headline, and changes no other figure.",
      calls: [
        {
          name: "none",
          call: {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "three",
          call: {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
              horizon: 3,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "!has(none.result.headline) && three.result.headline.mean == three.result.forward_3d.mean && three.result.headline.sample_size == three.result.forward_3d.count && three.result.headline.ci_low_95 == three.result.forward_3d.ci_low_95 && three.result.headline.ci_low_95 != null && three.result.distance_mean == none.result.distance_mean && three.result.forward_1d == none.result.forward_1d && three.result.forward_5d == none.result.forward_5d",
      check: (answers: any) => (((((((!(answers.none.result.headline !== undefined) && (answers.three.result.headline.mean === answers.three.result.forward_3d.mean)) && (answers.three.result.headline.sample_size === answers.three.result.forward_3d.count)) && (answers.three.result.headline.ci_low_95 === answers.three.result.forward_3d.ci_low_95)) && (answers.three.result.headline.ci_low_95 !== null)) && (answers.three.result.distance_mean === answers.none.result.distance_mean)) && equal(answers.three.result.forward_1d, answers.none.result.forward_1d)) && equal(answers.three.result.forward_5d, answers.none.result.forward_5d)),
    },
    {
      says: "soft and euclidean are two names for one matcher.",
      calls: [
        {
          name: "soft",
          call: {
            arguments: {
              mode: "soft",
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "euclidean",
          call: {
            arguments: {
              mode: "euclidean",
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "soft.result.mode != euclidean.result.mode && soft.result.distance_mean == euclidean.result.distance_mean && soft.result.forward_5d == euclidean.result.forward_5d && soft.result.forward_5d.ci_low_95 != null",
      check: (answers: any) => ((((answers.soft.result.mode !== answers.euclidean.result.mode) && (answers.soft.result.distance_mean === answers.euclidean.result.distance_mean)) && equal(answers.soft.result.forward_5d, answers.euclidean.result.forward_5d)) && (answers.soft.result.forward_5d.ci_low_95 !== null)),
    },
    {
      says: "Every day that hard chooses shares each bin and tag of the target, so that all are of its regime, and there is no distance.",
      calls: [
        {
          name: "hard",
          call: {
            arguments: {
              mode: "hard",
              signals_dict: { rv_21d: 0.08, rsi_14: 55, regime: "RISK-ON" },
              include_analogue_dates: true,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "hard.result.matched_bins.rv_21d == 'RV_LOW' && hard.result.matched_bins.rsi_14 == 'RSI_MIDDLE' && hard.result.match_dimensions == 3 && hard.result.distance_mean == null && hard.result.analogue_dates[0].distance == null && hard.result.analogue_dates[0].date > hard.result.analogue_dates[1].date && hard.result.regime_distribution['RISK-ON'] == hard.result.sample_size",
      check: (answers: any) => (((((((answers.hard.result.matched_bins.rv_21d === "RV_LOW") && (answers.hard.result.matched_bins.rsi_14 === "RSI_MIDDLE")) && (answers.hard.result.match_dimensions === 3)) && (answers.hard.result.distance_mean === null)) && (answers.hard.result.analogue_dates[0].distance === null)) && (answers.hard.result.analogue_dates[0].date > answers.hard.result.analogue_dates[1].date)) && (answers.hard.result.regime_distribution["RISK-ON"] === answers.hard.result.sample_size)),
    },
    {
      says: "tag compares tags alone, newest first, and says which numbers it passes by.",
      calls: [
        {
          name: "tags",
          call: {
            arguments: { mode: "tag", signals_dict: { regime: "RISK-ON" } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "number",
          call: {
            arguments: { mode: "tag", signals_dict: { regime: "RISK-ON", rv_21d: 0.5 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "tags.result.sample_size == 100 && tags.result.regime_distribution['RISK-ON'] == 100 && number.result.forward_5d.mean == tags.result.forward_5d.mean && number.warnings.exists(w, w.contains('rv_21d'))",
      check: (answers: any) => ((((answers.tags.result.sample_size === 100) && (answers.tags.result.regime_distribution["RISK-ON"] === 100)) && (answers.number.result.forward_5d.mean === answers.tags.result.forward_5d.mean)) && answers.number.warnings.some((w: any) => w.includes("rv_21d"))),
    },
    {
      says: "hybrid keeps to the days that share the tags, nearest first.",
      calls: [
        {
          name: "hybrid",
          call: {
            arguments: {
              mode: "hybrid",
              signals_dict: { rv_21d: 0.08, rsi_14: 55, regime: "RISK-ON" },
              recency_half_life_days: 0,
              include_analogue_dates: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "soft",
          call: {
            arguments: {
              mode: "soft",
              signals_dict: { rv_21d: 0.08, rsi_14: 55, regime: "RISK-ON" },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "hybrid.result.hybrid_fallback == false && hybrid.result.hybrid_fallback_reason == null && hybrid.result.regime_distribution['RISK-ON'] == hybrid.result.sample_size && hybrid.result.analogue_dates[0].distance == hybrid.result.distance_min && hybrid.result.distance_mean > soft.result.distance_mean && !has(soft.result.hybrid_fallback)",
      check: (answers: any) => ((((((answers.hybrid.result.hybrid_fallback === false) && (answers.hybrid.result.hybrid_fallback_reason === null)) && (answers.hybrid.result.regime_distribution["RISK-ON"] === answers.hybrid.result.sample_size)) && (answers.hybrid.result.analogue_dates[0].distance === answers.hybrid.result.distance_min)) && (answers.hybrid.result.distance_mean > answers.soft.result.distance_mean)) && !(answers.soft.result.hybrid_fallback !== undefined)),
    },
    {
      says: "Where fewer than 30 days share the tags, hybrid does what soft does, and says so with the reason.",
      calls: [
        {
          name: "hybrid",
          call: {
            arguments: {
              mode: "hybrid",
              signals_dict: { rv_21d: 0.3, trend: "UP", regime: "RISK-OFF" },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "soft",
          call: {
            arguments: {
              mode: "soft",
              signals_dict: { rv_21d: 0.3, trend: "UP", regime: "RISK-OFF" },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "hybrid.result.hybrid_fallback == true && hybrid.result.hybrid_fallback_reason.contains('0 earlier days') && hybrid.result.distance_mean == soft.result.distance_mean && hybrid.warnings.exists(w, w.contains('over all history'))",
      check: (answers: any) => ((((answers.hybrid.result.hybrid_fallback === true) && answers.hybrid.result.hybrid_fallback_reason.includes("0 earlier days")) && (answers.hybrid.result.distance_mean === answers.soft.result.distance_mean)) && answers.hybrid.warnings.some((w: any) => w.includes("over all history"))),
    },
    {
      says: "A past day is answered as it was to be answered then, from the days up to it.",
      calls: [
        {
          name: "then",
          call: {
            arguments: { as_of: "2017-10-02", include_analogue_dates: true },
            via: "call",
            fixture: "default",
          },
        },
        { name: "now", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "sunday",
          call: { arguments: { as_of: "2017-10-01" }, via: "call", fixture: "default" },
        },
      ],
      cel: "then.result.trade_date == '2017-10-02' && then.result.total_history_days < now.result.total_history_days && then.result.matched_bins.regime == 'RISK-ON' && now.result.matched_bins.regime == 'TRANSITIONAL' && then.result.analogue_dates.all(a, a.date < '2017-10-02') && sunday.result.trade_date == '2017-09-29' && sunday.warnings.exists(w, w.contains('2017-10-01'))",
      check: (answers: any) => (((((((answers.then.result.trade_date === "2017-10-02") && (answers.then.result.total_history_days < answers.now.result.total_history_days)) && (answers.then.result.matched_bins.regime === "RISK-ON")) && (answers.now.result.matched_bins.regime === "TRANSITIONAL")) && answers.then.result.analogue_dates.every((a: any) => (a.date < "2017-10-02"))) && (answers.sunday.result.trade_date === "2017-09-29")) && answers.sunday.warnings.some((w: any) => w.includes("2017-10-01"))),
    },
    {
      says: "Beside each mean stands its difference from all days, with an interval of its own about it and the smallest effect to be seen.",
      calls: [
        {
          name: "falling",
          call: {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "near(falling.result.forward_5d.difference.mean, falling.result.forward_5d.mean - falling.result.forward_5d.base.mean, 1e-9) && near(falling.result.forward_5d.difference.ci_low_95 + falling.result.forward_5d.difference.ci_high_95,\n  2 * falling.result.forward_5d.difference.mean, 1e-9)\n&& falling.result.forward_5d.difference.smallest_detectable_effect\n  > falling.result.forward_5d.difference.ci_high_95 - falling.result.forward_5d.difference.mean",
      check: (answers: any) => ((near(answers.falling.result.forward_5d.difference.mean, (answers.falling.result.forward_5d.mean - answers.falling.result.forward_5d.base.mean), 1e-9) && near((answers.falling.result.forward_5d.difference.ci_low_95 + answers.falling.result.forward_5d.difference.ci_high_95), (2 * answers.falling.result.forward_5d.difference.mean), 1e-9)) && (answers.falling.result.forward_5d.difference.smallest_detectable_effect > (answers.falling.result.forward_5d.difference.ci_high_95 - answers.falling.result.forward_5d.difference.mean))),
    },
    {
      says: "A value that history has not seen is told of, by how much, and warned of.",
      calls: [
        {
          name: "inside",
          call: {
            arguments: { signals_dict: { rv_21d: 0.2 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "outside",
          call: { arguments: { signals_dict: { rv_21d: 2 } }, via: "call", fixture: "default" },
        },
      ],
      cel: "inside.result.target_position[0].beyond_range == 0 && outside.result.target_position[0].beyond_range > 5 && outside.result.target_position[0].signal == 'rv_21d' && outside.warnings.exists(w, w.contains('rv_21d'))",
      check: (answers: any) => ((((answers.inside.result.target_position[0].beyond_range === 0) && (answers.outside.result.target_position[0].beyond_range > 5)) && (answers.outside.result.target_position[0].signal === "rv_21d")) && answers.outside.warnings.some((w: any) => w.includes("rv_21d"))),
    },
    {
      says: "Signals that are ordinary by themselves may be unheard of together, which is told of and warned of.",
      calls: [
        {
          name: "together",
          call: {
            arguments: { signals_dict: { ret_21d: -0.25, rsi_14: 75 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "falling",
          call: {
            arguments: { signals_dict: { ret_21d: -0.25, rsi_14: 20 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "together.result.target_position.all(p, p.beyond_range == 0) && together.result.joint_position.share_as_far == 0 && together.warnings.exists(w, w.contains('combination')) && falling.result.joint_position.share_as_far > 0 && !falling.warnings.exists(w, w.contains('combination'))",
      check: (answers: any) => ((((answers.together.result.target_position.every((p: any) => (p.beyond_range === 0)) && (answers.together.result.joint_position.share_as_far === 0)) && answers.together.warnings.some((w: any) => w.includes("combination"))) && (answers.falling.result.joint_position.share_as_far > 0)) && !answers.falling.warnings.some((w: any) => w.includes("combination"))),
    },
    {
      says: "The borders of the built-in bins are those of the day, from what was known on it.",
      calls: [
        {
          name: "then",
          call: {
            arguments: { as_of: "2006-12-29", mode: "hard", signals_dict: { rv_21d: 0.12 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "now",
          call: {
            arguments: { mode: "hard", signals_dict: { rv_21d: 0.12 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "then.result.bin_borders.rv_21d.below != now.result.bin_borders.rv_21d.below && now.result.bin_borders.rv_21d.from <= 0.12 && 0.12 < now.result.bin_borders.rv_21d.below",
      check: (answers: any) => (((answers.then.result.bin_borders.rv_21d.below !== answers.now.result.bin_borders.rv_21d.below) && (answers.now.result.bin_borders.rv_21d.from <= 0.12)) && (0.12 < answers.now.result.bin_borders.rv_21d.below)),
    },
    {
      says: "The distance of each analogue is divided among the signals.",
      calls: [
        {
          name: "two",
          call: {
            arguments: { signals_dict: { rv_21d: 0.2, rsi_14: 35 }, include_analogue_dates: true },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "near(two.result.analogue_dates[9].distance_shares.rv_21d + two.result.analogue_dates[9].distance_shares.rsi_14, 1, 1e-9)",
      check: (answers: any) => near((answers.two.result.analogue_dates[9].distance_shares.rv_21d + answers.two.result.analogue_dates[9].distance_shares.rsi_14), 1, 1e-9),
    },
    {
      says: "The calibration of the default settings is quoted with its date, and what it shows no skill in is warned of; of a past day it says nothing.",
      calls: [
        { name: "today", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "few",
          call: { arguments: { top_k: 20 }, via: "call", fixture: "default" },
        },
        {
          name: "past",
          call: { arguments: { as_of: "2017-10-02" }, via: "call", fixture: "default" },
        },
      ],
      cel: "today.result.calibration.differs_in == [] && size(today.result.calibration.date) == 10 && today.result.calibration.forward_5d.forecasts > 900 && today.warnings.exists(w, w.contains('not surely better')) && few.result.calibration.differs_in == ['top_k'] && past.result.calibration == null && past.result.calibration_reason.contains('past day')",
      check: (answers: any) => ((((((equal(answers.today.result.calibration.differs_in, []) && (size(answers.today.result.calibration.date) === 10)) && (answers.today.result.calibration.forward_5d.forecasts > 900)) && answers.today.warnings.some((w: any) => w.includes("not surely better"))) && equal(answers.few.result.calibration.differs_in, ["top_k"])) && (answers.past.result.calibration === null)) && answers.past.result.calibration_reason.includes("past day")),
    },
    {
      says: "A trust map that leaves no signal is refused.",
      calls: [
        {
          name: "none",
          call: {
            arguments: { signals_dict: { rv_21d: 0.2 }, dim_trust: { rv_21d: 0 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "none.refusal.code == 'NO_USABLE_SIGNAL'",
      check: (answers: any) => (answers.none.refusal.code === "NO_USABLE_SIGNAL"),
    },
    {
      says: "A half-life of 0 switches the decay off, so that every analogue weighs the same.",
      calls: [
        { name: "decayed", call: { arguments: {}, via: "call", fixture: "default" } },
        {
          name: "flat",
          call: { arguments: { recency_half_life_days: 0 }, via: "call", fixture: "default" },
        },
      ],
      cel: "flat.result.forward_1d.effective_count == flat.result.forward_1d.count && decayed.result.forward_1d.effective_count < decayed.result.forward_1d.count",
      check: (answers: any) => ((answers.flat.result.forward_1d.effective_count === answers.flat.result.forward_1d.count) && (answers.decayed.result.forward_1d.effective_count < answers.decayed.result.forward_1d.count)),
    },
    {
      says: "The backfill weight reaches the days before 2016 and no others.",
      calls: [
        {
          name: "full",
          call: {
            arguments: { signals_dict: { rv_21d: 0.15 }, recency_half_life_days: 0 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "none",
          call: {
            arguments: {
              signals_dict: { rv_21d: 0.15 },
              recency_half_life_days: 0,
              backfill_weight: 0,
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "full.result.backfill_count == none.result.backfill_count && full.result.live_count > 0 && none.result.forward_1d.count == none.result.live_count",
      check: (answers: any) => (((answers.full.result.backfill_count === answers.none.result.backfill_count) && (answers.full.result.live_count > 0)) && (answers.none.result.forward_1d.count === answers.none.result.live_count)),
    },
    {
      says: "At most top_k days are chosen, and a longer horizon may count fewer.",
      calls: [
        {
          name: "few",
          call: { arguments: { top_k: 20 }, via: "call", fixture: "default" },
        },
        {
          name: "many",
          call: { arguments: { top_k: 200 }, via: "call", fixture: "default" },
        },
      ],
      cel: "few.result.sample_size == 20 && many.result.sample_size == 200 && many.result.forward_5d.count <= many.result.forward_1d.count",
      check: (answers: any) => (((answers.few.result.sample_size === 20) && (answers.many.result.sample_size === 200)) && (answers.many.result.forward_5d.count <= answers.many.result.forward_1d.count)),
    },
    {
      says: "Below eight effective episodes there is no interval, and the reason is given.",
      calls: [{ name: "today", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "today.result.forward_1d.effective_episodes < 8 && today.result.forward_1d.ci_low_95 == null && today.result.forward_1d.interval_reason != null && today.warnings.exists(w, w.contains('of the weight'))",
      check: (answers: any) => ((((answers.today.result.forward_1d.effective_episodes < 8) && (answers.today.result.forward_1d.ci_low_95 === null)) && (answers.today.result.forward_1d.interval_reason !== null)) && answers.today.warnings.some((w: any) => w.includes("of the weight"))),
    },
    {
      says: "Every answer names the version of its matching rules, and says that its latest day is long past.",
      calls: [{ name: "today", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "size(today.result.matcher_version) > 0 && today.result.trade_date == '2020-04-17' && today.warnings.exists(w, w.contains('2020-04-17'))",
      check: (answers: any) => (((size(answers.today.result.matcher_version) > 0) && (answers.today.result.trade_date === "2020-04-17")) && answers.today.warnings.some((w: any) => w.includes("2020-04-17"))),
    },
    {
      says: "Every surface gives the same numbers.",
      calls: [
        {
          name: "direct",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 }, horizon: 5 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "mcp",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 }, horizon: 5 },
            via: "mcp",
            fixture: "default",
          },
        },
        {
          name: "http",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 }, horizon: 5 },
            via: "http",
            fixture: "default",
          },
        },
        {
          name: "command",
          call: {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 }, horizon: 5 },
            via: "command",
            fixture: "default",
          },
        },
      ],
      cel: "mcp.result == direct.result && http.result == direct.result && command.result == direct.result",
      check: (answers: any) => ((equal(answers.mcp.result, answers.direct.result) && equal(answers.http.result, answers.direct.result)) && equal(answers.command.result, answers.direct.result)),
    },
  ],
  reach: [
    {
      argument: "signals_dict",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35, made_up: 9 } },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { signals_dict: { rv_21d: 0.22 } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { signals_dict: { rv_21d: "0.22" } },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: "high" } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { signals_dict: { vix_close: 30 } },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { signals_dict: { rv_21d: 0.22, ret_5d: null } },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "horizon",
      pairs: [
        [
          {
            arguments: { as_of: "2017-10-02", horizon: 5 },
            via: "call",
            fixture: "default",
          },
          { arguments: { as_of: "2017-10-02" }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 } },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { signals_dict: { rv_21d: 0.22, rsi_14: 35 }, horizon: 5 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
              horizon: 3,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "mode",
      pairs: [
        [
          {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              mode: "soft",
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              mode: "hybrid",
              signals_dict: { rv_21d: 0.3, trend: "UP", regime: "RISK-OFF" },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              mode: "soft",
              signals_dict: { rv_21d: 0.3, trend: "UP", regime: "RISK-OFF" },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              mode: "euclidean",
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              mode: "soft",
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              mode: "euclidean",
              signals_dict: { ret_21d: -0.06, rv_21d: 0.28, drawdown_252d: -0.12, rsi_14: 32 },
              recency_half_life_days: 0,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "top_k",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { top_k: 20 }, via: "call", fixture: "default" },
        ],
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { top_k: 200 }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { top_k: 20 }, via: "call", fixture: "default" },
          { arguments: { top_k: 200 }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "recency_half_life_days",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { recency_half_life_days: 0 }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "backfill_weight",
      pairs: [
        [
          {
            arguments: { signals_dict: { rv_21d: 0.15 }, recency_half_life_days: 0 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              signals_dict: { rv_21d: 0.15 },
              recency_half_life_days: 0,
              backfill_weight: 0,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "dim_trust",
      pairs: [
        [
          { arguments: { include_analogue_dates: true }, via: "call", fixture: "default" },
          {
            arguments: { include_analogue_dates: true, dim_trust: {} },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: { include_analogue_dates: true }, via: "call", fixture: "default" },
          {
            arguments: { include_analogue_dates: true, dim_trust: { rv_21d: 3 } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { include_analogue_dates: true, dim_trust: {} },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { include_analogue_dates: true, dim_trust: { rv_21d: 3 } },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "include_analogue_dates",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { include_analogue_dates: true }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { as_of: "2017-10-02", include_analogue_dates: true },
            via: "call",
            fixture: "default",
          },
          { arguments: { as_of: "2017-10-02" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "as_of",
      pairs: [
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { as_of: "2017-10-01" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { include_analogue_dates: true }, via: "call", fixture: "default" },
          {
            arguments: { as_of: "2017-10-02", include_analogue_dates: true },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { as_of: "2006-12-29", mode: "hard", signals_dict: { rv_21d: 0.12 } },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { mode: "hard", signals_dict: { rv_21d: 0.12 } },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: {}, via: "call", fixture: "default" },
          { arguments: { as_of: "2017-10-02" }, via: "call", fixture: "default" },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "dim_trust.*",
      keyword: "minimum",
      reason: "no value to begin with: the first example gives none, and none can be made from the spec",
    },
    {
      at: "dim_trust.*",
      keyword: "maximum",
      reason: "no value to begin with: the first example gives none, and none can be made from the spec",
    },
  ],
  bounds: [
    {
      argument: "horizon",
      keyword: "enum",
      inside: 1,
      outside: 6,
      code: "INVALID_HORIZON",
      call: base,
    },
    {
      argument: "mode",
      keyword: "enum",
      inside: "soft",
      outside: "soft?",
      code: "INVALID_MODE",
      call: base,
    },
    {
      argument: "top_k",
      keyword: "minimum",
      inside: 1,
      outside: 0,
      code: "INVALID_TOP_K",
      call: base,
    },
    {
      argument: "top_k",
      keyword: "maximum",
      inside: 500,
      outside: 501,
      code: "INVALID_TOP_K",
      call: base,
    },
    {
      argument: "recency_half_life_days",
      keyword: "minimum",
      inside: 0,
      outside: -1,
      code: "INVALID_RECENCY_HALF_LIFE_DAYS",
      call: base,
    },
    {
      argument: "recency_half_life_days",
      keyword: "maximum",
      inside: 36500,
      outside: 36501,
      code: "INVALID_RECENCY_HALF_LIFE_DAYS",
      call: base,
    },
    {
      argument: "backfill_weight",
      keyword: "minimum",
      inside: 0,
      outside: -1e-9,
      code: "INVALID_BACKFILL_WEIGHT",
      call: base,
    },
    {
      argument: "backfill_weight",
      keyword: "maximum",
      inside: 1,
      outside: 1.000000001,
      code: "INVALID_BACKFILL_WEIGHT",
      call: base,
    },
  ],
  defaults: [
    { argument: "mode", value: "soft", call: base },
    { argument: "top_k", value: 100, call: base },
    { argument: "recency_half_life_days", value: 730, call: base },
    { argument: "backfill_weight", value: 1, call: base },
    {
      argument: "dim_trust",
      value: { atr_14_ratio: 0.5, distance_sma_200: 0.75 },
      call: base,
    },
    { argument: "include_analogue_dates", value: false, call: base },
  ],
  deferred: [],
};
