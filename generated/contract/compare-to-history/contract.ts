// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "signals_dict",
        shape: { type: "object", properties: [], keysFrom: "signals", unknownKeys: "warn" },
      },
      { name: "horizon", shape: { type: "integer", enum: [1, 3, 5] } },
      {
        name: "mode",
        shape: { type: "string", enum: ["soft", "euclidean", "hard", "tag", "hybrid"] },
        default: "soft",
      },
      {
        name: "top_k",
        shape: { type: "integer", minimum: 1, maximum: 500 },
        default: 100,
      },
      {
        name: "recency_half_life_days",
        shape: { type: "integer", minimum: 0, maximum: 36500 },
        default: 730,
      },
      {
        name: "backfill_weight",
        shape: { type: "number", minimum: 0, maximum: 1 },
        default: 1,
      },
      {
        name: "dim_trust",
        shape: {
          type: "object",
          properties: [],
          additionalProperties: { type: "number", minimum: 0, maximum: 10 },
          keysFrom: "signals",
        },
        default: { atr_14_ratio: 0.5, distance_sma_200: 0.75 },
      },
      { name: "include_analogue_dates", shape: { type: "boolean" }, default: false },
      { name: "as_of", shape: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" } },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "matcher_version", shape: { type: "string" }, required: true },
      {
        name: "mode",
        shape: { type: "string", enum: ["soft", "euclidean", "hard", "tag", "hybrid"] },
        required: true,
      },
      { name: "return_basis", shape: { type: "string" }, required: true },
      { name: "trade_date", shape: { type: "string" }, required: true },
      { name: "sample_size", shape: { type: "integer" }, required: true },
      { name: "live_count", shape: { type: "integer" }, required: true },
      { name: "backfill_count", shape: { type: "integer" }, required: true },
      { name: "backfill_weight", shape: { type: "number" }, required: true },
      { name: "recency_half_life_days", shape: { type: "integer" }, required: true },
      { name: "total_history_days", shape: { type: "integer" }, required: true },
      { name: "match_dimensions", shape: { type: "integer" }, required: true },
      { name: "top_k", shape: { type: "integer" }, required: true },
      {
        name: "candidates_left_out_for_missing",
        shape: { type: "integer" },
        required: true,
      },
      {
        name: "matched_bins",
        shape: { type: "object", properties: [], additionalProperties: { type: "string" } },
        required: true,
      },
      {
        name: "bin_borders",
        shape: {
          type: "object",
          properties: [],
          additionalProperties: {
            type: "object",
            properties: [
              { name: "from", shape: { type: "number", nullable: true }, required: true },
              { name: "below", shape: { type: "number", nullable: true }, required: true },
            ],
          },
        },
        required: true,
      },
      { name: "hybrid_fallback", shape: { type: "boolean" } },
      { name: "hybrid_fallback_reason", shape: { type: "string", nullable: true } },
      { name: "distance_min", shape: { type: "number", nullable: true }, required: true },
      { name: "distance_max", shape: { type: "number", nullable: true }, required: true },
      { name: "distance_mean", shape: { type: "number", nullable: true }, required: true },
      {
        name: "target_position",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "signal", shape: { type: "string" }, required: true },
              { name: "value", shape: { type: "number" }, required: true },
              { name: "trust", shape: { type: "number" }, required: true },
              { name: "z", shape: { type: "number" }, required: true },
              {
                name: "lowest",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "highest",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "beyond_range",
                shape: { type: "number", nullable: true },
                required: true,
              },
            ],
          },
        },
        required: true,
      },
      {
        name: "joint_position",
        shape: {
          type: "object",
          properties: [
            { name: "distance", shape: { type: "number" }, required: true },
            { name: "share_as_far", shape: { type: "number" }, required: true },
            { name: "days", shape: { type: "integer" }, required: true },
          ],
          nullable: true,
        },
        required: true,
      },
      {
        name: "joint_position_reason",
        shape: { type: "string", nullable: true },
        required: true,
      },
      {
        name: "concentration",
        shape: {
          type: "object",
          properties: [
            { name: "share_within_21_rows", shape: { type: "number" }, required: true },
            { name: "largest_episode_share", shape: { type: "number" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "forward_1d",
        shape: {
          type: "object",
          properties: [
            { name: "count", shape: { type: "integer" }, required: true },
            { name: "effective_count", shape: { type: "number" }, required: true },
            { name: "mean", shape: { type: "number", nullable: true }, required: true },
            { name: "median", shape: { type: "number", nullable: true }, required: true },
            { name: "stdev", shape: { type: "number", nullable: true }, required: true },
            {
              name: "positive_pct",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "p5", shape: { type: "number", nullable: true }, required: true },
            { name: "p25", shape: { type: "number", nullable: true }, required: true },
            { name: "p75", shape: { type: "number", nullable: true }, required: true },
            { name: "p95", shape: { type: "number", nullable: true }, required: true },
            { name: "worst", shape: { type: "number", nullable: true }, required: true },
            { name: "best", shape: { type: "number", nullable: true }, required: true },
            {
              name: "ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "t_ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "t_ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "interval_reason",
              shape: { type: "string", nullable: true },
              required: true,
            },
            { name: "episodes", shape: { type: "integer" }, required: true },
            { name: "effective_episodes", shape: { type: "number" }, required: true },
            {
              name: "base",
              shape: {
                type: "object",
                properties: [
                  { name: "count", shape: { type: "integer" }, required: true },
                  { name: "mean", shape: { type: "number" }, required: true },
                  { name: "median", shape: { type: "number" }, required: true },
                  { name: "positive_pct", shape: { type: "number" }, required: true },
                  { name: "p5", shape: { type: "number" }, required: true },
                  { name: "p25", shape: { type: "number" }, required: true },
                  { name: "p75", shape: { type: "number" }, required: true },
                  { name: "p95", shape: { type: "number" }, required: true },
                ],
              },
              required: true,
            },
            {
              name: "difference",
              shape: {
                type: "object",
                properties: [
                  {
                    name: "mean",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "ci_low_95",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "ci_high_95",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "smallest_detectable_effect",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                ],
              },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "forward_3d",
        shape: {
          type: "object",
          properties: [
            { name: "count", shape: { type: "integer" }, required: true },
            { name: "effective_count", shape: { type: "number" }, required: true },
            { name: "mean", shape: { type: "number", nullable: true }, required: true },
            { name: "median", shape: { type: "number", nullable: true }, required: true },
            { name: "stdev", shape: { type: "number", nullable: true }, required: true },
            {
              name: "positive_pct",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "p5", shape: { type: "number", nullable: true }, required: true },
            { name: "p25", shape: { type: "number", nullable: true }, required: true },
            { name: "p75", shape: { type: "number", nullable: true }, required: true },
            { name: "p95", shape: { type: "number", nullable: true }, required: true },
            { name: "worst", shape: { type: "number", nullable: true }, required: true },
            { name: "best", shape: { type: "number", nullable: true }, required: true },
            {
              name: "ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "t_ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "t_ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "interval_reason",
              shape: { type: "string", nullable: true },
              required: true,
            },
            { name: "episodes", shape: { type: "integer" }, required: true },
            { name: "effective_episodes", shape: { type: "number" }, required: true },
            {
              name: "base",
              shape: {
                type: "object",
                properties: [
                  { name: "count", shape: { type: "integer" }, required: true },
                  { name: "mean", shape: { type: "number" }, required: true },
                  { name: "median", shape: { type: "number" }, required: true },
                  { name: "positive_pct", shape: { type: "number" }, required: true },
                  { name: "p5", shape: { type: "number" }, required: true },
                  { name: "p25", shape: { type: "number" }, required: true },
                  { name: "p75", shape: { type: "number" }, required: true },
                  { name: "p95", shape: { type: "number" }, required: true },
                ],
              },
              required: true,
            },
            {
              name: "difference",
              shape: {
                type: "object",
                properties: [
                  {
                    name: "mean",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "ci_low_95",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "ci_high_95",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "smallest_detectable_effect",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                ],
              },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "forward_5d",
        shape: {
          type: "object",
          properties: [
            { name: "count", shape: { type: "integer" }, required: true },
            { name: "effective_count", shape: { type: "number" }, required: true },
            { name: "mean", shape: { type: "number", nullable: true }, required: true },
            { name: "median", shape: { type: "number", nullable: true }, required: true },
            { name: "stdev", shape: { type: "number", nullable: true }, required: true },
            {
              name: "positive_pct",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "p5", shape: { type: "number", nullable: true }, required: true },
            { name: "p25", shape: { type: "number", nullable: true }, required: true },
            { name: "p75", shape: { type: "number", nullable: true }, required: true },
            { name: "p95", shape: { type: "number", nullable: true }, required: true },
            { name: "worst", shape: { type: "number", nullable: true }, required: true },
            { name: "best", shape: { type: "number", nullable: true }, required: true },
            {
              name: "ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "t_ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "t_ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "interval_reason",
              shape: { type: "string", nullable: true },
              required: true,
            },
            { name: "episodes", shape: { type: "integer" }, required: true },
            { name: "effective_episodes", shape: { type: "number" }, required: true },
            {
              name: "base",
              shape: {
                type: "object",
                properties: [
                  { name: "count", shape: { type: "integer" }, required: true },
                  { name: "mean", shape: { type: "number" }, required: true },
                  { name: "median", shape: { type: "number" }, required: true },
                  { name: "positive_pct", shape: { type: "number" }, required: true },
                  { name: "p5", shape: { type: "number" }, required: true },
                  { name: "p25", shape: { type: "number" }, required: true },
                  { name: "p75", shape: { type: "number" }, required: true },
                  { name: "p95", shape: { type: "number" }, required: true },
                ],
              },
              required: true,
            },
            {
              name: "difference",
              shape: {
                type: "object",
                properties: [
                  {
                    name: "mean",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "ci_low_95",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "ci_high_95",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                  {
                    name: "smallest_detectable_effect",
                    shape: { type: "number", nullable: true },
                    required: true,
                  },
                ],
              },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "regime_distribution",
        shape: { type: "object", properties: [], additionalProperties: { type: "integer" } },
        required: true,
      },
      {
        name: "regime_breakdown",
        shape: {
          type: "object",
          properties: [],
          additionalProperties: {
            type: "object",
            properties: [
              { name: "count", shape: { type: "integer" }, required: true },
              {
                name: "forward_1d",
                shape: {
                  type: "object",
                  properties: [
                    { name: "count", shape: { type: "integer" }, required: true },
                    { name: "effective_count", shape: { type: "number" }, required: true },
                    {
                      name: "mean",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "median",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "stdev",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "positive_pct",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p5",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p25",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p75",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "worst",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "best",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "ci_low_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "ci_high_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "t_ci_low_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "t_ci_high_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "interval_reason",
                      shape: { type: "string", nullable: true },
                      required: true,
                    },
                    { name: "episodes", shape: { type: "integer" }, required: true },
                    {
                      name: "effective_episodes",
                      shape: { type: "number" },
                      required: true,
                    },
                    {
                      name: "base",
                      shape: {
                        type: "object",
                        properties: [
                          { name: "count", shape: { type: "integer" }, required: true },
                          { name: "mean", shape: { type: "number" }, required: true },
                          { name: "median", shape: { type: "number" }, required: true },
                          {
                            name: "positive_pct",
                            shape: { type: "number" },
                            required: true,
                          },
                          { name: "p5", shape: { type: "number" }, required: true },
                          { name: "p25", shape: { type: "number" }, required: true },
                          { name: "p75", shape: { type: "number" }, required: true },
                          { name: "p95", shape: { type: "number" }, required: true },
                        ],
                      },
                      required: true,
                    },
                    {
                      name: "difference",
                      shape: {
                        type: "object",
                        properties: [
                          {
                            name: "mean",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "ci_low_95",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "ci_high_95",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "smallest_detectable_effect",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                        ],
                      },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
              {
                name: "forward_3d",
                shape: {
                  type: "object",
                  properties: [
                    { name: "count", shape: { type: "integer" }, required: true },
                    { name: "effective_count", shape: { type: "number" }, required: true },
                    {
                      name: "mean",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "median",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "stdev",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "positive_pct",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p5",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p25",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p75",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "worst",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "best",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "ci_low_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "ci_high_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "t_ci_low_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "t_ci_high_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "interval_reason",
                      shape: { type: "string", nullable: true },
                      required: true,
                    },
                    { name: "episodes", shape: { type: "integer" }, required: true },
                    {
                      name: "effective_episodes",
                      shape: { type: "number" },
                      required: true,
                    },
                    {
                      name: "base",
                      shape: {
                        type: "object",
                        properties: [
                          { name: "count", shape: { type: "integer" }, required: true },
                          { name: "mean", shape: { type: "number" }, required: true },
                          { name: "median", shape: { type: "number" }, required: true },
                          {
                            name: "positive_pct",
                            shape: { type: "number" },
                            required: true,
                          },
                          { name: "p5", shape: { type: "number" }, required: true },
                          { name: "p25", shape: { type: "number" }, required: true },
                          { name: "p75", shape: { type: "number" }, required: true },
                          { name: "p95", shape: { type: "number" }, required: true },
                        ],
                      },
                      required: true,
                    },
                    {
                      name: "difference",
                      shape: {
                        type: "object",
                        properties: [
                          {
                            name: "mean",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "ci_low_95",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "ci_high_95",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "smallest_detectable_effect",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                        ],
                      },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
              {
                name: "forward_5d",
                shape: {
                  type: "object",
                  properties: [
                    { name: "count", shape: { type: "integer" }, required: true },
                    { name: "effective_count", shape: { type: "number" }, required: true },
                    {
                      name: "mean",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "median",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "stdev",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "positive_pct",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p5",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p25",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p75",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "p95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "worst",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "best",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "ci_low_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "ci_high_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "t_ci_low_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "t_ci_high_95",
                      shape: { type: "number", nullable: true },
                      required: true,
                    },
                    {
                      name: "interval_reason",
                      shape: { type: "string", nullable: true },
                      required: true,
                    },
                    { name: "episodes", shape: { type: "integer" }, required: true },
                    {
                      name: "effective_episodes",
                      shape: { type: "number" },
                      required: true,
                    },
                    {
                      name: "base",
                      shape: {
                        type: "object",
                        properties: [
                          { name: "count", shape: { type: "integer" }, required: true },
                          { name: "mean", shape: { type: "number" }, required: true },
                          { name: "median", shape: { type: "number" }, required: true },
                          {
                            name: "positive_pct",
                            shape: { type: "number" },
                            required: true,
                          },
                          { name: "p5", shape: { type: "number" }, required: true },
                          { name: "p25", shape: { type: "number" }, required: true },
                          { name: "p75", shape: { type: "number" }, required: true },
                          { name: "p95", shape: { type: "number" }, required: true },
                        ],
                      },
                      required: true,
                    },
                    {
                      name: "difference",
                      shape: {
                        type: "object",
                        properties: [
                          {
                            name: "mean",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "ci_low_95",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "ci_high_95",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                          {
                            name: "smallest_detectable_effect",
                            shape: { type: "number", nullable: true },
                            required: true,
                          },
                        ],
                      },
                      required: true,
                    },
                  ],
                },
                required: true,
              },
            ],
          },
        },
        required: true,
      },
      {
        name: "calibration",
        shape: {
          type: "object",
          properties: [
            { name: "date", shape: { type: "string" }, required: true },
            { name: "from", shape: { type: "string" }, required: true },
            { name: "to", shape: { type: "string" }, required: true },
            { name: "every_rows", shape: { type: "integer" }, required: true },
            {
              name: "differs_in",
              shape: { type: "array", items: { type: "string" } },
              required: true,
            },
            {
              name: "forward_1d",
              shape: {
                type: "object",
                properties: [
                  { name: "forecasts", shape: { type: "integer" }, required: true },
                  { name: "band_coverage_pct", shape: { type: "number" }, required: true },
                  {
                    name: "base_band_coverage_pct",
                    shape: { type: "number" },
                    required: true,
                  },
                  {
                    name: "pinball_skill",
                    shape: {
                      type: "object",
                      properties: [
                        { name: "percent", shape: { type: "number" }, required: true },
                        { name: "low_95", shape: { type: "number" }, required: true },
                        { name: "high_95", shape: { type: "number" }, required: true },
                      ],
                    },
                    required: true,
                  },
                  {
                    name: "brier_skill",
                    shape: {
                      type: "object",
                      properties: [
                        { name: "percent", shape: { type: "number" }, required: true },
                        { name: "low_95", shape: { type: "number" }, required: true },
                        { name: "high_95", shape: { type: "number" }, required: true },
                      ],
                    },
                    required: true,
                  },
                ],
              },
              required: true,
            },
            {
              name: "forward_3d",
              shape: {
                type: "object",
                properties: [
                  { name: "forecasts", shape: { type: "integer" }, required: true },
                  { name: "band_coverage_pct", shape: { type: "number" }, required: true },
                  {
                    name: "base_band_coverage_pct",
                    shape: { type: "number" },
                    required: true,
                  },
                  {
                    name: "pinball_skill",
                    shape: {
                      type: "object",
                      properties: [
                        { name: "percent", shape: { type: "number" }, required: true },
                        { name: "low_95", shape: { type: "number" }, required: true },
                        { name: "high_95", shape: { type: "number" }, required: true },
                      ],
                    },
                    required: true,
                  },
                  {
                    name: "brier_skill",
                    shape: {
                      type: "object",
                      properties: [
                        { name: "percent", shape: { type: "number" }, required: true },
                        { name: "low_95", shape: { type: "number" }, required: true },
                        { name: "high_95", shape: { type: "number" }, required: true },
                      ],
                    },
                    required: true,
                  },
                ],
              },
              required: true,
            },
            {
              name: "forward_5d",
              shape: {
                type: "object",
                properties: [
                  { name: "forecasts", shape: { type: "integer" }, required: true },
                  { name: "band_coverage_pct", shape: { type: "number" }, required: true },
                  {
                    name: "base_band_coverage_pct",
                    shape: { type: "number" },
                    required: true,
                  },
                  {
                    name: "pinball_skill",
                    shape: {
                      type: "object",
                      properties: [
                        { name: "percent", shape: { type: "number" }, required: true },
                        { name: "low_95", shape: { type: "number" }, required: true },
                        { name: "high_95", shape: { type: "number" }, required: true },
                      ],
                    },
                    required: true,
                  },
                  {
                    name: "brier_skill",
                    shape: {
                      type: "object",
                      properties: [
                        { name: "percent", shape: { type: "number" }, required: true },
                        { name: "low_95", shape: { type: "number" }, required: true },
                        { name: "high_95", shape: { type: "number" }, required: true },
                      ],
                    },
                    required: true,
                  },
                ],
              },
              required: true,
            },
          ],
          nullable: true,
        },
        required: true,
      },
      {
        name: "calibration_reason",
        shape: { type: "string", nullable: true },
        required: true,
      },
      { name: "horizon", shape: { type: "integer", enum: [1, 3, 5] } },
      {
        name: "headline",
        shape: {
          type: "object",
          properties: [
            { name: "mean", shape: { type: "number", nullable: true }, required: true },
            { name: "median", shape: { type: "number", nullable: true }, required: true },
            {
              name: "positive_pct",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "ci_low_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "ci_high_95",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "sample_size", shape: { type: "integer" }, required: true },
          ],
        },
      },
      {
        name: "analogue_dates",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "date", shape: { type: "string" }, required: true },
              {
                name: "distance",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "distance_shares",
                shape: {
                  type: "object",
                  properties: [],
                  additionalProperties: { type: "number" },
                  nullable: true,
                },
                required: true,
              },
              { name: "weight", shape: { type: "number" }, required: true },
              {
                name: "forward_1d",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "forward_3d",
                shape: { type: "number", nullable: true },
                required: true,
              },
              {
                name: "forward_5d",
                shape: { type: "number", nullable: true },
                required: true,
              },
            ],
          },
        },
      },
    ],
  },
  deferred: [],
  rules: [],
  presence: [
    { field: "hybrid_fallback", present: (args: any) => (args.mode === "hybrid") },
    { field: "hybrid_fallback_reason", present: (args: any) => (args.mode === "hybrid") },
    { field: "horizon", present: (args: any) => (args.horizon !== undefined) },
    { field: "headline", present: (args: any) => (args.horizon !== undefined) },
    { field: "analogue_dates", present: (args: any) => args.include_analogue_dates },
  ],
  refusals: [
    {
      code: "NO_CANDIDATES",
      condition: "every earlier day lacks more than a quarter of the trust that the target carries",
      reason: "Each of the {candidates} earlier days lacks too many of the signals given.",
      recover: "Give fewer signals, or lower the trust in those that the history has rarely.",
      status: 409,
    },
    {
      code: "NO_HISTORY",
      condition: "the history holds fewer days than a comparison needs",
      reason: "{rows} days of history; a comparison needs {needed}.",
      recover: "Ask for a later as_of, if one was given; else this server holds too little market history to compare with.",
      status: 409,
    },
    {
      code: "NO_MATCH",
      condition: "the mode is hard or tag and no earlier day shares every bin and tag that it compares",
      reason: "None of the {candidates} earlier days has {labels}.",
      recover: "Use mode soft, which ranks by distance, or give fewer signals.",
      status: 422,
    },
    {
      code: "NO_SUCH_DAY",
      condition: "as_of is no day of the calendar",
      reason: "{day} is no day of the calendar.",
      recover: "Give a day that exists, as YYYY-MM-DD, or omit as_of.",
      status: 422,
    },
    {
      code: "NO_USABLE_SIGNAL",
      condition: "none of the signals given is of use to the mode",
      reason: "No signal is left to match on: {signals}.",
      recover: "Give at least one signal that the mode matches on (soft and hybrid a number, hard one with bins or tags, tag a tag), with trust above 0, or omit signals_dict.",
      status: 422,
    },
    {
      code: "NO_WEIGHT",
      condition: "backfill_weight is 0 and every analogue is marked historical-backfill",
      reason: "All {analogues} analogues are historical-backfill, and backfill_weight gives them no weight.",
      recover: "Raise backfill_weight, or widen the match with a larger top_k.",
      status: 422,
    },
    {
      code: "OUTSIDE_HISTORY",
      condition: "as_of lies before the first day of the history or after the last",
      reason: "{day} lies outside the history, which runs from {first} to {last}.",
      recover: "Give a day from {first} to {last}, or omit as_of for the last one.",
      status: 422,
    },
    {
      code: "ACCESS_DENIED",
      condition: "the token of the call has a tier below the tool's",
      reason: "{tool} needs the tier {tier}; the token has the tier {has}.",
      recover: "Ask the operator for a token of that tier.",
      status: 403,
    },
    {
      code: "ARGUMENTS_TOO_LARGE",
      condition: "the arguments take more bytes than the server reads",
      reason: "The arguments take {bytes} bytes; the server reads at most {limit}.",
      recover: "Send fewer rows or fewer columns.",
      status: 413,
    },
    {
      code: "ARTIFACTS_TOO_LARGE",
      condition: "the documents, images or tables that the tool keeps beside the result take more bytes than it may keep",
      reason: "The artifacts take {bytes} bytes; the tool keeps at most {limit}.",
      recover: "Ask for fewer rows, or leave out the arguments that add parts to the artifacts.",
      status: 422,
    },
    {
      code: "AUTH_REQUIRED",
      condition: "the call comes over HTTP without a token that the tool needs, or with one that is not taken",
      reason: "{tool} needs a token of the tier {tier}: {problem}.",
      recover: "Send a token as \"Authorization: Bearer TOKEN\". The operator makes one with `quant token create --tier {tier}`.",
      status: 401,
    },
    {
      code: "BUSY",
      condition: "as many calls that keep the machine busy are running as the server makes at once",
      reason: "The server makes {limit} heavy calls at once, and as many are running.",
      recover: "Call again when one of them has ended.",
      status: 503,
    },
    {
      code: "CALL_LIMIT",
      condition: "the caller has made as many calls of the tool as a day (UTC) allows, every attempt counted",
      reason: "A caller makes at most {limit} calls of {tool} a day; every attempt counts, a refused one too.",
      recover: "Call again in {retryAfter} seconds, when the next day begins in UTC.",
      status: 429,
    },
    {
      code: "DEFERRED_ARGUMENT",
      condition: "the argument exists in the code behind the tool and is withheld from this surface on purpose",
      reason: "{violation}",
      recover: "Leave it out.",
      status: 422,
    },
    {
      code: "INVALID_ARGUMENTS",
      condition: "the arguments are not one JSON object",
      reason: "The arguments are not one JSON object: {problem}.",
      recover: "Pass an object whose keys are argument names, or leave the arguments out.",
      status: 422,
    },
    {
      code: "INVALID_{ARGUMENT}",
      condition: "the argument breaks its type, one of its bounds, or is missing though required",
      reason: "{violation}",
      recover: "Correct the arguments that the reason names and call again.",
      status: 422,
    },
    {
      code: "RATE_LIMITED",
      condition: "the token or the address has made as many calls as its tier allows in a minute",
      reason: "This {per} has made its {limit} calls of a minute.",
      recover: "Call again in {retryAfter} seconds.",
      status: 429,
    },
    {
      code: "RESULT_TOO_LARGE",
      condition: "the result takes more bytes than the tool gives",
      reason: "The result takes {bytes} bytes; the tool gives at most {limit}.",
      recover: "Ask for fewer rows, or leave out the arguments that add parts to the result.",
      status: 422,
    },
    {
      code: "SWITCHED_OFF",
      condition: "an environment switch that the tool needs is off",
      reason: "This tool is off on this server until {variable} is 1.",
      recover: "Ask the operator to set the variable and restart the server.",
      status: 403,
    },
    {
      code: "TIME_LIMIT",
      condition: "the call takes longer than the tool allows",
      reason: "The call took longer than {milliseconds} milliseconds and was stopped.",
      recover: "Send fewer rows or ask for less; an equal call takes as long again.",
      status: 503,
    },
    {
      code: "UNKNOWN_ARGUMENT",
      condition: "an argument, at any depth, is not one that the tool accepts",
      reason: "{violation} Refused rather than ignored, since an argument dropped in silence leaves you believing that it was applied.",
      recover: "Use the suggested name where there is one, or leave the argument out.",
      status: 422,
    },
  ],
  validateArguments: validateArguments,
  validateResult: validateResult,
};
