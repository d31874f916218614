// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import type * as wire from "toolwright-runtime/client";
import type { AnalyzeTrialRefusals } from "./contract/analyze-trial/handler.ts";
import type { AuditBacktestRefusals } from "./contract/audit-backtest/handler.ts";
import type { BestTrialsRefusals } from "./contract/best-trials/handler.ts";
import type { CompareToHistoryRefusals } from "./contract/compare-to-history/handler.ts";
import type { CompareTrialsRefusals } from "./contract/compare-trials/handler.ts";
import type { ConfirmScreenPointRefusals } from "./contract/confirm-screen-point/handler.ts";
import type { GetCampaignMaterialRefusals } from "./contract/get-campaign-material/handler.ts";
import type { GetManifestRefusals } from "./contract/get-manifest/handler.ts";
import type { GetMetricsGlossaryRefusals } from "./contract/get-metrics-glossary/handler.ts";
import type { GetParamRangesRefusals } from "./contract/get-param-ranges/handler.ts";
import type { GetTrialRefusals } from "./contract/get-trial/handler.ts";
import type { ListConfigsRefusals } from "./contract/list-configs/handler.ts";
import type { ListRunsRefusals } from "./contract/list-runs/handler.ts";
import type { ListScannersRefusals } from "./contract/list-scanners/handler.ts";
import type { ListStrategiesRefusals } from "./contract/list-strategies/handler.ts";
import type { ListTrialsRefusals } from "./contract/list-trials/handler.ts";
import type { LoadConfigRefusals } from "./contract/load-config/handler.ts";
import type { NullBenchmarkRefusals } from "./contract/null-benchmark/handler.ts";
import type { PreregisterRefusals } from "./contract/preregister/handler.ts";
import type { ReadChartRefusals } from "./contract/read-chart/handler.ts";
import type { RefusalCensusRefusals } from "./contract/refusal-census/handler.ts";
import type { RenderReportRefusals } from "./contract/render-report/handler.ts";
import type { ReplayRunRefusals } from "./contract/replay-run/handler.ts";
import type { RunBacktestRefusals } from "./contract/run-backtest/handler.ts";
import type { RunOptimizationRefusals } from "./contract/run-optimization/handler.ts";
import type { RunScanRefusals } from "./contract/run-scan/handler.ts";
import type { RunScreenRefusals } from "./contract/run-screen/handler.ts";
import type { RunWalkForwardRefusals } from "./contract/run-walk-forward/handler.ts";
import type { SaveConfigRefusals } from "./contract/save-config/handler.ts";
import type { SummarizeBarsRefusals } from "./contract/summarize-bars/handler.ts";
import type * as types from "./contract/types.ts";

/** The server's prefix in MCP's `_meta`, for `overMcp`. */
export const metaPrefix = "dev.toolwright";

