import { isIsoDay } from '../market/calendar.ts';
import { weightExponent } from './analogue-weights.ts';
import { type ChosenRow, chooseAnalogues, labelList, labelsOfMode } from './choose-analogues.ts';
import type {
  AnalogueDate,
  CompareOptions,
  Comparison,
  ComparisonRefusal,
  ComparisonResult,
  ForwardByHorizon,
  Headline,
  RegimeBreakdown,
} from './comparison.ts';
import { concentration } from './concentration.ts';
import { MATCHER_VERSION } from './defaults.ts';
import { HORIZONS, type Horizon } from './forward-outcomes.ts';
import { forwardReturns, type WeighedRow } from './forward-returns.ts';
import { historyAsOf } from './history-as-of.ts';
import { jointPosition } from './joint-position.ts';
import { MODE_TRAITS } from './match-mode.ts';
import { matchVector, trustPerSignal } from './match-vector.ts';
import { bordersOf } from './matching-labels.ts';
import type { MatchDimension } from './nearest-rows.ts';
import type { SignalHistory } from './signal-history.ts';
import { distanceShares, targetPositions } from './target-position.ts';
import { choiceWarnings, comparisonWarnings, unusableSignals } from './warnings.ts';

type Analogue = ChosenRow & WeighedRow;

const LONGEST_HORIZON = HORIZONS.at(-1)!;

/** The target, and one row whose longest forward return is complete. */
const NEEDED_ROWS = LONGEST_HORIZON + 2;

/**
 * Finds the rows of history most like the latest one, or like a hypothetical vector, and tells what followed.
 *
 * The order of work:
 * 1. The target's date is the latest row up to `as_of`, t, also for a hypothetical vector. Row t is no candidate in
 *    either case: nothing has followed it yet.
 * 2. A row s is a candidate when its shortest forward return is complete at t, `s + 1 <= t`.
 * 3. The first `top_k` candidates in the mode's order are the analogues (match-mode.ts; the distance's law stands in
 *    nearest-rows.ts).
 * 4. Each horizon h then counts those of them with `s + h <= t`, so longer horizons may count fewer. `horizon`
 *    only repeats one of them as the headline, and changes neither analogues nor figures.
 * 5. Every forward statistic is weighted (analogue-weights.ts), in percent, and beside its unconditional base.
 *
 * Scales, bases and analogues come from rows up to t alone. `random`, uniform in [0, 1), is what the bootstrap
 * draws from: for the same history, options and numbers the answer is the same. No number of a result is NaN
 * or infinite; where there is none to give it is null.
 */
export function compareToHistory(
  wholeHistory: SignalHistory,
  options: CompareOptions,
  random: () => number,
): Comparison {
  const { as_of, mode } = options;
  if (wholeHistory.dates.length > 0 && as_of !== undefined) {
    const refusal = refuseDay(wholeHistory, as_of);
    if (refusal !== null) return refusal;
  }
  const history = as_of === undefined ? wholeHistory : historyAsOf(wholeHistory, as_of);
  const rows = history.dates.length;
  if (rows < NEEDED_ROWS) return refusal('NO_HISTORY', { rows, needed: NEEDED_ROWS });

  const vector = matchVector(
    history,
    options.signals_dict,
    trustPerSignal(options.dim_trust, history.trust),
    mode,
  );
  const labels = labelsOfMode(vector, mode);
  const dimensions = MODE_TRAITS[mode].distance ? vector.dimensions.length : labels.length;
  if (dimensions === 0) return refusal('NO_USABLE_SIGNAL', { signals: unusableSignals(vector.unusable) });

  const candidates = rows - HORIZONS[0];
  const chosen = chooseAnalogues(history, vector, mode, candidates, options.top_k);
  if (chosen.rows.length === 0)
    return MODE_TRAITS[mode].distance || chosen.leftOutForMissing === candidates
      ? refusal('NO_CANDIDATES', { candidates })
      : refusal('NO_MATCH', { candidates, labels: labelList(labels) });

  const rule = {
    recencyHalfLifeDays: options.recency_half_life_days,
    backfillWeight: options.backfill_weight,
  };
  const analogues = chosen.rows.map((one) => ({ ...one, exponent: weightExponent(history, one.row, rule) }));
  if (analogues.every(weighsNothing)) return refusal('NO_WEIGHT', { analogues: analogues.length });

  const backfillCount = analogues.filter(({ row }) => history.backfill[row] === 1).length;
  const weightConcentration = concentration(analogues, rows - 1);
  const joint = jointPosition(vector.dimensions, rows - 1);
  const forward = forwardByHorizon(history, analogues, random);
  const regimes = analoguesByRegime(history, analogues);
  const result: ComparisonResult = {
    matcher_version: MATCHER_VERSION,
    mode,
    trade_date: history.dates.at(-1)!,
    sample_size: analogues.length,
    live_count: analogues.length - backfillCount,
    backfill_count: backfillCount,
    backfill_weight: options.backfill_weight,
    recency_half_life_days: options.recency_half_life_days,
    total_history_days: rows,
    match_dimensions: dimensions,
    top_k: options.top_k,
    candidates_left_out_for_missing: chosen.leftOutForMissing,
    matched_bins: Object.fromEntries(vector.labels.map(({ name, label }) => [name, label])),
    bin_borders: bordersOf(history, vector.labels),
    ...(mode === 'hybrid'
      ? { hybrid_fallback: chosen.fallbackReason !== null, hybrid_fallback_reason: chosen.fallbackReason }
      : {}),
    ...distanceSummary(analogues),
    target_position: targetPositions(vector.dimensions, history.spreads),
    joint_position: joint.position,
    joint_position_reason: joint.reason,
    concentration: weightConcentration,
    ...forward,
    regime_distribution: Object.fromEntries(regimes.map(([regime, members]) => [regime, members.length])),
    regime_breakdown: Object.fromEntries(
      regimes.map(([regime, members]): [string, RegimeBreakdown] => [
        regime,
        { count: members.length, ...forwardByHorizon(history, members, random) },
      ]),
    ),
    ...(options.horizon === undefined ? {} : headline(options.horizon, forward)),
    ...(options.include_analogue_dates
      ? { analogue_dates: analogues.map((analogue) => analogueDate(history, vector.dimensions, analogue)) }
      : {}),
  };
  const weight = {
    analogues: analogues.length,
    weightless: analogues.filter(weighsNothing).length,
    episodeShares: new Map(HORIZONS.map((horizon) => [horizon, episodeShare(history, analogues, horizon)])),
  };
  return {
    kind: 'result',
    result,
    warnings: [
      ...choiceWarnings(as_of, result.trade_date, chosen.fallbackReason),
      ...comparisonWarnings(history, vector, joint, weightConcentration, weight),
    ],
  };
}

