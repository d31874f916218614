import { type Bars, sliceBars, sliceCandles } from '../market/bars.ts';
import { dayAt, isoDay } from '../market/calendar.ts';
import type { StoredBars } from '../market/market-data.ts';
import { ageWarning, type ServedMarket } from '../market/served-market.ts';
import { type Timeframe, timeframeNamed } from '../market/timeframes.ts';
import { DEFAULT_STUDIES, LISTED_PATTERNS, MINIMUM_CANDLES, PATTERN_LEAD } from './defaults.ts';
import { missingInputs } from './indicators/missing-inputs.ts';
import { completeParameters } from './indicators/parameters.ts';
import { studyNamed } from './indicators/registry.ts';
import type { Parameters, Study } from './indicators/study.ts';
import { delayedFloor, type LoadedCandles, loadCandles } from './load-candles.ts';
import { findPatterns } from './patterns/find-patterns.ts';
import { SWING_WIDTH, type Swing, swingsOf } from './patterns/swings.ts';
import { readLevels } from './reading/read-levels.ts';
import { readStudy } from './reading/read-study.ts';
import { readTrend } from './reading/read-trend.ts';
import { readVolume } from './reading/read-volume.ts';
import { summaryOf, tallyOf } from './reading/tally.ts';

export interface ChartOptions {
  readonly symbol: string;
  /** A name of timeframes.ts. */
  readonly timeframe: string;
  /** Candles to read; by default the timeframe's own window. */
  readonly window?: number;
  readonly studies?: readonly { readonly id: string; readonly parameters?: Parameters }[];
}

interface StudyRequest {
  readonly study: Study;
  readonly parameters: Parameters;
}

/**
 * Reads the last candles of a symbol's chart: the trend and the rule that decided it, the newest patterns, a reading per
 * study, the nearest swing levels, the volume, and how the readings count. Studies settle on candles before the window, where
 * the store has them; patterns leave out candles whose rows are not complete; nothing uses what was not known at the
 * last bar. It describes, and weighs nothing.
 */
export async function readChart(market: ServedMarket, options: ChartOptions) {
  const timeframe = timeframeNamed(options.timeframe)!;
  const requests = requestsOf(options.studies ?? DEFAULT_STUDIES);
  if ('kind' in requests) return requests;
  const asked = options.window ?? timeframe.window;
  const lead = Math.max(
    PATTERN_LEAD,
    ...requests.map(({ study, parameters }) => study.warmUp(parameters) + study.settle(parameters)),
  );
  const loaded = await loadCandles(market, options.symbol, timeframe, asked + lead);
  if (loaded.kind === 'refusal') return loaded;
  for (const { study } of requests) {
    const lacking = missingInputs(study, loaded.stored.missing);
    if (lacking.length > 0)
      return refusal('MISSING_INPUT', {
        study: study.id,
        symbol: options.symbol,
        columns: lacking.join(', '),
      });
  }
  const available = loaded.candles.times.length;
  const window = Math.min(asked, available);
  if (window < MINIMUM_CANDLES && loaded.withheld > 0)
    return delayedFloor(market, options.symbol, window, MINIMUM_CANDLES, loaded.withheld);
  if (window < MINIMUM_CANDLES)
    return refusal('TOO_FEW_BARS', { bars: window, needed: MINIMUM_CANDLES, symbol: options.symbol });
  return {
    kind: 'result' as const,
    result: reading(options.symbol, timeframe, loaded, window, requests),
    warnings: warningsOf(market, loaded, requests, { asked, window }),
    loaded,
  };
}

function reading(
  symbol: string,
  timeframe: Timeframe,
  { candles, stored }: LoadedCandles,
  window: number,
  requests: readonly StudyRequest[],
) {
  const rows = candles.times.length;
  const start = rows - window;
  const shown = sliceCandles(candles, start, rows);
  const close = shown.closes.at(-1)!;
  const isPartial = shown.partial.at(-1) === 1;
  const timeText = timeTextOf(timeframe);
  const swings = knownSwings(shown, stored);
  const trend = readTrend(candles, swings);
  const indicators = requests.map(({ study, parameters }) =>
    readStudy(study, parameters, study.memory === 'cumulative' ? shown : candles),
  );
  const first = Math.max(
    Math.max(0, start - PATTERN_LEAD) + (candles.partial[0] === 1 && start <= PATTERN_LEAD ? 1 : 0),
    firstTradedOpen(candles, stored),
  );
  const end = isPartial ? rows - 1 : rows;
  const whole = sliceBars(candles, Math.min(first, end), end);
  const patterns = findPatterns(whole, LISTED_PATTERNS, Math.max(0, start - first));
  const patternsDetected = first < rows ? patterns.total : null;
  const tally = tallyOf(trend, indicators);
  return {
    symbol,
    timeframe: timeframe.name,
    interval: stored.interval,
    adjustment: stored.adjustment,
    window,
    firstBar: timeText(shown.times[0]!),
    lastBar: timeText(shown.times.at(-1)!),
    lastBarComplete: !isPartial,
    studies: requests.map(({ study, parameters }) => ({ id: study.id, parameters })),
    volumeRead: shown.volumes.some((volume) => volume > 0),
    lastClose: close,
    trend,
    patterns: patterns.newest.map(({ pattern, row, from, side }) => ({
      id: pattern.id,
      title: pattern.title,
      kind: pattern.kind,
      namedFor: side === 1 ? ('rise' as const) : side === -1 ? ('fall' as const) : ('neither' as const),
      firstBar: timeText(whole.times[from]!),
      knownAt: timeText(whole.times[row]!),
      barsAgo: rows - 1 - (first + row),
    })),
    patternsDetected,
    indicators,
    levels: readLevels(swings, shown.times, close, timeText),
    volume: readVolume(shown.volumes, isPartial),
    tally,
    summary: summaryOf(tally, window, patternsDetected),
  };
}