/** The tools' HTTP routes, for `overHttp`. */
export const routes: wire.Routes = {
  analyze_trial: { method: "GET", path: "/api/v1/trials/exits", texts: ["trial_id"] },
  audit_backtest: { method: "POST", path: "/api/v1/audit/backtest", texts: ["label"] },
  best_trials: {
    method: "GET",
    path: "/api/v1/trials/best",
    texts: ["rank_by", "family", "strategy", "kind"],
  },
  compare_to_history: { method: "GET", path: "/api/v1/signals/base-rates", texts: ["mode", "as_of"] },
  compare_trials: { method: "GET", path: "/api/v1/trials/compared", texts: [] },
  confirm_screen_point: { method: "POST", path: "/api/v1/screens/confirmed", texts: ["screen_id"] },
  get_campaign_material: { method: "GET", path: "/api/v1/trials/material", texts: ["trial_id"] },
  get_manifest: { method: "GET", path: "/api/v1/runs/manifest", texts: [] },
  get_metrics_glossary: { method: "GET", path: "/api/v1/metrics", texts: [] },
  get_param_ranges: { method: "GET", path: "/api/v1/parameter-ranges", texts: ["strategy", "scanner"] },
  get_trial: { method: "GET", path: "/api/v1/trials/one", texts: ["trial_id"] },
  list_configs: { method: "GET", path: "/api/v1/configs", texts: [] },
  list_runs: { method: "GET", path: "/api/v1/runs", texts: ["tool", "outcome", "before"] },
  list_scanners: { method: "GET", path: "/api/v1/scanners", texts: [] },
  list_strategies: { method: "GET", path: "/api/v1/strategies", texts: [] },
  list_trials: {
    method: "GET",
    path: "/api/v1/trials",
    texts: ["family", "strategy", "kind", "before"],
  },
  load_config: { method: "GET", path: "/api/v1/config", texts: ["name"] },
  null_benchmark: { method: "GET", path: "/api/v1/charts/null-benchmark", texts: ["symbol", "timeframe"] },
  preregister: {
    method: "POST",
    path: "/api/v1/audit/preregistrations",
    texts: [
      "hypothesis",
      "universe",
      "criteria",
      "sampleStart",
      "sampleEnd",
      "holdoutStart",
      "holdoutEnd",
      "configHash",
    ],
  },
  read_chart: { method: "GET", path: "/api/v1/charts/reading", texts: ["symbol", "timeframe"] },
  refusal_census: { method: "GET", path: "/api/v1/audit/refusal-census", texts: [] },
  render_report: { method: "GET", path: "/api/v1/report", texts: ["trial_id", "title"] },
  replay_run: { method: "POST", path: "/api/v1/runs/replay", texts: ["run_id"] },
  run_backtest: {
    method: "POST",
    path: "/api/v1/backtests",
    texts: ["strategy", "timeframe", "from", "to", "direction"],
  },
  run_optimization: {
    method: "POST",
    path: "/api/v1/optimizations",
    texts: ["strategy", "timeframe", "from", "to", "direction"],
  },
  run_scan: { method: "POST", path: "/api/v1/scans", texts: ["scanner", "timeframe", "as_of"] },
  run_screen: {
    method: "POST",
    path: "/api/v1/screens",
    texts: ["strategy", "timeframe", "from", "to", "direction"],
  },
  run_walk_forward: {
    method: "POST",
    path: "/api/v1/walk-forwards",
    texts: ["strategy", "timeframe", "from", "to", "direction", "scheme"],
  },
  save_config: {
    method: "POST",
    path: "/api/v1/configs",
    texts: ["name", "strategy", "scanner", "timeframe", "direction"],
  },
  summarize_bars: { method: "GET", path: "/api/v1/bar-summaries", texts: ["from", "to"] },
};

/** Arguments of analyze_trial; what has a default may be left out. */
export type AnalyzeTrialInput = wire.Given<
  types.AnalyzeTrialArguments, never
>;

/** How a call of analyze_trial ends. */
export type AnalyzeTrialAnswer = wire.ToolAnswer<
  types.Immutable<types.AnalyzeTrialResult>,
  types.Immutable<types.Provenance>,
  AnalyzeTrialRefusals, "INVALID_TRIAL_ID"
>;

/** Arguments of audit_backtest; what has a default may be left out. */
export type AuditBacktestInput = wire.Given<
  types.AuditBacktestArguments,
    | "periodsPerYear"
    | "riskFreeAnnual"
    | "cscvBlocks"
>;

/** How a call of audit_backtest ends. */
export type AuditBacktestAnswer = wire.ToolAnswer<
  types.Immutable<types.AuditBacktestResult>,
  types.Immutable<types.Provenance>,
  AuditBacktestRefusals,
    | "INVALID_CSCV_BLOCKS"
    | "INVALID_LABEL"
    | "INVALID_MATRIX"
    | "INVALID_PERIODS_PER_YEAR"
    | "INVALID_RETURNS"
    | "INVALID_RISK_FREE_ANNUAL"
    | "INVALID_TRIALS"
    | "INVALID_YEARS"
    | "UNRANKABLE"
    | "matrix-cell-not-finite"
    | "matrix-too-large"
>;

/** Arguments of best_trials; what has a default may be left out. */
export type BestTrialsInput = wire.Given<
  types.BestTrialsArguments,
    | "rank_by"
    | "limit"
>;

/** How a call of best_trials ends. */
export type BestTrialsAnswer = wire.ToolAnswer<
  types.Immutable<types.BestTrialsResult>,
  types.Immutable<types.Provenance>,
  BestTrialsRefusals,
    | "INVALID_FAMILY"
    | "INVALID_KIND"
    | "INVALID_LIMIT"
    | "INVALID_RANK_BY"
    | "INVALID_STRATEGY"
>;

/** Arguments of compare_to_history; what has a default may be left out. */
export type CompareToHistoryInput = wire.Given<
  types.CompareToHistoryArguments,
    | "mode"
    | "top_k"
    | "recency_half_life_days"
    | "backfill_weight"
    | "dim_trust"
    | "include_analogue_dates"
>;

