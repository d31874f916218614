import { measureAdoptedServer } from './adopted-server.ts';
import { measureBacktestCalls, measureParameterSweep, measureWalkForward } from './backtests.ts';
import { measureCalls, measureRecordedCalls } from './calls.ts';
import { measureChartReading, measureStudiesAndPatterns } from './charts.ts';
import { measureEmbeddedComparison, measureLargeComparison } from './compare.ts';
import { measureCscv } from './cscv.ts';
import { measureGeneration } from './generation.ts';
import { measureHttpCalls } from './http-calls.ts';
import { measureLedgerAppends, measureLedgerVerification } from './ledger.ts';
import type { Measurement, Timing } from './measure.ts';
import { measureNearestRows } from './nearest-rows.ts';
import { measureSignalsParquet } from './signals-parquet.ts';
import { measureSite } from './site.ts';
import { measureStartUp } from './start-up.ts';
import { measureStartUpGrowth } from './start-up-growth.ts';
import { measureBarSummaries } from './summarize-bars.ts';
import { measureBestTrials, measureListTrials } from './trials.ts';
import { measureUnchangedGen } from './unchanged-gen.ts';
import { measureSiteEdit, measureWatch } from './watch.ts';

/** By name, so that one can be asked for. */
const all: Readonly<Record<string, () => Promise<Measurement>>> = {
  cscv: measureCscv,
  'nearest-rows': measureNearestRows,
  'large-comparison': measureLargeComparison,
  'embedded-comparison': measureEmbeddedComparison,
  'signals-parquet': measureSignalsParquet,
  'ledger-appends': measureLedgerAppends,
  'ledger-verification': measureLedgerVerification,
  'chart-reading': measureChartReading,
  'studies-and-patterns': measureStudiesAndPatterns,
  'bar-summaries': measureBarSummaries,
  'parameter-sweep': measureParameterSweep,
  'walk-forward': measureWalkForward,
  'backtest-calls': measureBacktestCalls,
  'best-trials': measureBestTrials,
  'list-trials': measureListTrials,
  'start-up': measureStartUp,
  'start-up-growth': measureStartUpGrowth,
  'unchanged-gen': measureUnchangedGen,
  'adopted-server': measureAdoptedServer,
  calls: measureCalls,
  'recorded-calls': measureRecordedCalls,
  'http-calls': measureHttpCalls,
  'site-10': () => measureSite(10),
  'site-1000': () => measureSite(1_000),
  'site-edit': () => measureSiteEdit(1_000),
  ...Object.fromEntries(
    [10, 100, 1_000].flatMap((tools) => [
      [`generation-${tools}`, () => measureGeneration(tools)],
      [`watch-${tools}`, () => measureWatch(tools)],
    ]),
  ),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}.\n`,
  );
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : Object.keys(all)) {
  process.stdout.write(`${report(await all[name]!())}\n\n`);
}

function report({ what, ours, peers = [], notes = [], target }: Measurement): string {
  const compared = peers.flatMap(({ name, timing }) => [
    `  peer    ${figures(timing)}  (${name})`,
    `  ratio   ${(ours.median / timing.median).toFixed(2)} of medians`,
  ]);
  const lines = [
    what,
    `  ours    ${figures(ours)}`,
    ...compared,
    ...notes.map((note) => `  also    ${note}`),
  ];
  return [...lines, `  target  ${target}`].join('\n');
}

function figures({ median, fastest, slowest, runs }: Timing): string {
  return `${median.toFixed(1)} ms median of ${runs} (${fastest.toFixed(1)} to ${slowest.toFixed(1)})`;
}
