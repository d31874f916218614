/** A candle size, in the words of a chart. */
interface Named {
  readonly name: string;
  /** Candles that a chart of it shows where nothing else is asked. */
  readonly window: number;
  /** Candles to a year of 252 sessions of 390 minutes: what per-candle figures are annualised by. */
  readonly candlesPerYear: number;
  /** How that count comes about, in words. */
  readonly yearConvention: string;
  /** Age of the newest row, in seconds, past which a chart of it is stale. */
  readonly staleAfterSeconds: number;
}

/** Built from one-minute rows, in steps from a session's open; the last candle of a session may be shorter. */
export interface IntradayTimeframe extends Named {
  readonly interval: '1min';
  readonly minutes: number;
}

/** Built from daily rows; those of a month and longer also from monthly ones, where there are no others. */
export interface CalendarTimeframe extends Named {
  readonly interval: '1day';
  readonly unit: CalendarUnit;
}

export type CalendarUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';
export type Timeframe = IntradayTimeframe | CalendarTimeframe;

const SECONDS_PER_DAY = 86_400;
/** A weekend with a holiday on either side is closed for nearly four days. */
const STALE_INTRADAY = 4 * SECONDS_PER_DAY;
const STALE_DAYS = { day: 5, week: 10, month: 40, quarter: 100, year: 370 } as const;

const SESSIONS_PER_YEAR = 252;
const MINUTES_PER_SESSION = 390;

/** Every candle size that charts know, finest first. */
export const TIMEFRAMES: readonly Timeframe[] = [
  intraday('1m', 1, 390),
  intraday('5m', 5, 390),
  intraday('15m', 15, 260),
  intraday('30m', 30, 260),
  intraday('1H', 60, 252),
  intraday('4H', 240, 252),
  calendar('1D', 'day', 252, SESSIONS_PER_YEAR, '252 sessions to a year'),
  calendar('1W', 'week', 156, 52, '52 weeks to a year'),
  calendar('1M', 'month', 120, 12, '12 months to a year'),
  calendar('3M', 'quarter', 40, 4, '4 quarters to a year'),
  calendar('12M', 'year', 20, 1, 'one candle a year'),
];

/** The timeframe of a name; undefined for a name that charts do not know. */
export function timeframeNamed(name: string): Timeframe | undefined {
  return TIMEFRAMES.find((timeframe) => timeframe.name === name);
}

function intraday(name: string, minutes: number, window: number): IntradayTimeframe {
  const perSession = Math.ceil(MINUTES_PER_SESSION / minutes);
  return {
    name,
    interval: '1min',
    minutes,
    window,
    candlesPerYear: perSession * SESSIONS_PER_YEAR,
    yearConvention: `${perSession} candles to a regular session, 252 sessions to a year`,
    staleAfterSeconds: STALE_INTRADAY,
  };
}

function calendar(
  name: string,
  unit: CalendarUnit,
  window: number,
  candlesPerYear: number,
  yearConvention: string,
): CalendarTimeframe {
  const staleAfterSeconds = STALE_DAYS[unit] * SECONDS_PER_DAY;
  return { name, interval: '1day', unit, window, candlesPerYear, yearConvention, staleAfterSeconds };
}
