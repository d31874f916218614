// @generated from specs by toolwright; edit the spec and run "toolwright gen".

/** The same value, to be read and not changed, at every depth. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/**
 * One day of history that was chosen.
 */
export interface Analogue {
  /**
   * The day, YYYY-MM-DD.
   */
  date: string
  /**
   * Weighted Euclidean distance from the target. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.
   */
  distance: (number | null)
  /**
   * How the squared distance divides among the signals; the shares sum to 1. Null when: the distance is null or 0.
   */
  distance_shares: ({
    /**
     * Share of the signal. Unit: fraction.
     */
    [k: string]: number
  } | null)
  /**
   * Backfill weight times recency decay.
   */
  weight: number
  /**
   * Return over the next trading day. Unit: percent. Null when: the return is not complete yet.
   */
  forward_1d: (number | null)
  /**
   * Return over the next three trading days. Unit: percent. Null when: the return is not complete yet.
   */
  forward_3d: (number | null)
  /**
   * Return over the next five trading days. Unit: percent. Null when: the return is not complete yet.
   */
  forward_5d: (number | null)
}

/**
 * One move, and the bar that it happened on.
 */
export interface BarMove {
  /**
   * The move. Unit: fraction.
   */
  size: number
  /**
   * The bar, YYYY-MM-DD.
   */
  day: string
}

/**
 * What the daily bars of a symbol are like.
 */
export interface BarSummary {
  /**
   * The symbol.
   */
  symbol: string
  /**
   * Who produced the bars.
   */
  vendor: string
  /**
   * First bar, YYYY-MM-DD.
   */
  first_bar: string
  /**
   * Last bar, YYYY-MM-DD.
   */
  last_bar: string
  /**
   * How many there are. Unit: bars.
   */
  bars: number
  /**
   * Sessions of the exchange from the first bar to the last that have none; from 2000 on.
   */
  missing_sessions: {
    /**
     * How many. Unit: sessions.
     */
    count: number
    /**
     * The first ten, YYYY-MM-DD.
     *
     * Items: Session.
     */
    first: string[]
  }
  /**
   * Bars of days on which the exchange was closed, and of days before 2000. Unit: bars.
   */
  bars_off_sessions: number
  /**
   * Bars whose close is no price; the next return is measured from the close before. Unit: bars.
   */
  bars_without_price: number
  /**
   * Bars with a volume of 0. Unit: bars. Null when: there are no volumes.
   */
  bars_without_volume: (number | null)
  /**
   * Columns that the bars lack.
   *
   * Items: Column.
   */
  columns_missing: ("opens" | "highs" | "lows" | "volumes")[]
  /**
   * From the first close to the last, splits taken into account, without dividends. Unit: fraction. Null when: there are fewer than two closes.
   */
  price_return: (number | null)
  /**
   * The same with each dividend put back into the share at the close of its ex-day; without what a delisting paid. Unit: fraction. Null when: there are fewer than two closes, or the store knows of no dividends.
   */
  total_return: (number | null)
  /**
   * Of the daily returns, dividends included where they are known, at 252 sessions to a year. Unit: fraction per year. Null when: there are fewer than three closes.
   */
  volatility: (number | null)
  /**
   * The largest return of a bar. Null when: there are fewer than two closes.
   */
  best_bar: BarMove | null
  /**
   * The smallest return of a bar. Null when: there are fewer than two closes.
   */
  worst_bar: BarMove | null
  /**
   * Whether opens are prices at which shares changed hands.
   */
  opens: {
    /**
     * Of which bars they are.
     */
    traded: ("all" | "some" | "none")
    /**
     * First day of which they are, YYYY-MM-DD. Null when: all are or none is.
     */
    traded_from: (string | null)
    /**
     * The largest rise from a close to the next open, splits taken into account. Null when: no traded open was on that side of the close before.
     */
    largest_gap_up: BarMove | null
    /**
     * The largest fall. Null when: no traded open was on that side of the close before.
     */
    largest_gap_down: BarMove | null
  }
  /**
   * Splits after the first bar.
   *
   * Items: One split.
   */
  splits: {
    /**
     * Its ex-day, YYYY-MM-DD.
     */
    day: string
    /**
     * What one share became. Unit: shares.
     */
    ratio: number
  }[]
  /**
   * Dividends after the first bar.
   */
  dividends: {
    /**
     * How many. Unit: dividends.
     */
    count: number
    /**
     * Their sum, each per share of its time. Unit: quote currency.
     */
    cash: number
    /**
     * Ex-day of the last one, YYYY-MM-DD. Null when: there was none.
     */
    last_day: (string | null)
  }
  /**
   * The end of the listing. Null when: the window does not reach one.
   */
  delisting: ({
    /**
     * Last day, YYYY-MM-DD.
     */
    day: string
    /**
     * What a holder got over the last close. Unit: fraction.
     */
    final_return: number
  } | null)
  /**
   * What returns over these prices are of, in words.
   */
  returns_of: string
}

/**
 * Where a bin lies, in the signal's own unit.
 */
export interface BinBorders {
  /**
   * Lowest value of the bin. Null when: the bin is the lowest.
   */
  from: (number | null)
  /**
   * The bin's values lie below it. Null when: the bin is the highest.
   */
  below: (number | null)
}

/**
 * What the matcher's forecasts would have been worth on the days of the history, each made from what was known on it.
 */
export interface Calibration {
  /**
   * Day on which the calibration was made, YYYY-MM-DD.
   */
  date: string
  /**
   * First day that a forecast was made on.
   */
  from: string
  /**
   * Last day that a forecast was made on.
   */
  to: string
  /**
   * From one forecast to the next. Unit: trading days.
   */
  every_rows: number
  /**
   * Arguments with which this call departs from those of the calibration, which are the defaults; empty where it does not.
   *
   * Items: An argument.
   */
  differs_in: string[]
  /**
   * The forecasts of one horizon against what followed, beside those from all days up to then.
   */
  forward_1d: HorizonCalibration
  /**
   * The forecasts of one horizon against what followed, beside those from all days up to then.
   */
  forward_3d: HorizonCalibration
  /**
   * The forecasts of one horizon against what followed, beside those from all days up to then.
   */
  forward_5d: HorizonCalibration
}

/**
 * The graded counts of a campaign beside its sealed bar.
 */
export interface CampaignCensus {
  /**
   * Name of the campaign.
   */
  campaign: string
  /**
   * The criteria that every tape is measured against, as they were sealed.
   */
  bar: string
  /**
   * ISO 8601 instant of the seal; no earlier audit counts.
   */
  sealedAt: string
  /**
   * Place of the sealing record in the ledger.
   */
  seq: number
  /**
   * SHA-256 of the sealing record.
   */
  recordHash: string
  /**
   * Counts by universe, in the order of the criteria.
   *
   * Items: How the declared tapes of one universe came out.
   */
  universes: UniverseCounts[]
  /**
   * How declared tapes came out.
   */
  total: TapeCounts
  /**
   * Why tapes were refused, the most frequent first; below-bar where the audit had figures and they met neither bar.
   *
   * Items: Tapes that were refused for one reason.
   */
  refusalCodes: RefusalCount[]
  /**
   * Further audits of tapes that were determined already; they change nothing.
   */
  repeated: number
  /**
   * Audits of tapes that the criteria do not declare; they are not graded.
   */
  undeclared: number
  /**
   * Later claims that declare a campaign of this name; the first one holds.
   */
  sealedAgain: number
  /**
   * ISO 8601 instant of the last determination. Null when: no tape was determined yet.
   */
  gradedAt: (string | null)
}

/**
 * What is kept of a trial beside a configuration that came of it.
 */
export interface CampaignMaterial {
  /**
   * The trial.
   */
  trial_id: string
  /**
   * What it takes to simulate the configuration again; of a walk-forward it is the one that its last fold chose.
   */
  recipe: TrialRecipe
  /**
   * What a walk-forward showed of a promotion: its gates, and what the figures alone do not show. Null when: the trial is no walk-forward.
   */
  evidence: TrialEvidence | null
  /**
   * Why there is none, and what gives some. Null when: evidence is there.
   */
  evidence_unavailable: (string | null)
  /**
   * Where the trial stands: the call that made it, and all that its family has tried by now.
   */
  metadata: TrialMetadata
}

/**
 * Where a configuration comes from, as its author says.
 */
export interface ConfigProvenance {
  /**
   * Who made it.
   */
  author?: string
  /**
   * What it was taken from.
   */
  source?: string
  /**
   * Why it was expected to work.
   */
  hypothesis?: string
  /**
   * Anything else.
   */
  notes?: string
  /**
   * Id of the trial that it came of.
   */
  campaign?: string
}

/**
 * How many independent trials those are worth whose returns are of the same days. It stands beside the count that deflates and never takes its place.
 */
export interface EffectiveTrials {
  /**
   * The number. Unit: trials.
   */
  estimate: number
  /**
   * Mean correlation of the returns of all pairs.
   */
  average_correlation: number
  /**
   * Trials in the matrix of returns, at most the 500 newest. Unit: trials.
   */
  trials: number
  /**
   * Returns of each. Unit: bars.
   */
  bars: number
  /**
   * The estimator.
   */
  source: string
}

/**
 * What the simulation holds a position to.
 */
export interface EnforcedLimits {
  /**
   * Share of the equity of a full position. Unit: fraction.
   */
  position_fraction?: number
  /**
   * Volatility that a position is sized to. Unit: fraction per year.
   */
  target_volatility?: number
  /**
   * Returns that it is measured over. Unit: bars.
   */
  volatility_window?: number
  /**
   * Loss since the entry that ends a position. Unit: fraction.
   */
  stop_loss?: number
}

/**
 * How profit on bar closes and profit of trades go together; the first is the sum of the others.
 */
export interface EquityBasis {
  /**
   * Profit by the equity on bar closes. Unit: multiples of the capital.
   */
  bar_close_profit: number
  /**
   * Profit of the trades that ended. Unit: multiples of the capital.
   */
  closed_trade_profit: number
  /**
   * Profit of the open ones, at the last close. Unit: multiples of the capital.
   */
  open_trade_profit: number
}

/**
 * A check of what was found.
 */
export interface EvidenceCheck {
  /**
   * The check.
   */
  name: string
  /**
   * unknown where it could not be evaluated.
   */
  status: ("passed" | "failed" | "unknown")
  /**
   * What was observed. Null when: nothing could be observed.
   */
  observed: (number | null)
  /**
   * What had to be reached. Null when: there is none.
   */
  threshold: (number | null)
  /**
   * What the figure is.
   */
  meaning: string
}

/**
 * The trades that ended for one reason.
 */
export interface ExitRow {
  /**
   * The reason; open where the window ended first.
   */
  exit_reason: ("signal" | "reversal" | "stop_loss" | "end_of_window" | "delisted" | "ruin" | "open")
  /**
   * How many. Unit: trades.
   */
  trades: number
  /**
   * Of all recorded trades. Unit: fraction.
   */
  share: number
  /**
   * Share of them that gained. Unit: fraction.
   */
  win_rate: number
  /**
   * Mean return. Unit: fraction.
   */
  mean_return: number
  /**
   * The lowest return. Unit: fraction.
   */
  worst_return: number
  /**
   * The highest return. Unit: fraction.
   */
  best_return: number
  /**
   * What they gained together, costs and dividends included. Unit: multiples of the capital.
   */
  total_profit: number
  /**
   * Mean time from entry to exit. Unit: bars.
   */
  mean_bars_held: number
}

/**
 * What a family tried, each part of the count shown.
 */
export interface FamilyStanding {
  /**
   * The family.
   */
  family: string
  /**
   * Trials on record. Unit: trials.
   */
  journaled: number
  /**
   * Points of screens. Unit: points.
   */
  screened: number
  /**
   * Points that walk-forwards searched. Unit: points.
   */
  inner_walk_forward: number
  /**
   * All of them.
   */
  n_trials: number
  /**
   * How many independent trials those are worth whose returns are of the same days. It stands beside the count that deflates and never takes its place. Null when: fewer than two of its trials keep returns of the same days.
   */
  effective_trials: EffectiveTrials | null
  /**
   * Why it is null. Null when: effective_trials is there.
   */
  effective_trials_unavailable: (string | null)
}

/**
 * Where orders were filled.
 */
export interface FillNote {
  /**
   * The rule.
   */
  rule: ("next-open" | "next-close")
  /**
   * The rule, in words.
   */
  why: string
}

/**
 * What the market did over the horizon after each analogue, weighted, in percent.
 */
