import { dayAt, isoDay } from '../market/calendar.ts';
import type { Instrument } from './instrument.ts';
import type { ExitReason, PositionListener } from './simulate.ts';

/** One position from its entry until it was out, in raw prices and shares of the time. Money is a multiple of the capital. */
export interface Trade {
  readonly symbol: string;
  readonly side: 'long' | 'short';
  readonly entry_day: string;
  readonly entry_price: number;
  /** Shares per unit of capital at the entry. */
  readonly entry_shares: number;
  readonly exit_day: string;
  readonly exit_price: number;
  readonly bars: number;
  /** What the equity gained from before the entry to after the exit: costs and dividends are in it. */
  readonly profit: number;
  /** The same over the equity before the entry. */
  readonly return: number;
  /** `open` where the window ended before the position did; it is then valued at the last close. */
  readonly exit_reason: ExitReason | 'open';
}

export interface TradeRecorder {
  readonly listener: PositionListener;
  /** The trades so far, an unfinished one valued at the last row of the range. */
  readonly trades: (last: { readonly row: number; readonly equity: number }) => readonly Trade[];
}

/** Writes down the positions of one instrument, whose sleeve has `capital` of the whole. */
export function tradeRecorder({ symbol, bars, sharesPerUnit }: Instrument, capital: number): TradeRecorder {
  const done: Trade[] = [];
  let open: { row: number; price: number; units: number; equity: number } | null = null;
  const day = (row: number) => isoDay(dayAt(bars.times[row]!));
  const finish = (row: number, price: number, equity: number, reason: Trade['exit_reason']): Trade => {
    const entry = open!;
    const profit = equity - entry.equity;
    return {
      symbol,
      side: entry.units > 0 ? 'long' : 'short',
      entry_day: day(entry.row),
      entry_price: entry.price / sharesPerUnit[entry.row]!,
      entry_shares: Math.abs(entry.units) * sharesPerUnit[entry.row]! * capital,
      exit_day: day(row),
      exit_price: price / sharesPerUnit[row]!,
      bars: row - entry.row,
      profit: profit * capital,
      return: profit / entry.equity,
      exit_reason: reason,
    };
  };
  return {
    listener: {
      opened: (row, price, units, equity) => {
        open = { row, price, units, equity };
      },
      closed: (row, price, equity, reason) => {
        done.push(finish(row, price, equity, reason));
        open = null;
      },
    },
    trades: ({ row, equity }) =>
      open === null ? done : [...done, finish(row, bars.closes[row]!, equity, 'open')],
  };
}