/** How a call of compare_to_history ends. */
export type CompareToHistoryAnswer = wire.ToolAnswer<
  types.Immutable<types.CompareToHistoryResult>,
  types.Immutable<types.Provenance>,
  CompareToHistoryRefusals,
    | "INVALID_AS_OF"
    | "INVALID_BACKFILL_WEIGHT"
    | "INVALID_DIM_TRUST"
    | "INVALID_HORIZON"
    | "INVALID_INCLUDE_ANALOGUE_DATES"
    | "INVALID_MODE"
    | "INVALID_RECENCY_HALF_LIFE_DAYS"
    | "INVALID_SIGNALS_DICT"
    | "INVALID_TOP_K"
>;

/** Arguments of compare_trials; what has a default may be left out. */
export type CompareTrialsInput = wire.Given<
  types.CompareTrialsArguments, never
>;

/** How a call of compare_trials ends. */
export type CompareTrialsAnswer = wire.ToolAnswer<
  types.Immutable<types.CompareTrialsResult>,
  types.Immutable<types.Provenance>,
  CompareTrialsRefusals, "INVALID_TRIAL_IDS"
>;

/** Arguments of confirm_screen_point; what has a default may be left out. */
export type ConfirmScreenPointInput = wire.Given<
  types.ConfirmScreenPointArguments, "force"
>;

/** How a call of confirm_screen_point ends. */
export type ConfirmScreenPointAnswer = wire.ToolAnswer<
  types.Immutable<types.ConfirmScreenPointResult>,
  types.Immutable<types.Provenance>,
  ConfirmScreenPointRefusals,
    | "INVALID_FORCE"
    | "INVALID_PARAMETERS"
    | "INVALID_SCREEN_ID",
  wire.Journaled
>;

/** Arguments of get_campaign_material; what has a default may be left out. */
export type GetCampaignMaterialInput = wire.Given<
  types.GetCampaignMaterialArguments, never
>;

/** How a call of get_campaign_material ends. */
export type GetCampaignMaterialAnswer = wire.ToolAnswer<
  types.Immutable<types.GetCampaignMaterialResult>,
  types.Immutable<types.Provenance>,
  GetCampaignMaterialRefusals, "INVALID_TRIAL_ID"
>;

/** Arguments of get_manifest; what has a default may be left out. */
export type GetManifestInput = wire.Given<
  types.GetManifestArguments, "include_markdown"
>;

/** How a call of get_manifest ends. */
export type GetManifestAnswer = wire.ToolAnswer<
  types.Immutable<types.GetManifestResult>,
  types.Immutable<types.Provenance>,
  GetManifestRefusals,
    | "INVALID_INCLUDE_MARKDOWN"
    | "INVALID_RUN_IDS"
>;

/** Arguments of get_metrics_glossary; what has a default may be left out. */
export type GetMetricsGlossaryInput = wire.Given<
  types.GetMetricsGlossaryArguments, never
>;

/** How a call of get_metrics_glossary ends. */
export type GetMetricsGlossaryAnswer = wire.ToolAnswer<
  types.Immutable<types.GetMetricsGlossaryResult>,
  types.Immutable<types.Provenance>,
  GetMetricsGlossaryRefusals, "INVALID_METRICS"
>;

/** Arguments of get_param_ranges; what has a default may be left out. */
export type GetParamRangesInput = wire.Given<
  types.GetParamRangesArguments, never
>;

/** How a call of get_param_ranges ends. */
export type GetParamRangesAnswer = wire.ToolAnswer<
  types.Immutable<types.GetParamRangesResult>,
  types.Immutable<types.Provenance>,
  GetParamRangesRefusals,
    | "INVALID_SCANNER"
    | "INVALID_STRATEGY"
>;

/** Arguments of get_trial; what has a default may be left out. */
export type GetTrialInput = wire.Given<
  types.GetTrialArguments,
    | "include_series"
    | "include_trades"
>;

/** How a call of get_trial ends. */
export type GetTrialAnswer = wire.ToolAnswer<
  types.Immutable<types.GetTrialResult>,
  types.Immutable<types.Provenance>,
  GetTrialRefusals,
    | "INVALID_INCLUDE_SERIES"
    | "INVALID_INCLUDE_TRADES"
    | "INVALID_TRIAL_ID"
>;

/** Arguments of list_configs; what has a default may be left out. */
export type ListConfigsInput = wire.Given<
  types.ListConfigsArguments, never
>;

/** How a call of list_configs ends. */
export type ListConfigsAnswer = wire.ToolAnswer<
  types.Immutable<types.ListConfigsResult>,
  types.Immutable<types.Provenance>,
  ListConfigsRefusals, never
>;

/** Arguments of list_runs; what has a default may be left out. */
export type ListRunsInput = wire.Given<
  types.ListRunsArguments, "limit"
>;