export interface ForwardReturns {
  /**
   * Analogues with weight whose forward return is known.
   */
  count: number
  /**
   * How many equally weighted analogues these are worth.
   */
  effective_count: number
  /**
   * Weighted mean. Unit: percent. Null when: count is 0.
   */
  mean: (number | null)
  /**
   * Weighted median. Unit: percent. Null when: count is 0.
   */
  median: (number | null)
  /**
   * Weighted standard deviation. Unit: percent. Null when: effective_count is not above 1.
   */
  stdev: (number | null)
  /**
   * Weighted share of analogues after which the market rose. Unit: percent. Null when: count is 0.
   */
  positive_pct: (number | null)
  /**
   * Weighted 5th percentile. Unit: percent. Null when: count is 0.
   */
  p5: (number | null)
  /**
   * Weighted 25th percentile. Unit: percent. Null when: count is 0.
   */
  p25: (number | null)
  /**
   * Weighted 75th percentile. Unit: percent. Null when: count is 0.
   */
  p75: (number | null)
  /**
   * Weighted 95th percentile. Unit: percent. Null when: count is 0.
   */
  p95: (number | null)
  /**
   * Lowest return. Unit: percent. Null when: count is 0.
   */
  worst: (number | null)
  /**
   * Highest return. Unit: percent. Null when: count is 0.
   */
  best: (number | null)
  /**
   * Lower end of the 95 % interval of the mean that resamples episodes. Unit: percent. Null when: interval_reason says why.
   */
  ci_low_95: (number | null)
  /**
   * Upper end of the interval that resamples episodes. Unit: percent. Null when: interval_reason says why.
   */
  ci_high_95: (number | null)
  /**
   * Lower end of the 95 % t interval over episodes. Unit: percent. Null when: interval_reason says why.
   */
  t_ci_low_95: (number | null)
  /**
   * Upper end of the t interval over episodes. Unit: percent. Null when: interval_reason says why.
   */
  t_ci_high_95: (number | null)
  /**
   * Why there is no interval. Null when: the intervals are given.
   */
  interval_reason: (string | null)
  /**
   * Episodes that the counted analogues form.
   */
  episodes: number
  /**
   * How many equally weighted episodes these are worth.
   */
  effective_episodes: number
  /**
   * Every day of the history up to the target, unconditionally, to compare.
   */
  base: {
    /**
     * Days whose forward return is known.
     */
    count: number
    /**
     * Mean. Unit: percent.
     */
    mean: number
    /**
     * Median. Unit: percent.
     */
    median: number
    /**
     * Share of days after which the market rose. Unit: percent.
     */
    positive_pct: number
    /**
     * 5th percentile. Unit: percent.
     */
    p5: number
    /**
     * 25th percentile. Unit: percent.
     */
    p25: number
    /**
     * 75th percentile. Unit: percent.
     */
    p75: number
    /**
     * 95th percentile. Unit: percent.
     */
    p95: number
  }
  /**
   * How far the analogues' mean lies from the base's, and how well that is known.
   */
  difference: {
    /**
     * The mean less the mean of the base. Unit: percent. Null when: count is 0.
     */
    mean: (number | null)
    /**
     * Lower end of the 95 % t interval of the difference, over episodes. Unit: percent. Null when: interval_reason says why.
     */
    ci_low_95: (number | null)
    /**
     * Upper end of the t interval of the difference. Unit: percent. Null when: interval_reason says why.
     */
    ci_high_95: (number | null)
    /**
     * How large a true difference had to be for such a sample to show it. Unit: percent. Null when: interval_reason says why.
     */
    smallest_detectable_effect: (number | null)
  }
}

/**
 * What a line of equity came to.
 */
export interface HoldLine {
  /**
   * Return over the window. Unit: fraction.
   */
  totalReturn: number
  /**
   * Deepest fall from a highest equity so far, the first open included. Unit: fraction.
   */
  maxDrawdown: number
  /**
   * Annualised Sharpe ratio without a risk-free rate.
   */
  sharpe: number
  /**
   * Probability that the true Sharpe ratio exceeds 0, as one trial deducts nothing. Null when: the variance of the Sharpe ratio is not positive at these moments.
   */
  deflatedSharpeRatio: (number | null)
  /**
   * Always 1, as nobody chose among lines.
   */
  nTrials: number
  /**
   * Returns that were measured. Unit: returns.
   */
  nObs: number
}

/**
 * Holding the universe over the same bars without cost.
 */
export interface HoldingBenchmark {
  /**
   * Return over the window. Unit: fraction.
   */
  total_return: number
  /**
   * Compound return a year. Unit: fraction per year.
   */
  annual_return: number
  /**
   * Of its returns. Unit: fraction per year.
   */
  volatility: number
  /**
   * The deepest fall. Unit: fraction.
   */
  max_drawdown: number
  /**
   * Total return of the strategy less that of holding. Unit: fraction.
   */
  excess_return: number
}

/**
 * The forecasts of one horizon against what followed, beside those from all days up to then.
 */
export interface HorizonCalibration {
  /**
   * Forecasts that were made.
   */
  forecasts: number
  /**
   * Share of returns that fell within p5 to p95, which says 90. Unit: percent.
   */
  band_coverage_pct: number
  /**
   * The same share for the band of all days. Unit: percent.
   */
  base_band_coverage_pct: number
  /**
   * Skill of the percentiles p5, p25, median, p75 and p95, by their mean pinball loss.
   */
  pinball_skill: Skill
  /**
   * Skill of the share of days after which the market rose, by its Brier score.
   */
  brier_skill: Skill
}

/**
 * How unusual the target is as a combination of signals.
 */
export interface JointPosition {
  /**
   * Mahalanobis distance of the target from the mean of the earlier days, which takes out what the signals share. Unit: standard deviations.
   */
  distance: number
  /**
   * Share of the earlier days that lie at least as far; 0 where the target lies farther than all of them. Unit: fraction.
   */
  share_as_far: number
  /**
   * Earlier days that were compared, which have all of the signals; of a history beyond 10000 days, evenly chosen ones.
   */
  days: number
}

/**
 * One symbol that could not be measured.
 */
export interface LeftOutSymbol {
  /**
   * The symbol.
   */
  symbol: string
  /**
   * Why: not_traded has no bar of the session, as after a delisting; missing_input lacks a column that the scanner reads.
   */
  reason: ("no_daily_bars" | "licence_pending" | "not_listed_yet" | "not_traded" | "missing_input" | "too_few_bars" | "no_price")
  /**
   * The same, with the figures of the symbol.
   */
  why: string
}

/**
 * One call of the log.
 */
export interface LoggedRun {
  /**
   * Its identity in the log.
   */
  run_id: string
  /**
   * ISO 8601 instant on the wall clock.
   */
  started_at: string
  /**
   * The tool that was called.
   */
  tool: string
  /**
   * How it ended.
   */
  outcome: ("result" | "remembered" | "refusal" | "fault" | "unfinished")
  /**
   * The refusal's code. Null when: the call was not refused.
   */
  code: (string | null)
  /**
   * SHA-256 of the arguments; equal for equal arguments.
   */
  arguments_digest: string
  /**
   * SHA-256 of the result. Null when: there is no result.
   */
  result_digest: (string | null)
  /**
   * The data that was read. Null when: no data of the server's own was read.
   */
  snapshot: (string | null)
  /**
   * How long it took. Unit: milliseconds. Null when: it has not ended.
   */
  duration_milliseconds: (number | null)
  /**
   * The run that it was made to compare. Null when: it is no replay.
   */
  replay_of: (string | null)
}

/**
 * What was measured.
 */
export interface MeasuredWindow {
  /**
   * First bar, YYYY-MM-DD.
   */
  first_bar: string
  /**
   * Last bar, YYYY-MM-DD.
   */
  last_bar: string
  /**
   * Bars with a return. Unit: bars.
   */
  bars: number
  /**
   * Bars that the first decision needs before it. Unit: bars.
   */
  warm_up_bars: number
}

/**
 * What goes with every metric.
 */
export interface MetricCaveat {
  /**
   * The term that says it.
   */
  name: string
  /**
   * Its name for people.
   */
  title: string
  /**
   * The term, with its pitfalls.
   */
  text: string
}

/**
 * One term of the glossary.
 */
export interface MetricEntry {
  /**
   * Its name.
   */
  name: string
  /**
   * Its name for people.
   */
  title: string
  /**
   * What it is.
   */
  definition: string
  /**
   * How it misleads.
   *
   * Items: A pitfall.
   */
  pitfalls: string[]
  /**
   * The formula, in TeX. Null when: words say it all.
   */
  formula: (string | null)
  /**
   * Its unit. Null when: it has none.
   */
  unit: (string | null)
  /**
   * Other names.
   *
   * Items: A name.
   */
  aliases: string[]
  /**
   * Where it is from.
   *
   * Items: A source.
   */
  sources: string[]
  /**
   * Tools whose results have a value of it.
   *
   * Items: A tool.
   */
  tools: string[]
}

/**
 * One configuration, in sample.
 */
export interface OptimizationRow {
  /**
   * The trial on record.
   */
  trial_id: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * Annualised, in sample. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * Trials of the family, all points of this call among them.
   */
  n_trials: number
  /**
   * Return over the window. Unit: fraction.
   */
  total_return: number
  /**
   * The deepest fall. Unit: fraction.
   */
  max_drawdown: number
  /**
   * Positions that ended. Unit: trades.
   */
  closed_trades: number
}

/**
 * One parameter with the values that are worth a first search.
 */
export interface ParameterAdvice {
  /**
   * What it is set by.
   */
  name: string
  /**
   * Whether only whole numbers can be given.
   */
  type: ("integer" | "number")
  /**
   * Smallest value, in the parameter's unit.
   */
  minimum: number
  /**
   * Largest value, in the parameter's unit.
   */
  maximum: number
  /**
   * Value where none is given.
   */
  default: number
  /**
   * The parameter's unit.
   */
  unit: string
  /**
   * What it means.
   */
  description: string
  /**
   * Smallest difference between values that is worth telling apart.
   */
  step: number
  /**
   * Values of one parameter.
   */
  suggested: ParameterRange
  /**
   * How many values the suggested range has. Unit: values.
   */
  values: number
}

/**
 * One parameter of a strategy or a scanner.
 */
export interface ParameterEntry {
  /**
   * What it is set by.
   */
  name: string
  /**
   * Whether only whole numbers can be given.
   */
  type: ("integer" | "number")
  /**
   * Smallest value, in the parameter's unit.
   */
  minimum: number
  /**
   * Largest value, in the parameter's unit.
   */
  maximum: number
  /**
   * Value where none is given.
   */
  default: number
  /**
   * The parameter's unit.
   */
  unit: string
  /**
   * What it means.
   */
  description: string
}

/**
 * Values of one parameter.
 */
export interface ParameterRange {
  /**
   * First value.
   */
  from: number
  /**
   * Last value; the steps end at or before it.
   */
  to: number
  /**
   * From one value to the next.
   */
  step: number
}

/**
 * What the equity on bar closes came to.
 */
export interface Performance {
  /**
   * Return over the window. Unit: fraction.
   */
  total_return: number
  /**
   * Compound return a year. Unit: fraction per year.
   */
  annual_return: number
  /**
   * Of the returns. Unit: fraction per year.
   */
  volatility: number
  /**
   * Annualised, without a risk-free rate. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true Sharpe ratio exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance, or the variance of the Sharpe ratio is not positive at these moments.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * Trials of the family that were counted.
   */
  n_trials: number
  /**
   * Ratio to the downside alone. Null when: no return is below 0.
   */
  sortino_ratio: (number | null)
  /**
   * Ratio to the deepest fall. Null when: nothing fell.
   */
  calmar_ratio: (number | null)
  /**
   * Gains over losses. Null when: no return is below 0.
   */
  omega_ratio: (number | null)
  /**
   * The deepest fall. Unit: fraction.
   */
  max_drawdown: number
  /**
   * Returns that were measured. Unit: returns.
   */
  n_obs: number
}

/**
 * Where an answer's numbers come from, and what it takes to compute them again.
 */
export interface Provenance {
  /**
   * Who produced the input numbers; `caller-supplied` for series that the caller sent.
   */
  vendor: string
  /**
   * ISO 8601 instant at which the newest input closed. Null when: the input carries no clock.
   */
  asOf: (string | null)
  /**
   * Time from asOf to the server's clock at the call. Unit: seconds. Null when: asOf is null.
   */
  ageSeconds: (number | null)
  /**
   * The language model behind a number. Null when: the answer is computed without one, which is always.
   */
  model: (string | null)
  /**
   * The number of trials behind any Sharpe ratio in the result. Null when: the result reports no Sharpe ratio.
   */
  trialCount: (number | null)
  /**
   * How the trial count was obtained; `caller-supplied` means that the caller stated it. Null when: trialCount is null.
   */
  trialsSource: (string | null)
  /**
   * Identity of the data that was read, its SHA-256 included. Null when: the tool reads no data of the server's own.
   */
  snapshot: (string | null)
  /**
   * For results derived from stored bars, whether the operator has confirmed their licence, they are a sample, or the server generated them itself. MARKET_DATA_PENDING carries pending-confirmation.
   */
  licence?: ("confirmed" | "sample" | "generated")
  /**
   * Rows of stored bars that were read for the result.
   */
  barsUsed?: number
  /**
   * Candle size of a chart.
   */
  timeframe?: string
  /**
   * Interval of the stored rows that candles were built from.
   */
  interval?: string
  /**
   * Bars that the caller is served: every one that the store holds, or those closed at least delayFloorSeconds ago.
   */
  tier?: ("fresh" | "delayed")
  /**
   * Age of the newest bars on the delayed tier. Unit: seconds.
   */
  delayFloorSeconds?: number
  /**
   * Bars newer than the delayed floor that were not served. None on the snapshot clock.
   */
  withheldBars?: number
  /**
   * Age past which this timeframe is refused as stale, on the wall clock. Unit: seconds.
   */
  staleAfterSeconds?: number
  /**
   * Why fresh=true was served delayed: the sessions of the month are spent, there is no token to count by, or counting failed. Null when: fresh was not asked for, or is what was served.
   */
  freshRefusal?: (("quota" | "signin" | "meter") | null)
  /**
   * Whether the market is seen as of now, or stands still at the end of what is stored.
   */
  marketClock?: ("wall" | "snapshot")
  /**
   * This call's identity in the call log.
   */
  runId: string
  /**
   * Version of the server that computed the result.
   */
  serverVersion: string
  /**
   * SHA-256 of the tool's contract at the call.
   */
  contractDigest: string
  /**
   * Seed of the random numbers that were drawn; equal arguments get equal seeds.
   */
  seed: number
  /**
   * ISO 8601 instant that the tool saw as now.
   */
  clock: string
}

/**
 * One symbol that a scan found.
 */
export interface RankedSymbol {
  /**
   * Place in the order, from 1.
   */
  rank: number
  /**
   * The symbol.
   */
  symbol: string
  /**
   * Its value of the sort key, in the key's unit.
   */
  value: number
  /**
   * Its close of the session, as it was traded. Unit: quote currency.
   */
  close: number
}

/**
 * Tapes that were refused for one reason.
 */
export interface RefusalCount {
  /**
   * Code of the refusal, or below-bar.
   */
  code: string
  /**
   * Tapes with this code.
   */
  count: number
}

/**
 * Something that was installed and can not be used.
 */
export interface RefusedPlugin {
  /**
   * The file, folder or package that it came from.
   */
  source: string
  /**
   * The strategy or scanner. Null when: all of the source was refused.
   */
  name: (string | null)
  /**
   * What is wrong with it.
   */
  problem: string
}

/**
 * What followed the analogues of one market regime.
 */
