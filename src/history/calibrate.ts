import { compareToHistory } from './compare.ts';
import type { CompareOptions, ComparisonResult } from './comparison.ts';
import { BACKFILL_WEIGHT, MATCHER_VERSION, MODE, RECENCY_HALF_LIFE_DAYS, TOP_K } from './defaults.ts';
import { type Skill, skillAgainst } from './forecast-skill.ts';
import { HORIZONS, type Horizon } from './forward-outcomes.ts';
import type { SignalHistory } from './signal-history.ts';

/** What the matcher's forecasts of one horizon were worth. */
export interface HorizonCalibration {
  readonly forecasts: number;
  /** Share of returns within the p5-p95 band, which says 90; and within the band of all days. */
  readonly band_coverage_pct: number;
  readonly base_band_coverage_pct: number;
  /** By how much the mean pinball loss of p5, p25, median, p75 and p95 is below that of all days. */
  readonly pinball_skill: Skill;
  /** By how much the Brier score of positive_pct is below that of all days. */
  readonly brier_skill: Skill;
}

export interface Calibration {
  readonly matcher_version: string;
  /** The data that it was made on. */
  readonly snapshot: string;
  /** The day on which it was made. */
  readonly date: string;
  /** First and last day that a forecast was made on. */
  readonly from: string;
  readonly to: string;
  /** Trading rows from one forecast to the next. */
  readonly every_rows: number;
  readonly forward_1d: HorizonCalibration;
  readonly forward_3d: HorizonCalibration;
  readonly forward_5d: HorizonCalibration;
}

/** Two years: what a first forecast has to go by. */
const FIRST_ROW = 504;

/** As long as the longest horizon, so that no two forecast returns overlap. */
export const EVERY_ROWS = 5;

const DEFAULT_OPTIONS: CompareOptions = {
  mode: MODE,
  top_k: TOP_K,
  recency_half_life_days: RECENCY_HALF_LIFE_DAYS,
  backfill_weight: BACKFILL_WEIGHT,
  include_analogue_dates: false,
};

const LEVELS = [
  ['p5', 0.05],
  ['p25', 0.25],
  ['median', 0.5],
  ['p75', 0.75],
  ['p95', 0.95],
] as const;

/**
 * What the matcher's forecasts would have been worth: every fifth row from the third year on is matched as it was to be
 * matched then, with the default options, and its percentiles and positive_pct are held against what followed. The forecast to
 * beat is that of all days up to then, the `base` of the same answer. A row that is refused makes no forecast.
 *
 * `progress` is told of each row. Throws where no row makes a forecast.
 */
export function calibrate(
  history: SignalHistory,
  { snapshot, date }: { readonly snapshot: string; readonly date: string },
  progress: (row: number, rows: number) => void = () => {},
): Calibration {
  const rows = history.dates.length;
  const answers: { row: number; result: ComparisonResult }[] = [];
  for (let row = FIRST_ROW; row < rows - 1; row += EVERY_ROWS) {
    const asked = { ...DEFAULT_OPTIONS, as_of: history.dates[row]! };
    // The forecasts hold no interval, so it doesn't matter what the bootstrap draws.
    const comparison = compareToHistory(history, asked, () => 0);
    if (comparison.kind === 'result') answers.push({ row, result: comparison.result });
    progress(row, rows);
  }
  if (answers.length === 0) throw new Error(`${rows} days of history are too few to calibrate on.`);
  const over = (horizon: Horizon) => horizonCalibration(history, answers, horizon);
  return {
    matcher_version: MATCHER_VERSION,
    snapshot,
    date,
    from: history.dates[answers[0]!.row]!,
    to: history.dates[answers.at(-1)!.row]!,
    every_rows: EVERY_ROWS,
    forward_1d: over(HORIZONS[0]),
    forward_3d: over(HORIZONS[1]),
    forward_5d: over(HORIZONS[2]),
  };
}

type Percentiles = Readonly<Record<(typeof LEVELS)[number][0] | 'positive_pct', number>>;

function horizonCalibration(
  history: SignalHistory,
  answers: readonly { row: number; result: ComparisonResult }[],
  horizon: Horizon,
): HorizonCalibration {
  const { returns } = history.outcomes.get(horizon)!;
  const forecasts = answers.flatMap(({ row, result }) => {
    const forward = result[`forward_${horizon}d`];
    const after = returns[row]!;
    return Number.isNaN(after) || forward.count === 0
      ? []
      : [{ after, forecast: forward as Percentiles, base: forward.base as Percentiles }];
  });
  const within = (which: 'forecast' | 'base') =>
    forecasts.filter((one) => one[which].p5 <= one.after && one.after <= one[which].p95).length;
  const losses = (loss: (forecast: Percentiles, after: number) => number) =>
    skillAgainst(
      forecasts.map(({ forecast, after }) => loss(forecast, after)),
      forecasts.map(({ base, after }) => loss(base, after)),
    );
  return {
    forecasts: forecasts.length,
    band_coverage_pct: (100 * within('forecast')) / forecasts.length,
    base_band_coverage_pct: (100 * within('base')) / forecasts.length,
    pinball_skill: losses(pinballLoss),
    brier_skill: losses(brierScore),
  };
}

/** Mean over the five percentiles of `(level - [after < percentile]) (after - percentile)`. */
function pinballLoss(forecast: Percentiles, after: number): number {
  const losses = LEVELS.map(
    ([name, level]) => (level - (after < forecast[name] ? 1 : 0)) * (after - forecast[name]),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / LEVELS.length;
}

function brierScore({ positive_pct }: Percentiles, after: number): number {
  return (positive_pct / 100 - (after > 0 ? 1 : 0)) ** 2;
}
