// @generated from specs/tools/research/confirm_screen_point.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult, validateEntry } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      { name: "force", shape: { type: "boolean" }, default: false },
      {
        name: "screen_id",
        shape: { type: "string", minLength: 1, maxLength: 100 },
        required: true,
      },
      {
        name: "parameters",
        shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
        required: true,
      },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "trial_id", shape: { type: "string" }, required: true },
      { name: "screen_id", shape: { type: "string" }, required: true },
      { name: "strategy", shape: { type: "string" }, required: true },
      {
        name: "parameters",
        shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
        required: true,
      },
      {
        name: "symbols",
        shape: { type: "array", items: { type: "string" } },
        required: true,
      },
      { name: "timeframe", shape: { type: "string" }, required: true },
      { name: "family", shape: { type: "string" }, required: true },
      {
        name: "window",
        shape: {
          type: "object",
          properties: [
            { name: "first_bar", shape: { type: "string" }, required: true },
            { name: "last_bar", shape: { type: "string" }, required: true },
            { name: "bars", shape: { type: "integer" }, required: true },
            { name: "warm_up_bars", shape: { type: "integer" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "fills",
        shape: {
          type: "object",
          properties: [
            {
              name: "rule",
              shape: { type: "string", enum: ["next-open", "next-close"] },
              required: true,
            },
            { name: "why", shape: { type: "string" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "performance",
        shape: {
          type: "object",
          properties: [
            { name: "total_return", shape: { type: "number" }, required: true },
            { name: "annual_return", shape: { type: "number" }, required: true },
            { name: "volatility", shape: { type: "number" }, required: true },
            {
              name: "sharpe_ratio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "deflated_sharpe_ratio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "n_trials", shape: { type: "integer" }, required: true },
            {
              name: "sortino_ratio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "calmar_ratio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "omega_ratio",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "max_drawdown", shape: { type: "number" }, required: true },
            { name: "n_obs", shape: { type: "integer" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "trial_counts",
        shape: {
          type: "object",
          properties: [
            { name: "journaled", shape: { type: "integer" }, required: true },
            { name: "screened", shape: { type: "integer" }, required: true },
            { name: "inner_walk_forward", shape: { type: "integer" }, required: true },
            { name: "this_call", shape: { type: "integer" }, required: true },
            { name: "total", shape: { type: "integer" }, required: true },
            { name: "sharpe_variance", shape: { type: "number" }, required: true },
            {
              name: "sharpe_variance_from",
              shape: { type: "string", enum: ["family trials", "sampling without skill"] },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "trading",
        shape: {
          type: "object",
          properties: [
            { name: "closed_trades", shape: { type: "integer" }, required: true },
            { name: "open_trades", shape: { type: "integer" }, required: true },
            {
              name: "win_rate",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "profit_factor",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "mean_trade_return",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "mean_bars_held",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "exposure", shape: { type: "number" }, required: true },
            { name: "turnover_per_year", shape: { type: "number" }, required: true },
            { name: "costs_paid", shape: { type: "number" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "equity_basis",
        shape: {
          type: "object",
          properties: [
            { name: "bar_close_profit", shape: { type: "number" }, required: true },
            { name: "closed_trade_profit", shape: { type: "number" }, required: true },
            { name: "open_trade_profit", shape: { type: "number" }, required: true },
          ],
        },
        required: true,
      },
      {
        name: "benchmark",
        shape: {
          type: "object",
          properties: [
            { name: "total_return", shape: { type: "number" }, required: true },
            { name: "annual_return", shape: { type: "number" }, required: true },
            { name: "volatility", shape: { type: "number" }, required: true },
            { name: "max_drawdown", shape: { type: "number" }, required: true },
            { name: "excess_return", shape: { type: "number" }, required: true },
          ],
        },
        required: true,
      },
    ],
  },
  deferred: [],
  rules: [],
  presence: [],
  refusals: [
    {
      code: "NO_SUCH_SCREEN",
      condition: "no screen on record has the id",
      reason: "There is no screen {screen}.",
      recover: "Call run_screen and pass its screen_id.",
      status: 404,
    },
    {
      code: "POINT_NOT_SCREENED",
      condition: "the screen did not evaluate the point",
      reason: "That is no point of the screen. {problems}",
      recover: "Pass values that the screen evaluated (its table of points has them), or call run_screen with a space that holds them.",
      status: 409,
    },
    {
      code: "SCREEN_OUTDATED",
      condition: "the strategy of the screen is not registered any more, or its bars can not be had as they were",
      reason: "The screen can not be run again: {problem}.",
      recover: "Call run_screen again, with a strategy that `list_strategies` has and symbols that have bars.",
      status: 409,
    },
    {
      code: "UNUSABLE_PARAMETERS",
      condition: "a parameter is not one of the strategy, or lies outside of its bounds",
      reason: "{problems}",
      recover: "Use `list_strategies` for the names and bounds of parameters.",
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
  journal: {
    store: "trials",
    oncePerCall: true,
    memoized: true,
    force: "force",
    entry: {
      type: "object",
      properties: [
        {
          name: "kind",
          shape: {
            type: "string",
            enum: ["backtest", "optimization_point", "walk_forward", "confirmed_point"],
          },
          required: true,
        },
        { name: "family", shape: { type: "string" }, required: true },
        { name: "strategy", shape: { type: "string" }, required: true },
        {
          name: "parameters",
          shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
          required: true,
        },
        {
          name: "symbols",
          shape: { type: "array", items: { type: "string" } },
          required: true,
        },
        { name: "timeframe", shape: { type: "string" }, required: true },
        { name: "first_bar", shape: { type: "string" }, required: true },
        { name: "last_bar", shape: { type: "string" }, required: true },
        { name: "commission_bps", shape: { type: "number" }, required: true },
        { name: "slippage_bps", shape: { type: "number" }, required: true },
        {
          name: "direction",
          shape: { type: "string", enum: ["long", "long_short"] },
          required: true,
        },
        { name: "position_fraction", shape: { type: "number" }, required: true },
        {
          name: "target_volatility",
          shape: { type: "number", nullable: true },
          required: true,
        },
        { name: "volatility_window", shape: { type: "integer" }, required: true },
        { name: "stop_loss", shape: { type: "number", nullable: true }, required: true },
        {
          name: "fills",
          shape: { type: "string", enum: ["next-open", "next-close"] },
          required: true,
        },
        {
          name: "accounting",
          shape: { type: "string", enum: ["bar closes"] },
          required: true,
        },
        { name: "periods_per_year", shape: { type: "number" }, required: true },
        { name: "n_obs", shape: { type: "integer" }, required: true },
        {
          name: "sharpe_per_period",
          shape: { type: "number", nullable: true },
          required: true,
        },
        { name: "skewness", shape: { type: "number", nullable: true }, required: true },
        { name: "kurtosis", shape: { type: "number", nullable: true }, required: true },
        { name: "total_return", shape: { type: "number" }, required: true },
        { name: "max_drawdown", shape: { type: "number" }, required: true },
        { name: "closed_trades", shape: { type: "integer" }, required: true },
        { name: "inner_points", shape: { type: "integer" }, required: true },
        {
          name: "series",
          shape: {
            type: "object",
            properties: [
              {
                name: "days",
                shape: { type: "array", items: { type: "string" } },
                required: true,
              },
              {
                name: "returns",
                shape: { type: "array", items: { type: "number" } },
                required: true,
              },
              { name: "holding", shape: { type: "array", items: { type: "number" } } },
            ],
          },
        },
        {
          name: "trades",
          shape: {
            type: "array",
            items: {
              type: "object",
              properties: [
                { name: "symbol", shape: { type: "string" }, required: true },
                {
                  name: "side",
                  shape: { type: "string", enum: ["long", "short"] },
                  required: true,
                },
                { name: "entry_day", shape: { type: "string" }, required: true },
                { name: "entry_price", shape: { type: "number" }, required: true },
                { name: "entry_shares", shape: { type: "number" }, required: true },
                { name: "exit_day", shape: { type: "string" }, required: true },
                { name: "exit_price", shape: { type: "number" }, required: true },
                { name: "bars", shape: { type: "integer" }, required: true },
                { name: "profit", shape: { type: "number" }, required: true },
                { name: "return", shape: { type: "number" }, required: true },
                {
                  name: "exit_reason",
                  shape: {
                    type: "string",
                    enum: [
                      "signal",
                      "reversal",
                      "stop_loss",
                      "end_of_window",
                      "delisted",
                      "ruin",
                      "open",
                    ],
                  },
                  required: true,
                },
              ],
            },
          },
        },
        {
          name: "evidence",
          shape: {
            type: "object",
            properties: [
              { name: "promotable", shape: { type: "boolean" }, required: true },
              {
                name: "gates",
                shape: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: [
                      { name: "name", shape: { type: "string" }, required: true },
                      {
                        name: "status",
                        shape: { type: "string", enum: ["passed", "failed", "unknown"] },
                        required: true,
                      },
                      {
                        name: "observed",
                        shape: { type: "number", nullable: true },
                        required: true,
                      },
                      {
                        name: "threshold",
                        shape: { type: "number", nullable: true },
                        required: true,
                      },
                      { name: "meaning", shape: { type: "string" }, required: true },
                    ],
                  },
                },
                required: true,
              },
              {
                name: "prerequisites",
                shape: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: [
                      { name: "name", shape: { type: "string" }, required: true },
                      {
                        name: "status",
                        shape: { type: "string", enum: ["passed", "failed", "unknown"] },
                        required: true,
                      },
                      {
                        name: "observed",
                        shape: { type: "number", nullable: true },
                        required: true,
                      },
                      {
                        name: "threshold",
                        shape: { type: "number", nullable: true },
                        required: true,
                      },
                      { name: "meaning", shape: { type: "string" }, required: true },
                    ],
                  },
                },
                required: true,
              },
              { name: "clear", shape: { type: "boolean" }, required: true },
              { name: "evidence_completeness", shape: { type: "number" }, required: true },
              {
                name: "excess_return_per_fold",
                shape: { type: "array", items: { type: "number" } },
                required: true,
              },
            ],
          },
        },
        {
          name: "folds",
          shape: {
            type: "array",
            items: {
              type: "object",
              properties: [
                { name: "fold", shape: { type: "integer" }, required: true },
                { name: "train_first", shape: { type: "string" }, required: true },
                { name: "train_bars", shape: { type: "integer" }, required: true },
                { name: "test_first", shape: { type: "string" }, required: true },
                { name: "test_last", shape: { type: "string" }, required: true },
                { name: "test_bars", shape: { type: "integer" }, required: true },
                {
                  name: "parameters",
                  shape: {
                    type: "object",
                    properties: [],
                    additionalProperties: { type: "number" },
                  },
                  required: true,
                },
                {
                  name: "train_sharpe_per_year",
                  shape: { type: "number", nullable: true },
                  required: true,
                },
                {
                  name: "test_sharpe_per_year",
                  shape: { type: "number", nullable: true },
                  required: true,
                },
                { name: "test_return", shape: { type: "number" }, required: true },
                { name: "holding_return", shape: { type: "number" }, required: true },
                { name: "excess_return", shape: { type: "number" }, required: true },
                { name: "closed_trades", shape: { type: "integer" }, required: true },
              ],
            },
          },
        },
      ],
    },
    validateEntry: validateEntry,
  },
};
