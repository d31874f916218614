import { isIsoDay } from '../market/calendar.ts';
import type { DailyBars } from './daily-bars.ts';

/** The first thing found wrong with a file of daily bars. `line` counts from 1, the header included. */
export interface InvalidBars {
  readonly kind: 'invalid';
  readonly code: 'INVALID_BARS';
  readonly line: number;
  readonly problem: string;
}

export type BarsReading = { readonly kind: 'bars'; readonly bars: DailyBars } | InvalidBars;

const COLUMNS = ['date', 'open', 'high', 'low', 'close'] as const;
const PRICES = ['open', 'high', 'low', 'close'] as const;

/**
 * Reads daily bars from comma-separated text with a header that names at least `date`, `open`, `high`,
 * `low` and `close`; other columns are left unread. An empty table (a header alone) is valid.
 *
 * Nothing is repaired. A row is refused when it has another number of cells than the header, a date that
 * is no calendar day or does not follow the one before, a price that is not a positive finite number, or a
 * low or high that does not enclose open and close.
 */
export function parseDailyBars(text: string): BarsReading {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const header = lines[0]!.split(',');
  const positions = new Map(COLUMNS.map((column) => [column, header.indexOf(column)]));
  for (const [column, position] of positions) {
    if (position < 0) return invalid(1, `the header has no column ${column}`);
  }
  const rows = lines.length - 1;
  const dates: string[] = [];
  const prices = {
    open: new Float64Array(rows),
    high: new Float64Array(rows),
    low: new Float64Array(rows),
    close: new Float64Array(rows),
  };
  for (let row = 0; row < rows; row++) {
    const line = row + 2;
    const cells = lines[row + 1]!.split(',');
    if (cells.length !== header.length)
      return invalid(line, `${cells.length} cells where the header has ${header.length}`);
    const date = cells[positions.get('date')!]!;
    if (!isIsoDay(date)) return invalid(line, `the date ${date} is no calendar day`);
    if (row > 0 && date <= dates[row - 1]!) return invalid(line, `${date} does not follow ${dates[row - 1]}`);
    dates.push(date);
    for (const column of PRICES) {
      const cell = cells[positions.get(column)!]!;
      const price = cell.trim() === '' ? Number.NaN : Number(cell);
      if (!(Number.isFinite(price) && price > 0)) return invalid(line, `the ${column} ${cell} is no price`);
      prices[column][row] = price;
    }
    const [open, high, low, close] = PRICES.map((column) => prices[column][row]!) as [
      number,
      number,
      number,
      number,
    ];
    if (low > Math.min(open, close) || high < Math.max(open, close))
      return invalid(line, `low ${low} and high ${high} do not enclose open ${open} and close ${close}`);
  }
  return {
    kind: 'bars',
    bars: { dates, opens: prices.open, highs: prices.high, lows: prices.low, closes: prices.close },
  };
}

function invalid(line: number, problem: string): InvalidBars {
  return { kind: 'invalid', code: 'INVALID_BARS', line, problem };
}
