import type { DailyBars } from '../data/daily-bars.ts';
import { averageTrueRange } from '../indicators/average-true-range.ts';
import { rollingDrawdown } from '../indicators/drawdown.ts';
import { rollingPercentileRank } from '../indicators/percentile-rank.ts';
import { realisedVolatility } from '../indicators/realised-volatility.ts';
import { relativeStrengthIndex } from '../indicators/relative-strength-index.ts';
import { simpleMovingAverage } from '../indicators/simple-moving-average.ts';
import { trailingReturns } from '../market/returns.ts';
import { type QuantileBin, thirds } from './bin-rules.ts';

/** A signal whose values are numbers, and which distances are therefore measured in. */
export interface NumericSignal {
  readonly name: string;
  readonly type: 'number';
  /** `fraction`: 0.05 is 5 %. `percentile` and `index`: 0 to 100. */
  readonly unit: 'fraction' | 'fraction per year' | 'ratio' | 'percentile' | 'index';
  readonly description: string;
  readonly definition: string;
  readonly formula: string;
  /** What about it is not to be relied on. */
  readonly unreliable: string;
  /** Ascending. Their borders follow from the history up to the day that is matched. Without bins `hard` passes the signal by. */
  readonly bins?: readonly QuantileBin[];
  /** One value per bar, from that bar and earlier ones only; NaN while the signal warms up. */
  readonly compute: (bars: DailyBars) => Float64Array;
}

/** The numeric signals, in the order in which every table, message and page lists them. */
export const NUMERIC_SIGNALS: readonly NumericSignal[] = [
  trailingReturn(1, 'The last session alone.'),
  trailingReturn(5, 'About a week.'),
  {
    ...trailingReturn(21, 'About a month.'),
    bins: thirds('RET_LOW', 'RET_MIDDLE', 'RET_HIGH'),
  },
  trailingReturn(63, 'About a quarter.'),
  trailingReturn(252, 'About a year.'),
  {
    name: 'rv_21d',
    type: 'number',
    unit: 'fraction per year',
    description: 'Realised volatility of about the last month, annualised.',
    definition: 'Sample standard deviation of the last 21 daily log returns, times the square root of 252.',
    formula: 'sd(ln(close[i] / close[i-1]), i = t-20..t) * sqrt(252)',
    unreliable: 'Backward-looking: one large day stays in it for 21 sessions and then drops out at once.',
    bins: thirds('RV_LOW', 'RV_MEDIUM', 'RV_HIGH'),
    compute: ({ closes }) => realisedVolatility(closes, 21),
  },
  {
    name: 'rv_ratio_21_63',
    type: 'number',
    unit: 'ratio',
    description: 'Whether volatility has lately risen (above 1) or calmed (below 1).',
    definition: 'Realised volatility over 21 sessions divided by that over 63.',
    formula: 'rv(21) / rv(63)',
    unreliable: 'The 63 sessions include the 21, so that the ratio is drawn towards 1.',
    compute: ({ closes }) => {
      const quarter = realisedVolatility(closes, 63);
      // A price that stood still for a quarter has no volatility to compare with.
      return realisedVolatility(closes, 21).map((month, row) =>
        quarter[row] === 0 ? Number.NaN : month / quarter[row]!,
      );
    },
  },
  {
    name: 'rv_21d_percentile_252d',
    type: 'number',
    unit: 'percentile',
    description: 'How high volatility stands beside its own last year.',
    definition: 'Percentile rank of rv_21d among its last 252 values, today included; ties count half.',
    formula: '100 * (count(rv < rv[t]) + count(rv = rv[t]) / 2) / 252 over t-251..t',
    unreliable:
      'Relative to one year alone: a calm day of an agitated year and one of a calm year look alike.',
    compute: monthlyVolatilityPercentile,
  },
  {
    name: 'drawdown_252d',
    type: 'number',
    unit: 'fraction',
    description: 'How far the close lies below its high of about a year; 0 at the high, else negative.',
    definition: 'Close divided by the highest close of the last 252 sessions, less 1.',
    formula: 'close[t] / max(close[t-251..t]) - 1',
    unreliable: 'Of closes alone; a high older than a year is forgotten.',
    bins: thirds('DRAWDOWN_DEEP', 'DRAWDOWN_MEDIUM', 'DRAWDOWN_SMALL'),
    compute: ({ closes }) => rollingDrawdown(closes, 252),
  },
  distanceFromAverage(50),
  distanceFromAverage(200),
  {
    name: 'rsi_14',
    type: 'number',
    unit: 'index',
    description: 'Relative strength index: the share of recent movement that was upward.',
    definition: "Wilder's relative strength index over 14 sessions.",
    formula: '100 * up / (up + down), Wilder averages of the rises and falls in close over 14',
    unreliable: 'Its averages never quite forget: it depends a little on where the history begins.',
    bins: thirds('RSI_LOW', 'RSI_MIDDLE', 'RSI_HIGH'),
    compute: ({ closes }) => relativeStrengthIndex(closes, 14),
  },
  {
    name: 'atr_14_ratio',
    type: 'number',
    unit: 'fraction',
    description: 'Usual distance covered within a session, as a fraction of the close.',
    definition: "Wilder's average true range over 14 sessions divided by the close.",
    formula: 'atr(14)[t] / close[t]',
    unreliable: 'A second measure of volatility, which says again what rv_21d says.',
    compute: (bars) => averageTrueRange(bars, 14).map((range, row) => range / bars.closes[row]!),
  },
];

/** Percentile rank of the 21-session realised volatility within its own last 252 values. */
export function monthlyVolatilityPercentile({ closes }: DailyBars): Float64Array {
  return rollingPercentileRank(realisedVolatility(closes, 21), 252);
}

function trailingReturn(sessions: number, description: string): NumericSignal {
  return {
    name: `ret_${sessions}d`,
    type: 'number',
    unit: 'fraction',
    description: `Return of the close over ${sessions === 1 ? 'one session' : `${sessions} sessions`}. ${description}`,
    definition: `Close divided by the close ${sessions === 1 ? 'one session' : `${sessions} sessions`} earlier, less 1.`,
    formula: `close[t] / close[t-${sessions}] - 1`,
    unreliable: 'Price only: the index leaves dividends out.',
    compute: ({ closes }) => trailingReturns(closes, sessions),
  };
}

function distanceFromAverage(sessions: number): NumericSignal {
  return {
    name: `distance_sma_${sessions}`,
    type: 'number',
    unit: 'fraction',
    description: `How far the close lies above (or, negative, below) its ${sessions}-session average.`,
    definition: `Close divided by the simple average of the last ${sessions} closes, less 1.`,
    formula: `close[t] / mean(close[t-${sessions - 1}..t]) - 1`,
    unreliable: sessions === 200 ? 'Follows ret_252d closely.' : 'Follows ret_21d and ret_63d closely.',
    compute: ({ closes }) =>
      simpleMovingAverage(closes, sessions).map((average, row) => closes[row]! / average - 1),
  };
}