/** How a call of list_runs ends. */
export type ListRunsAnswer = wire.ToolAnswer<
  types.Immutable<types.ListRunsResult>,
  types.Immutable<types.Provenance>,
  ListRunsRefusals,
    | "INVALID_BEFORE"
    | "INVALID_LIMIT"
    | "INVALID_OUTCOME"
    | "INVALID_TOOL"
>;

/** Arguments of list_scanners; what has a default may be left out. */
export type ListScannersInput = wire.Given<
  types.ListScannersArguments, never
>;

/** How a call of list_scanners ends. */
export type ListScannersAnswer = wire.ToolAnswer<
  types.Immutable<types.ListScannersResult>,
  types.Immutable<types.Provenance>,
  ListScannersRefusals, never
>;

/** Arguments of list_strategies; what has a default may be left out. */
export type ListStrategiesInput = wire.Given<
  types.ListStrategiesArguments, never
>;

/** How a call of list_strategies ends. */
export type ListStrategiesAnswer = wire.ToolAnswer<
  types.Immutable<types.ListStrategiesResult>,
  types.Immutable<types.Provenance>,
  ListStrategiesRefusals, never
>;

/** Arguments of list_trials; what has a default may be left out. */
export type ListTrialsInput = wire.Given<
  types.ListTrialsArguments, "limit"
>;

/** How a call of list_trials ends. */
export type ListTrialsAnswer = wire.ToolAnswer<
  types.Immutable<types.ListTrialsResult>,
  types.Immutable<types.Provenance>,
  ListTrialsRefusals,
    | "INVALID_BEFORE"
    | "INVALID_FAMILY"
    | "INVALID_KIND"
    | "INVALID_LIMIT"
    | "INVALID_STRATEGY"
>;

/** Arguments of load_config; what has a default may be left out. */
export type LoadConfigInput = wire.Given<
  types.LoadConfigArguments, never
>;

/** How a call of load_config ends. */
export type LoadConfigAnswer = wire.ToolAnswer<
  types.Immutable<types.LoadConfigResult>,
  types.Immutable<types.Provenance>,
  LoadConfigRefusals, "INVALID_NAME"
>;

/** Arguments of null_benchmark; what has a default may be left out. */
export type NullBenchmarkInput = wire.Given<
  types.NullBenchmarkArguments,
    | "timeframe"
    | "window"
    | "feeBps"
    | "slippageBps"
    | "targetVolAnnual"
    | "volWindow"
    | "maxExposure"
    | "fresh"
>;

/** How a call of null_benchmark ends. */
export type NullBenchmarkAnswer = wire.ToolAnswer<
  types.Immutable<types.NullBenchmarkResult>,
  types.Immutable<types.Provenance>,
  NullBenchmarkRefusals,
    | "INVALID_FEE_BPS"
    | "INVALID_FRESH"
    | "INVALID_MAX_EXPOSURE"
    | "INVALID_SLIPPAGE_BPS"
    | "INVALID_SYMBOL"
    | "INVALID_TARGET_VOL_ANNUAL"
    | "INVALID_TIMEFRAME"
    | "INVALID_VOL_WINDOW"
    | "INVALID_WINDOW"
>;

/** Arguments of preregister; what has a default may be left out. */
export type PreregisterInput = wire.Given<
  types.PreregisterArguments, never
>;

/** How a call of preregister ends. */
export type PreregisterAnswer = wire.ToolAnswer<
  types.Immutable<types.PreregisterResult>,
  types.Immutable<types.Provenance>,
  PreregisterRefusals,
    | "INVALID_CONFIG_HASH"
    | "INVALID_CRITERIA"
    | "INVALID_HOLDOUT_END"
    | "INVALID_HOLDOUT_START"
    | "INVALID_HYPOTHESIS"
    | "INVALID_SAMPLE_END"
    | "INVALID_SAMPLE_START"
    | "INVALID_UNIVERSE"
>;

/** Arguments of read_chart; what has a default may be left out. */
export type ReadChartInput = wire.Given<
  types.ReadChartArguments,
    | "timeframe"
    | "studies"
    | "fresh"
>;

/** How a call of read_chart ends. */
export type ReadChartAnswer = wire.ToolAnswer<
  types.Immutable<types.ReadChartResult>,
  types.Immutable<types.Provenance>,
  ReadChartRefusals,
    | "INVALID_FRESH"
    | "INVALID_STUDIES"
    | "INVALID_SYMBOL"
    | "INVALID_TIMEFRAME"
    | "INVALID_WINDOW"
    | "UNKNOWN_STUDY"
>;