export interface RegimeReturns {
  /**
   * Analogues in this regime.
   */
  count: number
  /**
   * What the market did over the horizon after each analogue, weighted, in percent.
   */
  forward_1d: ForwardReturns
  /**
   * What the market did over the horizon after each analogue, weighted, in percent.
   */
  forward_3d: ForwardReturns
  /**
   * What the market did over the horizon after each analogue, weighted, in percent.
   */
  forward_5d: ForwardReturns
}

/**
 * Dated returns on bar closes.
 */
export interface ReturnSeries {
  /**
   * The bars.
   *
   * Items: Bar, YYYY-MM-DD.
   */
  days: string[]
  /**
   * Their returns. Unit: fraction.
   *
   * Items: Return of the bar.
   */
  returns: number[]
  /**
   * Returns of holding the universe over the same bars, without costs. Unit: fraction.
   *
   * Items: Return of the bar.
   */
  holding?: number[]
}

/**
 * Arguments of run_backtest, as they are.
 */
export interface RunArguments {
  /**
   * The strategy.
   */
  strategy: string
  /**
   * Its parameters.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe, where the configuration names one; add one otherwise.
   *
   * Items: Symbol.
   */
  symbols?: string[]
  /**
   * The candle size.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * Whether short positions are taken.
   */
  direction: ("long" | "long_short")
  /**
   * Share of the equity of a full position. Unit: fraction.
   */
  position_fraction?: number
  /**
   * Volatility that a position is sized to. Unit: fraction per year.
   */
  target_volatility?: number
  /**
   * Returns that it is measured over. Unit: bars.
   */
  volatility_window?: number
  /**
   * Loss since the entry that ends a position. Unit: fraction.
   */
  stop_loss?: number
}

/**
 * A configuration of a strategy or of a scanner, as it was saved.
 */
export interface SavedConfiguration {
  /**
   * The strategy. Null when: it is of a scanner.
   */
  strategy: (string | null)
  /**
   * The scanner. Null when: it is of a strategy.
   */
  scanner: (string | null)
  /**
   * Its parameters, those that were left out with the defaults of the day it was saved.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * What was saved beside them, and no tool that runs it takes.
   */
  undeclared_parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe. Null when: it names no universe.
   */
  symbols: (string[] | null)
  /**
   * The candle size.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * Whether short positions are taken. Null when: it is of a scanner, which takes no position.
   */
  direction: (("long" | "long_short") | null)
  /**
   * What the simulation holds a position to.
   */
  limits: EnforcedLimits
  /**
   * Where a configuration comes from, as its author says.
   */
  provenance: ConfigProvenance
  /**
   * What get_campaign_material gave of the trial that it came of, when it was saved, as JSON. Null when: it names no trial.
   */
  campaign: (string | null)
}

/**
 * Arguments of run_scan, as they are.
 */
export interface ScanArguments {
  /**
   * The scanner.
   */
  scanner: string
  /**
   * Its parameters.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe, where the configuration names one; every share is ranked otherwise.
   *
   * Items: Symbol.
   */
  symbols?: string[]
  /**
   * The candle size.
   */
  timeframe: ("1D" | "1W" | "1M")
}

/**
 * One rule that the server can rank symbols by.
 */
export interface ScannerEntry {
  /**
   * What tools name it by.
   */
  name: string
  /**
   * Its name for people.
   */
  title: string
  /**
   * The rule, in words.
   */
  description: string
  /**
   * What a scanner ranks symbols by.
   */
  sort_key: SortKey
  /**
   * The candle size that it is meant for. Null when: the scanner declares none.
   */
  timeframe: (string | null)
  /**
   * True where it comes with the server as an example; false where somebody installed it.
   */
  demo: boolean
  /**
   * Its parameters, all with defaults.
   *
   * Items: One parameter of a strategy or a scanner.
   */
  parameters: ParameterEntry[]
  /**
   * Two parameters of which the first has to be below the second. Null when: its parameters can be set independently.
   */
  ascending: (string[] | null)
  /**
   * Columns that it needs besides the closes; a symbol without one is left out.
   *
   * Items: Column.
   */
  reads: ("opens" | "highs" | "lows" | "volumes")[]
}

/**
 * A sweep through a space, and how many points it adds to its family.
 */
export interface Screen {
  /**
   * What its points count in.
   */
  family: string
  /**
   * Points that were evaluated. Unit: points.
   */
  points: number
  /**
   * Those with a Sharpe ratio. Unit: points.
   */
  sharpes: number
  /**
   * Mean of their per-period Sharpe ratios, 0 of none.
   */
  sharpe_mean: number
  /**
   * Sum of the squares about that mean.
   */
  sharpe_squares: number
  /**
   * The strategy.
   */
  strategy: string
  /**
   * What was swept.
   */
  space: {
    /**
     * Values of one parameter.
     */
    [k: string]: ParameterRange
  }
  /**
   * What was fixed for all points.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * First day that was asked for, YYYY-MM-DD. Null when: the caller stated none.
   */
  from: (string | null)
  /**
   * First bar measured, YYYY-MM-DD.
   */
  first_bar: string
  /**
   * Last bar measured, YYYY-MM-DD.
   */
  last_bar: string
  /**
   * The longest warm-up among the points. Unit: bars.
   */
  warm_up_bars: number
  /**
   * Commission. Unit: basis points.
   */
  commission_bps: number
  /**
   * Slippage. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether short positions were taken.
   */
  direction: ("long" | "long_short")
  /**
   * Share of equity of a full position. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that positions were sized to. Unit: fraction. Null when: positions were not sized to one.
   */
  target_volatility: (number | null)
  /**
   * Returns that it was measured over. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss that ended a position. Unit: fraction. Null when: there was none.
   */
  stop_loss: (number | null)
  /**
   * SHA-256 of the bars up to the last one measured.
   */
  bars_digest: string
}

/**
 * The point with the highest Sharpe ratio, and those one step of one parameter away.
 */
export interface ScreenBest {
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * Annualised, in sample. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * All that counts in the family, the points of this screen among it.
   */
  n_trials: number
  /**
   * Return over the window. Unit: fraction.
   */
  total_return: number
  /**
   * The deepest fall. Unit: fraction.
   */
  max_drawdown: number
  /**
   * Positions that ended. Unit: trades.
   */
  closed_trades: number
  /**
   * Points beside it that have a Sharpe ratio. Unit: points.
   */
  neighbours: number
  /**
   * Their median Sharpe ratio over its own. Unit: fraction. Null when: they are fewer than two, or its own ratio is not above 0.
   */
  kept_by_neighbours: (number | null)
  /**
   * plateau where they keep half of it or more, spike where less, unknown where that is null.
   */
  shape: ("plateau" | "spike" | "unknown")
  /**
   * Parameters whose first or last value it has; what lies beyond was not tried.
   *
   * Items: Name of a parameter.
   */
  at_edge: string[]
}

/**
 * How the Sharpe ratios of the points are spread: annualised, in sample.
 */
export interface ScreenDistribution {
  /**
   * Share above 0. Unit: fraction. Null when: no point has a ratio.
   */
  positive_share: (number | null)
  /**
   * The lowest. Null when: no point has a ratio.
   */
  lowest: (number | null)
  /**
   * 5 % are below. Null when: no point has a ratio.
   */
  p5: (number | null)
  /**
   * A quarter is below. Null when: no point has a ratio.
   */
  p25: (number | null)
  /**
   * Half are below. Null when: no point has a ratio.
   */
  median: (number | null)
  /**
   * Three quarters are below. Null when: no point has a ratio.
   */
  p75: (number | null)
  /**
   * 95 % are below. Null when: no point has a ratio.
   */
  p95: (number | null)
  /**
   * The highest. Null when: no point has a ratio.
   */
  highest: (number | null)
  /**
   * Points whose returns have no usable variance. Unit: points.
   */
  without_ratio: number
  /**
   * Annualised, by all counts of the family.
   */
  best_without_skill: number
}

/**
 * By how much the loss of a forecast is below that of the forecast from all days.
 */
export interface Skill {
  /**
   * The skill. Unit: percent.
   */
  percent: number
  /**
   * Lower end of its 95 % interval. Unit: percent.
   */
  low_95: number
  /**
   * Upper end of its 95 % interval. Unit: percent.
   */
  high_95: number
}

/**
 * What a scanner ranks symbols by.
 */
export interface SortKey {
  /**
   * Its name.
   */
  name: string
  /**
   * How it is computed.
   */
  description: string
  /**
   * Its unit.
   */
  unit: string
  /**
   * Which value comes first.
   */
  first: ("largest" | "smallest")
}

/**
 * One strategy that the server can simulate.
 */
export interface StrategyEntry {
  /**
   * What tools name it by.
   */
  name: string
  /**
   * Its name for people.
   */
  title: string
  /**
   * The rule, in words.
   */
  description: string
  /**
   * The candle size that it is meant for. Null when: the strategy declares none.
   */
  timeframe: (string | null)
  /**
   * True where it comes with the server as an example; false where somebody installed it.
   */
  demo: boolean
  /**
   * Its parameters, all with defaults.
   *
   * Items: One parameter of a strategy or a scanner.
   */
  parameters: ParameterEntry[]
  /**
   * Two parameters of which the first has to be below the second. Null when: its parameters can be set independently.
   */
  ascending: (string[] | null)
  /**
   * Columns that it needs besides the closes; bars without one are refused.
   *
   * Items: Column.
   */
  reads: ("opens" | "highs" | "lows" | "volumes")[]
}

/**
 * How declared tapes came out.
 */
export interface TapeCounts {
  /**
   * Tapes that the sealed criteria declare.
   */
  declaredTapes: number
  /**
   * Tapes that were determined; the sum of the four counts.
   */
  determinations: number
  /**
   * SELECTED: tapes that meet the bar.
   */
  selected: number
  /**
   * CANDIDATE: tapes that meet the lower bar alone.
   */
  candidate: number
  /**
   * REFUSAL: tapes that meet neither, or that the audit refused.
   */
  refusal: number
  /**
   * ERROR: tapes whose audit failed, or is computed again to other figures.
   */
  error: number
}

/**
 * Where the target lies in one signal, beside what the history had seen before it.
 */
export interface TargetPosition {
  /**
   * Name of the signal.
   */
  signal: string
  /**
   * The target's value, in the signal's own unit.
   */
  value: number
  /**
   * Trust in the signal that the distance was measured with.
   */
  trust: number
  /**
   * Distance from the signal's mean over the history. Unit: standard deviations.
   */
  z: number
  /**
   * Lowest value of the earlier days, in the signal's own unit. Null when: no earlier day has the signal.
   */
  lowest: (number | null)
  /**
   * Highest value of the earlier days, in the signal's own unit. Null when: no earlier day has the signal.
   */
  highest: (number | null)
  /**
   * How far the value lies outside that range; 0 within it. Unit: standard deviations. Null when: no earlier day has the signal.
   */
  beyond_range: (number | null)
}

/**
 * One position, in raw prices and shares of the time.
 */
export interface TradeEntry {
  /**
   * The symbol.
   */
  symbol: string
  /**
   * Which way.
   */
  side: ("long" | "short")
  /**
   * Bar of the entry, YYYY-MM-DD.
   */
  entry_day: string
  /**
   * Price before slippage.
   */
  entry_price: number
  /**
   * Shares for each unit of capital.
   */
  entry_shares: number
  /**
   * Bar of the exit, or the last one, YYYY-MM-DD.
   */
  exit_day: string
  /**
   * Price before slippage, or the last close.
   */
  exit_price: number
  /**
   * From the entry to the exit. Unit: bars.
   */
  bars: number
  /**
   * What it gained, costs and dividends included. Unit: multiples of the capital.
   */
  profit: number
  /**
   * That gain over the equity of its symbol's share before the entry. Unit: fraction.
   */
  return: number
  /**
   * Why it ended; open where the window ended first.
   */
  exit_reason: ("signal" | "reversal" | "stop_loss" | "end_of_window" | "delisted" | "ruin" | "open")
}

/**
 * What the closed trades came to.
 */
export interface Trading {
  /**
   * Positions that ended. Unit: trades.
   */
  closed_trades: number
  /**
   * Positions that were open at the end. Unit: trades.
   */
  open_trades: number
  /**
   * Share that gained. Unit: fraction. Null when: no trade was closed.
   */
  win_rate: (number | null)
  /**
   * Gains over losses. Null when: no closed trade lost.
   */
  profit_factor: (number | null)
  /**
   * Mean return of a trade. Unit: fraction. Null when: no trade was closed.
   */
  mean_trade_return: (number | null)
  /**
   * Mean time from entry to exit. Unit: bars. Null when: no trade was closed.
   */
  mean_bars_held: (number | null)
  /**
   * Share of time in the market. Unit: fraction.
   */
  exposure: number
  /**
   * Value of all fills a year. Unit: multiples of the capital per year.
   */
  turnover_per_year: number
  /**
   * Commission and slippage of all fills. Unit: multiples of the capital.
   */
  costs_paid: number
}

/**
 * One configuration that was evaluated.
 */
export interface Trial {
  /**
   * How it came about.
   */
  kind: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * What it is judged with.
   */
  family: string
  /**
   * The strategy.
   */
  strategy: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * First bar measured, YYYY-MM-DD.
   */
  first_bar: string
  /**
   * Last bar measured, YYYY-MM-DD.
   */
  last_bar: string
  /**
   * Commission. Unit: basis points.
   */
  commission_bps: number
  /**
   * Slippage. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether short positions were taken.
   */
  direction: ("long" | "long_short")
  /**
   * Share of equity of a full position. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that positions were sized to. Unit: fraction per year. Null when: positions were not sized to one.
   */
  target_volatility: (number | null)
  /**
   * Returns that it was measured over. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss that ended a position. Unit: fraction. Null when: there was none.
   */
  stop_loss: (number | null)
  /**
   * Where orders were filled.
   */
  fills: ("next-open" | "next-close")
  /**
   * What the equity was marked on.
   */
  accounting: "bar closes"
  /**
   * What figures were annualised by. Unit: bars per year.
   */
  periods_per_year: number
  /**
   * Returns that were measured. Unit: returns.
   */
  n_obs: number
  /**
   * Mean return over its standard deviation, not annualised. Null when: the returns have no usable variance.
   */
  sharpe_per_period: (number | null)
  /**
   * Population skewness of the returns. Null when: the returns have no usable variance.
   */
  skewness: (number | null)
  /**
   * Raw population kurtosis of the returns, 3 for a normal distribution. Null when: the returns have no usable variance.
   */
  kurtosis: (number | null)
  /**
   * Return over the window. Unit: fraction.
   */
  total_return: number
  /**
   * The deepest fall. Unit: fraction.
   */
  max_drawdown: number
  /**
   * Positions that ended. Unit: trades.
   */
  closed_trades: number
  /**
   * Points that the search within a walk-forward evaluated; 0 for other kinds. Unit: points.
   */
  inner_points: number
  /**
   * The returns, of backtests, confirmed points and walk-forwards.
   */
  series?: ReturnSeries
  /**
   * The positions, where record_trades asked for them.
   *
   * Items: One position, in raw prices and shares of the time.
   */
  trades?: TradeEntry[]
  /**
   * What a promotion needs, of walk-forwards.
   */
  evidence?: TrialEvidence
  /**
   * The folds of a walk-forward.
   *
   * Items: One fold, from the choice to its test.
   */
  folds?: WalkForwardFold[]
}

