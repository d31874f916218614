// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import type { Registry, VocabularyEntry } from "toolwright-runtime";
import type { Services } from "../src/services.ts";
import type { AnalyzeTrialHandler } from "./contract/analyze-trial/handler.ts";
import { listing as analyzeTrial } from "./contract/analyze-trial/listing.ts";
import type { AuditBacktestHandler } from "./contract/audit-backtest/handler.ts";
import { listing as auditBacktest } from "./contract/audit-backtest/listing.ts";
import type { BestTrialsHandler } from "./contract/best-trials/handler.ts";
import { listing as bestTrials } from "./contract/best-trials/listing.ts";
import type { CompareToHistoryHandler } from "./contract/compare-to-history/handler.ts";
import { listing as compareToHistory } from "./contract/compare-to-history/listing.ts";
import type { CompareTrialsHandler } from "./contract/compare-trials/handler.ts";
import { listing as compareTrials } from "./contract/compare-trials/listing.ts";
import type { ConfirmScreenPointHandler } from "./contract/confirm-screen-point/handler.ts";
import { listing as confirmScreenPoint } from "./contract/confirm-screen-point/listing.ts";
import type { GetCampaignMaterialHandler } from "./contract/get-campaign-material/handler.ts";
import { listing as getCampaignMaterial } from "./contract/get-campaign-material/listing.ts";
import type { GetManifestHandler } from "./contract/get-manifest/handler.ts";
import { listing as getManifest } from "./contract/get-manifest/listing.ts";
import type { GetMetricsGlossaryHandler } from "./contract/get-metrics-glossary/handler.ts";
import { listing as getMetricsGlossary } from "./contract/get-metrics-glossary/listing.ts";
import type { GetParamRangesHandler } from "./contract/get-param-ranges/handler.ts";
import { listing as getParamRanges } from "./contract/get-param-ranges/listing.ts";
import type { GetTrialHandler } from "./contract/get-trial/handler.ts";
import { listing as getTrial } from "./contract/get-trial/listing.ts";
import type { ListConfigsHandler } from "./contract/list-configs/handler.ts";
import { listing as listConfigs } from "./contract/list-configs/listing.ts";
import type { ListRunsHandler } from "./contract/list-runs/handler.ts";
import { listing as listRuns } from "./contract/list-runs/listing.ts";
import type { ListScannersHandler } from "./contract/list-scanners/handler.ts";
import { listing as listScanners } from "./contract/list-scanners/listing.ts";
import type { ListStrategiesHandler } from "./contract/list-strategies/handler.ts";
import { listing as listStrategies } from "./contract/list-strategies/listing.ts";
import type { ListTrialsHandler } from "./contract/list-trials/handler.ts";
import { listing as listTrials } from "./contract/list-trials/listing.ts";
import type { LoadConfigHandler } from "./contract/load-config/handler.ts";
import { listing as loadConfig } from "./contract/load-config/listing.ts";
import type { NullBenchmarkHandler } from "./contract/null-benchmark/handler.ts";
import { listing as nullBenchmark } from "./contract/null-benchmark/listing.ts";
import type { PreregisterHandler } from "./contract/preregister/handler.ts";
import { listing as preregister } from "./contract/preregister/listing.ts";
import type { ReadChartHandler } from "./contract/read-chart/handler.ts";
import { listing as readChart } from "./contract/read-chart/listing.ts";
import type { RefusalCensusHandler } from "./contract/refusal-census/handler.ts";
import { listing as refusalCensus } from "./contract/refusal-census/listing.ts";
import type { RenderReportHandler } from "./contract/render-report/handler.ts";
import { listing as renderReport } from "./contract/render-report/listing.ts";
import type { ReplayRunHandler } from "./contract/replay-run/handler.ts";
import { listing as replayRun } from "./contract/replay-run/listing.ts";
import type { RunBacktestHandler } from "./contract/run-backtest/handler.ts";
import { listing as runBacktest } from "./contract/run-backtest/listing.ts";
import type { RunOptimizationHandler } from "./contract/run-optimization/handler.ts";
import { listing as runOptimization } from "./contract/run-optimization/listing.ts";
import type { RunScanHandler } from "./contract/run-scan/handler.ts";
import { listing as runScan } from "./contract/run-scan/listing.ts";
import type { RunScreenHandler } from "./contract/run-screen/handler.ts";
import { listing as runScreen } from "./contract/run-screen/listing.ts";
import type { RunWalkForwardHandler } from "./contract/run-walk-forward/handler.ts";
import { listing as runWalkForward } from "./contract/run-walk-forward/listing.ts";
import type { SaveConfigHandler } from "./contract/save-config/handler.ts";
import { listing as saveConfig } from "./contract/save-config/listing.ts";
import type { SummarizeBarsHandler } from "./contract/summarize-bars/handler.ts";
import { listing as summarizeBars } from "./contract/summarize-bars/listing.ts";
import { server } from "./contract/server.ts";