/** Arguments of refusal_census; what has a default may be left out. */
export type RefusalCensusInput = wire.Given<
  types.RefusalCensusArguments, never
>;

/** How a call of refusal_census ends. */
export type RefusalCensusAnswer = wire.ToolAnswer<
  types.Immutable<types.RefusalCensusResult>,
  types.Immutable<types.Provenance>,
  RefusalCensusRefusals, never
>;

/** Arguments of render_report; what has a default may be left out. */
export type RenderReportInput = wire.Given<
  types.RenderReportArguments, never
>;

/** How a call of render_report ends. */
export type RenderReportAnswer = wire.ToolAnswer<
  types.Immutable<types.RenderReportResult>,
  types.Immutable<types.Provenance>,
  RenderReportRefusals,
    | "INVALID_TITLE"
    | "INVALID_TRIAL_ID"
>;

/** Arguments of replay_run; what has a default may be left out. */
export type ReplayRunInput = wire.Given<
  types.ReplayRunArguments, never
>;

/** How a call of replay_run ends. */
export type ReplayRunAnswer = wire.ToolAnswer<
  types.Immutable<types.ReplayRunResult>,
  types.Immutable<types.Provenance>,
  ReplayRunRefusals, "INVALID_RUN_ID"
>;

/** Arguments of run_backtest; what has a default may be left out. */
export type RunBacktestInput = wire.Given<
  types.RunBacktestArguments,
    | "timeframe"
    | "commission_bps"
    | "slippage_bps"
    | "direction"
    | "position_fraction"
    | "volatility_window"
    | "force"
    | "record_trades"
>;

/** How a call of run_backtest ends. */
export type RunBacktestAnswer = wire.ToolAnswer<
  types.Immutable<types.RunBacktestResult>,
  types.Immutable<types.Provenance>,
  RunBacktestRefusals,
    | "INVALID_COMMISSION_BPS"
    | "INVALID_DIRECTION"
    | "INVALID_FORCE"
    | "INVALID_FROM"
    | "INVALID_PARAMETERS"
    | "INVALID_POSITION_FRACTION"
    | "INVALID_RECORD_TRADES"
    | "INVALID_SLIPPAGE_BPS"
    | "INVALID_STOP_LOSS"
    | "INVALID_STRATEGY"
    | "INVALID_SYMBOLS"
    | "INVALID_TARGET_VOLATILITY"
    | "INVALID_TIMEFRAME"
    | "INVALID_TO"
    | "INVALID_VOLATILITY_WINDOW",
  wire.Journaled
>;

/** Arguments of run_optimization; what has a default may be left out. */
export type RunOptimizationInput = wire.Given<
  types.RunOptimizationArguments,
    | "timeframe"
    | "commission_bps"
    | "slippage_bps"
    | "direction"
    | "position_fraction"
    | "volatility_window"
    | "force"
    | "top_n"
>;

/** How a call of run_optimization ends. */
export type RunOptimizationAnswer = wire.ToolAnswer<
  types.Immutable<types.RunOptimizationResult>,
  types.Immutable<types.Provenance>,
  RunOptimizationRefusals,
    | "INVALID_COMMISSION_BPS"
    | "INVALID_DIRECTION"
    | "INVALID_FORCE"
    | "INVALID_FROM"
    | "INVALID_PARAMETERS"
    | "INVALID_POSITION_FRACTION"
    | "INVALID_SLIPPAGE_BPS"
    | "INVALID_SPACE"
    | "INVALID_STOP_LOSS"
    | "INVALID_STRATEGY"
    | "INVALID_SYMBOLS"
    | "INVALID_TARGET_VOLATILITY"
    | "INVALID_TIMEFRAME"
    | "INVALID_TO"
    | "INVALID_TOP_N"
    | "INVALID_VOLATILITY_WINDOW",
  wire.Journaled
>;

/** Arguments of run_scan; what has a default may be left out. */
export type RunScanInput = wire.Given<
  types.RunScanArguments,
    | "timeframe"
    | "top_n"
>;

/** How a call of run_scan ends. */
export type RunScanAnswer = wire.ToolAnswer<
  types.Immutable<types.RunScanResult>,
  types.Immutable<types.Provenance>,
  RunScanRefusals,
    | "INVALID_AS_OF"
    | "INVALID_PARAMETERS"
    | "INVALID_SCANNER"
    | "INVALID_SYMBOLS"
    | "INVALID_TIMEFRAME"
    | "INVALID_TOP_N"
>;

/** Arguments of run_screen; what has a default may be left out. */
export type RunScreenInput = wire.Given<
  types.RunScreenArguments,
    | "timeframe"
    | "commission_bps"
    | "slippage_bps"
    | "direction"
    | "position_fraction"
    | "volatility_window"
