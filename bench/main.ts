import { measureCalls, measureRecordedCalls } from './calls.ts';
import { measureChartReading, measureStudiesAndPatterns } from './charts.ts';
import { measureEmbeddedComparison, measureLargeComparison } from './compare.ts';
import { measureCscv } from './cscv.ts';
import { measureGeneration } from './generation.ts';
import { measureHttpCalls } from './http-calls.ts';
import type { Measurement, Timing } from './measure.ts';
import { measureNearestRows } from './nearest-rows.ts';
import { measureStartUp } from './start-up.ts';
import { measureUnchangedGen } from './unchanged-gen.ts';
import { measureWatch } from './watch.ts';

const all: readonly (() => Promise<Measurement>)[] = [
  measureCscv,
  measureNearestRows,
  measureLargeComparison,
  measureEmbeddedComparison,
  measureChartReading,
  measureStudiesAndPatterns,
  measureStartUp,
  measureUnchangedGen,
  measureCalls,
  measureRecordedCalls,
  measureHttpCalls,
  ...[10, 100, 1_000].flatMap((tools) => [() => measureGeneration(tools), () => measureWatch(tools)]),
];
for (const measure of all) {
  process.stdout.write(`${report(await measure())}\n\n`);
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
