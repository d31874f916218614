import type { ReadOnlyAnswer, ReadOnlyRequest } from 'toolwright-runtime/http';
import { rowClose } from '../charts/load-candles.ts';
import type { MarketData } from '../market/market-data.ts';
import { INTERVALS } from './ohlcv.ts';
import { noBars, pending, sourceOf, symbolProblem } from './symbol-request.ts';

/** `/api/quote/{symbol}`: the newest close of the finest interval that the store has, with its source and time. */
export async function quote(
  { parameters }: Pick<ReadOnlyRequest, 'parameters'>,
  market: MarketData,
): Promise<ReadOnlyAnswer> {
  const symbol = parameters['symbol']!;
  const wrong = symbolProblem(symbol);
  if (wrong !== null) return wrong;
  for (const interval of INTERVALS) {
    const reading = await market.rows(symbol, interval, 1);
    if (reading.kind === 'pending') return pending(symbol, reading.vendor);
    if (reading.kind === 'none') continue;
    const { bars } = reading.stored;
    const time = new Date(rowClose(interval, bars.times.at(-1)!)).toISOString();
    return { kind: 'json', body: { symbol, price: bars.closes.at(-1)!, time, ...sourceOf(reading.stored) } };
  }
  return noBars(symbol, INTERVALS.join(', '));
}