>;

/** How a call of run_screen ends. */
export type RunScreenAnswer = wire.ToolAnswer<
  types.Immutable<types.RunScreenResult>,
  types.Immutable<types.Provenance>,
  RunScreenRefusals,
    | "INVALID_COMMISSION_BPS"
    | "INVALID_DIRECTION"
    | "INVALID_FROM"
    | "INVALID_PARAMETERS"
    | "INVALID_POSITION_FRACTION"
    | "INVALID_SLIPPAGE_BPS"
    | "INVALID_SPACE"
    | "INVALID_STOP_LOSS"
    | "INVALID_STRATEGY"
    | "INVALID_SYMBOLS"
    | "INVALID_TARGET_VOLATILITY"
    | "INVALID_TIMEFRAME"
    | "INVALID_TO"
    | "INVALID_VOLATILITY_WINDOW",
  wire.Journaled
>;

/** Arguments of run_walk_forward; what has a default may be left out. */
export type RunWalkForwardInput = wire.Given<
  types.RunWalkForwardArguments,
    | "timeframe"
    | "commission_bps"
    | "slippage_bps"
    | "direction"
    | "position_fraction"
    | "volatility_window"
    | "force"
    | "folds"
    | "train_bars"
    | "scheme"
    | "record_trades"
>;

/** How a call of run_walk_forward ends. */
export type RunWalkForwardAnswer = wire.ToolAnswer<
  types.Immutable<types.RunWalkForwardResult>,
  types.Immutable<types.Provenance>,
  RunWalkForwardRefusals,
    | "INVALID_COMMISSION_BPS"
    | "INVALID_DIRECTION"
    | "INVALID_FOLDS"
    | "INVALID_FORCE"
    | "INVALID_FROM"
    | "INVALID_PARAMETERS"
    | "INVALID_POSITION_FRACTION"
    | "INVALID_RECORD_TRADES"
    | "INVALID_SCHEME"
    | "INVALID_SLIPPAGE_BPS"
    | "INVALID_SPACE"
    | "INVALID_STOP_LOSS"
    | "INVALID_STRATEGY"
    | "INVALID_SYMBOLS"
    | "INVALID_TARGET_VOLATILITY"
    | "INVALID_TIMEFRAME"
    | "INVALID_TO"
    | "INVALID_TRAIN_BARS"
    | "INVALID_VOLATILITY_WINDOW",
  wire.Journaled
>;

/** Arguments of save_config; what has a default may be left out. */
export type SaveConfigInput = wire.Given<
  types.SaveConfigArguments,
    | "timeframe"
    | "overwrite"
>;

/** How a call of save_config ends. */
export type SaveConfigAnswer = wire.ToolAnswer<
  types.Immutable<types.SaveConfigResult>,
  types.Immutable<types.Provenance>,
  SaveConfigRefusals,
    | "INVALID_DIRECTION"
    | "INVALID_LIMITS"
    | "INVALID_NAME"
    | "INVALID_OVERWRITE"
    | "INVALID_PARAMETERS"
    | "INVALID_PROVENANCE"
    | "INVALID_SCANNER"
    | "INVALID_STRATEGY"
    | "INVALID_SYMBOLS"
    | "INVALID_TIMEFRAME"
>;

/** Arguments of summarize_bars; what has a default may be left out. */
export type SummarizeBarsInput = wire.Given<
  types.SummarizeBarsArguments, never
>;

/** How a call of summarize_bars ends. */
export type SummarizeBarsAnswer = wire.ToolAnswer<
  types.Immutable<types.SummarizeBarsResult>,
  types.Immutable<types.Provenance>,
  SummarizeBarsRefusals,
    | "INVALID_FROM"
    | "INVALID_SYMBOLS"
    | "INVALID_TO"
>;

