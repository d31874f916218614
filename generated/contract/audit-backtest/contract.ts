// @generated from specs/tools/audit/audit_backtest.yaml by toolwright; edit the spec and run "make gen".

import type { ToolContract } from "toolwright-runtime";
import { validateArguments, validateResult } from "./validators.js";

export const contract: ToolContract = {
  arguments: {
    type: "object",
    properties: [
      {
        name: "returns",
        shape: {
          type: "array",
          items: { type: "number", nonFinite: true, nullable: true },
          minItems: 1,
          maxItems: 1000000,
        },
        required: true,
      },
      {
        name: "trials",
        shape: { type: "integer", minimum: 1 },
        required: true,
        requiredRefusal: "UNRANKABLE",
      },
      {
        name: "periodsPerYear",
        shape: { type: "number", minimum: 0.01, maximum: 1000000 },
        default: 252,
      },
      {
        name: "riskFreeAnnual",
        shape: { type: "number", minimum: -1, maximum: 10 },
        default: 0,
      },
      { name: "years", shape: { type: "number", minimum: 0.001, maximum: 1000 } },
      {
        name: "matrix",
        shape: {
          type: "array",
          items: {
            type: "array",
            items: { type: "number", refuse: { type: "matrix-cell-not-finite" } },
            maxItems: 200,
            refuse: { maxItems: "matrix-too-large" },
          },
          minItems: 1,
          maxItems: 100000,
        },
      },
      {
        name: "cscvBlocks",
        shape: { type: "integer", minimum: 2, maximum: 20, multipleOf: 2 },
        default: 16,
      },
      { name: "label", shape: { type: "string", maxLength: 200 } },
    ],
  },
  result: {
    type: "object",
    properties: [
      { name: "label", shape: { type: "string" } },
      { name: "nObs", shape: { type: "integer" }, required: true },
      { name: "nDropped", shape: { type: "integer" }, required: true },
      { name: "years", shape: { type: "number" }, required: true },
      { name: "periodsPerYear", shape: { type: "number" }, required: true },
      { name: "sharpe", shape: { type: "number" }, required: true },
      {
        name: "deflatedSharpeRatio",
        shape: { type: "number", nullable: true },
        required: true,
      },
      {
        name: "probabilisticSharpeRatio",
        shape: { type: "number", nullable: true },
        required: true,
      },
      { name: "nTrials", shape: { type: "integer" }, required: true },
      {
        name: "trialsSource",
        shape: { type: "string", enum: ["caller-supplied"] },
        required: true,
      },
      {
        name: "trialSharpeVariance",
        shape: {
          type: "object",
          properties: [
            { name: "law", shape: { type: "string" }, required: true },
            { name: "value", shape: { type: "number" }, required: true },
            {
              name: "matrixCrossSectional",
              shape: { type: "number", nullable: true },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "sharpeStandardError",
        shape: { type: "number", nullable: true },
        required: true,
      },
      { name: "skewness", shape: { type: "number" }, required: true },
      { name: "kurtosisRaw", shape: { type: "number" }, required: true },
      { name: "expectedMaxSharpeNoSkill", shape: { type: "number" }, required: true },
      { name: "luck", shape: { type: "string" }, required: true },
      {
        name: "minimumBacktestLengthYears",
        shape: { type: "number", nullable: true },
        required: true,
      },
      {
        name: "historySufficientForTrialCount",
        shape: { type: "boolean" },
        required: true,
      },
      {
        name: "minTrlVsSelectionYears",
        shape: { type: "number", nullable: true },
        required: true,
      },
      {
        name: "minTrlVsZeroYears",
        shape: { type: "number", nullable: true },
        required: true,
      },
      { name: "minTrlConfidence", shape: { type: "number" }, required: true },
      {
        name: "serialCorrelation",
        shape: {
          type: "object",
          properties: [
            { name: "lags", shape: { type: "integer" }, required: true },
            {
              name: "autocorrelations",
              shape: { type: "array", items: { type: "number" }, nullable: true },
              required: true,
            },
            {
              name: "annualisationFactor",
              shape: { type: "number", nullable: true },
              required: true,
            },
            {
              name: "adjustedSharpe",
              shape: { type: "number", nullable: true },
              required: true,
            },
          ],
        },
        required: true,
      },
      {
        name: "pbo",
        shape: {
          type: "object",
          properties: [
            {
              name: "probabilityOfBacktestOverfitting",
              shape: { type: "number" },
              required: true,
            },
            { name: "probabilityOfLoss", shape: { type: "number" }, required: true },
            {
              name: "degradationSlope",
              shape: { type: "number", nullable: true },
              required: true,
            },
            { name: "medianLogit", shape: { type: "number" }, required: true },
            { name: "configurations", shape: { type: "integer" }, required: true },
            { name: "blocks", shape: { type: "integer" }, required: true },
            { name: "splits", shape: { type: "integer" }, required: true },
            { name: "rowsUsed", shape: { type: "integer" }, required: true },
            { name: "rowsDropped", shape: { type: "integer" }, required: true },
          ],
          nullable: true,
        },
        required: true,
      },
      {
        name: "conventions",
        shape: { type: "object", properties: [], additionalProperties: { type: "string" } },
        required: true,
      },
      {
        name: "nullReasons",
        shape: {
          type: "array",
          items: {
            type: "object",
            properties: [
              { name: "field", shape: { type: "string" }, required: true },
              { name: "reason", shape: { type: "string" }, required: true },
            ],
          },
        },
        required: true,
      },
    ],
  },
  deferred: [
    {
      name: "trialSharpeVariance",
      reason: "A variance chosen by the caller can make any ratio look deflated or not; the sampling variance of a ratio without skill is used and named in the answer.",
    },
  ],
  rules: [],
  presence: [{ field: "label", present: (args: any) => (args.label !== undefined) }],
  refusals: [
    {
      code: "UNRANKABLE",
      condition: "the trial count is missing; it is required and never defaulted",
      reason: "{violation} A Sharpe ratio cannot be ranked without the number of configurations that were tried.",
      recover: "Pass trials, counting every configuration that was looked at, the chosen one included.",
      status: 422,
    },
    {
      code: "cscv-split-impossible",
      condition: "the matrix's rows cannot be split into that many blocks",
      reason: "{rows} rows cannot be split into {blocks} blocks: {requirement}.",
      recover: "Send more rows, or choose fewer blocks; their number is even.",
      status: 422,
    },
    {
      code: "cscv-zero-variance",
      condition: "a configuration has no variance within one of the blocks",
      reason: "Column {column} of the matrix does not vary within block {block}, so its Sharpe ratio there is undefined.",
      recover: "Choose fewer blocks, or leave out configurations that stood still; pbo then speaks of the rest only.",
      status: 422,
    },
    {
      code: "matrix-cell-not-finite",
      condition: "a cell of the matrix is not a finite number; it is named as matrix[row][column], both from 0",
      reason: "{violation}",
      recover: "Leave out the rows in which a configuration has no return.",
      status: 422,
    },
    {
      code: "matrix-ragged",
      condition: "the rows of the matrix differ in length",
      reason: "Row {row} of the matrix has {actual} entries where the first has {expected}.",
      recover: "Send one entry per configuration in every row, aligned in time.",
      status: 422,
    },
    {
      code: "matrix-too-large",
      condition: "the returns matrix has more configurations than the server reads",
      reason: "{violation}",
      recover: "Send at most 200 columns, and leave trials at the full count of the search; pbo then speaks of those columns only.",
      status: 413,
    },
    {
      code: "matrix-too-small",
      condition: "the returns matrix has a single configuration, so there was no choice to audit",
      reason: "The matrix has {columns} configuration; a choice needs at least {minimum}.",
      recover: "Send the returns of every configuration that was tried, a column each.",
      status: 422,
    },
    {
      code: "sharpe-undefined",
      condition: "the series has no usable variance",
      reason: "The {observations} returns have a standard deviation of {standardDeviation} beside a largest absolute return of {largestAbsoluteReturn}: a Sharpe ratio is undefined.",
      recover: "Send the returns of the equity curve as they were, not a constant or a rounded series.",
      status: 422,
    },
    {
      code: "too-few-observations",
      condition: "fewer usable observations than a Sharpe ratio and its moments need",
      reason: "{observations} finite returns, {dropped} dropped; an audit needs at least {minimum}.",
      recover: "Send a longer series, or one without gaps.",
      status: 422,
    },
    {
      code: "trials-below-matrix",
      condition: "fewer trials are claimed than the matrix has configurations",
      reason: "trials is {trials}, and the matrix alone holds {columns} configurations.",
      recover: "Count every configuration that was tried; trials is at least the number of columns.",
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
      code: "AUTH_REQUIRED",
      condition: "the call comes over HTTP without a token that the tool needs, or with one that is not taken",
      reason: "{tool} needs a token of the tier {tier}: {problem}.",
      recover: "Send a token as \"Authorization: Bearer TOKEN\". The operator makes one with `quant token create --tier {tier}`.",
      status: 401,
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
