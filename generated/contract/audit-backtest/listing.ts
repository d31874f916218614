// @generated from specs/tools/audit/audit_backtest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ToolListing } from "toolwright-runtime";

export const listing: ToolListing = {
  name: "audit_backtest",
  title: "Audit a backtest",
  toolset: "audit",
  description: "What a Sharpe ratio is worth given the search behind it.\n\nGive the chosen configuration's per-period returns and the trial count. Returns the Sharpe ratio with its deflated companion, the ratio that a search of that size finds without skill, the history and track record that the claim needs, the correction for serial correlation, and, with a matrix of all configurations' returns, the probability that the choice was overfitted. Reads only what the caller sends.\n\nA call changes nothing; it is logged.\n\nDeflated Sharpe ratio: Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill. A probability, only as honest as the trial count.\nExpected maximum Sharpe ratio without skill: The Sharpe ratio that the best of N configurations is expected to show when none has any skill. Grows without bound with the number of trials.\nMinimum backtest length: Years of history below which a search without skill is expected to reach the observed Sharpe ratio. Necessary, not sufficient.\nMinimum track record length: Track record at which the observed Sharpe ratio would exceed a benchmark at the stated confidence. Undefined where the observed ratio does not exceed the benchmark.\nProbabilistic Sharpe ratio: Probability that the true Sharpe ratio exceeds a benchmark, given the length, skewness and kurtosis of the sample. Accounts for no search.\nProbability of backtest overfitting: Share of combinatorially symmetric splits in which the best configuration in sample ranks at or below the median out of sample. Configurations left out of the matrix are not seen.\nLo's serial correlation correction: The factor that annualises a Sharpe ratio of serially correlated returns, in place of the square root of time. Noisy in a short sample.\nSharpe ratio: Mean excess return over its sample standard deviation, annualised by the square root of the periods per year. Read it only beside the deflated Sharpe ratio and the trial count.\nTrial count: Number of configurations tried, kept or not, the chosen one included.",
  inputSchema: {
    type: "object",
    properties: {
      returns: {
        type: "array",
        items: {
          anyOf: [
            { type: "number" },
            { type: "string", enum: ["nan", "inf", "-inf"] },
            { type: "null" },
          ],
          description: "Return of one period. \"nan\", \"inf\" and \"-inf\" stand for values that JSON has no number for. Null when: the period has no return.",
        },
        minItems: 1,
        maxItems: 1000000,
        description: "Simple returns of the equity curve per period, oldest first. Non-finite entries are dropped and counted, never filled. Unit: fraction per period (0.01 = +1 %).",
      },
      trials: {
        type: "integer",
        minimum: 1,
        description: "Trial count of the search that ended with this configuration. There is no default.",
      },
      periodsPerYear: {
        type: "number",
        minimum: 0.01,
        maximum: 1000000,
        description: "Observations per year. Default: 252.",
        default: 252,
      },
      riskFreeAnnual: {
        type: "number",
        minimum: -1,
        maximum: 10,
        description: "Risk-free rate; divided by periodsPerYear and subtracted from each return. Unit: fraction per year. Default: 0.",
        default: 0,
      },
      years: {
        type: "number",
        minimum: 0.001,
        maximum: 1000,
        description: "Elapsed time, for a series with gaps. Omit to use nObs / periodsPerYear. Touches only whether the history suffices. Unit: years.",
      },
      matrix: {
        type: "array",
        items: {
          type: "array",
          items: {
            type: "number",
            description: "Return of one configuration in one period. Unit: fraction per period.",
          },
          maxItems: 200,
          description: "One period's return of every configuration.",
        },
        minItems: 1,
        maxItems: 100000,
        description: "Returns of all configurations that were tried, a row per period and a column per configuration, aligned in time.",
      },
      cscvBlocks: {
        type: "integer",
        minimum: 2,
        maximum: 20,
        description: "Number of blocks that the matrix's rows are split into. A multiple of 2. Default: 16.",
        default: 16,
      },
      label: {
        type: "string",
        maxLength: 200,
        description: "A name to carry through to the answer.",
      },
    },
    required: ["returns", "trials"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      label: { type: "string", description: "The label as it was given." },
      nObs: { type: "integer", description: "Finite returns that were used." },
      nDropped: {
        type: "integer",
        description: "Non-finite entries of returns that were dropped and never filled.",
      },
      years: {
        type: "number",
        description: "Length of the history as given; nObs / periodsPerYear otherwise. Unit: years.",
      },
      periodsPerYear: {
        type: "number",
        description: "Observations per year that every annualised figure uses.",
      },
      sharpe: { type: "number", description: "Annualised Sharpe ratio of the returns." },
      deflatedSharpeRatio: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Probability that the Sharpe ratio reflects more than the selection among nTrials configurations. Null when: the variance of the Sharpe ratio is not positive at these moments.",
      },
      probabilisticSharpeRatio: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Probability that the true Sharpe ratio exceeds 0, before any search is accounted for. Null when: the variance of the Sharpe ratio is not positive at these moments.",
      },
      nTrials: {
        type: "integer",
        description: "The trial count that everything here is deflated by.",
      },
      trialsSource: {
        type: "string",
        enum: ["caller-supplied"],
        description: "How the trial count was obtained.",
      },
      trialSharpeVariance: {
        type: "object",
        properties: {
          law: {
            type: "string",
            description: "Where the variance comes from; zero-skill-sampling is 1 / (nObs - 1), that of a ratio without skill.",
          },
          value: { type: "number", description: "The variance." },
          matrixCrossSectional: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Sample variance of the Sharpe ratios of the matrix's configurations, to compare; never used. Null when: no matrix was given, or one of its configurations has no usable variance.",
          },
        },
        required: ["law", "value", "matrixCrossSectional"],
        additionalProperties: false,
        description: "Variance of per-period Sharpe ratios across trials that the deflation uses.",
      },
      sharpeStandardError: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Standard error of the annualised Sharpe ratio at the observed moments. Null when: the variance of the Sharpe ratio is not positive at these moments.",
      },
      skewness: { type: "number", description: "Population skewness of the returns." },
      kurtosisRaw: {
        type: "number",
        description: "Population kurtosis of the returns; 3 for a normal distribution.",
      },
      expectedMaxSharpeNoSkill: {
        type: "number",
        description: "Annualised Sharpe ratio that the best of nTrials configurations without skill is expected to show.",
      },
      luck: {
        type: "string",
        description: "One sentence that sets the Sharpe ratio beside that expectation.",
      },
      minimumBacktestLengthYears: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Length of history at which a search of nTrials without skill is expected to show this Sharpe ratio. A history of just that length says nothing for it. Unit: years. Null when: the Sharpe ratio is not above 0, so no length is enough.",
      },
      historySufficientForTrialCount: {
        type: "boolean",
        description: "Whether years reaches minimumBacktestLengthYears; false where no length is enough.",
      },
      minTrlVsSelectionYears: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Track record needed to exceed expectedMaxSharpeNoSkill, held fixed, at minTrlConfidence. Unit: years. Null when: the Sharpe ratio does not exceed expectedMaxSharpeNoSkill, or its variance is not positive.",
      },
      minTrlVsZeroYears: {
        anyOf: [{ type: "number" }, { type: "null" }],
        description: "Track record needed to exceed 0 at minTrlConfidence. Unit: years. Null when: the Sharpe ratio does not exceed 0, or its variance is not positive.",
      },
      minTrlConfidence: {
        type: "number",
        description: "One-sided confidence of both track record lengths.",
      },
      serialCorrelation: {
        type: "object",
        properties: {
          lags: {
            type: "integer",
            description: "Lags that were used: floor(4 (nObs / 100)^(2/9)), below periodsPerYear.",
          },
          autocorrelations: {
            anyOf: [
              {
                type: "array",
                items: { type: "number", description: "Autocorrelation at one lag." },
              },
              { type: "null" },
            ],
            description: "Autocorrelations of the returns from lag 1 on. Null when: too few consecutive returns remain between dropped entries.",
          },
          annualisationFactor: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "What the per-period Sharpe ratio is multiplied by; the square root of periodsPerYear without correlation. Null when: the autocorrelations are undefined, or give a radicand that is not positive.",
          },
          adjustedSharpe: {
            anyOf: [{ type: "number" }, { type: "null" }],
            description: "Annualised Sharpe ratio by that factor. Null when: annualisationFactor is null.",
          },
        },
        required: ["lags", "autocorrelations", "annualisationFactor", "adjustedSharpe"],
        additionalProperties: false,
        description: "Annualisation corrected for serially correlated returns. deflatedSharpeRatio and expectedMaxSharpeNoSkill are not corrected; a warning says where that matters.",
      },
      pbo: {
        anyOf: [
          {
            type: "object",
            properties: {
              probabilityOfBacktestOverfitting: {
                type: "number",
                description: "Share of splits in which the chosen configuration ranks at or below the middle out of sample.",
              },
              probabilityOfLoss: {
                type: "number",
                description: "Share of splits in which the chosen configuration's Sharpe ratio out of sample is below 0.",
              },
              degradationSlope: {
                anyOf: [{ type: "number" }, { type: "null" }],
                description: "Slope, over the splits, of the chosen configuration's Sharpe ratio out of sample on the one in sample. The halves of a split are complements, so it tends to -1 where one configuration is chosen in all splits, skilled or not; read probabilityOfLoss instead. Null when: the chosen configuration's Sharpe ratio in sample is the same in every split.",
              },
              medianLogit: {
                type: "number",
                description: "Median logit of the rank out of sample; 0 is the middle.",
              },
              configurations: { type: "integer", description: "Columns of the matrix." },
              blocks: {
                type: "integer",
                description: "Blocks of rows that the splits are made of.",
              },
              splits: { type: "integer", description: "Splits into halves that were evaluated." },
              rowsUsed: { type: "integer", description: "Rows of the matrix that were used." },
              rowsDropped: {
                type: "integer",
                description: "Rows left over at the end by the division into blocks.",
              },
            },
            required: [
              "probabilityOfBacktestOverfitting",
              "probabilityOfLoss",
              "degradationSlope",
              "medianLogit",
              "configurations",
              "blocks",
              "splits",
              "rowsUsed",
              "rowsDropped",
            ],
            additionalProperties: false,
          },
          { type: "null" },
        ],
        description: "How well the choice of the best configuration in sample holds out of sample. Null when: no matrix was given.",
      },
      conventions: {
        type: "object",
        properties: {},
        additionalProperties: { type: "string", description: "The definition." },
        description: "How each figure is defined, where the literature has more than one way.",
      },
      nullReasons: {
        type: "array",
        items: {
          type: "object",
          properties: {
            field: { type: "string", description: "Path of the field." },
            reason: { type: "string", description: "Why it is null." },
          },
          required: ["field", "reason"],
          additionalProperties: false,
          description: "One null field.",
        },
        description: "Why each null of this result is null.",
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
      "nObs",
      "nDropped",
      "years",
      "periodsPerYear",
      "sharpe",
      "deflatedSharpeRatio",
      "probabilisticSharpeRatio",
      "nTrials",
      "trialsSource",
      "trialSharpeVariance",
      "sharpeStandardError",
      "skewness",
      "kurtosisRaw",
      "expectedMaxSharpeNoSkill",
      "luck",
      "minimumBacktestLengthYears",
      "historySufficientForTrialCount",
      "minTrlVsSelectionYears",
      "minTrlVsZeroYears",
      "minTrlConfidence",
      "serialCorrelation",
      "pbo",
      "conventions",
      "nullReasons",
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
  digest: "adeb89dc9755254699812986cdabb9b3810b3637d56a5ed608f878c37118b3b0",
  http: { method: "POST", path: "/api/v1/audit/backtest" },
  switches: [],
  access: "reader",
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