/** A method for each tool. A refusal is an answer; a fault rejects. */
export interface Client {
  /** What the trades of one trial did, by why they ended. */
  readonly analyzeTrial: (args: AnalyzeTrialInput, signal?: AbortSignal) => Promise<AnalyzeTrialAnswer>;
  /** What a Sharpe ratio is worth given the search behind it. */
  readonly auditBacktest: (args: AuditBacktestInput, signal?: AbortSignal) => Promise<AuditBacktestAnswer>;
  /** The best trials on record by a rule, with all that their families tried and what a ranking does not show. */
  readonly bestTrials: (args?: BestTrialsInput, signal?: AbortSignal) => Promise<BestTrialsAnswer>;
  /** Match the latest day of a market history, or a hypothetical one, against the days before it and return what the market did next. */
  readonly compareToHistory: (args?: CompareToHistoryInput, signal?: AbortSignal) => Promise<CompareToHistoryAnswer>;
  /** How far the returns of trials go together, so that one bet is not taken for two. */
  readonly compareTrials: (args: CompareTrialsInput, signal?: AbortSignal) => Promise<CompareTrialsAnswer>;
  /** Runs one point of a screen again as an ordinary backtest, which is one trial. */
  readonly confirmScreenPoint: (args: ConfirmScreenPointInput, signal?: AbortSignal) => Promise<ConfirmScreenPointAnswer>;
  /** A trial's recipe, evidence and metadata, to be passed on as provenance.campaign. */
  readonly getCampaignMaterial: (args: GetCampaignMaterialInput, signal?: AbortSignal) => Promise<GetCampaignMaterialAnswer>;
  /** Give what a research note needs to say of the calls behind it, so that a reader can compute them again. */
  readonly getManifest: (args: GetManifestInput, signal?: AbortSignal) => Promise<GetManifestAnswer>;
  /** Definition, pitfalls and formula of each metric that the tools report. */
  readonly getMetricsGlossary: (args?: GetMetricsGlossaryInput, signal?: AbortSignal) => Promise<GetMetricsGlossaryAnswer>;
  /** The bounds of each parameter of a strategy or a scanner, with a suggested grid. */
  readonly getParamRanges: (args?: GetParamRangesInput, signal?: AbortSignal) => Promise<GetParamRangesAnswer>;
  /** One trial as it was put on record, judged by all that its family has tried by now. */
  readonly getTrial: (args: GetTrialInput, signal?: AbortSignal) => Promise<GetTrialAnswer>;
  /** The configurations that were saved, and the files among them that can't be read. */
  readonly listConfigs: (args?: ListConfigsInput, signal?: AbortSignal) => Promise<ListConfigsAnswer>;
  /** List the calls that this server has logged, newest first, with how each ended. */
  readonly listRuns: (args?: ListRunsInput, signal?: AbortSignal) => Promise<ListRunsAnswer>;
  /** The rules that the server can rank symbols by, with their sort keys and parameters. */
  readonly listScanners: (args?: ListScannersInput, signal?: AbortSignal) => Promise<ListScannersAnswer>;
  /** The strategies that the server can simulate, with their rules and parameters. */
  readonly listStrategies: (args?: ListStrategiesInput, signal?: AbortSignal) => Promise<ListStrategiesAnswer>;
  /** The trials on record, newest first, each judged by all that its family has tried by now. */
  readonly listTrials: (args?: ListTrialsInput, signal?: AbortSignal) => Promise<ListTrialsAnswer>;
  /** A saved configuration, and the same as arguments of `run_backtest` or of `run_scan`. */
  readonly loadConfig: (args: LoadConfigInput, signal?: AbortSignal) => Promise<LoadConfigAnswer>;
  /** What holding the instrument did over a window, as the null that a strategy on it is set beside. */
  readonly nullBenchmark: (args: NullBenchmarkInput, signal?: AbortSignal) => Promise<NullBenchmarkAnswer>;
  /** Seals a falsifiable claim into the caller's append-only, hash-chained ledger. */
  readonly preregister: (args: PreregisterInput, signal?: AbortSignal) => Promise<PreregisterAnswer>;
  /** Read the last candles of a symbol's chart; returns readings, not the bars themselves. */
  readonly readChart: (args: ReadChartInput, signal?: AbortSignal) => Promise<ReadChartAnswer>;
  /** The graded counts of every campaign beside the bar that was sealed before its first determination. */
  readonly refusalCensus: (args?: RefusalCensusInput, signal?: AbortSignal) => Promise<RefusalCensusAnswer>;
  /** A trial as one HTML document that needs nothing else, to read, to print or to send. */
  readonly renderReport: (args: RenderReportInput, signal?: AbortSignal) => Promise<RenderReportAnswer>;
  /** Compute a logged run again, with its arguments, clock and seed, and say whether the same comes out. */
  readonly replayRun: (args: ReplayRunInput, signal?: AbortSignal) => Promise<ReplayRunAnswer>;
  /** Simulates one configuration of a strategy and judges it by everything that was tried in its family. */
  readonly runBacktest: (args: RunBacktestInput, signal?: AbortSignal) => Promise<RunBacktestAnswer>;
  /** Evaluates every point of a parameter space in sample, and ranks them by their Sharpe ratio. */
  readonly runOptimization: (args: RunOptimizationInput, signal?: AbortSignal) => Promise<RunOptimizationAnswer>;
  /** Ranks a universe of symbols by a scanner, as of a day, from bars that had closed by then. */
  readonly runScan: (args: RunScanInput, signal?: AbortSignal) => Promise<RunScanAnswer>;
  /** Sweeps through a parameter space in sample to see whether a family holds anything at all. */
  readonly runScreen: (args: RunScreenInput, signal?: AbortSignal) => Promise<RunScreenAnswer>;
  /** Chooses a configuration on the bars before each test and runs it on the test, which it has not seen. */
  readonly runWalkForward: (args: RunWalkForwardInput, signal?: AbortSignal) => Promise<RunWalkForwardAnswer>;
  /** Keeps a configuration of a strategy or a scanner under a name, for people and for later calls; it proposes and runs nothing. */
  readonly saveConfig: (args: SaveConfigInput, signal?: AbortSignal) => Promise<SaveConfigAnswer>;
  /** What the daily bars of symbols are like: span, gaps, returns, volatility and corporate actions. */
  readonly summarizeBars: (args: SummarizeBarsInput, signal?: AbortSignal) => Promise<SummarizeBarsAnswer>;
}