type Fits<Contract, Handler extends Contract> = Handler;

/** Each hand-written handler, held to the type that its contract asks for. */
export type Handlers = [
  Fits<AnalyzeTrialHandler<Services>, typeof import("../src/handlers/analyze-trial.ts").handle>,
  Fits<AuditBacktestHandler<Services>, typeof import("../src/handlers/audit-backtest.ts").handle>,
  Fits<BestTrialsHandler<Services>, typeof import("../src/handlers/best-trials.ts").handle>,
  Fits<CompareToHistoryHandler<Services>, typeof import("../src/handlers/compare-to-history.ts").handle>,
  Fits<CompareTrialsHandler<Services>, typeof import("../src/handlers/compare-trials.ts").handle>,
  Fits<ConfirmScreenPointHandler<Services>, typeof import("../src/handlers/confirm-screen-point.ts").handle>,
  Fits<GetCampaignMaterialHandler<Services>, typeof import("../src/handlers/get-campaign-material.ts").handle>,
  Fits<GetManifestHandler<Services>, typeof import("../src/handlers/get-manifest.ts").handle>,
  Fits<GetMetricsGlossaryHandler<Services>, typeof import("../src/handlers/get-metrics-glossary.ts").handle>,
  Fits<GetParamRangesHandler<Services>, typeof import("../src/handlers/get-param-ranges.ts").handle>,
  Fits<GetTrialHandler<Services>, typeof import("../src/handlers/get-trial.ts").handle>,
  Fits<ListConfigsHandler<Services>, typeof import("../src/handlers/list-configs.ts").handle>,
  Fits<ListRunsHandler<Services>, typeof import("../src/handlers/list-runs.ts").handle>,
  Fits<ListScannersHandler<Services>, typeof import("../src/handlers/list-scanners.ts").handle>,
  Fits<ListStrategiesHandler<Services>, typeof import("../src/handlers/list-strategies.ts").handle>,
  Fits<ListTrialsHandler<Services>, typeof import("../src/handlers/list-trials.ts").handle>,
  Fits<LoadConfigHandler<Services>, typeof import("../src/handlers/load-config.ts").handle>,
  Fits<NullBenchmarkHandler<Services>, typeof import("../src/handlers/null-benchmark.ts").handle>,
  Fits<PreregisterHandler<Services>, typeof import("../src/handlers/preregister.ts").handle>,
  Fits<ReadChartHandler<Services>, typeof import("../src/handlers/read-chart.ts").handle>,
  Fits<RefusalCensusHandler<Services>, typeof import("../src/handlers/refusal-census.ts").handle>,
  Fits<RenderReportHandler<Services>, typeof import("../src/handlers/render-report.ts").handle>,
  Fits<ReplayRunHandler<Services>, typeof import("../src/handlers/replay-run.ts").handle>,
  Fits<RunBacktestHandler<Services>, typeof import("../src/handlers/run-backtest.ts").handle>,
  Fits<RunOptimizationHandler<Services>, typeof import("../src/handlers/run-optimization.ts").handle>,
  Fits<RunScanHandler<Services>, typeof import("../src/handlers/run-scan.ts").handle>,
  Fits<RunScreenHandler<Services>, typeof import("../src/handlers/run-screen.ts").handle>,
  Fits<RunWalkForwardHandler<Services>, typeof import("../src/handlers/run-walk-forward.ts").handle>,
  Fits<SaveConfigHandler<Services>, typeof import("../src/handlers/save-config.ts").handle>,
  Fits<SummarizeBarsHandler<Services>, typeof import("../src/handlers/summarize-bars.ts").handle>,
];

