import type { Calibration, HorizonCalibration } from './calibrate.ts';
import type { CompareOptions } from './comparison.ts';
import {
  BACKFILL_WEIGHT,
  DIM_TRUST,
  MATCHER_VERSION,
  MODE,
  RECENCY_HALF_LIFE_DAYS,
  TOP_K,
} from './defaults.ts';
import shipped from './embedded-calibration.json' with { type: 'json' };

export interface QuotedCalibration {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly every_rows: number;
  /** Arguments of the call that the calibration was not made with. */
  readonly differs_in: readonly string[];
  readonly forward_1d: HorizonCalibration;
  readonly forward_3d: HorizonCalibration;
  readonly forward_5d: HorizonCalibration;
}

export interface CalibrationQuote {
  readonly calibration: QuotedCalibration | null;
  readonly calibration_reason: string | null;
  /** What a reader must know of it beside the result. */
  readonly warning: string | null;
}

/**
 * The calibration that is shipped with the server, where it speaks of this call: not for another version of the matching
 * rules, not on other data, and not for a past day, of which it knows what followed.
 */
export function quoteCalibration(
  options: CompareOptions,
  snapshot: string,
  isLatestDay: boolean,
  calibration: Calibration = shipped,
): CalibrationQuote {
  const silent = (calibration_reason: string) => ({ calibration: null, calibration_reason, warning: null });
  if (calibration.matcher_version !== MATCHER_VERSION)
    return silent(`the calibration is of matcher_version ${calibration.matcher_version}`);
  if (calibration.snapshot !== snapshot) return silent('the calibration was made on other data');
  if (!isLatestDay) return silent('the calibration knows what followed this past day');
  const { matcher_version, snapshot: made, ...quoted } = calibration;
  return {
    calibration: { ...quoted, differs_in: differences(options) },
    calibration_reason: null,
    warning: skillWarning(calibration),
  };
}

function differences(options: CompareOptions): string[] {
  const isDefault = {
    signals_dict: options.signals_dict === undefined,
    mode: options.mode === MODE || options.mode === 'euclidean',
    top_k: options.top_k === TOP_K,
    recency_half_life_days: options.recency_half_life_days === RECENCY_HALF_LIFE_DAYS,
    backfill_weight: options.backfill_weight === BACKFILL_WEIGHT,
    dim_trust: JSON.stringify(options.dim_trust ?? DIM_TRUST) === JSON.stringify(DIM_TRUST),
  };
  return Object.entries(isDefault).flatMap(([name, same]) => (same ? [] : [name]));
}

const SCORES = [
  ['pinball_skill', 'percentiles', 'pinball loss'],
  ['brier_skill', 'positive_pct', 'Brier score'],
] as const;

/** Says plainly which forecasts are not surely better than those from all days. */
function skillWarning({ from, to, ...calibration }: Calibration): string | null {
  const failings = SCORES.flatMap(([score, what, loss]) => {
    const figures = ([1, 3, 5] as const).flatMap((horizon) => {
      const { percent, low_95, high_95 } = calibration[`forward_${horizon}d`][score];
      const bounds = `${low_95.toFixed(1)} to ${high_95.toFixed(1)}`;
      return low_95 > 0 ? [] : [`${horizon}-day ${percent.toFixed(1)} % (${bounds})`];
    });
    return figures.length === 0 ? [] : [`${what}, skill in ${loss}: ${figures.join(', ')}`];
  });
  if (failings.length === 0) return null;
  return `From ${from} to ${to} these forecasts of the matcher were not surely better than those from all days: ${failings.join('; ')}.`;
}