/**
 * What was tried in the family, each part shown, and the spread that is expected without skill.
 */
export interface TrialCounts {
  /**
   * Trials on record before this call. Unit: trials.
   */
  journaled: number
  /**
   * Points of screens before this call. Unit: points.
   */
  screened: number
  /**
   * Points that walk-forwards searched before this call. Unit: points.
   */
  inner_walk_forward: number
  /**
   * Configurations that this call evaluated. Unit: trials.
   */
  this_call: number
  /**
   * All of them.
   */
  total: number
  /**
   * Variance of per-period Sharpe ratios that the no-skill maximum is computed with.
   */
  sharpe_variance: number
  /**
   * Whether it is that of the family's trials, from ten on, or 1/(n_obs - 1).
   */
  sharpe_variance_from: ("family trials" | "sampling without skill")
}

/**
 * What a walk-forward showed of a promotion: its gates, and what the figures alone do not show.
 */
export interface TrialEvidence {
  /**
   * True where every gate passed.
   */
  promotable: boolean
  /**
   * The statistical gates.
   *
   * Items: A check of what was found.
   */
  gates: EvidenceCheck[]
  /**
   * What a promotion needs beside them.
   *
   * Items: A check of what was found.
   */
  prerequisites: EvidenceCheck[]
  /**
   * True where every prerequisite passed; unknown is not passed.
   */
  clear: boolean
  /**
   * Share of the prerequisites that could be evaluated. Unit: fraction.
   */
  evidence_completeness: number
  /**
   * Return of each test less that of holding. Unit: fraction.
   *
   * Items: Excess return of a test.
   */
  excess_return_per_fold: number[]
}

/**
 * Where the trial stands: the call that made it, and all that its family has tried by now.
 */
export interface TrialMetadata {
  /**
   * The call that evaluated it.
   */
  run_id: string
  /**
   * The tool of that call.
   */
  tool: string
  /**
   * ISO 8601 instant at which it was put on record.
   */
  recorded_at: string
  /**
   * How it came about.
   */
  kind: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * What it is judged with.
   */
  family: string
  /**
   * Returns that were measured. Unit: returns.
   */
  n_obs: number
  /**
   * Annualised. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance, or the variance of the Sharpe ratio is not positive at these moments.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * All that counts in its family by now.
   */
  n_trials: number
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * How many independent trials those are worth whose returns are of the same days. It stands beside the count that deflates and never takes its place. Null when: fewer than two of its trials keep returns of the same days.
   */
  effective_trials: EffectiveTrials | null
  /**
   * Why it is null. Null when: effective_trials is there.
   */
  effective_trials_unavailable: (string | null)
}

/**
 * Two trials and how their returns go together.
 */
export interface TrialPair {
  /**
   * One trial.
   */
  first: string
  /**
   * The other.
   */
  second: string
  /**
   * Whether they are of one family.
   */
  same_family: boolean
  /**
   * Bars that both have a return of. Unit: bars.
   */
  shared_days: number
  /**
   * Pearson's correlation of their returns on these bars. Null when: one of the two did not move on those days.
   */
  correlation: (number | null)
}

/**
 * What it takes to simulate the configuration again; of a walk-forward it is the one that its last fold chose.
 */
export interface TrialRecipe {
  /**
   * The strategy.
   */
  strategy: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * First bar measured, YYYY-MM-DD.
   */
  from: string
  /**
   * Last bar measured, YYYY-MM-DD.
   */
  to: string
  /**
   * Commission. Unit: basis points.
   */
  commission_bps: number
  /**
   * Slippage. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether short positions were taken.
   */
  direction: ("long" | "long_short")
  /**
   * Share of equity of a full position. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that positions were sized to. Unit: fraction. Null when: positions were not sized to one.
   */
  target_volatility: (number | null)
  /**
   * Returns that it was measured over. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss that ended a position. Unit: fraction. Null when: there was none.
   */
  stop_loss: (number | null)
  /**
   * Where orders were filled.
   */
  fills: ("next-open" | "next-close")
}

/**
 * One trial on record, judged by all that its family has tried by now.
 */
export interface TrialRow {
  /**
   * What other tools name it by.
   */
  trial_id: string
  /**
   * ISO 8601 instant at which it was put on record.
   */
  recorded_at: string
  /**
   * How it came about.
   */
  kind: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * What it is judged with.
   */
  family: string
  /**
   * The strategy.
   */
  strategy: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * First bar measured, YYYY-MM-DD.
   */
  first_bar: string
  /**
   * Last bar measured, YYYY-MM-DD.
   */
  last_bar: string
  /**
   * Annualised. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance, or the variance of the Sharpe ratio is not positive at these moments.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * All that counts in its family by now.
   */
  n_trials: number
  /**
   * Return over the window. Unit: fraction.
   */
  total_return: number
  /**
   * The deepest fall. Unit: fraction.
   */
  max_drawdown: number
  /**
   * Positions that ended. Unit: trades.
   */
  closed_trades: number
  /**
   * Returns that were measured. Unit: returns.
   */
  n_obs: number
  /**
   * Whether its returns are kept, so that compare_trials can take it.
   */
  has_series: boolean
  /**
   * Trades that are kept, open ones too. Unit: trades. Null when: trades were not recorded.
   */
  recorded_trades: (number | null)
}

/**
 * How the declared tapes of one universe came out.
 */
export interface UniverseCounts {
  /**
   * The universe, as the criteria name it.
   */
  universe: string
  /**
   * Tapes that the sealed criteria declare of it.
   */
  declaredTapes: number
  /**
   * Tapes that were determined; the sum of the four counts.
   */
  determinations: number
  /**
   * SELECTED: tapes that meet the bar.
   */
  selected: number
  /**
   * CANDIDATE: tapes that meet the lower bar alone.
   */
  candidate: number
  /**
   * REFUSAL: tapes that meet neither, or that the audit refused.
   */
  refusal: number
  /**
   * ERROR: tapes whose audit failed, or is computed again to other figures.
   */
  error: number
}

/**
 * What a promotion needs beside the gates.
 */
export interface WalkForwardEvidence {
  /**
   * The checks.
   *
   * Items: A check of what was found.
   */
  prerequisites: EvidenceCheck[]
  /**
   * True where every one of them passed; unknown is not passed.
   */
  clear: boolean
  /**
   * Share of the checks that could be evaluated. Unit: fraction.
   */
  evidence_completeness: number
  /**
   * Return of each test less that of holding. Unit: fraction.
   *
   * Items: Excess return of a test.
   */
  excess_return_per_fold: number[]
}

/**
 * One fold, from the choice to its test.
 */
export interface WalkForwardFold {
  /**
   * Its place, from 1.
   */
  fold: number
  /**
   * First bar of the training, YYYY-MM-DD.
   */
  train_first: string
  /**
   * Bars of the training. Unit: bars.
   */
  train_bars: number
  /**
   * First bar of the test, YYYY-MM-DD.
   */
  test_first: string
  /**
   * Last bar of the test, YYYY-MM-DD.
   */
  test_last: string
  /**
   * Bars of the test. Unit: bars.
   */
  test_bars: number
  /**
   * What the training chose.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * Best of the training, in sample. Null when: no point has one in the training.
   */
  train_sharpe_per_year: (number | null)
  /**
   * Of the test alone; too short to be judged by itself. Null when: the returns of the test have no usable variance.
   */
  test_sharpe_per_year: (number | null)
  /**
   * Return of the test. Unit: fraction.
   */
  test_return: number
  /**
   * Return of holding the universe over it, without cost. Unit: fraction.
   */
  holding_return: number
  /**
   * The one less the other. Unit: fraction.
   */
  excess_return: number
  /**
   * Positions of the test. Unit: trades.
   */
  closed_trades: number
}

/**
 * Arguments of analyze_trial, defaults applied.
 */
export interface AnalyzeTrialArguments {
  /**
   * The trial, as list_trials names it.
   */
  trial_id: string
}

/**
 * Result of analyze_trial.
 */
export interface AnalyzeTrialResult {
  /**
   * The trial.
   */
  trial_id: string
  /**
   * How it came about.
   */
  kind: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * Positions that ended. Unit: trades.
   */
  closed_trades: number
  /**
   * Trades that are kept, open ones too. Unit: trades. Null when: trades were not recorded.
   */
  recorded_trades: (number | null)
  /**
   * A row for each reason that occurs, the most frequent first. Null when: trades were not recorded.
   */
  by_exit_reason: (ExitRow[] | null)
  /**
   * Why there are none, and what records some. Null when: trades were recorded.
   */
  trades_unavailable: (string | null)
}

/**
 * Arguments of audit_backtest, defaults applied.
 */
export interface AuditBacktestArguments {
  /**
   * Simple returns of the equity curve per period, oldest first. Non-finite entries are dropped and counted, never filled. Unit: fraction per period (0.01 = +1 %).
   *
   * Items: Return of one period. Null when: the period has no return.
   */
  returns: (number | ("nan" | "inf" | "-inf") | null)[]
  /**
   * Trial count of the search that ended with this configuration. There is no default.
   */
  trials: number
  /**
   * Observations per year.
   */
  periodsPerYear: number
  /**
   * Risk-free rate; divided by periodsPerYear and subtracted from each return. Unit: fraction per year.
   */
  riskFreeAnnual: number
  /**
   * Elapsed time, for a series with gaps. Omit to use nObs / periodsPerYear. Touches only whether the history suffices. Unit: years.
   */
  years?: number
  /**
   * Returns of all configurations that were tried, a row per period and a column per configuration, aligned in time.
   */
  matrix?: number[][]
  /**
   * Number of blocks that the matrix's rows are split into.
   */
  cscvBlocks: number
  /**
   * A name to carry through to the answer.
   */
  label?: string
}

/**
 * Result of audit_backtest.
 */
export interface AuditBacktestResult {
  /**
   * The label as it was given.
   */
  label?: string
  /**
   * Finite returns that were used.
   */
  nObs: number
  /**
   * Non-finite entries of returns that were dropped and never filled.
   */
  nDropped: number
  /**
   * Length of the history as given; nObs / periodsPerYear otherwise. Unit: years.
   */
  years: number
  /**
   * Observations per year that every annualised figure uses.
   */
  periodsPerYear: number
  /**
   * Annualised Sharpe ratio of the returns.
   */
  sharpe: number
  /**
   * Probability that the Sharpe ratio reflects more than the selection among nTrials configurations. Null when: the variance of the Sharpe ratio is not positive at these moments.
   */
  deflatedSharpeRatio: (number | null)
  /**
   * Probability that the true Sharpe ratio exceeds 0, before any search is accounted for. Null when: the variance of the Sharpe ratio is not positive at these moments.
   */
  probabilisticSharpeRatio: (number | null)
  /**
   * The trial count that everything here is deflated by.
   */
  nTrials: number
  /**
   * How the trial count was obtained.
   */
  trialsSource: "caller-supplied"
  /**
   * Variance of per-period Sharpe ratios across trials that the deflation uses.
   */
  trialSharpeVariance: {
    /**
     * Where the variance comes from; zero-skill-sampling is 1 / (nObs - 1), that of a ratio without skill.
     */
    law: string
    /**
     * The variance.
     */
    value: number
    /**
     * Sample variance of the Sharpe ratios of the matrix's configurations, to compare; never used. Null when: no matrix was given, or one of its configurations has no usable variance.
     */
    matrixCrossSectional: (number | null)
  }
  /**
   * Standard error of the annualised Sharpe ratio at the observed moments. Null when: the variance of the Sharpe ratio is not positive at these moments.
   */
  sharpeStandardError: (number | null)
  /**
   * Population skewness of the returns.
   */
  skewness: number
  /**
   * Population kurtosis of the returns; 3 for a normal distribution.
   */
  kurtosisRaw: number
  /**
   * Annualised Sharpe ratio that the best of nTrials configurations without skill is expected to show.
   */
  expectedMaxSharpeNoSkill: number
  /**
   * One sentence that sets the Sharpe ratio beside that expectation.
   */
  luck: string
  /**
   * Length of history at which a search of nTrials without skill is expected to show this Sharpe ratio. A history of just that length says nothing for it. Unit: years. Null when: the Sharpe ratio is not above 0, so no length is enough.
   */
  minimumBacktestLengthYears: (number | null)
  /**
   * Whether years reaches minimumBacktestLengthYears; false where no length is enough.
   */
  historySufficientForTrialCount: boolean
  /**
   * Track record needed to exceed expectedMaxSharpeNoSkill, held fixed, at minTrlConfidence. Unit: years. Null when: the Sharpe ratio does not exceed expectedMaxSharpeNoSkill, or its variance is not positive.
   */
  minTrlVsSelectionYears: (number | null)
  /**
   * Track record needed to exceed 0 at minTrlConfidence. Unit: years. Null when: the Sharpe ratio does not exceed 0, or its variance is not positive.
   */
  minTrlVsZeroYears: (number | null)
  /**
   * One-sided confidence of both track record lengths.
   */
  minTrlConfidence: number
  /**
   * Annualisation corrected for serially correlated returns. deflatedSharpeRatio and expectedMaxSharpeNoSkill are not corrected; a warning says where that matters.
   */
  serialCorrelation: {
    /**
     * Lags that were used: floor(4 (nObs / 100)^(2/9)), below periodsPerYear.
     */
    lags: number
    /**
     * Autocorrelations of the returns from lag 1 on. Null when: too few consecutive returns remain between dropped entries.
     */
    autocorrelations: (number[] | null)
    /**
     * What the per-period Sharpe ratio is multiplied by; the square root of periodsPerYear without correlation. Null when: the autocorrelations are undefined, or give a radicand that is not positive.
     */
    annualisationFactor: (number | null)
    /**
     * Annualised Sharpe ratio by that factor. Null when: annualisationFactor is null.
     */
    adjustedSharpe: (number | null)
  }
  /**
   * How well the choice of the best configuration in sample holds out of sample. Null when: no matrix was given.
   */
  pbo: ({
    /**
     * Share of splits in which the chosen configuration ranks at or below the middle out of sample.
     */
    probabilityOfBacktestOverfitting: number
    /**
     * Share of splits in which the chosen configuration's Sharpe ratio out of sample is below 0.
     */
    probabilityOfLoss: number
    /**
     * Slope, over the splits, of the chosen configuration's Sharpe ratio out of sample on the one in sample. The halves of a split are complements, so it tends to -1 where one configuration is chosen in all splits, skilled or not; read probabilityOfLoss instead. Null when: the chosen configuration's Sharpe ratio in sample is the same in every split.
     */
    degradationSlope: (number | null)
    /**
     * Median logit of the rank out of sample; 0 is the middle.
     */
    medianLogit: number
    /**
     * Columns of the matrix.
     */
    configurations: number
    /**
     * Blocks of rows that the splits are made of.
     */
    blocks: number
    /**
     * Splits into halves that were evaluated.
     */
    splits: number
    /**
     * Rows of the matrix that were used.
     */
    rowsUsed: number
    /**
     * Rows left over at the end by the division into blocks.
     */
    rowsDropped: number
  } | null)
  /**
   * How each figure is defined, where the literature has more than one way.
   */
  conventions: {
    /**
     * The definition.
     */
    [k: string]: string
  }
  /**
   * Why each null of this result is null.
   *
   * Items: One null field.
   */
  nullReasons: {
    /**
     * Path of the field.
     */
    field: string
    /**
     * Why it is null.
     */
    reason: string
  }[]
}

