/** Which column of a file is what. */
export interface BarLayout {
  readonly time: string;
  /** Time of day, where it stands in a column of its own. */
  readonly timeOfDay?: string;
  readonly symbol?: string;
  readonly open?: string;
  readonly high?: string;
  readonly low?: string;
  readonly close: string;
  readonly volume?: string;
  /** Columns that nothing is read from. */
  readonly unread: readonly string[];
}

/** Names that the common sources of bars give their columns, without case, spaces and signs. The first one present is read. */
const NAMES = {
  time: ['date', 'datetime', 'timestamp', 'day', 'time', 'dtyyyymmdd'],
  symbol: ['symbol', 'ticker'],
  open: ['open', 'o'],
  high: ['high', 'h'],
  low: ['low', 'l'],
  close: ['close', 'closelast', 'last', 'price', 'c'],
  volume: ['volume', 'vol', 'v'],
} as const;

/**
 * Finds the columns of bars by their names: the layouts of Yahoo, Stooq, Nasdaq, Alpha Vantage and of tables with a column
 * of symbols. Null, with what is missing, where there is no time or no close. Adjusted closes are left unread: they belong to
 * no open, high or low of the file.
 */
export function findLayout(columns: readonly string[]): BarLayout | { readonly lacks: string } {
  const plain = new Map(columns.map((name) => [name.toLowerCase().replace(/[^a-z0-9]/g, ''), name]));
  const find = (names: readonly string[]) => {
    const known = names.find((name) => plain.has(name));
    return known === undefined ? undefined : plain.get(known);
  };
  const time = find(NAMES.time);
  const close = find(NAMES.close);
  if (time === undefined) return { lacks: 'a column of days or times (date, datetime, timestamp)' };
  if (close === undefined) return { lacks: 'a column of closes (close, last, price)' };
  const clock = plain.get('time');
  const optional = {
    timeOfDay: clock === time ? undefined : clock,
    symbol: find(NAMES.symbol),
    open: find(NAMES.open),
    high: find(NAMES.high),
    low: find(NAMES.low),
    volume: find(NAMES.volume),
  };
  const read = new Set([time, close, ...Object.values(optional)]);
  const present = Object.fromEntries(Object.entries(optional).filter(([, name]) => name !== undefined));
  return { time, close, ...present, unread: columns.filter((name) => !read.has(name)) };
}