function refuseDay({ dates }: SignalHistory, day: string): Comparison | null {
  if (!isIsoDay(day)) return refusal('NO_SUCH_DAY', { day });
  const [first, last] = [dates[0]!, dates.at(-1)!];
  return day < first || day > last ? refusal('OUTSIDE_HISTORY', { day, first, last }) : null;
}

function refusal<Code extends ComparisonRefusal['code']>(
  code: Code,
  params: Extract<ComparisonRefusal, { code: Code }>['params'],
): Comparison {
  return { kind: 'refusal', code, params } as ComparisonRefusal;
}

/** The analogues of a mode with distance all have one, those of the others none. */
function distanceSummary(
  analogues: readonly Analogue[],
): Pick<ComparisonResult, 'distance_min' | 'distance_max' | 'distance_mean'> {
  const distances = analogues.flatMap(({ distance }) => (distance === null ? [] : [distance]));
  if (distances.length === 0) return { distance_min: null, distance_max: null, distance_mean: null };
  return {
    distance_min: distances[0]!,
    distance_max: distances.at(-1)!,
    distance_mean: distances.reduce((sum, distance) => sum + distance, 0) / distances.length,
  };
}

function weighsNothing({ exponent }: WeighedRow): boolean {
  return exponent === Number.NEGATIVE_INFINITY;
}

/** Share of the heaviest episode among the analogues whose return over the horizon is known; 0 where none counts. */
function episodeShare(history: SignalHistory, analogues: readonly WeighedRow[], horizon: Horizon): number {
  const { returns } = history.outcomes.get(horizon)!;
  const counted = analogues.filter(
    (analogue) => !weighsNothing(analogue) && !Number.isNaN(returns[analogue.row]!),
  );
  return counted.length === 0 ? 0 : concentration(counted, history.dates.length - 1).largest_episode_share;
}

function forwardByHorizon(
  history: SignalHistory,
  analogues: readonly WeighedRow[],
  random: () => number,
): ForwardByHorizon {
  const over = (horizon: Horizon) => forwardReturns(analogues, history.outcomes.get(horizon)!, random);
  return { forward_1d: over(1), forward_3d: over(3), forward_5d: over(5) };
}

/** Analogues by the regime of their row, most frequent first, then by name; rows without one are in none. */
function analoguesByRegime(history: SignalHistory, analogues: readonly Analogue[]): [string, Analogue[]][] {
  const regimes = history.categories.get('regime');
  const groups = new Map<string, Analogue[]>();
  for (const analogue of analogues) {
    const regime = regimes?.[analogue.row] ?? null;
    if (regime !== null) groups.set(regime, [...(groups.get(regime) ?? []), analogue]);
  }
  return [...groups].sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1));
}

function headline(horizon: Horizon, forward: ForwardByHorizon): { horizon: Horizon; headline: Headline } {
  const { mean, median, positive_pct, ci_low_95, ci_high_95, count } = forward[`forward_${horizon}d`];
  return { horizon, headline: { mean, median, positive_pct, ci_low_95, ci_high_95, sample_size: count } };
}

function analogueDate(
  history: SignalHistory,
  dimensions: readonly MatchDimension[],
  { row, distance, exponent }: Analogue,
): AnalogueDate {
  const after = (horizon: Horizon) => {
    const value = history.outcomes.get(horizon)!.returns[row]!;
    return Number.isNaN(value) ? null : value;
  };
  return {
    date: history.dates[row]!,
    distance,
    distance_shares: distance === null ? null : distanceShares(dimensions, row),
    weight: 2 ** exponent,
    forward_1d: after(1),
    forward_3d: after(3),
    forward_5d: after(5),
  };
}