/** A client whose calls go through a transport, such as `overMcp(...)` or `overHttp(...)`. */
export function createClient(transport: wire.Transport): Client {
  return {
    analyzeTrial: (args, signal) =>
      transport.call("analyze_trial", args, signal) as Promise<never>,
    auditBacktest: (args, signal) =>
      transport.call("audit_backtest", args, signal) as Promise<never>,
    bestTrials: (args = {}, signal) =>
      transport.call("best_trials", args, signal) as Promise<never>,
    compareToHistory: (args = {}, signal) =>
      transport.call("compare_to_history", args, signal) as Promise<never>,
    compareTrials: (args, signal) =>
      transport.call("compare_trials", args, signal) as Promise<never>,
    confirmScreenPoint: (args, signal) =>
      transport.call("confirm_screen_point", args, signal) as Promise<never>,
    getCampaignMaterial: (args, signal) =>
      transport.call("get_campaign_material", args, signal) as Promise<never>,
    getManifest: (args, signal) =>
      transport.call("get_manifest", args, signal) as Promise<never>,
    getMetricsGlossary: (args = {}, signal) =>
      transport.call("get_metrics_glossary", args, signal) as Promise<never>,
    getParamRanges: (args = {}, signal) =>
      transport.call("get_param_ranges", args, signal) as Promise<never>,
    getTrial: (args, signal) =>
      transport.call("get_trial", args, signal) as Promise<never>,
    listConfigs: (args = {}, signal) =>
      transport.call("list_configs", args, signal) as Promise<never>,
    listRuns: (args = {}, signal) =>
      transport.call("list_runs", args, signal) as Promise<never>,
    listScanners: (args = {}, signal) =>
      transport.call("list_scanners", args, signal) as Promise<never>,
    listStrategies: (args = {}, signal) =>
      transport.call("list_strategies", args, signal) as Promise<never>,
    listTrials: (args = {}, signal) =>
      transport.call("list_trials", args, signal) as Promise<never>,
    loadConfig: (args, signal) =>
      transport.call("load_config", args, signal) as Promise<never>,
    nullBenchmark: (args, signal) =>
      transport.call("null_benchmark", args, signal) as Promise<never>,
    preregister: (args, signal) =>
      transport.call("preregister", args, signal) as Promise<never>,
    readChart: (args, signal) =>
      transport.call("read_chart", args, signal) as Promise<never>,
    refusalCensus: (args = {}, signal) =>
      transport.call("refusal_census", args, signal) as Promise<never>,
    renderReport: (args, signal) =>
      transport.call("render_report", args, signal) as Promise<never>,
    replayRun: (args, signal) =>
      transport.call("replay_run", args, signal) as Promise<never>,
    runBacktest: (args, signal) =>
      transport.call("run_backtest", args, signal) as Promise<never>,
    runOptimization: (args, signal) =>
      transport.call("run_optimization", args, signal) as Promise<never>,
    runScan: (args, signal) =>
      transport.call("run_scan", args, signal) as Promise<never>,
    runScreen: (args, signal) =>
      transport.call("run_screen", args, signal) as Promise<never>,
    runWalkForward: (args, signal) =>
      transport.call("run_walk_forward", args, signal) as Promise<never>,
    saveConfig: (args, signal) =>
      transport.call("save_config", args, signal) as Promise<never>,
    summarizeBars: (args, signal) =>
      transport.call("summarize_bars", args, signal) as Promise<never>,
  };
}