/**
 * Arguments of best_trials, defaults applied.
 */
export interface BestTrialsArguments {
  /**
   * What the trials are ranked by.
   */
  rank_by: ("deflated_sharpe_ratio" | "sharpe_ratio" | "total_return" | "max_drawdown")
  /**
   * Only trials of this family.
   */
  family?: string
  /**
   * Only trials of this strategy; it may be one that is not registered any more.
   */
  strategy?: string
  /**
   * Only trials that came about so.
   */
  kind?: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * Largest number of trials. Unit: rows.
   */
  limit: number
}

/**
 * Result of best_trials.
 */
export interface BestTrialsResult {
  /**
   * What the trials are ranked by.
   */
  rank_by: ("deflated_sharpe_ratio" | "sharpe_ratio" | "total_return" | "max_drawdown")
  /**
   * The rule, in words.
   */
  rank_rule: string
  /**
   * What the ranking does not show.
   */
  caveat: string
  /**
   * Trials that fit the filters. Unit: trials.
   */
  considered: number
  /**
   * Those of them that are not shown. Unit: trials.
   */
  truncated: number
  /**
   * The trials, best first; those without the figure come last.
   *
   * Items: One trial on record, judged by all that its family has tried by now.
   */
  trials: TrialRow[]
  /**
   * The families of the shown trials.
   *
   * Items: What a family tried, each part of the count shown.
   */
  families: FamilyStanding[]
}

/**
 * Arguments of compare_to_history, defaults applied.
 */
export interface CompareToHistoryArguments {
  /**
   * Signal vector to match. Omit it to match the latest day. A signal that is left out takes no part in the distance; one that the history does not know is warned of and ignored.
   */
  signals_dict?: {
    [k: string]: string | number | boolean
  }
  /**
   * Repeats this horizon's figures as the headline. All three horizons are always returned. Unit: trading days.
   */
  horizon?: (1 | 3 | 5)
  /**
   * How analogues are chosen. soft and euclidean: nearest by weighted distance. hard: equal bins and tags, newest first. tag: equal tags, newest first. hybrid: equal tags, then nearest; where fewer than 30 days share them, over all history, which hybrid_fallback says.
   */
  mode: ("soft" | "euclidean" | "hard" | "tag" | "hybrid")
  /**
   * Largest number of analogues.
   */
  top_k: number
  /**
   * Age at which an analogue's weight is halved. 0 switches the decay off. Unit: calendar days.
   */
  recency_half_life_days: number
  /**
   * Factor on the weight of days marked historical-backfill, which by convention are those before 2016; of later days it is 1.
   */
  backfill_weight: number
  /**
   * Multipliers on single signals' share of the distance. Entries are merged over the default; {} trusts every signal fully; 0 takes a signal out, in every mode.
   */
  dim_trust: {
    /**
     * Trust in one signal.
     */
    [k: string]: number
  }
  /**
   * Whether to append the matched days themselves, in the mode's order.
   */
  include_analogue_dates: boolean
  /**
   * A past day, YYYY-MM-DD: the answer is the one that was to be had at its close. A day without trading stands for the one before it. Omit it for the latest day.
   */
  as_of?: string
}

/**
 * Result of compare_to_history.
 */
export interface CompareToHistoryResult {
  /**
   * Version of the matching rules; raised whenever an equal call may give other numbers.
   */
  matcher_version: string
  /**
   * The mode as it was asked for.
   */
  mode: ("soft" | "euclidean" | "hard" | "tag" | "hybrid")
  /**
   * What the returns are of; `price only` leaves dividends out.
   */
  return_basis: string
  /**
   * Latest day of the history up to as_of, which is the target's date, YYYY-MM-DD.
   */
  trade_date: string
  /**
   * Analogues that were chosen.
   */
  sample_size: number
  /**
   * Analogues from 2016 on, which by convention count as live.
   */
  live_count: number
  /**
   * Analogues among days marked historical-backfill.
   */
  backfill_count: number
  /**
   * The backfill weight that was used.
   */
  backfill_weight: number
  /**
   * The half-life that was used. Unit: calendar days.
   */
  recency_half_life_days: number
  /**
   * Days of the history up to trade_date, that one included.
   */
  total_history_days: number
  /**
   * Signals that the distance was measured in; in hard and tag, signals whose bins and tags were compared.
   */
  match_dimensions: number
  /**
   * The cap that was used.
   */
  top_k: number
  /**
   * Days left out because they lack more than a quarter of the trust that the target carries, or a bin or tag that the mode compares.
   */
  candidates_left_out_for_missing: number
  /**
   * The target's bins and tags by signal. hard compares all of them, tag and hybrid the tags alone, soft none.
   */
  matched_bins: {
    /**
     * The target's bin or tag in the signal.
     */
    [k: string]: string
  }
  /**
   * Borders of the target's bins by signal; those of the built-in signals are thirds of the history up to trade_date.
   */
  bin_borders: {
    /**
     * Where a bin lies, in the signal's own unit.
     */
    [k: string]: BinBorders
  }
  /**
   * Whether the distance was measured over all history, as soft does, since too few days share the tags.
   */
  hybrid_fallback?: boolean
  /**
   * Why the tags were put aside. Null when: hybrid_fallback is false.
   */
  hybrid_fallback_reason?: (string | null)
  /**
   * Smallest distance among the analogues. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.
   */
  distance_min: (number | null)
  /**
   * Largest distance among the analogues. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.
   */
  distance_max: (number | null)
  /**
   * Mean distance, each analogue counting the same. Unit: standard deviations. Null when: mode is hard or tag, which have no distance.
   */
  distance_mean: (number | null)
  /**
   * Where the target lies in each signal that the distance is measured in; empty in hard and tag.
   *
   * Items: Where the target lies in one signal, beside what the history had seen before it.
   */
  target_position: TargetPosition[]
  /**
   * How unusual the combination of signals is that the distance is measured in, whatever their trust. Null when: joint_position_reason says why.
   */
  joint_position: JointPosition | null
  /**
   * Why there is none: no distance, too few days, or signals that follow from one another. Null when: the joint position is given.
   */
  joint_position_reason: (string | null)
  /**
   * How much of the weight rests on how little of the history.
   */
  concentration: {
    /**
     * Share of the weight within 21 trading days of the latest day. Unit: fraction.
     */
    share_within_21_rows: number
    /**
     * Share of the weight on the heaviest episode. Unit: fraction.
     */
    largest_episode_share: number
  }
  /**
   * What the market did over the horizon after each analogue, weighted, in percent.
   */
  forward_1d: ForwardReturns
  /**
   * What the market did over the horizon after each analogue, weighted, in percent.
   */
  forward_3d: ForwardReturns
  /**
   * What the market did over the horizon after each analogue, weighted, in percent.
   */
  forward_5d: ForwardReturns
  /**
   * Analogues by market regime, most frequent first.
   */
  regime_distribution: {
    /**
     * Analogues in the regime.
     */
    [k: string]: number
  }
  /**
   * What followed, by the market regime of the analogue.
   */
  regime_breakdown: {
    /**
     * What followed the analogues of one market regime.
     */
    [k: string]: RegimeReturns
  }
  /**
   * What forecasts such as these would have been worth in the past. Null when: calibration_reason says why.
   */
  calibration: Calibration | null
  /**
   * Why none is quoted: it is of another matcher_version or of other data, or knows what followed as_of. Null when: the calibration is given.
   */
  calibration_reason: (string | null)
  /**
   * The horizon of the headline.
   */
  horizon?: (1 | 3 | 5)
  /**
   * The figures of the horizon that was asked for.
   */
  headline?: {
    /**
     * Weighted mean. Unit: percent. Null when: sample_size is 0.
     */
    mean: (number | null)
    /**
     * Weighted median. Unit: percent. Null when: sample_size is 0.
     */
    median: (number | null)
    /**
     * Weighted share of analogues after which the market rose. Unit: percent. Null when: sample_size is 0.
     */
    positive_pct: (number | null)
    /**
     * Lower end of the 95 % interval of the mean. Unit: percent. Null when: the horizon's interval_reason says why.
     */
    ci_low_95: (number | null)
    /**
     * Upper end of the 95 % interval of the mean. Unit: percent. Null when: the horizon's interval_reason says why.
     */
    ci_high_95: (number | null)
    /**
     * The horizon's own count.
     */
    sample_size: number
  }
  /**
   * The analogues, nearest first, of two equally far the newer first; in hard and tag the newest first.
   *
   * Items: One day of history that was chosen.
   */
  analogue_dates?: Analogue[]
}

/**
 * Arguments of compare_trials, defaults applied.
 */
export interface CompareTrialsArguments {
  /**
   * The trials, as list_trials names them.
   *
   * Items: A trial.
   */
  trial_ids: string[]
}

/**
 * Result of compare_trials.
 */
export interface CompareTrialsResult {
  /**
   * The trials on record among them, in the order of the call.
   *
   * Items: A trial.
   */
  compared: string[]
  /**
   * Every two of them.
   *
   * Items: Two trials and how their returns go together.
   */
  pairs: TrialPair[]
  /**
   * Mean over the pairs. Null when: some pair has no correlation.
   */
  average_correlation: (number | null)
  /**
   * How many independent bets they are worth by that mean. Unit: trials. Null when: some pair has no correlation.
   */
  effective_bets: (number | null)
  /**
   * Ids that no trial on record has; the others were compared.
   *
   * Items: An id.
   */
  unknown_trial_ids: string[]
}

/**
 * Arguments of confirm_screen_point, defaults applied.
 */
export interface ConfirmScreenPointArguments {
  /**
   * Computes and records anew what was computed before.
   */
  force: boolean
  /**
   * The screen, as run_screen named it.
   */
  screen_id: string
  /**
   * The point, by a value of each parameter that was swept. Others may be left out, or stated as the screen held them.
   */
  parameters: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
}

/**
 * Result of confirm_screen_point.
 */
export interface ConfirmScreenPointResult {
  /**
   * The trial on record.
   */
  trial_id: string
  /**
   * The screen that the point is of.
   */
  screen_id: string
  /**
   * The strategy that was simulated.
   */
  strategy: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * What the trial is judged with.
   */
  family: string
  /**
   * What was measured.
   */
  window: MeasuredWindow
  /**
   * Where orders were filled.
   */
  fills: FillNote
  /**
   * What the equity on bar closes came to.
   */
  performance: Performance
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * What the closed trades came to.
   */
  trading: Trading
  /**
   * How profit on bar closes and profit of trades go together; the first is the sum of the others.
   */
  equity_basis: EquityBasis
  /**
   * Holding the universe over the same bars without cost.
   */
  benchmark: HoldingBenchmark
}

/**
 * Arguments of get_campaign_material, defaults applied.
 */
export interface GetCampaignMaterialArguments {
  /**
   * The trial, as list_trials names it.
   */
  trial_id: string
}

/**
 * Result of get_campaign_material.
 */
export interface GetCampaignMaterialResult {
  /**
   * What is kept of a trial beside a configuration that came of it.
   */
  campaign: CampaignMaterial
}

/**
 * Arguments of get_manifest, defaults applied.
 */
export interface GetManifestArguments {
  /**
   * The runs, in the order in which the manifest lists them.
   *
   * Items: The run_id of an answer's provenance or of list_runs.
   */
  run_ids: string[]
  /**
   * Whether to add a short Markdown block for a research note.
   */
  include_markdown: boolean
}

/**
 * Result of get_manifest.
 */
export interface GetManifestResult {
  /**
   * How many runs the manifest holds.
   */
  runs: number
  /**
   * SHA-256 over the canonical JSON (RFC 8785) of the manifest's runs.
   */
  digest: string
  /**
   * The manifest as JSON text, to be kept beside the note byte by byte; `quant manifest` writes the same.
   */
  manifest: string
  /**
   * A table of the runs, their warnings, and the command that computes them again.
   */
  markdown?: string
}

