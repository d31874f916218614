import { compareToHistory } from '../src/history/compare.ts';
import type { CompareOptions } from '../src/history/comparison.ts';
import { readEmbeddedHistory } from '../src/history/embedded-history.ts';
import type { MatchMode } from '../src/history/match-mode.ts';
import { prepareHistory } from '../src/history/signal-history.ts';
import { type Measurement, time } from './measure.ts';
import { randomNumbers } from './random.ts';

const ROWS = 1_000_000;
const DIMENSIONS = 16;

/** Every weight is the same, so that there are many episodes and each interval is computed. */
const OPTIONS: CompareOptions = {
  mode: 'soft',
  top_k: 100,
  recency_half_life_days: 0,
  backfill_weight: 1,
  include_analogue_dates: true,
};

/** A whole comparison over the embedded history, the slowest of the modes. */
export async function measureEmbeddedComparison(): Promise<Measurement> {
  const { signals } = readEmbeddedHistory();
  const random = randomNumbers(3);
  const ask = (mode: MatchMode) =>
    time(() => compareToHistory(signals, { ...OPTIONS, mode }, random), 41, 20);
  const times = [await ask('soft'), await ask('hard'), await ask('tag'), await ask('hybrid')];
  const ours = times.toSorted((a, b) => b.median - a.median)[0]!;
  return {
    what: 'one comparison with its intervals, embedded history, slowest mode',
    ours,
    target: 'under 10 ms',
  };
}

/** A whole comparison over a million days of 16 signals. */
export async function measureLargeComparison(): Promise<Measurement> {
  const random = randomNumbers(4);
  const column = () => Float64Array.from({ length: ROWS }, () => random() - 0.5);
  const day = (row: number) => new Date(Date.UTC(100, 0, 1) + row * 86_400_000).toISOString().slice(0, 10);
  const history = prepareHistory({
    dates: Array.from({ length: ROWS }, (_, row) => day(row)),
    closes: column().map((value) => 100 + value),
    numeric: new Map(Array.from({ length: DIMENSIONS }, (_, at) => [`signal_${at}`, column()])),
    categories: new Map(),
    bins: new Map(),
    trust: new Map(),
    backfill: new Uint8Array(ROWS),
  });
  const held = process.memoryUsage.rss();
  const ours = await time(() => compareToHistory(history, OPTIONS, random), 21, 5);
  // The most that this process ever held, so that what making the data took counts, too.
  const peak = process.resourceUsage().maxRSS * 1024;
  return {
    what: 'one comparison with its intervals, 1,000,000 rows x 16 signals',
    ours,
    notes: [`at most ${Math.ceil((peak - held) / 1e6)} MB above the process with its data`],
    target: 'under 60 ms, and under 300 MB above the data',
  };
}