/** The first row from which on opens are traded prices; beyond the last where none is. Without opens there is no body. */
function firstTradedOpen({ times }: Bars, { missing, tradedOpensFrom }: StoredBars): number {
  if (missing.some((column) => column !== 'volumes')) return times.length;
  const row = times.findIndex((time) => dayAt(time) >= tradedOpensFrom);
  return row === -1 ? times.length : row;
}

/**
 * Swings of complete candles, of closes where there are no highs and lows; a high that a running candle has not reached yet
 * would not be one.
 */
function knownSwings(shown: LoadedCandles['candles'], { missing }: StoredBars): Swing[] {
  const rows = shown.times.length;
  const ofCloses = missing.includes('highs') || missing.includes('lows');
  const prices = ofCloses ? { ...shown, highs: shown.closes, lows: shown.closes } : shown;
  return swingsOf(sliceBars(prices, 0, shown.partial[rows - 1] === 1 ? rows - 1 : rows), SWING_WIDTH);
}

function requestsOf(studies: NonNullable<ChartOptions['studies']>) {
  const requests: StudyRequest[] = [];
  for (const { id, parameters: given = {} } of studies) {
    const study = studyNamed(id)!;
    const complete = completeParameters(study, given);
    if ('problem' in complete) return refusal('INVALID_STUDY_PARAMETER', { study: id, ...complete });
    requests.push({ study, ...complete });
  }
  return requests;
}

function warningsOf(
  market: ServedMarket,
  { candles, asOf, stored }: LoadedCandles,
  requests: readonly StudyRequest[],
  { asked, window }: { readonly asked: number; readonly window: number },
): string[] {
  const rows = candles.times.length;
  const warnings = [ageWarning(market, asOf)];
  warnings.push(...stored.notes);
  const { missing, tradedOpensFrom } = stored;
  if (missing.some((column) => column !== 'volumes')) {
    const swings =
      missing.includes('highs') || missing.includes('lows') ? ', and swings are those of closes' : '';
    warnings.push(`There are no ${missing.join(', ')}: no patterns are looked for${swings}.`);
  } else if (dayAt(candles.times[Math.max(0, rows - window - PATTERN_LEAD)]!) < tradedOpensFrom)
    warnings.push(
      Number.isFinite(tradedOpensFrom)
        ? `Opens before ${isoDay(tradedOpensFrom)} are no traded prices: patterns are looked for from then on.`
        : 'Opens are no traded prices: no patterns are looked for.',
    );
  if (window < asked) warnings.push(`The store has ${window} of the ${asked} candles of the window.`);
  if (candles.partial[rows - 1] === 1)
    warnings.push('The last candle is not complete: studies read it, patterns and swings do not.');
  for (const { study, parameters } of requests) {
    if (rows - window < study.settle(parameters))
      warnings.push(
        `${study.title} has ${rows - window} candles before the window, and settles in ${study.settle(parameters)}: it still shows where its candles begin.`,
      );
    if (study.repaints)
      warnings.push(`${study.title} repaints: later candles can change it, so the tally leaves it out.`);
  }
  return warnings;
}

/** Days for candles of daily rows, instants for intraday ones. */
function timeTextOf(timeframe: Timeframe): (time: number) => string {
  return timeframe.interval === '1day'
    ? (time) => isoDay(dayAt(time))
    : (time) => new Date(time).toISOString();
}

interface ChartRefusals {
  MISSING_INPUT: { study: string; symbol: string; columns: string };
  TOO_FEW_BARS: { symbol: string; bars: number; needed: number };
  INVALID_STUDY_PARAMETER: { study: string; parameter: string; problem: string };
}

function refusal<Code extends keyof ChartRefusals>(code: Code, params: ChartRefusals[Code]) {
  return { kind: 'refusal', code, params } as const;
}