/**
 * Arguments of get_metrics_glossary, defaults applied.
 */
export interface GetMetricsGlossaryArguments {
  /**
   * Metrics to explain. All of them where it is left out.
   *
   * Items: Name of a metric.
   */
  metrics?: string[]
}

/**
 * Result of get_metrics_glossary.
 */
export interface GetMetricsGlossaryResult {
  /**
   * The metrics, by name.
   *
   * Items: One term of the glossary.
   */
  metrics: MetricEntry[]
  /**
   * What goes with every metric.
   *
   * Items: What goes with every metric.
   */
  caveats: MetricCaveat[]
}

/**
 * Arguments of get_param_ranges, defaults applied.
 */
export interface GetParamRangesArguments {
  /**
   * Strategy, as `list_strategies` names it. Give this or scanner.
   */
  strategy?: string
  /**
   * Scanner, as `list_scanners` names it. Give this or strategy.
   */
  scanner?: string
}

/**
 * Result of get_param_ranges.
 */
export interface GetParamRangesResult {
  /**
   * What it is.
   */
  kind: ("strategy" | "scanner")
  /**
   * Its name.
   */
  name: string
  /**
   * Its parameters; none where it has none.
   *
   * Items: One parameter with the values that are worth a first search.
   */
  parameters: ParameterAdvice[]
  /**
   * Two parameters of which the first has to be below the second. Null when: its parameters can be set independently.
   */
  ascending: (string[] | null)
  /**
   * The suggested ranges by parameter, as a search takes them.
   */
  space: {
    /**
     * Values of one parameter.
     */
    [k: string]: ParameterRange
  }
  /**
   * Configurations in the space. Unit: points.
   */
  points: number
  /**
   * Points of the space whose parameters are out of order. Unit: points.
   */
  skipped: number
  /**
   * Most points that one search evaluates. Unit: points.
   */
  most_points: number
}

/**
 * Arguments of get_trial, defaults applied.
 */
export interface GetTrialArguments {
  /**
   * The trial, as list_trials names it.
   */
  trial_id: string
  /**
   * Adds the dated returns to the trial.
   */
  include_series: boolean
  /**
   * Adds the recorded trades to the trial, where there are some.
   */
  include_trades: boolean
}

/**
 * Result of get_trial.
 */
export interface GetTrialResult {
  /**
   * The trial.
   */
  trial_id: string
  /**
   * The call that evaluated it.
   */
  run_id: string
  /**
   * The tool of that call.
   */
  tool: string
  /**
   * ISO 8601 instant at which it was put on record.
   */
  recorded_at: string
  /**
   * One configuration that was evaluated.
   */
  trial: Trial
  /**
   * Whether its returns are kept.
   */
  has_series: boolean
  /**
   * Trades that are kept. Unit: trades. Null when: trades were not recorded.
   */
  recorded_trades: (number | null)
  /**
   * Annualised. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * All that counts in its family by now.
   */
  n_trials: number
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * How many independent trials those are worth whose returns are of the same days. It stands beside the count that deflates and never takes its place. Null when: fewer than two trials of the family keep returns of the same days.
   */
  effective_trials: EffectiveTrials | null
  /**
   * Why it is null. Null when: effective_trials is there.
   */
  effective_trials_unavailable: (string | null)
  /**
   * What a walk-forward showed of a promotion: its gates, and what the figures alone do not show. Null when: the trial is no walk-forward.
   */
  evidence: TrialEvidence | null
  /**
   * Why there is none, and what gives some. Null when: evidence is there.
   */
  evidence_unavailable: (string | null)
}

/**
 * Arguments of list_configs, defaults applied.
 */
export interface ListConfigsArguments {
}

/**
 * Result of list_configs.
 */
export interface ListConfigsResult {
  /**
   * The configurations, by name.
   *
   * Items: A saved configuration.
   */
  configs: {
    /**
     * Its name.
     */
    name: string
    /**
     * Its file.
     */
    file: string
    /**
     * Its strategy. Null when: it is of a scanner.
     */
    strategy: (string | null)
    /**
     * Its scanner. Null when: it is of a strategy.
     */
    scanner: (string | null)
    /**
     * When it was saved, ISO 8601.
     */
    saved_at: string
    /**
     * SHA-256 of the file.
     */
    sha256: string
  }[]
  /**
   * Files that a person has to look at.
   *
   * Items: A file that can't be read as a configuration.
   */
  damaged: {
    /**
     * The file.
     */
    file: string
    /**
     * What is wrong with it.
     */
    problem: string
  }[]
}

/**
 * Arguments of list_runs, defaults applied.
 */
export interface ListRunsArguments {
  /**
   * Only runs of this tool.
   */
  tool?: string
  /**
   * Only runs that ended so; unfinished ones never did, since their process ended first or they still run.
   */
  outcome?: ("result" | "remembered" | "refusal" | "fault" | "unfinished")
  /**
   * Only runs older than this one; the next_before of an answer gives the page after it.
   */
  before?: string
  /**
   * Largest number of runs.
   */
  limit: number
}

/**
 * Result of list_runs.
 */
export interface ListRunsResult {
  /**
   * The runs, newest first.
   *
   * Items: One call of the log.
   */
  runs: LoggedRun[]
  /**
   * What to pass as before for the runs after these. Null when: no older run fits.
   */
  next_before: (string | null)
}

/**
 * Arguments of list_scanners, defaults applied.
 */
export interface ListScannersArguments {
}

/**
 * Result of list_scanners.
 */
export interface ListScannersResult {
  /**
   * The scanners, by name.
   *
   * Items: One rule that the server can rank symbols by.
   */
  scanners: ScannerEntry[]
  /**
   * How many come with the server. Unit: scanners.
   */
  demo: number
  /**
   * How many were installed. Unit: scanners.
   */
  installed: number
  /**
   * What was installed as a strategy or a scanner and can not be used; it is in neither list.
   *
   * Items: Something that was installed and can not be used.
   */
  refused: RefusedPlugin[]
}

/**
 * Arguments of list_strategies, defaults applied.
 */
export interface ListStrategiesArguments {
}

/**
 * Result of list_strategies.
 */
export interface ListStrategiesResult {
  /**
   * The strategies, by name.
   *
   * Items: One strategy that the server can simulate.
   */
  strategies: StrategyEntry[]
  /**
   * How many come with the server.
   */
  demo: number
  /**
   * How many were installed.
   */
  installed: number
  /**
   * What was installed as a strategy or a scanner and can not be used; it is in neither list.
   *
   * Items: Something that was installed and can not be used.
   */
  refused: RefusedPlugin[]
}

/**
 * Arguments of list_trials, defaults applied.
 */
export interface ListTrialsArguments {
  /**
   * Only trials of this family.
   */
  family?: string
  /**
   * Only trials of this strategy; it may be one that is not registered any more.
   */
  strategy?: string
  /**
   * Only trials that came about so.
   */
  kind?: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * Only trials older than this one; the next_before of an answer gives the page after it.
   */
  before?: string
  /**
   * Largest number of trials.
   */
  limit: number
}

/**
 * Result of list_trials.
 */
export interface ListTrialsResult {
  /**
   * The trials, newest first.
   *
   * Items: One trial on record, judged by all that its family has tried by now.
   */
  trials: TrialRow[]
  /**
   * Trials that fit the filters, on all pages. Unit: trials.
   */
  matching: number
  /**
   * What to pass as before for the trials after these. Null when: no older trial fits.
   */
  next_before: (string | null)
}

/**
 * Arguments of load_config, defaults applied.
 */
export interface LoadConfigArguments {
  /**
   * Name of the configuration, as `list_configs` gives it; its case is no matter.
   */
  name: string
}

/**
 * Result of load_config.
 */
export interface LoadConfigResult {
  /**
   * Its name.
   */
  name: string
  /**
   * Its file in the folder of configurations.
   */
  file: string
  /**
   * SHA-256 of the file.
   */
  sha256: string
  /**
   * When it was saved, ISO 8601.
   */
  saved_at: string
  /**
   * A configuration of a strategy or of a scanner, as it was saved.
   */
  configuration: SavedConfiguration
  /**
   * Arguments of run_backtest, as they are. Null when: it is of a scanner.
   */
  run_arguments: RunArguments | null
  /**
   * Arguments of run_scan, as they are. Null when: it is of a strategy.
   */
  scan_arguments: ScanArguments | null
}

/**
 * Arguments of null_benchmark, defaults applied.
 */
export interface NullBenchmarkArguments {
  /**
   * Ticker as the bar store names it, in capitals, such as SYN001.
   */
  symbol: string
  /**
   * Candle size. 1W, 1M, 3M and 12M are calendar candles built from daily rows; shorter ones are built from one-minute rows.
   */
  timeframe: ("1m" | "5m" | "15m" | "30m" | "1H" | "4H" | "1D" | "1W" | "1M" | "3M" | "12M")
  /**
   * Candles to measure over, after those that seed the volatility. Unit: candles.
   */
  window: number
  /**
   * Fee on the traded value of the constant-risk hold. Unit: basis points.
   */
  feeBps: number
  /**
   * How much worse than the open its trades are filled. Unit: basis points.
   */
  slippageBps: number
  /**
   * Volatility that the constant-risk hold is sized to. Unit: fraction per year.
   */
  targetVolAnnual: number
  /**
   * Trailing returns that the realised volatility is measured over. Unit: candles.
   */
  volWindow: number
  /**
   * Largest share of equity held. Never above 1, as the null cannot borrow. Unit: fraction.
   */
  maxExposure: number
  /**
   * Ask for the newest bars where a token of the tier reader is served delayed ones: it spends one live-data session, a day in UTC, of the ten of a month. Never spent unasked; callers without a token stay delayed.
   */
  fresh: boolean
}

/**
 * Result of null_benchmark.
 */
export interface NullBenchmarkResult {
  /**
   * The symbol that was measured.
   */
  symbol: string
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * The stored rows that the candles were built from.
   */
  interval: ("1min" | "1day" | "1month")
  /**
   * The window that both lines are measured over.
   */
  window: {
    /**
     * Candles measured. Unit: candles.
     */
    bars: number
    /**
     * Start of the first one: a day of daily rows, an instant of one-minute rows.
     */
    firstBar: string
    /**
     * Start of the last one.
     */
    lastBar: string
    /**
     * Candles before it that seed the volatility. Unit: candles.
     */
    seedBars: number
  }
  /**
   * What the constant-risk hold pays.
   */
  costs: {
    /**
     * The fee that was used. Unit: basis points.
     */
    feeBps: number
    /**
     * The slippage that was used. Unit: basis points.
     */
    slippageBps: number
    /**
     * Where both lines trade: at opens, or at the close before where opens are no traded prices.
     */
    fillsAt: ("open" | "previous close")
    /**
     * How they are applied.
     */
    rule: string
  }
  /**
   * What the returns are of.
   */
  returnBasis: string
  /**
   * Candles to a year that the Sharpe ratios are annualised by. Unit: candles per year.
   */
  periodsPerYear: number
  /**
   * Where that count comes from.
   */
  annualization: {
    /**
     * Candles to a year. Unit: candles per year.
     */
    periodsPerYear: number
    /**
     * The convention.
     */
    convention: string
  }
  /**
   * What the constant-risk hold is sized on, at each open from earlier closes alone.
   */
  sizing: {
    /**
     * Candles to a year that the realised volatility is annualised by. Unit: candles per year.
     */
    periodsPerYear: number
    /**
     * The target that was used. Unit: fraction per year.
     */
    targetVolAnnual: number
    /**
     * The trailing returns that were used. Unit: candles.
     */
    volWindow: number
    /**
     * The ceiling that was used. Unit: fraction.
     */
    maxExposure: number
    /**
     * The rule.
     */
    rule: string
  }
  /**
   * What a line of equity came to.
   */
  buyAndHold: HoldLine
  /**
   * The constant-risk hold.
   */
  volTargetedHold: {
    /**
     * Return over the window. Unit: fraction.
     */
    totalReturn: number
    /**
     * Deepest fall from a highest equity so far, the first open included. Unit: fraction.
     */
    maxDrawdown: number
    /**
     * Annualised Sharpe ratio without a risk-free rate.
     */
    sharpe: number
    /**
     * Probability that the true Sharpe ratio exceeds 0, as one trial deducts nothing. Null when: the variance of the Sharpe ratio is not positive at these moments.
     */
    deflatedSharpeRatio: (number | null)
    /**
     * Always 1, as nobody chose among lines.
     */
    nTrials: number
    /**
     * Returns that were measured. Unit: returns.
     */
    nObs: number
    /**
     * Mean share of equity held. Unit: fraction.
     */
    meanExposure: number
    /**
     * Largest share of equity held. Unit: fraction.
     */
    highestExposure: number
    /**
     * Opens at which it traded. Unit: trades.
     */
    rebalances: number
    /**
     * Fees and slippage of all trades. Unit: multiples of the first equity.
     */
    costsPaid: number
    /**
     * Value of all trades. Unit: multiples of the first equity.
     */
    turnover: number
  }
  /**
   * Whether fresh=true was met; provenance.freshRefusal says why not. Null when: fresh was not asked for.
   */
  freshServed: (boolean | null)
}

/**
 * Arguments of preregister, defaults applied.
 */
export interface PreregisterArguments {
  /**
   * What is claimed, specific enough that a result could contradict it.
   */
  hypothesis: string
  /**
   * What it will be tested on, such as instruments, a sector or an index.
   */
  universe: string
  /**
   * What would count as success, decided in advance. Criteria that begin with "Campaign:" declare the bar of a campaign, whose form the guide to campaigns has; refusal_census grades audits by it.
   */
  criteria: string
  /**
   * First day of the sample, YYYY-MM-DD.
   */
  sampleStart: string
  /**
   * Last day of the sample, YYYY-MM-DD.
   */
  sampleEnd: string
  /**
   * First day of the window that is kept back for one last test, YYYY-MM-DD. Both holdout dates or neither.
   */
  holdoutStart?: string
  /**
   * Last day of the window that is kept back, YYYY-MM-DD.
   */
  holdoutEnd?: string
  /**
   * SHA-256 of the configuration that the claim commits to, lowercase hex. It becomes part of the sealed criteria.
   */
  configHash?: string
}

