// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import { runRecorder } from "toolwright-runtime/testing";
import { registry } from "../registry.ts";
import { plan as analyzeTrial } from "./analyze-trial.plan.ts";
import { plan as auditBacktest } from "./audit-backtest.plan.ts";
import { plan as bestTrials } from "./best-trials.plan.ts";
import { plan as compareToHistory } from "./compare-to-history.plan.ts";
import { plan as compareTrials } from "./compare-trials.plan.ts";
import { plan as confirmScreenPoint } from "./confirm-screen-point.plan.ts";
import { plan as getCampaignMaterial } from "./get-campaign-material.plan.ts";
import { plan as getManifest } from "./get-manifest.plan.ts";
import { plan as getMetricsGlossary } from "./get-metrics-glossary.plan.ts";
import { plan as getParamRanges } from "./get-param-ranges.plan.ts";
import { plan as getTrial } from "./get-trial.plan.ts";
import { plan as listConfigs } from "./list-configs.plan.ts";
import { plan as listRuns } from "./list-runs.plan.ts";
import { plan as listScanners } from "./list-scanners.plan.ts";
import { plan as listStrategies } from "./list-strategies.plan.ts";
import { plan as listTrials } from "./list-trials.plan.ts";
import { plan as loadConfig } from "./load-config.plan.ts";
import { plan as nullBenchmark } from "./null-benchmark.plan.ts";
import { plan as preregister } from "./preregister.plan.ts";
import { plan as readChart } from "./read-chart.plan.ts";
import { plan as refusalCensus } from "./refusal-census.plan.ts";
import { plan as renderReport } from "./render-report.plan.ts";
import { plan as replayRun } from "./replay-run.plan.ts";
import { plan as runBacktest } from "./run-backtest.plan.ts";
import { plan as runOptimization } from "./run-optimization.plan.ts";
import { plan as runScan } from "./run-scan.plan.ts";
import { plan as runScreen } from "./run-screen.plan.ts";
import { plan as runWalkForward } from "./run-walk-forward.plan.ts";
import { plan as saveConfig } from "./save-config.plan.ts";
import { plan as summarizeBars } from "./summarize-bars.plan.ts";
import { fixtures } from "./fixtures.ts";

await runRecorder([
  analyzeTrial,
  auditBacktest,
  bestTrials,
  compareToHistory,
  compareTrials,
  confirmScreenPoint,
  getCampaignMaterial,
  getManifest,
  getMetricsGlossary,
  getParamRanges,
  getTrial,
  listConfigs,
  listRuns,
  listScanners,
  listStrategies,
  listTrials,
  loadConfig,
  nullBenchmark,
  preregister,
  readChart,
  refusalCensus,
  renderReport,
  replayRun,
  runBacktest,
  runOptimization,
  runScan,
  runScreen,
  runWalkForward,
  saveConfig,
  summarizeBars,
], {
  registry,
  fixtures,
  recordings: new URL("../../recordings/", import.meta.url),
});
