import { prepareHistory, type SignalHistory } from './signal-history.ts';

/**
 * The history as it stood at the close of a day: the rows up to that day, with spreads and outcomes from them alone. A day
 * without a row stands for the last one before it. The columns are views of the given ones.
 */
export function historyAsOf(history: SignalHistory, day: string): SignalHistory {
  const rows = rowsUpTo(history.dates, day);
  if (rows === history.dates.length) return history;
  return prepareHistory({
    ...history,
    dates: history.dates.slice(0, rows),
    closes: history.closes.subarray(0, rows),
    numeric: new Map([...history.numeric].map(([name, column]) => [name, column.subarray(0, rows)])),
    categories: new Map([...history.categories].map(([name, column]) => [name, column.slice(0, rows)])),
    backfill: history.backfill.subarray(0, rows),
  });
}

function rowsUpTo(dates: readonly string[], day: string): number {
  let [low, high] = [0, dates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dates[middle]! <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
