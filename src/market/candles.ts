import { type Bars, type Candles, emptyBars } from './bars.ts';
import { dayAt, dayOf, midnight, weekday, yearOf } from './calendar.ts';
import { nextSession, OPEN_MINUTE, previousSession, sessionMinutes } from './exchange-calendar.ts';
import type { Interval } from './market-data.ts';
import { newYorkClock, newYorkInstant } from './new-york-time.ts';
import type { CalendarUnit, Timeframe } from './timeframes.ts';

/**
 * Candles of a timeframe from rows of an interval that it can be built from: one-minute rows, stamped with the instant at
 * which they open, daily rows, stamped with their session, or monthly ones, stamped with their last session. A candle opens with its first row, closes with its last, spans the highs and
 * lows and adds up the volumes. The first and the last are marked partial where rows of their period are missing at
 * that end: a month that is still running, a listing in mid-week.
 */
export function candlesOf(
  rows: Bars,
  timeframe: Timeframe,
  interval: Interval = timeframe.interval,
): Candles {
  if (timeframe.interval === '1min') return aggregate(rows, intradayPeriod(timeframe.minutes));
  const period = calendarPeriod(timeframe.unit);
  return aggregate(rows, interval === '1month' ? { ...period, isFirstRow: isFirstMonth(period) } : period);
}

/** Whether the month of a row is the first of its period. */
function isFirstMonth({ start }: Period): Period['isFirstRow'] {
  return (time) => {
    const firstDay = midnight(periodStart('month', dayAt(time)));
    return start(firstDay) === firstDay;
  };
}

interface Period {
  /** The time that a candle with the row goes by; rows of one candle have the same. */
  readonly start: (time: number) => number;
  readonly isFirstRow: (time: number) => boolean;
  readonly isLastRow: (time: number) => boolean;
}

function aggregate(rows: Bars, period: Period): Candles {
  const length = rows.times.length;
  const starts = rows.times.map(period.start);
  let count = 0;
  for (let row = 0; row < length; row++) if (row === 0 || starts[row] !== starts[row - 1]) count++;
  const candles = emptyBars(count);
  let at = -1;
  for (let row = 0; row < length; row++) {
    if (row === 0 || starts[row] !== starts[row - 1]) {
      at++;
      candles.times[at] = rows.times[row]!;
      candles.opens[at] = rows.opens[row]!;
      candles.highs[at] = rows.highs[row]!;
      candles.lows[at] = rows.lows[row]!;
    } else {
      candles.highs[at] = Math.max(candles.highs[at]!, rows.highs[row]!);
      candles.lows[at] = Math.min(candles.lows[at]!, rows.lows[row]!);
    }
    candles.closes[at] = rows.closes[row]!;
    candles.volumes[at]! += rows.volumes[row]!;
  }
  const partial = new Uint8Array(count);
  if (count > 0 && !period.isFirstRow(rows.times[0]!)) partial[0] = 1;
  if (count > 0 && !period.isLastRow(rows.times[length - 1]!)) partial[count - 1] = 1;
  return { ...candles, partial };
}

function intradayPeriod(minutes: number): Period {
  const minuteOfSession = (time: number) => newYorkClock(time).minute - OPEN_MINUTE;
  return {
    start: (time) => {
      const { day, minute } = newYorkClock(time);
      return newYorkInstant(day, minute - ((minute - OPEN_MINUTE) % minutes));
    },
    isFirstRow: (time) => minuteOfSession(time) % minutes === 0,
    isLastRow: (time) => {
      const next = minuteOfSession(time) + 1;
      return next % minutes === 0 || next >= sessionMinutes(newYorkClock(time).day);
    },
  };
}

function calendarPeriod(unit: CalendarUnit): Period {
  const start = (time: number) => midnight(periodStart(unit, dayAt(time)));
  return {
    start,
    isFirstRow: (time) => start(midnight(previousSession(dayAt(time)))) !== start(time),
    isLastRow: (time) => start(midnight(nextSession(dayAt(time)))) !== start(time),
  };
}

/** First calendar day of the day's period; weeks begin on Monday. */
function periodStart(unit: CalendarUnit, day: number): number {
  if (unit === 'day') return day;
  if (unit === 'week') return day - ((weekday(day) + 6) % 7);
  if (unit === 'year') return dayOf(yearOf(day), 1, 1);
  const month = new Date(midnight(day)).getUTCMonth();
  return dayOf(yearOf(day), (unit === 'quarter' ? month - (month % 3) : month) + 1, 1);
}
