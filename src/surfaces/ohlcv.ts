import type { ReadOnlyAnswer, ReadOnlyRequest } from 'toolwright-runtime/http';
import { dayAt, isoDay } from '../market/calendar.ts';
import type { Interval } from '../market/market-data.ts';
import type { ServedMarket } from '../market/served-market.ts';
import { noBars, pending, problem, sourceOf, symbolProblem } from './symbol-request.ts';

export const INTERVALS: readonly Interval[] = ['1min', '1day', '1month'];
export const MOST_BARS = 5000;
export const DEFAULT_BARS = 500;

/** `/api/ohlcv/{symbol}`: the newest stored bars, oldest first, unadjusted, with their source. What a vendor lacks is null. */
export async function ohlcv(
  { parameters, query }: Pick<ReadOnlyRequest, 'parameters' | 'query'>,
  market: Pick<ServedMarket, 'rows' | 'tier' | 'delayFloorSeconds'>,
): Promise<ReadOnlyAnswer> {
  const symbol = parameters['symbol']!;
  const wrong = symbolProblem(symbol);
  if (wrong !== null) return wrong;
  const interval = INTERVALS.find((known) => known === (query.get('tf') ?? '1day'));
  if (interval === undefined) return problem(422, 'INVALID_TF', `tf is one of ${INTERVALS.join(', ')}.`);
  const text = query.get('limit') ?? String(DEFAULT_BARS);
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > MOST_BARS)
    return problem(422, 'INVALID_LIMIT', `limit is a whole number from 1 to ${MOST_BARS}.`);

  const reading = await market.rows(symbol, interval, limit);
  if (reading.kind === 'none') return noBars(symbol, interval);
  if (reading.kind === 'pending') return pending(symbol, reading.vendor);
  const { bars } = reading.stored;
  const time = (at: number) => (interval === '1min' ? new Date(at).toISOString() : isoDay(dayAt(at)));
  const value = (number: number) => (Number.isNaN(number) ? null : number);
  const first = Math.max(0, bars.times.length - limit);
  const rows = Array.from(bars.times.subarray(first), (at, row) => ({
    time: time(at),
    open: value(bars.opens[first + row]!),
    high: value(bars.highs[first + row]!),
    low: value(bars.lows[first + row]!),
    close: value(bars.closes[first + row]!),
    volume: value(bars.volumes[first + row]!),
  }));
  return { kind: 'json', body: { symbol, ...sourceOf(market, reading), adjustment: 'none', bars: rows } };
}
