// @generated from specs/tools/research/run_optimization.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult, validateEntry } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "strategy",
        shape: { type: "string", valuesFrom: "strategies" },
        required: true,
      },
      {
        name: "symbols",
        shape: {
          type: "array",
          items: { type: "string", valuesFrom: "symbols" },
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
        },
        required: true,
      },
      {
        name: "timeframe",
        shape: { type: "string", enum: ["1D", "1W", "1M"] },
        default: "1D",
      },
      {
        name: "from",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
      {
        name: "to",
        shape: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" },
      },
      {
        name: "commission_bps",
        shape: { type: "number", minimum: 0, maximum: 10000 },
        default: 5,
      },
      {
        name: "slippage_bps",
        shape: { type: "number", minimum: 0, maximum: 10000 },
        default: 5,
      },
      {
        name: "direction",
        shape: { type: "string", enum: ["long", "long_short"] },
        default: "long",
      },
      {
        name: "position_fraction",
        shape: { type: "number", maximum: 1, exclusiveMinimum: 0 },
        default: 1,
      },
      { name: "target_volatility", shape: { type: "number", minimum: 0.001, maximum: 5 } },
      {
        name: "volatility_window",
        shape: { type: "integer", minimum: 2, maximum: 500 },
        default: 20,
      },
      { name: "stop_loss", shape: { type: "number", minimum: 0.001, maximum: 0.99 } },
      { name: "force", shape: { type: "boolean" }, default: false },
      {
        name: "space",
        shape: {
          type: "object",
          properties: [],
          additionalProperties: {
            type: "object",
            properties: [
              { name: "from", shape: { type: "number" }, required: true },
              { name: "to", shape: { type: "number" }, required: true },
              {
                name: "step",
                shape: { type: "number", exclusiveMinimum: 0 },
                required: true,
              },
            ],
          },
        },
        required: true,
      },
      {
        name: "parameters",
        shape: { type: "object", properties: [], additionalProperties: { type: "number" } },
      },
      { name: "top_n", shape: { type: "integer", minimum: 1, maximum: 100 }, default: 20 },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "basis", shape: { type: "string", enum: ["in-sample"] }, required: true },
      {
        name: "validate_with",
        shape: { type: "string", enum: ["run_walk_forward"] },
        required: true,
      },
      { name: "caveat", shape: { type: "string" }, required: true },
      { name: "strategy", shape: { type: "string" }, required: true },
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
        name: "rank_by",
        shape: { type: "string", enum: ["sharpe_ratio"] },
        required: true,
      },
      { name: "evaluated", shape: { type: "integer" }, required: true },
      { name: "skipped", shape: { type: "integer" }, required: true },
      { name: "truncated", shape: { type: "integer" }, required: true },
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
        name: "rows",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "trial_id", shape: { type: "string" }, required: true },
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
              { name: "total_return", shape: { type: "number" }, required: true },
              { name: "max_drawdown", shape: { type: "number" }, required: true },
              { name: "closed_trades", shape: { type: "integer" }, required: true },
            ],
          },
        },
        required: true,
      },
      {
        name: "grid_table",
        shape: {
          type: "object",
          properties: [
            {
              name: "uri",
              shape: { type: "string", pattern: "^artifact://[0-9a-f]{64}$" },
              required: true,
            },
            {
              name: "path",
              shape: { type: "string", pattern: "^artifacts/[0-9a-f]{64}\\.[a-z]+$" },
              required: true,
            },
            {
              name: "digest",
              shape: { type: "string", pattern: "^[0-9a-f]{64}$" },
              required: true,
            },
            {
              name: "mediaType",
              shape: { type: "string", enum: ["text/csv"] },
              required: true,
            },
            { name: "bytes", shape: { type: "integer", minimum: 0 }, required: true },
          ],
        },
        required: true,
      },
    ],
  },
  deferred: [],
  rules: [
    {
      code: "INVALID_TO",
      says: "to lies before from.",
      holds: (args: any) => ((!(args.from !== undefined) || !(args.to !== undefined)) || (args.from <= args.to)),
    },
  ],
  presence: [],
  refusals: [
    {
      code: "MARKET_DATA_PENDING",
      condition: "the bars of a symbol were imported, and the operator has not confirmed that they may be served",
      reason: "{symbol} is answered for by {vendor}, whose bars the operator has not confirmed.",
      recover: "Ask the operator to set QUANT_MARKET_DATA to 1, or use other symbols.",
      status: 403,
    },
    {
      code: "MISSING_INPUT",
      condition: "the strategy reads a column that the bars of a symbol lack, or opens that were not traded",
      reason: "{symbol} has {lacks}, and the strategy reads them.",
      recover: "Use other symbols, or a strategy that reads closes alone; `list_strategies` says what each reads.",
      status: 409,
    },
    {
      code: "NO_BARS",
      condition: "a symbol has no daily bars",
      reason: "The store has no daily bars for {symbol}.",
      recover: "Use symbols of vocabulary://symbols that have daily bars.",
      status: 404,
    },
    {
      code: "NO_PRICE",
      condition: "a bar of the window has a close, or an open to fill at, that is no price",
      reason: "The bar of {symbol} on {bar} has an open or a close that is no price.",
      recover: "Use a window that ends before that bar or begins after it, or other symbols.",
      status: 409,
    },
    {
      code: "NO_SUCH_DAY",
      condition: "a date is none of the calendar",
      reason: "{argument} is {date}, and the calendar has no such day.",
      recover: "Send a day that exists, as YYYY-MM-DD.",
      status: 422,
    },
    {
      code: "STRATEGY_FAULT",
      condition: "the code of the strategy failed, or gave no number of bars as its warm-up, or wanted an exposure beyond -1 to 1",
      reason: "The strategy {strategy} did not work: {problem}.",
      recover: "Choose another strategy or other parameters; whoever installed it can repair it.",
      status: 409,
    },
    {
      code: "TOO_FEW_BARS",
      condition: "after the warm-up the window has fewer bars than a judgement needs",
      reason: "After a warm-up of {warmUp} bars the window has {bars} bars of {symbol}; {needed} are needed.",
      recover: "Lengthen the window, shorten the warm-up by other parameters, or choose a shorter timeframe.",
      status: 409,
    },
    {
      code: "TOO_MANY_POINTS",
      condition: "the space has more points than one call evaluates",
      reason: "The space has {points} points; one call evaluates at most {limit}.",
      recover: "Take larger steps or fewer parameters.",
      status: 422,
    },
    {
      code: "UNUSABLE_PARAMETERS",
      condition: "a parameter is not one of the strategy, its range is wider than its bounds, or no point is a configuration",
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
    oncePerCall: false,
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
