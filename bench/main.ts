import { measureCalls, measureRecordedCalls } from './calls.ts';
import { measureChartReading, measureStudiesAndPatterns } from './charts.ts';
import { measureEmbeddedComparison, measureLargeComparison } from './compare.ts';
import { measureCscv } from './cscv.ts';
import { measureHttpCalls } from './http-calls.ts';
import type { Measurement, Timing } from './measure.ts';
import { measureNearestRows } from './nearest-rows.ts';
import { measureStartUp } from './start-up.ts';
import { measureUnchangedGen } from './unchanged-gen.ts';

const measurements: Measurement[] = [];
const all = [
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
];
for (const measure of all) {
  measurements.push(await measure());
}

process.stdout.write(`${measurements.map(report).join('\n\n')}\n`);

function report({ what, ours, peer, target }: Measurement): string {
  const lines = [what, `  ours    ${figures(ours)}`];
  if (peer !== undefined) {
    lines.push(
      `  peer    ${figures(peer.timing)}  (${peer.name})`,
      `  ratio   ${(ours.median / peer.timing.median).toFixed(2)} of medians`,
    );
  }
  return [...lines, `  target  ${target}`].join('\n');
}

function figures({ median, fastest, slowest, runs }: Timing): string {
  return `${median.toFixed(1)} ms median of ${runs} (${fastest.toFixed(1)} to ${slowest.toFixed(1)})`;
}
