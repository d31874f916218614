// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "compare_to_history",
  title: "Compare a day to history",
  toolset: "history",
  description: "Match the latest day of a market history, or a hypothetical one, against the days before it and return what the market did next.\n\nBy default the nearest days are chosen by weighted Euclidean distance over the standardised signals, and what followed them is summarised over 1, 3 and 5 trading days beside the same figures for all days. The target is always dated as the latest day of the history, or of as_of, and only days up to it are used. The history is a sample: the daily S&P 500 index from 2000 to April 2020, price only. Signals are fractions (0.05 is 5 %) unless their unit says otherwise, such as rv_21d 0.22 a year, rsi_14 0 to 100, drawdown_252d -0.1; the resource vocabulary://signals and GET /api/v1/vocabularies/signals list all, with units.\n\nA call changes nothing; it is logged.\n\nBase rate: How often, and how far, the market moved after days that looked like the target; read against the same figure over all days. Analogues that lie close together in time are one experience counted many times; read the episodes beside the count.\nEffective count: The number of equally weighted observations that carry as much information as these weighted ones, by Kish's formula. Corrects for unequal weights only, not for observations that overlap in time.\nEpisode: A run of analogues of which neighbours are at most five trading days apart, taken as one experience. A long crisis is one episode however many days of it were matched.\nForecast skill: One less the ratio of a forecast's mean loss to that of the forecast to beat, which here is the one from all days; 0 is no better, negative is worse. Skill in the spread of outcomes is not skill in their direction; read the two scores apart.\nSmallest detectable effect: The true difference that a sample of this size and spread would tell from none, at 5 %, in four cases of five. An observed difference well below it says that the sample is too small, not that there is no effect.",
  inputSchema: {
    type: "object",
    properties: {
      signals_dict: {
        type: "object",
        properties: {},
        additionalProperties: {},
        description: "Signal vector to match. Omit it to match the latest day. A signal that is left out takes no part in the distance; one that the history does not know is warned of and ignored. Keys are listed by the resource vocabulary://signals. An unknown key is ignored, with a warning.",
      },
      horizon: {
        type: "integer",
        description: "Repeats this horizon's figures as the headline. All three horizons are always returned. Unit: trading days. One of 1, 3, 5.",
      },
      mode: {
        type: "string",
        enum: ["soft", "euclidean", "hard", "tag", "hybrid"],
        description: "How analogues are chosen. soft and euclidean: nearest by weighted distance. hard: equal bins and tags, newest first. tag: equal tags, newest first. hybrid: equal tags, then nearest; where fewer than 30 days share them, over all history, which hybrid_fallback says. Omit to use the live default (currently \"soft\").",
      },
      top_k: {
        type: "integer",
        minimum: 1,
        maximum: 500,
        description: "Largest number of analogues. Omit to use the live default (currently 100).",
      },
      recency_half_life_days: {
        type: "integer",
        minimum: 0,
        maximum: 36500,
        description: "Age at which an analogue's weight is halved. 0 switches the decay off. Unit: calendar days. Omit to use the live default (currently 730).",
      },
      backfill_weight: {
        type: "number",
        minimum: 0,
        maximum: 1,
        description: "Factor on the weight of days marked historical-backfill, which by convention are those before 2016; of later days it is 1. Omit to use the live default (currently 1).",
      },
      dim_trust: {
        type: "object",
        properties: {},
        additionalProperties: { type: "number", minimum: 0, maximum: 10, description: "Trust in one signal." },
        description: "Multipliers on single signals' share of the distance. Entries are merged over the default; {} trusts every signal fully; 0 takes a signal out, in every mode. Keys are listed by the resource vocabulary://signals. Omit to use the live default (currently {\"atr_14_ratio\":0.5,\"distance_sma_200\":0.75}).",
      },
      include_analogue_dates: {
        type: "boolean",
        description: "Whether to append the matched days themselves, in the mode's order. Default: false.",
        default: false,
      },
      as_of: {
        type: "string",
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        description: "A past day, YYYY-MM-DD: the answer is the one that was to be had at its close. A day without trading stands for the one before it. Omit it for the latest day.",
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      matcher_version: {
        type: "string",
        description: "Version of the matching rules; raised whenever an equal call may give other numbers.",
      },
      mode: {
        type: "string",
        enum: ["soft", "euclidean", "hard", "tag", "hybrid"],
        description: "The mode as it was asked for.",
      },
      return_basis: {
        type: "string",
        description: "What the returns are of; `price only` leaves dividends out.",
      },
      trade_date: {
        type: "string",
        description: "Latest day of the history up to as_of, which is the target's date, YYYY-MM-DD.",
      },
      sample_size: { type: "integer", description: "Analogues that were chosen." },
      live_count: {
        type: "integer",
        description: "Analogues from 2016 on, which by convention count as live.",
      },
      backfill_count: { type: "integer", description: "Analogues among days marked historical-backfill." },
      backfill_weight: { type: "number", description: "The backfill weight that was used." },
      recency_half_life_days: {
        type: "integer",
        description: "The half-life that was used. Unit: calendar days.",
      },
      total_history_days: {
        type: "integer",
        description: "Days of the history up to trade_date, that one included.",
      },
      match_dimensions: {
        type: "integer",
        description: "Signals that the distance was measured in; in hard and tag, signals whose bins and tags were compared.",
      },
      top_k: { type: "integer", description: "The cap that was used." },
      candidates_left_out_for_missing: {
        type: "integer",
        description: "Days left out because they lack more than a quarter of the trust that the target carries, or a bin or tag that the mode compares.",
      },
      matched_bins: {
        type: "object",
        properties: {},
        additionalProperties: { type: "string", description: "The target's bin or tag in the signal." },
        description: "The target's bins and tags by signal. hard compares all of them, tag and hybrid the tags alone, soft none.",
      },
      bin_borders: {
        type: "object",
        properties: {},
        additionalProperties: {
          type: "object",
          properties: {
            from: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Lowest value of the bin. Null when: the bin is the lowest.",
            },
            below: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "The bin's values lie below it. Null when: the bin is the highest.",
            },
          },
          required: ["from", "below"],
          additionalProperties: false,
          description: "Where a bin lies, in the signal's own unit.",
        },
        description: "Borders of the target's bins by signal; those of the built-in signals are thirds of the history up to trade_date.",
      },
      hybrid_fallback: {
        type: "boolean",
        description: "Whether the distance was measured over all history, as soft does, since too few days share the tags.",
      },
      hybrid_fallback_reason: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "Why the tags were put aside. Null when: hybrid_fallback is false.",
      },
      distance_min: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Smallest distance among the analogues. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.",
      },
      distance_max: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Largest distance among the analogues. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.",
      },
      distance_mean: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Mean distance, each analogue counting the same. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.",
      },
      target_position: {
        type: "array",
        items: {
          type: "object",
          properties: {
            signal: { type: "string", description: "Name of the signal." },
            value: {
              type: "number",
              description: "The target's value, in the signal's own unit.",
            },
            trust: {
              type: "number",
              description: "Trust in the signal that the distance was measured with.",
            },
            z: {
              type: "number",
              description: "Distance from the signal's mean over the history. Unit: standard deviations.",
            },
            lowest: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Lowest value of the earlier days, in the signal's own unit. Null when: no earlier day has the signal.",
            },
            highest: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Highest value of the earlier days, in the signal's own unit. Null when: no earlier day has the signal.",
            },
            beyond_range: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "How far the value lies outside that range; 0 within it. Unit: standard deviations. Null when: no earlier day has the signal.",
            },
          },
          required: ["signal", "value", "trust", "z", "lowest", "highest", "beyond_range"],
          additionalProperties: false,
          description: "Where the target lies in one signal, beside what the history had seen before it.",
        },
        description: "Where the target lies in each signal that the distance is measured in; empty in hard and tag.",
      },
      joint_position: {
        anyOf: [
          {
            type: "object",
            properties: {
              distance: {
                type: "number",
                description: "Mahalanobis distance of the target from the mean of the earlier days, which takes out what the signals share. Unit: standard deviations.",
              },
              share_as_far: {
                type: "number",
                description: "Share of the earlier days that lie at least as far; 0 where the target lies farther than all of them. Unit: fraction.",
              },
              days: {
                type: "integer",
                description: "Earlier days that were compared, which have all of the signals; of a history beyond 10000 days, evenly chosen ones.",
              },
            },
            required: ["distance", "share_as_far", "days"],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "How unusual the combination of signals is that the distance is measured in, whatever their trust. Null when: joint_position_reason says why.",
      },
      joint_position_reason: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "Why there is none: no distance, too few days, or signals that follow from one another. Null when: the joint position is given.",
      },
      concentration: {
        type: "object",
        properties: {
          share_within_21_rows: {
            type: "number",
            description: "Share of the weight within 21 trading days of the latest day. Unit: fraction.",
          },
          largest_episode_share: {
            type: "number",
            description: "Share of the weight on the heaviest episode. Unit: fraction.",
          },
        },
        required: ["share_within_21_rows", "largest_episode_share"],
        additionalProperties: false,
        description: "How much of the weight rests on how little of the history.",
      },
      forward_1d: {
        type: "object",
        properties: {
          count: {
            type: "integer",
            description: "Analogues with weight whose forward return is known.",
          },
          effective_count: {
            type: "number",
            description: "How many equally weighted analogues these are worth.",
          },
          mean: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted mean. Unit: percent. Null when: count is 0.",
          },
          median: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted median. Unit: percent. Null when: count is 0.",
          },
          stdev: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.",
          },
          positive_pct: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.",
          },
          p5: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 5th percentile. Unit: percent. Null when: count is 0.",
          },
          p25: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 25th percentile. Unit: percent. Null when: count is 0.",
          },
          p75: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 75th percentile. Unit: percent. Null when: count is 0.",
          },
          p95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 95th percentile. Unit: percent. Null when: count is 0.",
          },
          worst: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lowest return. Unit: percent. Null when: count is 0.",
          },
          best: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Highest return. Unit: percent. Null when: count is 0.",
          },
          ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.",
          },
          ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.",
          },
          t_ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.",
          },
          t_ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.",
          },
          interval_reason: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "Why there is no interval. Null when: the intervals are given.",
          },
          episodes: { type: "integer", description: "Episodes that the counted analogues form." },
          effective_episodes: {
            type: "number",
            description: "How many equally weighted episodes these are worth.",
          },
          base: {
            type: "object",
            properties: {
              count: { type: "integer", description: "Days whose forward return is known." },
              mean: { type: "number", description: "Mean. Unit: percent." },
              median: { type: "number", description: "Median. Unit: percent." },
              positive_pct: {
                type: "number",
                description: "Share of days after which the market rose. Unit: percent.",
              },
              p5: { type: "number", description: "5th percentile. Unit: percent." },
              p25: { type: "number", description: "25th percentile. Unit: percent." },
              p75: { type: "number", description: "75th percentile. Unit: percent." },
              p95: { type: "number", description: "95th percentile. Unit: percent." },
            },
            required: ["count", "mean", "median", "positive_pct", "p5", "p25", "p75", "p95"],
            additionalProperties: false,
            description: "Every day of the history up to the target, unconditionally, to compare.",
          },
          difference: {
            type: "object",
            properties: {
              mean: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "The mean less the mean of the base. Unit: percent. Null when: count is 0.",
              },
              ci_low_95: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.",
              },
              ci_high_95: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.",
              },
              smallest_detectable_effect: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.",
              },
            },
            required: ["mean", "ci_low_95", "ci_high_95", "smallest_detectable_effect"],
            additionalProperties: false,
            description: "How far the analogues' mean lies from the base's, and how well that is known.",
          },
        },
        required: [
          "count",
          "effective_count",
          "mean",
          "median",
          "stdev",
          "positive_pct",
          "p5",
          "p25",
          "p75",
          "p95",
          "worst",
          "best",
          "ci_low_95",
          "ci_high_95",
          "t_ci_low_95",
          "t_ci_high_95",
          "interval_reason",
          "episodes",
          "effective_episodes",
          "base",
          "difference",
        ],
        additionalProperties: false,
        description: "What the market did over the horizon after each analogue, weighted, in percent.",
      },
      forward_3d: {
        type: "object",
        properties: {
          count: {
            type: "integer",
            description: "Analogues with weight whose forward return is known.",
          },
          effective_count: {
            type: "number",
            description: "How many equally weighted analogues these are worth.",
          },
          mean: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted mean. Unit: percent. Null when: count is 0.",
          },
          median: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted median. Unit: percent. Null when: count is 0.",
          },
          stdev: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.",
          },
          positive_pct: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.",
          },
          p5: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 5th percentile. Unit: percent. Null when: count is 0.",
          },
          p25: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 25th percentile. Unit: percent. Null when: count is 0.",
          },
          p75: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 75th percentile. Unit: percent. Null when: count is 0.",
          },
          p95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 95th percentile. Unit: percent. Null when: count is 0.",
          },
          worst: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lowest return. Unit: percent. Null when: count is 0.",
          },
          best: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Highest return. Unit: percent. Null when: count is 0.",
          },
          ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.",
          },
          ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.",
          },
          t_ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.",
          },
          t_ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.",
          },
          interval_reason: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "Why there is no interval. Null when: the intervals are given.",
          },
          episodes: { type: "integer", description: "Episodes that the counted analogues form." },
          effective_episodes: {
            type: "number",
            description: "How many equally weighted episodes these are worth.",
          },
          base: {
            type: "object",
            properties: {
              count: { type: "integer", description: "Days whose forward return is known." },
              mean: { type: "number", description: "Mean. Unit: percent." },
              median: { type: "number", description: "Median. Unit: percent." },
              positive_pct: {
                type: "number",
                description: "Share of days after which the market rose. Unit: percent.",
              },
              p5: { type: "number", description: "5th percentile. Unit: percent." },
              p25: { type: "number", description: "25th percentile. Unit: percent." },
              p75: { type: "number", description: "75th percentile. Unit: percent." },
              p95: { type: "number", description: "95th percentile. Unit: percent." },
            },
            required: ["count", "mean", "median", "positive_pct", "p5", "p25", "p75", "p95"],
            additionalProperties: false,
            description: "Every day of the history up to the target, unconditionally, to compare.",
          },
          difference: {
            type: "object",
            properties: {
              mean: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "The mean less the mean of the base. Unit: percent. Null when: count is 0.",
              },
              ci_low_95: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.",
              },
              ci_high_95: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.",
              },
              smallest_detectable_effect: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.",
              },
            },
            required: ["mean", "ci_low_95", "ci_high_95", "smallest_detectable_effect"],
            additionalProperties: false,
            description: "How far the analogues' mean lies from the base's, and how well that is known.",
          },
        },
        required: [
          "count",
          "effective_count",
          "mean",
          "median",
          "stdev",
          "positive_pct",
          "p5",
          "p25",
          "p75",
          "p95",
          "worst",
          "best",
          "ci_low_95",
          "ci_high_95",
          "t_ci_low_95",
          "t_ci_high_95",
          "interval_reason",
          "episodes",
          "effective_episodes",
          "base",
          "difference",
        ],
        additionalProperties: false,
        description: "What the market did over the horizon after each analogue, weighted, in percent.",
      },
      forward_5d: {
        type: "object",
        properties: {
          count: {
            type: "integer",
            description: "Analogues with weight whose forward return is known.",
          },
          effective_count: {
            type: "number",
            description: "How many equally weighted analogues these are worth.",
          },
          mean: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted mean. Unit: percent. Null when: count is 0.",
          },
          median: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted median. Unit: percent. Null when: count is 0.",
          },
          stdev: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.",
          },
          positive_pct: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.",
          },
          p5: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 5th percentile. Unit: percent. Null when: count is 0.",
          },
          p25: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 25th percentile. Unit: percent. Null when: count is 0.",
          },
          p75: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 75th percentile. Unit: percent. Null when: count is 0.",
          },
          p95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted 95th percentile. Unit: percent. Null when: count is 0.",
          },
          worst: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lowest return. Unit: percent. Null when: count is 0.",
          },
          best: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Highest return. Unit: percent. Null when: count is 0.",
          },
          ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.",
          },
          ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.",
          },
          t_ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.",
          },
          t_ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.",
          },
          interval_reason: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "Why there is no interval. Null when: the intervals are given.",
          },
          episodes: { type: "integer", description: "Episodes that the counted analogues form." },
          effective_episodes: {
            type: "number",
            description: "How many equally weighted episodes these are worth.",
          },
          base: {
            type: "object",
            properties: {
              count: { type: "integer", description: "Days whose forward return is known." },
              mean: { type: "number", description: "Mean. Unit: percent." },
              median: { type: "number", description: "Median. Unit: percent." },
              positive_pct: {
                type: "number",
                description: "Share of days after which the market rose. Unit: percent.",
              },
              p5: { type: "number", description: "5th percentile. Unit: percent." },
              p25: { type: "number", description: "25th percentile. Unit: percent." },
              p75: { type: "number", description: "75th percentile. Unit: percent." },
              p95: { type: "number", description: "95th percentile. Unit: percent." },
            },
            required: ["count", "mean", "median", "positive_pct", "p5", "p25", "p75", "p95"],
            additionalProperties: false,
            description: "Every day of the history up to the target, unconditionally, to compare.",
          },
          difference: {
            type: "object",
            properties: {
              mean: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "The mean less the mean of the base. Unit: percent. Null when: count is 0.",
              },
              ci_low_95: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.",
              },
              ci_high_95: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.",
              },
              smallest_detectable_effect: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.",
              },
            },
            required: ["mean", "ci_low_95", "ci_high_95", "smallest_detectable_effect"],
            additionalProperties: false,
            description: "How far the analogues' mean lies from the base's, and how well that is known.",
          },
        },
        required: [
          "count",
          "effective_count",
          "mean",
          "median",
          "stdev",
          "positive_pct",
          "p5",
          "p25",
          "p75",
          "p95",
          "worst",
          "best",
          "ci_low_95",
          "ci_high_95",
          "t_ci_low_95",
          "t_ci_high_95",
          "interval_reason",
          "episodes",
          "effective_episodes",
          "base",
          "difference",
        ],
        additionalProperties: false,
        description: "What the market did over the horizon after each analogue, weighted, in percent.",
      },
      regime_distribution: {
        type: "object",
        properties: {},
        additionalProperties: { type: "integer", description: "Analogues in the regime." },
        description: "Analogues by market regime, most frequent first.",
      },
      regime_breakdown: {
        type: "object",
        properties: {},
        additionalProperties: {
          type: "object",
          properties: {
            count: { type: "integer", description: "Analogues in this regime." },
            forward_1d: {
              type: "object",
              properties: {
                count: {
                  type: "integer",
                  description: "Analogues with weight whose forward return is known.",
                },
                effective_count: {
                  type: "number",
                  description: "How many equally weighted analogues these are worth.",
                },
                mean: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted mean. Unit: percent. Null when: count is 0.",
                },
                median: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted median. Unit: percent. Null when: count is 0.",
                },
                stdev: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.",
                },
                positive_pct: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.",
                },
                p5: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 5th percentile. Unit: percent. Null when: count is 0.",
                },
                p25: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 25th percentile. Unit: percent. Null when: count is 0.",
                },
                p75: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 75th percentile. Unit: percent. Null when: count is 0.",
                },
                p95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 95th percentile. Unit: percent. Null when: count is 0.",
                },
                worst: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lowest return. Unit: percent. Null when: count is 0.",
                },
                best: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Highest return. Unit: percent. Null when: count is 0.",
                },
                ci_low_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.",
                },
                ci_high_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.",
                },
                t_ci_low_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.",
                },
                t_ci_high_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.",
                },
                interval_reason: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "Why there is no interval. Null when: the intervals are given.",
                },
                episodes: {
                  type: "integer",
                  description: "Episodes that the counted analogues form.",
                },
                effective_episodes: {
                  type: "number",
                  description: "How many equally weighted episodes these are worth.",
                },
                base: {
                  type: "object",
                  properties: {
                    count: {
                      type: "integer",
                      description: "Days whose forward return is known.",
                    },
                    mean: { type: "number", description: "Mean. Unit: percent." },
                    median: { type: "number", description: "Median. Unit: percent." },
                    positive_pct: {
                      type: "number",
                      description: "Share of days after which the market rose. Unit: percent.",
                    },
                    p5: { type: "number", description: "5th percentile. Unit: percent." },
                    p25: { type: "number", description: "25th percentile. Unit: percent." },
                    p75: { type: "number", description: "75th percentile. Unit: percent." },
                    p95: { type: "number", description: "95th percentile. Unit: percent." },
                  },
                  required: ["count", "mean", "median", "positive_pct", "p5", "p25", "p75", "p95"],
                  additionalProperties: false,
                  description: "Every day of the history up to the target, unconditionally, to compare.",
                },
                difference: {
                  type: "object",
                  properties: {
                    mean: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The mean less the mean of the base. Unit: percent. Null when: count is 0.",
                    },
                    ci_low_95: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.",
                    },
                    ci_high_95: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.",
                    },
                    smallest_detectable_effect: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.",
                    },
                  },
                  required: ["mean", "ci_low_95", "ci_high_95", "smallest_detectable_effect"],
                  additionalProperties: false,
                  description: "How far the analogues' mean lies from the base's, and how well that is known.",
                },
              },
              required: [
                "count",
                "effective_count",
                "mean",
                "median",
                "stdev",
                "positive_pct",
                "p5",
                "p25",
                "p75",
                "p95",
                "worst",
                "best",
                "ci_low_95",
                "ci_high_95",
                "t_ci_low_95",
                "t_ci_high_95",
                "interval_reason",
                "episodes",
                "effective_episodes",
                "base",
                "difference",
              ],
              additionalProperties: false,
              description: "What the market did over the horizon after each analogue, weighted, in percent.",
            },
            forward_3d: {
              type: "object",
              properties: {
                count: {
                  type: "integer",
                  description: "Analogues with weight whose forward return is known.",
                },
                effective_count: {
                  type: "number",
                  description: "How many equally weighted analogues these are worth.",
                },
                mean: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted mean. Unit: percent. Null when: count is 0.",
                },
                median: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted median. Unit: percent. Null when: count is 0.",
                },
                stdev: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.",
                },
                positive_pct: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.",
                },
                p5: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 5th percentile. Unit: percent. Null when: count is 0.",
                },
                p25: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 25th percentile. Unit: percent. Null when: count is 0.",
                },
                p75: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 75th percentile. Unit: percent. Null when: count is 0.",
                },
                p95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 95th percentile. Unit: percent. Null when: count is 0.",
                },
                worst: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lowest return. Unit: percent. Null when: count is 0.",
                },
                best: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Highest return. Unit: percent. Null when: count is 0.",
                },
                ci_low_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.",
                },
                ci_high_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.",
                },
                t_ci_low_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.",
                },
                t_ci_high_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.",
                },
                interval_reason: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "Why there is no interval. Null when: the intervals are given.",
                },
                episodes: {
                  type: "integer",
                  description: "Episodes that the counted analogues form.",
                },
                effective_episodes: {
                  type: "number",
                  description: "How many equally weighted episodes these are worth.",
                },
                base: {
                  type: "object",
                  properties: {
                    count: {
                      type: "integer",
                      description: "Days whose forward return is known.",
                    },
                    mean: { type: "number", description: "Mean. Unit: percent." },
                    median: { type: "number", description: "Median. Unit: percent." },
                    positive_pct: {
                      type: "number",
                      description: "Share of days after which the market rose. Unit: percent.",
                    },
                    p5: { type: "number", description: "5th percentile. Unit: percent." },
                    p25: { type: "number", description: "25th percentile. Unit: percent." },
                    p75: { type: "number", description: "75th percentile. Unit: percent." },
                    p95: { type: "number", description: "95th percentile. Unit: percent." },
                  },
                  required: ["count", "mean", "median", "positive_pct", "p5", "p25", "p75", "p95"],
                  additionalProperties: false,
                  description: "Every day of the history up to the target, unconditionally, to compare.",
                },
                difference: {
                  type: "object",
                  properties: {
                    mean: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The mean less the mean of the base. Unit: percent. Null when: count is 0.",
                    },
                    ci_low_95: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.",
                    },
                    ci_high_95: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.",
                    },
                    smallest_detectable_effect: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.",
                    },
                  },
                  required: ["mean", "ci_low_95", "ci_high_95", "smallest_detectable_effect"],
                  additionalProperties: false,
                  description: "How far the analogues' mean lies from the base's, and how well that is known.",
                },
              },
              required: [
                "count",
                "effective_count",
                "mean",
                "median",
                "stdev",
                "positive_pct",
                "p5",
                "p25",
                "p75",
                "p95",
                "worst",
                "best",
                "ci_low_95",
                "ci_high_95",
                "t_ci_low_95",
                "t_ci_high_95",
                "interval_reason",
                "episodes",
                "effective_episodes",
                "base",
                "difference",
              ],
              additionalProperties: false,
              description: "What the market did over the horizon after each analogue, weighted, in percent.",
            },
            forward_5d: {
              type: "object",
              properties: {
                count: {
                  type: "integer",
                  description: "Analogues with weight whose forward return is known.",
                },
                effective_count: {
                  type: "number",
                  description: "How many equally weighted analogues these are worth.",
                },
                mean: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted mean. Unit: percent. Null when: count is 0.",
                },
                median: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted median. Unit: percent. Null when: count is 0.",
                },
                stdev: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.",
                },
                positive_pct: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.",
                },
                p5: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 5th percentile. Unit: percent. Null when: count is 0.",
                },
                p25: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 25th percentile. Unit: percent. Null when: count is 0.",
                },
                p75: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 75th percentile. Unit: percent. Null when: count is 0.",
                },
                p95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Weighted 95th percentile. Unit: percent. Null when: count is 0.",
                },
                worst: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lowest return. Unit: percent. Null when: count is 0.",
                },
                best: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Highest return. Unit: percent. Null when: count is 0.",
                },
                ci_low_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.",
                },
                ci_high_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.",
                },
                t_ci_low_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.",
                },
                t_ci_high_95: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.",
                },
                interval_reason: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "Why there is no interval. Null when: the intervals are given.",
                },
                episodes: {
                  type: "integer",
                  description: "Episodes that the counted analogues form.",
                },
                effective_episodes: {
                  type: "number",
                  description: "How many equally weighted episodes these are worth.",
                },
                base: {
                  type: "object",
                  properties: {
                    count: {
                      type: "integer",
                      description: "Days whose forward return is known.",
                    },
                    mean: { type: "number", description: "Mean. Unit: percent." },
                    median: { type: "number", description: "Median. Unit: percent." },
                    positive_pct: {
                      type: "number",
                      description: "Share of days after which the market rose. Unit: percent.",
                    },
                    p5: { type: "number", description: "5th percentile. Unit: percent." },
                    p25: { type: "number", description: "25th percentile. Unit: percent." },
                    p75: { type: "number", description: "75th percentile. Unit: percent." },
                    p95: { type: "number", description: "95th percentile. Unit: percent." },
                  },
                  required: ["count", "mean", "median", "positive_pct", "p5", "p25", "p75", "p95"],
                  additionalProperties: false,
                  description: "Every day of the history up to the target, unconditionally, to compare.",
                },
                difference: {
                  type: "object",
                  properties: {
                    mean: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The mean less the mean of the base. Unit: percent. Null when: count is 0.",
                    },
                    ci_low_95: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.",
                    },
                    ci_high_95: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.",
                    },
                    smallest_detectable_effect: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.",
                    },
                  },
                  required: ["mean", "ci_low_95", "ci_high_95", "smallest_detectable_effect"],
                  additionalProperties: false,
                  description: "How far the analogues' mean lies from the base's, and how well that is known.",
                },
              },
              required: [
                "count",
                "effective_count",
                "mean",
                "median",
                "stdev",
                "positive_pct",
                "p5",
                "p25",
                "p75",
                "p95",
                "worst",
                "best",
                "ci_low_95",
                "ci_high_95",
                "t_ci_low_95",
                "t_ci_high_95",
                "interval_reason",
                "episodes",
                "effective_episodes",
                "base",
                "difference",
              ],
              additionalProperties: false,
              description: "What the market did over the horizon after each analogue, weighted, in percent.",
            },
          },
          required: ["count", "forward_1d", "forward_3d", "forward_5d"],
          additionalProperties: false,
          description: "What followed the analogues of one market regime.",
        },
        description: "What followed, by the market regime of the analogue.",
      },
      calibration: {
        anyOf: [
          {
            type: "object",
            properties: {
              date: {
                type: "string",
                description: "Day on which the calibration was made, YYYY-MM-DD.",
              },
              from: { type: "string", description: "First day that a forecast was made on." },
              to: { type: "string", description: "Last day that a forecast was made on." },
              every_rows: {
                type: "integer",
                description: "From one forecast to the next. Unit: trading days.",
              },
              differs_in: {
                type: "array",
                items: { type: "string", description: "An argument." },
                description: "Arguments with which this call departs from those of the calibration, which are the defaults; empty where it does not.",
              },
              forward_1d: {
                type: "object",
                properties: {
                  forecasts: { type: "integer", description: "Forecasts that were made." },
                  band_coverage_pct: {
                    type: "number",
                    description: "Share of returns that fell within p5 to p95, which says 90. Unit: percent.",
                  },
                  base_band_coverage_pct: {
                    type: "number",
                    description: "The same share for the band of all days. Unit: percent.",
                  },
                  pinball_skill: {
                    type: "object",
                    properties: {
                      percent: { type: "number", description: "The skill. Unit: percent." },
                      low_95: {
                        type: "number",
                        description: "Lower end of its 95 % interval. Unit: percent.",
                      },
                      high_95: {
                        type: "number",
                        description: "Upper end of its 95 % interval. Unit: percent.",
                      },
                    },
                    required: ["percent", "low_95", "high_95"],
                    additionalProperties: false,
                    description: "Skill of the percentiles p5, p25, median, p75 and p95, by their mean pinball loss.",
                  },
                  brier_skill: {
                    type: "object",
                    properties: {
                      percent: { type: "number", description: "The skill. Unit: percent." },
                      low_95: {
                        type: "number",
                        description: "Lower end of its 95 % interval. Unit: percent.",
                      },
                      high_95: {
                        type: "number",
                        description: "Upper end of its 95 % interval. Unit: percent.",
                      },
                    },
                    required: ["percent", "low_95", "high_95"],
                    additionalProperties: false,
                    description: "Skill of the share of days after which the market rose, by its Brier score.",
                  },
                },
                required: [
                  "forecasts",
                  "band_coverage_pct",
                  "base_band_coverage_pct",
                  "pinball_skill",
                  "brier_skill",
                ],
                additionalProperties: false,
                description: "The forecasts of one horizon against what followed, beside those from all days up to then.",
              },
              forward_3d: {
                type: "object",
                properties: {
                  forecasts: { type: "integer", description: "Forecasts that were made." },
                  band_coverage_pct: {
                    type: "number",
                    description: "Share of returns that fell within p5 to p95, which says 90. Unit: percent.",
                  },
                  base_band_coverage_pct: {
                    type: "number",
                    description: "The same share for the band of all days. Unit: percent.",
                  },
                  pinball_skill: {
                    type: "object",
                    properties: {
                      percent: { type: "number", description: "The skill. Unit: percent." },
                      low_95: {
                        type: "number",
                        description: "Lower end of its 95 % interval. Unit: percent.",
                      },
                      high_95: {
                        type: "number",
                        description: "Upper end of its 95 % interval. Unit: percent.",
                      },
                    },
                    required: ["percent", "low_95", "high_95"],
                    additionalProperties: false,
                    description: "Skill of the percentiles p5, p25, median, p75 and p95, by their mean pinball loss.",
                  },
                  brier_skill: {
                    type: "object",
                    properties: {
                      percent: { type: "number", description: "The skill. Unit: percent." },
                      low_95: {
                        type: "number",
                        description: "Lower end of its 95 % interval. Unit: percent.",
                      },
                      high_95: {
                        type: "number",
                        description: "Upper end of its 95 % interval. Unit: percent.",
                      },
                    },
                    required: ["percent", "low_95", "high_95"],
                    additionalProperties: false,
                    description: "Skill of the share of days after which the market rose, by its Brier score.",
                  },
                },
                required: [
                  "forecasts",
                  "band_coverage_pct",
                  "base_band_coverage_pct",
                  "pinball_skill",
                  "brier_skill",
                ],
                additionalProperties: false,
                description: "The forecasts of one horizon against what followed, beside those from all days up to then.",
              },
              forward_5d: {
                type: "object",
                properties: {
                  forecasts: { type: "integer", description: "Forecasts that were made." },
                  band_coverage_pct: {
                    type: "number",
                    description: "Share of returns that fell within p5 to p95, which says 90. Unit: percent.",
                  },
                  base_band_coverage_pct: {
                    type: "number",
                    description: "The same share for the band of all days. Unit: percent.",
                  },
                  pinball_skill: {
                    type: "object",
                    properties: {
                      percent: { type: "number", description: "The skill. Unit: percent." },
                      low_95: {
                        type: "number",
                        description: "Lower end of its 95 % interval. Unit: percent.",
                      },
                      high_95: {
                        type: "number",
                        description: "Upper end of its 95 % interval. Unit: percent.",
                      },
                    },
                    required: ["percent", "low_95", "high_95"],
                    additionalProperties: false,
                    description: "Skill of the percentiles p5, p25, median, p75 and p95, by their mean pinball loss.",
                  },
                  brier_skill: {
                    type: "object",
                    properties: {
                      percent: { type: "number", description: "The skill. Unit: percent." },
                      low_95: {
                        type: "number",
                        description: "Lower end of its 95 % interval. Unit: percent.",
                      },
                      high_95: {
                        type: "number",
                        description: "Upper end of its 95 % interval. Unit: percent.",
                      },
                    },
                    required: ["percent", "low_95", "high_95"],
                    additionalProperties: false,
                    description: "Skill of the share of days after which the market rose, by its Brier score.",
                  },
                },
                required: [
                  "forecasts",
                  "band_coverage_pct",
                  "base_band_coverage_pct",
                  "pinball_skill",
                  "brier_skill",
                ],
                additionalProperties: false,
                description: "The forecasts of one horizon against what followed, beside those from all days up to then.",
              },
            },
            required: [
              "date",
              "from",
              "to",
              "every_rows",
              "differs_in",
              "forward_1d",
              "forward_3d",
              "forward_5d",
            ],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "What forecasts such as these would have been worth in the past. Null when: calibration_reason says why.",
      },
      calibration_reason: {
        anyOf: [{ type: "string" }, { type: "null" }],
        description: "Why none is quoted: it is of another matcher_version or of other data, or knows what followed as_of. Null when: the calibration is given.",
      },
      horizon: { type: "integer", description: "The horizon of the headline. One of 1, 3, 5." },
      headline: {
        type: "object",
        properties: {
          mean: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted mean. Unit: percent. Null when: sample_size is 0.",
          },
          median: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted median. Unit: percent. Null when: sample_size is 0.",
          },
          positive_pct: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Weighted share of analogues after which the market rose. Unit: percent. Null when: sample_size is 0.",
          },
          ci_low_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Lower end of the 95 % interval of the mean. Unit: percent. Null when: the horizon's interval_reason says why.",
          },
          ci_high_95: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Upper end of the 95 % interval of the mean. Unit: percent. Null when: the horizon's interval_reason says why.",
          },
          sample_size: { type: "integer", description: "The horizon's own count." },
        },
        required: ["mean", "median", "positive_pct", "ci_low_95", "ci_high_95", "sample_size"],
        additionalProperties: false,
        description: "The figures of the horizon that was asked for.",
      },
      analogue_dates: {
        type: "array",
        items: {
          type: "object",
          properties: {
            date: { type: "string", description: "The day, YYYY-MM-DD." },
            distance: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Weighted Euclidean distance from the target. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.",
            },
            distance_shares: {
              anyOf: [
                {
                  type: "object",
                  properties: {},
                  additionalProperties: { type: "number", description: "Share of the signal. Unit: fraction." },
                },
                { type: "null" },
              ],
              description: "How the squared distance divides among the signals; the shares sum to 1. Null when: the distance is null or 0.",
            },
            weight: { type: "number", description: "Backfill weight times recency decay." },
            forward_1d: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Return over the next trading day. Unit: percent. Null when: the return is not complete yet.",
            },
            forward_3d: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Return over the next three trading days. Unit: percent. Null when: the return is not complete yet.",
            },
            forward_5d: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "Return over the next five trading days. Unit: percent. Null when: the return is not complete yet.",
            },
          },
          required: [
            "date",
            "distance",
            "distance_shares",
            "weight",
            "forward_1d",
            "forward_3d",
            "forward_5d",
          ],
          additionalProperties: false,
          description: "One day of history that was chosen.",
        },
        description: "The analogues, nearest first, of two equally far the newer first; in hard and tag the newest first.",
      },
      provenance: {
        type: "object",
        properties: {
          vendor: {
            type: "string",
            description: "Who produced the input numbers; `caller-supplied` for series that the caller sent.",
          },
          asOf: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "ISO 8601 instant at which the newest input closed. Null when: the input carries no clock.",
          },
          ageSeconds: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Time from asOf to the server's clock at the call. Unit: seconds. Null when: asOf is null.",
          },
          model: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "The language model behind a number. Null when: the answer is computed without one, which is always.",
          },
          trialCount: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "The number of trials behind any Sharpe ratio in the result. Null when: the result reports no Sharpe ratio.",
          },
          trialsSource: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "How the trial count was obtained; `caller-supplied` means that the caller stated it. Null when: trialCount is null.",
          },
          snapshot: {
            anyOf: [{ type: "string" }, { type: "null" }],
            description: "Identity of the data that was read, its SHA-256 included. Null when: the tool reads no data of the server's own.",
          },
          licence: {
            type: "string",
            enum: ["confirmed", "sample", "generated"],
            description: "For results derived from stored bars, whether the operator has confirmed their licence, they are a sample, or the server generated them itself. MARKET_DATA_PENDING carries pending-confirmation.",
          },
          barsUsed: {
            type: "integer",
            description: "Rows of stored bars that were read for the result.",
          },
          timeframe: { type: "string", description: "Candle size of a chart." },
          interval: {
            type: "string",
            description: "Interval of the stored rows that candles were built from.",
          },
          tier: {
            type: "string",
            enum: ["fresh", "delayed"],
            description: "Bars that the caller is served: every one that the store holds, or those closed at least delayFloorSeconds ago.",
          },
          delayFloorSeconds: {
            type: "number",
            description: "Age of the newest bars on the delayed tier. Unit: seconds.",
          },
          withheldBars: {
            type: "integer",
            description: "Bars newer than the delayed floor that were not served. None on the snapshot clock.",
          },
          staleAfterSeconds: {
            type: "number",
            description: "Age past which this timeframe is refused as stale, on the wall clock. Unit: seconds.",
          },
          freshRefusal: {
            anyOf: [{ type: "string", enum: ["quota", "signin", "meter"] }, { type: "null" }],
            description: "Why fresh=true was served delayed: the sessions of the month are spent, there is no token to count by, or counting failed. Null when: fresh was not asked for, or is what was served.",
          },
          marketClock: {
            type: "string",
            enum: ["wall", "snapshot"],
            description: "Whether the market is seen as of now, or stands still at the end of what is stored.",
          },
          runId: { type: "string", description: "This call's identity in the call log." },
          serverVersion: {
            type: "string",
            description: "Version of the server that computed the result.",
          },
          contractDigest: { type: "string", description: "SHA-256 of the tool's contract at the call." },
          seed: {
            type: "integer",
            description: "Seed of the random numbers that were drawn; equal arguments get equal seeds.",
          },
          clock: { type: "string", description: "ISO 8601 instant that the tool saw as now." },
        },
        required: [
          "vendor",
          "asOf",
          "ageSeconds",
          "model",
          "trialCount",
          "trialsSource",
          "snapshot",
          "runId",
          "serverVersion",
          "contractDigest",
          "seed",
          "clock",
        ],
        additionalProperties: false,
        description: "Where an answer's numbers come from, and what it takes to compute them again.",
      },
      warnings: {
        type: "array",
        items: { type: "string", description: "One warning." },
        description: "What to know before reading the numbers; empty where there is nothing to say.",
      },
    },
    required: [
      "matcher_version",
      "mode",
      "return_basis",
      "trade_date",
      "sample_size",
      "live_count",
      "backfill_count",
      "backfill_weight",
      "recency_half_life_days",
      "total_history_days",
      "match_dimensions",
      "top_k",
      "candidates_left_out_for_missing",
      "matched_bins",
      "bin_borders",
      "distance_min",
      "distance_max",
      "distance_mean",
      "target_position",
      "joint_position",
      "joint_position_reason",
      "concentration",
      "forward_1d",
      "forward_3d",
      "forward_5d",
      "regime_distribution",
      "regime_breakdown",
      "calibration",
      "calibration_reason",
      "provenance",
      "warnings",
    ],
    additionalProperties: false,
  },
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  digest: "92ba592dd9baf4832d634b398278cbf9630f62f4d14e64b8caed5caf59d99a61",
  http: { method: "GET", path: "/api/v1/signals/base-rates" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