/**
 * Result of preregister.
 */
export interface PreregisterResult {
  /**
   * Place of the record in the ledger; the first is 1.
   */
  seq: number
  /**
   * When it was sealed, ISO 8601, on the wall clock whatever clock the data follow.
   */
  ts: string
  /**
   * SHA-256 of the record's canonical form.
   */
  recordHash: string
  /**
   * recordHash of the record before; 64 zeros for the first.
   */
  prevHash: string
  /**
   * recordHash of the ledger's last record; a receipt together with chainLength.
   */
  headHash: string
  /**
   * Records in the ledger.
   */
  chainLength: number
  /**
   * As it was sealed.
   */
  hypothesis: string
  /**
   * As it was sealed.
   */
  universe: string
  /**
   * As it was sealed, the configuration hash included.
   */
  criteria: string
  /**
   * As it was sealed.
   */
  sampleStart: string
  /**
   * As it was sealed.
   */
  sampleEnd: string
  /**
   * As it was sealed. Null when: no window is kept back.
   */
  holdoutStart: (string | null)
  /**
   * As it was sealed. Null when: no window is kept back.
   */
  holdoutEnd: (string | null)
  /**
   * As it was sealed. Null when: the claim names no configuration.
   */
  configHash: (string | null)
  /**
   * True where the sample's first day was not in the future when the claim was sealed, so that its data may have been seen.
   */
  sampleHadBegun: boolean
  /**
   * What the chain proves of this record and what it does not.
   */
  claim: string
}

/**
 * Arguments of read_chart, defaults applied.
 */
export interface ReadChartArguments {
  /**
   * Ticker as the bar store names it, in capitals, such as SYN001.
   */
  symbol: string
  /**
   * Candle size. 1W, 1M, 3M and 12M are calendar candles built from daily rows; shorter ones are built from one-minute rows.
   */
  timeframe: ("1m" | "5m" | "15m" | "30m" | "1H" | "4H" | "1D" | "1W" | "1M" | "3M" | "12M")
  /**
   * Candles to read, counted back from the newest. Omit it for the timeframe's own window, which the result states. Unit: candles.
   */
  window?: number
  /**
   * Studies to read instead of the defaults. An empty list reads none.
   *
   * Items: One study.
   */
  studies: {
    /**
     * Identity of the study.
     */
    id: string
    /**
     * Parameters of the study by name. What is left out has the study's own default.
     */
    parameters?: {
      /**
       * Value of one parameter.
       */
      [k: string]: number
    }
  }[]
  /**
   * Ask for the newest bars where a token of the tier reader is served delayed ones: it spends one live-data session, a day in UTC, of the ten of a month. Never spent unasked; callers without a token stay delayed.
   */
  fresh: boolean
}

/**
 * Result of read_chart.
 */
export interface ReadChartResult {
  /**
   * The symbol that was read.
   */
  symbol: string
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * The stored rows that the candles were built from.
   */
  interval: ("1min" | "1day" | "1month")
  /**
   * Whether prices are adjusted by known splits, or are as the vendor gave them.
   */
  adjustment: ("splits" | "as-stored")
  /**
   * Candles that were read. Unit: candles.
   */
  window: number
  /**
   * Start of the first candle read: a day of daily rows, an instant of one-minute rows.
   */
  firstBar: string
  /**
   * Start of the last candle read.
   */
  lastBar: string
  /**
   * Whether the last candle has all rows of its period.
   */
  lastBarComplete: boolean
  /**
   * The studies that were read.
   *
   * Items: One study.
   */
  studies: {
    /**
     * Identity of the study.
     */
    id: string
    /**
     * All its parameters.
     */
    parameters: {
      /**
       * Value of one parameter.
       */
      [k: string]: number
    }
  }[]
  /**
   * Whether any candle of the window has a volume.
   */
  volumeRead: boolean
  /**
   * Close of the last candle. Unit: USD.
   */
  lastClose: number
  /**
   * The trend at the last candle.
   */
  trend: {
    /**
     * The direction.
     */
    direction: ("up" | "down" | "sideways")
    /**
     * The first rule that decides. swings: the last two swing highs and the last two swing lows all rise, or all fall. average: the close is above a mean that rises, or below one that falls.
     */
    rule: ("swings" | "average" | "neither")
    /**
     * What the rule saw.
     */
    because: string
  }
  /**
   * The newest patterns of complete candles, newest first, at most ten. A shape, never a forecast.
   *
   * Items: One pattern.
   */
  patterns: {
    /**
     * Identity of the pattern.
     */
    id: string
    /**
     * Name of the pattern.
     */
    title: string
    /**
     * A shape of a few candles, or of swings.
     */
    kind: ("candlestick" | "formation")
    /**
     * What its name stands for in the literature.
     */
    namedFor: ("rise" | "fall" | "neither")
    /**
     * Start of its first candle.
     */
    firstBar: string
    /**
     * Start of the candle at whose close all of it was known.
     */
    knownAt: string
    /**
     * Candles from there to the last one. Unit: candles.
     */
    barsAgo: number
  }[]
  /**
   * Patterns over every candle of the window. Unit: patterns. Null when: none were looked for, as the warnings say.
   */
  patternsDetected: (number | null)
  /**
   * A reading per study, in the order of studies.
   *
   * Items: One reading.
   */
  indicators: {
    /**
     * Identity of the study.
     */
    id: string
    /**
     * Name of the study.
     */
    title: string
    /**
     * All its parameters.
     */
    parameters: {
      /**
       * Value of one parameter.
       */
      [k: string]: number
    }
    /**
     * Its outputs at the last candle. Units are those of vocabulary://studies.
     */
    values: {
      /**
       * Value of one output. Null when: the reading says why.
       */
      [k: string]: number | null
    }
    /**
     * Which way the reading leans. Null when: the study has no value here, or measures a size without a direction.
     */
    lean: (("up" | "down" | "neutral") | null)
    /**
     * The reading in one sentence.
     */
    reading: string
    /**
     * Whether later candles can change its values.
     */
    repaints: boolean
  }[]
  /**
   * The swing levels nearest to the close, from the highest down, at most three on each side.
   *
   * Items: One level.
   */
  levels: {
    /**
     * A swing high or a swing low.
     */
    kind: ("high" | "low")
    /**
     * Where it lies from the close.
     */
    side: ("above" | "below")
    /**
     * Its price. Unit: USD.
     */
    price: number
    /**
     * Start of the candle that turned.
     */
    bar: string
    /**
     * Start of the candle at which the turn was known.
     */
    knownAt: string
    /**
     * From the close to the level. Unit: percent.
     */
    distancePercent: number
  }[]
  /**
   * The volume of the last candle beside those before it. Null when: the candles before the last one have no volume.
   */
  volume: ({
    /**
     * Volume of the last candle. Unit: shares.
     */
    last: number
    /**
     * Mean of up to twenty candles before it. Unit: shares.
     */
    average: number
    /**
     * The last volume over that mean. Unit: ratio.
     */
    ratio: number
    /**
     * Both in one sentence.
     */
    reading: string
  } | null)
  /**
   * How the trend and the studies lean.
   */
  tally: {
    /**
     * Readings that lean up. Unit: readings.
     */
    up: number
    /**
     * Readings that lean down. Unit: readings.
     */
    down: number
    /**
     * Readings that lean neither way. Unit: readings.
     */
    neutral: number
    /**
     * Readings of a size, or without a value. Unit: readings.
     */
    withoutDirection: number
    /**
     * Readings of studies that repaint, which are not counted. Unit: readings.
     */
    leftOut: number
  }
  /**
   * One sentence of counts; Mixed when the readings disagree.
   */
  summary: string
  /**
   * Whether fresh=true was met; provenance.freshRefusal says why not. Null when: fresh was not asked for.
   */
  freshServed: (boolean | null)
}

/**
 * Arguments of refusal_census, defaults applied.
 */
export interface RefusalCensusArguments {
}

/**
 * Result of refusal_census.
 */
export interface RefusalCensusResult {
  /**
   * Every campaign, in the order of their seals.
   *
   * Items: The graded counts of a campaign beside its sealed bar.
   */
  campaigns: CampaignCensus[]
}

/**
 * Arguments of render_report, defaults applied.
 */
export interface RenderReportArguments {
  /**
   * Id of the trial, as the tool that recorded it gave it.
   */
  trial_id: string
  /**
   * Title of the document. Omit it to name strategy and universe.
   */
  title?: string
}

/**
 * Result of render_report.
 */