/** Gives a vocabulary's entries. One that reads no services need not take them. */
export type Entries = (services: Services) => readonly VocabularyEntry[] | Promise<readonly VocabularyEntry[]>;

export const registry: Registry<Services> = {
  server,
  tools: [
    {
      listing: analyzeTrial,
      contract: async () => (await import("./contract/analyze-trial/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/analyze-trial.ts")).handle as never,
    },
    {
      listing: auditBacktest,
      contract: async () => (await import("./contract/audit-backtest/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/audit-backtest.ts")).handle as never,
    },
    {
      listing: bestTrials,
      contract: async () => (await import("./contract/best-trials/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/best-trials.ts")).handle as never,
    },
    {
      listing: compareToHistory,
      contract: async () => (await import("./contract/compare-to-history/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/compare-to-history.ts")).handle as never,
      picture: async () => (await import("../src/history/forward-picture.ts")).forwardPicture as never,
    },
    {
      listing: compareTrials,
      contract: async () => (await import("./contract/compare-trials/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/compare-trials.ts")).handle as never,
    },
    {
      listing: confirmScreenPoint,
      contract: async () => (await import("./contract/confirm-screen-point/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/confirm-screen-point.ts")).handle as never,
    },
    {
      listing: getCampaignMaterial,
      contract: async () => (await import("./contract/get-campaign-material/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/get-campaign-material.ts")).handle as never,
    },
    {
      listing: getManifest,
      contract: async () => (await import("./contract/get-manifest/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/get-manifest.ts")).handle as never,
    },
    {
      listing: getMetricsGlossary,
      contract: async () => (await import("./contract/get-metrics-glossary/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/get-metrics-glossary.ts")).handle as never,
    },
    {
      listing: getParamRanges,
      contract: async () => (await import("./contract/get-param-ranges/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/get-param-ranges.ts")).handle as never,
    },
    {
      listing: getTrial,
      contract: async () => (await import("./contract/get-trial/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/get-trial.ts")).handle as never,
    },
    {
      listing: listConfigs,
      contract: async () => (await import("./contract/list-configs/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/list-configs.ts")).handle as never,
    },
    {
      listing: listRuns,
      contract: async () => (await import("./contract/list-runs/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/list-runs.ts")).handle as never,
    },
    {
      listing: listScanners,
      contract: async () => (await import("./contract/list-scanners/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/list-scanners.ts")).handle as never,
    },
    {
      listing: listStrategies,
      contract: async () => (await import("./contract/list-strategies/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/list-strategies.ts")).handle as never,
    },
    {
      listing: listTrials,
      contract: async () => (await import("./contract/list-trials/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/list-trials.ts")).handle as never,
    },
    {
      listing: loadConfig,
      contract: async () => (await import("./contract/load-config/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/load-config.ts")).handle as never,
    },
    {
      listing: nullBenchmark,
      contract: async () => (await import("./contract/null-benchmark/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/null-benchmark.ts")).handle as never,
    },
    {
      listing: preregister,
      contract: async () => (await import("./contract/preregister/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/preregister.ts")).handle as never,
    },
    {
      listing: readChart,
      contract: async () => (await import("./contract/read-chart/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/read-chart.ts")).handle as never,
    },
    {
      listing: refusalCensus,
      contract: async () => (await import("./contract/refusal-census/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/refusal-census.ts")).handle as never,
    },
    {
      listing: renderReport,
      contract: async () => (await import("./contract/render-report/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/render-report.ts")).handle as never,
    },
    {
      listing: replayRun,
      contract: async () => (await import("./contract/replay-run/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/replay-run.ts")).handle as never,
    },
    {
      listing: runBacktest,
      contract: async () => (await import("./contract/run-backtest/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/run-backtest.ts")).handle as never,
    },
    {
      listing: runOptimization,
      contract: async () => (await import("./contract/run-optimization/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/run-optimization.ts")).handle as never,
    },
    {
      listing: runScan,
      contract: async () => (await import("./contract/run-scan/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/run-scan.ts")).handle as never,
    },
    {
      listing: runScreen,
      contract: async () => (await import("./contract/run-screen/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/run-screen.ts")).handle as never,
    },
    {
      listing: runWalkForward,
      contract: async () => (await import("./contract/run-walk-forward/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/run-walk-forward.ts")).handle as never,
    },
    {
      listing: saveConfig,
      contract: async () => (await import("./contract/save-config/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/save-config.ts")).handle as never,
    },
    {
      listing: summarizeBars,
      contract: async () => (await import("./contract/summarize-bars/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/summarize-bars.ts")).handle as never,
    },
  ],
  vocabularies: [
    {
      name: "metrics",
      title: "Metrics",
      description: "The terms of the glossary, each with its definition.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/glossary/vocabulary.ts")).metricVocabulary;
        return entries(services);
      },
    },
    {
      name: "patterns",
      title: "Patterns",
      description: "The candlestick shapes and chart formations that a chart is searched for, each with the rule that detects it.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/charts/vocabulary.ts")).patternVocabulary;
        return entries(services);
      },
    },
    {
      name: "scanners",
      title: "Scanners",
      description: "The scanners that rank symbols, each with its rule, its sort key and its parameters.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/scanners/vocabulary.ts")).scannerVocabulary;
        return entries(services);
      },
    },
    {
      name: "signals",
      title: "Signals",
      description: "The signals of a day of market history, each with its type, unit and definition.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/history/vocabulary.ts")).signalVocabulary;
        return entries(services);
      },
    },
    {
      name: "strategies",
      title: "Strategies",
      description: "The strategies that the server can simulate, each with its rule and its parameters.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/strategies/vocabulary.ts")).strategyVocabulary;
        return entries(services);
      },
    },
    {
      name: "studies",
      title: "Studies",
      description: "The studies that a chart can be read with, each with its parameters, outputs, assumptions and source.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/charts/vocabulary.ts")).studyVocabulary;
        return entries(services);
      },
    },
    {
      name: "symbols",
      title: "Symbols",
      description: "The symbols that the bar store has bars of.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/charts/vocabulary.ts")).symbolVocabulary;
        return entries(services);
      },
    },
  ],
  liveDefaults: [
    {
      tool: "compare_to_history",
      argument: "mode",
      source: "src/history/defaults.ts#MODE",
      stamped: "soft",
      live: async () => (await import("../src/history/defaults.ts")).MODE,
    },
    {
      tool: "compare_to_history",
      argument: "top_k",
      source: "src/history/defaults.ts#TOP_K",
      stamped: 100,
      live: async () => (await import("../src/history/defaults.ts")).TOP_K,
    },
    {
      tool: "compare_to_history",
      argument: "recency_half_life_days",
      source: "src/history/defaults.ts#RECENCY_HALF_LIFE_DAYS",
      stamped: 730,
      live: async () => (await import("../src/history/defaults.ts")).RECENCY_HALF_LIFE_DAYS,
    },
    {
      tool: "compare_to_history",
      argument: "backfill_weight",
      source: "src/history/defaults.ts#BACKFILL_WEIGHT",
      stamped: 1,
      live: async () => (await import("../src/history/defaults.ts")).BACKFILL_WEIGHT,
    },
    {
      tool: "compare_to_history",
      argument: "dim_trust",
      source: "src/history/defaults.ts#DIM_TRUST",
      stamped: { atr_14_ratio: 0.5, distance_sma_200: 0.75 },
      live: async () => (await import("../src/history/defaults.ts")).DIM_TRUST,
    },
    {
      tool: "read_chart",
      argument: "studies",
      source: "src/charts/defaults.ts#DEFAULT_STUDIES",
      stamped: [
        { id: "sma", parameters: { period: 20 } },
        { id: "ema", parameters: { period: 9 } },
        { id: "rsi", parameters: { period: 14 } },
      ],
      live: async () => (await import("../src/charts/defaults.ts")).DEFAULT_STUDIES,
    },
  ],
  prompts: async () => (await import("./contract/prompts.ts")).prompts,
  snapshot: async (services, now) => {
    const name: (services: Services, now: Date) => string | Promise<string> = (await import("../src/market/market-snapshot.ts")).marketSnapshot;
    return name(services, now);
  },
  provenance: async () => (await import("./contract/provenance/contract.ts")).provenance,
  openapi: async () => (await import("./openapi.json", { with: { type: "json" } })).default,
};