export interface RenderReportResult {
  /**
   * The trial.
   */
  trial_id: string
  /**
   * How it came about.
   */
  kind: ("backtest" | "optimization_point" | "walk_forward" | "confirmed_point")
  /**
   * Title of the document.
   */
  title: string
  /**
   * Parts of the document.
   *
   * Items: A part.
   */
  sections: ("equity" | "drawdown" | "monthly" | "folds" | "parameters" | "trades")[]
  /**
   * Parts that are not there.
   *
   * Items: A part that the trial has nothing for.
   */
  omitted: {
    /**
     * The part.
     */
    section: ("equity" | "drawdown" | "monthly" | "folds" | "parameters" | "trades")
    /**
     * Why it is not there.
     */
    reason: string
  }[]
  /**
   * Annualised, of the trial. Null when: the returns have no usable variance.
   */
  sharpe_ratio: (number | null)
  /**
   * Probability that the true one exceeds what the best of n_trials shows without skill. Null when: the returns have no usable variance.
   */
  deflated_sharpe_ratio: (number | null)
  /**
   * Trials of the family as of the call, this one among them.
   */
  n_trials: number
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * The document.
   */
  report: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/html"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}

/**
 * Arguments of replay_run, defaults applied.
 */
export interface ReplayRunArguments {
  /**
   * The run_id of an answer's provenance or of list_runs.
   */
  run_id: string
}

/**
 * Result of replay_run.
 */
export interface ReplayRunResult {
  /**
   * The run that was computed again.
   */
  run_id: string
  /**
   * Its tool.
   */
  tool: string
  /**
   * The run that it was computed again as. Null when: no call was made.
   */
  replay_run_id: (string | null)
  /**
   * Whether the same came out; impossible where there is no ending to compare with or no such tool any more.
   */
  verdict: ("same" | "different" | "impossible")
  /**
   * What is the same, what differs first, or why nothing could be compared.
   */
  reason: string
  /**
   * The first field of the result that differs. Null when: no single field differs.
   */
  field: (string | null)
  /**
   * What of the circumstances is not as it was; a likely cause where the results differ.
   *
   * Items: One circumstance.
   */
  changed: {
    /**
     * Which one.
     */
    what: ("contract" | "version" | "revision" | "snapshot")
    /**
     * What it was. Null when: there was none.
     */
    logged: (string | null)
    /**
     * What it is now. Null when: there is none.
     */
    now: (string | null)
  }[]
}

/**
 * Arguments of run_backtest, defaults applied.
 */
export interface RunBacktestArguments {
  /**
   * Strategy to simulate, as `list_strategies` names it.
   */
  strategy: string
  /**
   * Universe to simulate on; each symbol has an equal share of the capital, which is left alone after that.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * Candle size that decisions are made on.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * First day to measure, YYYY-MM-DD; the warm-up lies before it. The first possible one where it is left out.
   */
  from?: string
  /**
   * Last day to measure, YYYY-MM-DD. The last of the bars where it is left out.
   */
  to?: string
  /**
   * Commission on the value of every fill. Unit: basis points.
   */
  commission_bps: number
  /**
   * How much worse than the price every fill is. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether a wish to be short is followed; with long it means to be out.
   */
  direction: ("long" | "long_short")
  /**
   * Share of the equity that a full position takes. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that a position is sized to when it is entered, within position_fraction. Omit it to size by position_fraction alone. Unit: fraction per year.
   */
  target_volatility?: number
  /**
   * Returns up to the deciding close that the volatility is measured over; read with target_volatility alone. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss of equity since the entry, on a close, that ends a position until the strategy wants another one. Omit it for none. Unit: fraction.
   */
  stop_loss?: number
  /**
   * Computes and records anew what was computed before.
   */
  force: boolean
  /**
   * Parameters of the strategy by name, in the bounds that `list_strategies` states. What is left out has its default.
   */
  parameters?: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
  /**
   * Keeps the trades with the trial, and as a table beside the result.
   */
  record_trades: boolean
}

/**
 * Result of run_backtest.
 */
export interface RunBacktestResult {
  /**
   * The trial on record.
   */
  trial_id: string
  /**
   * The strategy that was simulated.
   */
  strategy: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * What the trial is judged with.
   */
  family: string
  /**
   * What was measured.
   */
  window: MeasuredWindow
  /**
   * Where orders were filled.
   */
  fills: FillNote
  /**
   * What the equity on bar closes came to.
   */
  performance: Performance
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * What the closed trades came to.
   */
  trading: Trading
  /**
   * How profit on bar closes and profit of trades go together; the first is the sum of the others.
   */
  equity_basis: EquityBasis
  /**
   * Holding the universe over the same bars without cost.
   */
  benchmark: HoldingBenchmark
  /**
   * The trades, a row each.
   */
  trades_table?: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/csv"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}

/**
 * Arguments of run_optimization, defaults applied.
 */
export interface RunOptimizationArguments {
  /**
   * Strategy to simulate, as `list_strategies` names it.
   */
  strategy: string
  /**
   * Universe to simulate on; each symbol has an equal share of the capital, which is left alone after that.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * Candle size that decisions are made on.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * First day to measure, YYYY-MM-DD; the warm-up lies before it. The first possible one where it is left out.
   */
  from?: string
  /**
   * Last day to measure, YYYY-MM-DD. The last of the bars where it is left out.
   */
  to?: string
  /**
   * Commission on the value of every fill. Unit: basis points.
   */
  commission_bps: number
  /**
   * How much worse than the price every fill is. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether a wish to be short is followed; with long it means to be out.
   */
  direction: ("long" | "long_short")
  /**
   * Share of the equity that a full position takes. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that a position is sized to when it is entered, within position_fraction. Omit it to size by position_fraction alone. Unit: fraction per year.
   */
  target_volatility?: number
  /**
   * Returns up to the deciding close that the volatility is measured over; read with target_volatility alone. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss of equity since the entry, on a close, that ends a position until the strategy wants another one. Omit it for none. Unit: fraction.
   */
  stop_loss?: number
  /**
   * Computes and records anew what was computed before.
   */
  force: boolean
  /**
   * Parameters to search by name, each from a first to a last value by steps, within the bounds that `list_strategies` states. At most 10,000 points.
   */
  space: {
    /**
     * Values of one parameter.
     */
    [k: string]: ParameterRange
  }
  /**
   * Parameters that are the same for all points. What is in neither has its default.
   */
  parameters?: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
  /**
   * Rows to show. Unit: rows.
   */
  top_n: number
}

/**
 * Result of run_optimization.
 */
export interface RunOptimizationResult {
  /**
   * What the figures are of.
   */
  basis: "in-sample"
  /**
   * The tool that tests what was found.
   */
  validate_with: "run_walk_forward"
  /**
   * What the ranking does not show.
   */
  caveat: string
  /**
   * The strategy that was searched.
   */
  strategy: string
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * What the trials are judged with.
   */
  family: string
  /**
   * What was measured.
   */
  window: MeasuredWindow
  /**
   * Where orders were filled.
   */
  fills: FillNote
  /**
   * What the rows are ranked by.
   */
  rank_by: "sharpe_ratio"
  /**
   * Points that were evaluated. Unit: points.
   */
  evaluated: number
  /**
   * Points whose parameters are out of order. Unit: points.
   */
  skipped: number
  /**
   * Evaluated points that are not among the rows. Unit: points.
   */
  truncated: number
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * The best points, best first.
   *
   * Items: One configuration, in sample.
   */
  rows: OptimizationRow[]
  /**
   * Every evaluated point.
   */
  grid_table: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/csv"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}

/**
 * Arguments of run_scan, defaults applied.
 */
export interface RunScanArguments {
  /**
   * Scanner to rank by, as `list_scanners` names it.
   */
  scanner: string
  /**
   * Parameters of the scanner by name, in the bounds that `list_scanners` states. What is left out has its default.
   */
  parameters?: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
  /**
   * Symbols to rank. Omit it to rank every share of the market that has daily bars; indexes are ranked where they are named.
   *
   * Items: Symbol.
   */
  symbols?: string[]
  /**
   * Candle size that the scanner is handed; a candle that was not over on the day is left out.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * Day, YYYY-MM-DD, after whose close the ranking could have been made. The newest session of the universe where it is left out.
   */
  as_of?: string
  /**
   * Rows to show. Unit: rows.
   */
  top_n: number
}

/**
 * Result of run_scan.
 */
export interface RunScanResult {
  /**
   * The scanner.
   */
  scanner: string
  /**
   * Its parameters, defaults included.
   */
  parameters: {
    /**
     * Value.
     */
    [k: string]: number
  }
  /**
   * The day of the scan, YYYY-MM-DD.
   */
  as_of: string
  /**
   * Session whose bars were compared, YYYY-MM-DD: the newest one up to as_of.
   */
  session: string
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * What a scanner ranks symbols by.
   */
  sort_key: SortKey
  /**
   * Symbols that were asked for. Unit: symbols.
   */
  universe: number
  /**
   * Symbols that the scanner was handed. Unit: symbols.
   */
  measured: number
  /**
   * Symbols that it found; the others are none of those that it looks for. Unit: symbols.
   */
  matched: number
  /**
   * The first ones, in order; equal values are ranked by symbol.
   *
   * Items: One symbol that a scan found.
   */
  rows: RankedSymbol[]
  /**
   * Found symbols that are not among the rows. Unit: symbols.
   */
  truncated: number
  /**
   * Symbols that could not be measured, with the reason.
   *
   * Items: One symbol that could not be measured.
   */
  left_out: LeftOutSymbol[]
  /**
   * What a ranking does not show.
   */
  caveat: string
  /**
   * Every symbol that was found.
   */
  ranking_table: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/csv"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}

/**
 * Arguments of run_screen, defaults applied.
 */
export interface RunScreenArguments {
  /**
   * Strategy to simulate, as `list_strategies` names it.
   */
  strategy: string
  /**
   * Universe to simulate on; each symbol has an equal share of the capital, which is left alone after that.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * Candle size that decisions are made on.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * First day to measure, YYYY-MM-DD; the warm-up lies before it. The first possible one where it is left out.
   */
  from?: string
  /**
   * Last day to measure, YYYY-MM-DD. The last of the bars where it is left out.
   */
  to?: string
  /**
   * Commission on the value of every fill. Unit: basis points.
   */
  commission_bps: number
  /**
   * How much worse than the price every fill is. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether a wish to be short is followed; with long it means to be out.
   */
  direction: ("long" | "long_short")
  /**
   * Share of the equity that a full position takes. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that a position is sized to when it is entered, within position_fraction. Omit it to size by position_fraction alone. Unit: fraction per year.
   */
  target_volatility?: number
  /**
   * Returns up to the deciding close that the volatility is measured over; read with target_volatility alone. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss of equity since the entry, on a close, that ends a position until the strategy wants another one. Omit it for none. Unit: fraction.
   */
  stop_loss?: number
  /**
   * Parameters to sweep by name, each from a first to a last value by steps, within the bounds that `list_strategies` states. At most 10,000 points.
   */
  space: {
    /**
     * Values of one parameter.
     */
    [k: string]: ParameterRange
  }
  /**
   * Parameters that are the same for all points. What is in neither has its default.
   */
  parameters?: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
}

/**
 * Result of run_screen.
 */
export interface RunScreenResult {
  /**
   * What confirm_screen_point names the screen by.
   */
  screen_id: string
  /**
   * What the figures are of.
   */
  basis: "in-sample"
  /**
   * The tool that makes a trial of a point.
   */
  confirm_with: "confirm_screen_point"
  /**
   * What the screen does not show.
   */
  caveat: string
  /**
   * The strategy that was screened.
   */
  strategy: string
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * What the points count in.
   */
  family: string
  /**
   * What was measured.
   */
  window: MeasuredWindow
  /**
   * Where orders were filled.
   */
  fills: FillNote
  /**
   * Points that were evaluated. Unit: points.
   */
  evaluated: number
  /**
   * Points whose parameters are out of order. Unit: points.
   */
  skipped: number
  /**
   * How the Sharpe ratios of the points are spread: annualised, in sample.
   */
  distribution: ScreenDistribution
  /**
   * The point with the highest Sharpe ratio, and those one step of one parameter away.
   */
  best: ScreenBest
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * Every evaluated point.
   */
  points_table: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/csv"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}

/**
 * Arguments of run_walk_forward, defaults applied.
 */
export interface RunWalkForwardArguments {
  /**
   * Strategy to simulate, as `list_strategies` names it.
   */
  strategy: string
  /**
   * Universe to simulate on; each symbol has an equal share of the capital, which is left alone after that.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * Candle size that decisions are made on.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * First day to measure, YYYY-MM-DD; the warm-up lies before it. The first possible one where it is left out.
   */
  from?: string
  /**
   * Last day to measure, YYYY-MM-DD. The last of the bars where it is left out.
   */
  to?: string
  /**
   * Commission on the value of every fill. Unit: basis points.
   */
  commission_bps: number
  /**
   * How much worse than the price every fill is. Unit: basis points.
   */
  slippage_bps: number
  /**
   * Whether a wish to be short is followed; with long it means to be out.
   */
  direction: ("long" | "long_short")
  /**
   * Share of the equity that a full position takes. Unit: fraction.
   */
  position_fraction: number
  /**
   * Volatility that a position is sized to when it is entered, within position_fraction. Omit it to size by position_fraction alone. Unit: fraction per year.
   */
  target_volatility?: number
  /**
   * Returns up to the deciding close that the volatility is measured over; read with target_volatility alone. Unit: bars.
   */
  volatility_window: number
  /**
   * Loss of equity since the entry, on a close, that ends a position until the strategy wants another one. Omit it for none. Unit: fraction.
   */
  stop_loss?: number
  /**
   * Computes and records anew what was computed before.
   */
  force: boolean
  /**
   * Parameters to search by name, each from a first to a last value by steps, within the bounds that `list_strategies` states. At most 10,000 points.
   */
  space: {
    /**
     * Values of one parameter.
     */
    [k: string]: ParameterRange
  }
  /**
   * Parameters that are the same for all points. What is in neither has its default.
   */
  parameters?: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
  /**
   * Tests, one after the other. Unit: folds.
   */
  folds: number
  /**
   * Bars before a test that its configuration is chosen on. Unit: bars.
   */
  train_bars: number
  /**
   * Whether a training is the train_bars before its test or all bars before it.
   */
  scheme: ("rolling" | "anchored")
  /**
   * Keeps the trades of the tests with the trial, and as a table beside the result.
   */
  record_trades: boolean
}

/**
 * Result of run_walk_forward.
 */
export interface RunWalkForwardResult {
  /**
   * The trial on record.
   */
  trial_id: string
  /**
   * What performance is of.
   */
  basis: "out-of-sample"
  /**
   * The strategy.
   */
  strategy: string
  /**
   * The universe.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * The candle size.
   */
  timeframe: string
  /**
   * What the trial is judged with.
   */
  family: string
  /**
   * What was measured.
   */
  window: MeasuredWindow
  /**
   * Where orders were filled.
   */
  fills: FillNote
  /**
   * Points that each training evaluated. Unit: points.
   */
  points: number
  /**
   * Points whose parameters are out of order. Unit: points.
   */
  skipped: number
  /**
   * What the equity on bar closes came to.
   */
  performance: Performance
  /**
   * What was tried in the family, each part shown, and the spread that is expected without skill.
   */
  trial_counts: TrialCounts
  /**
   * The folds, oldest first.
   *
   * Items: One fold, from the choice to its test.
   */
  folds: WalkForwardFold[]
  /**
   * True where every gate passed.
   */
  promotable: boolean
  /**
   * The statistical gates.
   *
   * Items: A check of what was found.
   */
  gates: EvidenceCheck[]
  /**
   * What a promotion needs beside the gates. Null when: this is the answer of an earlier call, and nothing was walked for it again; `get_trial` shows the evidence that is kept with the trial, and `force` walks anew.
   */
  evidence: WalkForwardEvidence | null
  /**
   * Why there is no evidence. Null when: evidence is there.
   */
  evidence_unavailable: (string | null)
  /**
   * The trades of the tests, a row each.
   */
  trades_table?: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/csv"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}

/**
 * Arguments of save_config, defaults applied.
 */
export interface SaveConfigArguments {
  /**
   * A plain file name, with or without the ending .json; nothing that is a path, or that some system can not store.
   */
  name: string
  /**
   * Strategy, as `list_strategies` names it. Give this or scanner.
   */
  strategy?: string
  /**
   * Scanner, as `list_scanners` names it. Give this or strategy.
   */
  scanner?: string
  /**
   * Parameters by name, in the bounds that `get_param_ranges` states; what is left out is saved with its default. A name close to a declared one is refused; any other that is not declared is kept apart, with a warning.
   */
  parameters?: {
    /**
     * Value of one parameter.
     */
    [k: string]: number
  }
  /**
   * The universe that it is meant for, at most 50 for a strategy. Omit it where it is meant for none in particular.
   *
   * Items: Symbol.
   */
  symbols?: string[]
  /**
   * Candle size that decisions are made on.
   */
  timeframe: ("1D" | "1W" | "1M")
  /**
   * Whether a wish to be short is followed; long where it is left out. A scanner has none.
   */
  direction?: ("long" | "long_short")
  /**
   * What a position is held to. A limit that nothing enforces is refused, so that nobody relies on it; on a scan nothing enforces any.
   */
  limits?: {
    /**
     * Share of the equity that a full position takes. Unit: fraction.
     */
    position_fraction?: number
    /**
     * Volatility that a position is sized to when it is entered. Unit: fraction per year.
     */
    target_volatility?: number
    /**
     * Returns that this volatility is measured over. Unit: bars.
     */
    volatility_window?: number
    /**
     * Loss since the entry that ends a position. Unit: fraction.
     */
    stop_loss?: number
    /**
     * Any other limit, which is refused.
     */
    [k: string]: number | undefined
  }
  /**
   * Where it comes from; no other field is taken.
   */
  provenance?: {
    /**
     * Who made it.
     */
    author?: string
    /**
     * What it was taken from.
     */
    source?: string
    /**
     * Why it is expected to work.
     */
    hypothesis?: string
    /**
     * Anything else.
     */
    notes?: string
    /**
     * Id of the trial that it came of; what `get_campaign_material` gives of it by now is kept in the file.
     */
    campaign?: string
  }
  /**
   * Replaces the configuration that has the name already.
   */
  overwrite: boolean
}

/**
 * Result of save_config.
 */
export interface SaveConfigResult {
  /**
   * The name it has now.
   */
  name: string
  /**
   * Its file in the folder of configurations.
   */
  file: string
  /**
   * SHA-256 of the file.
   */
  sha256: string
  /**
   * When it was saved, ISO 8601, on the wall clock.
   */
  saved_at: string
  /**
   * Whether it was to replace a configuration of the name.
   */
  overwrite: boolean
  /**
   * SHA-256 of the file that it replaced, or "unreadable". Null when: the name was free.
   */
  replaced_sha256: (string | null)
  /**
   * A configuration of a strategy or of a scanner, as it was saved.
   */
  configuration: SavedConfiguration
}

/**
 * Arguments of summarize_bars, defaults applied.
 */
export interface SummarizeBarsArguments {
  /**
   * Symbols to summarize.
   *
   * Items: Symbol.
   */
  symbols: string[]
  /**
   * First day, YYYY-MM-DD. The first of the bars where it is left out.
   */
  from?: string
  /**
   * Last day, YYYY-MM-DD. The last of the bars where it is left out.
   */
  to?: string
}

/**
 * Result of summarize_bars.
 */
export interface SummarizeBarsResult {
  /**
   * One for each symbol, in the order of the request.
   *
   * Items: What the daily bars of a symbol are like.
   */
  summaries: BarSummary[]
}
