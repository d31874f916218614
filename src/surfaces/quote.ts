import type { ReadOnlyAnswer, ReadOnlyRequest } from 'toolwright-runtime/http';

import { rowClose, type ServedMarket } from '../market/served-market.ts';
import { INTERVALS } from './ohlcv.ts';
import { noBars, pending, sourceOf, symbolProblem } from './symbol-request.ts';

/** `/api/quote/{symbol}`: the newest close of the finest interval that the store has, with its source and time. */
export async function quote(
  { parameters }: Pick<ReadOnlyRequest, 'parameters'>,
  market: Pick<ServedMarket, 'rows' | 'tier' | 'delayFloorSeconds'>,
): Promise<ReadOnlyAnswer> {
  const symbol = parameters['symbol']!;
  const wrong = symbolProblem(symbol);
  if (wrong !== null) return wrong;
  for (const interval of INTERVALS) {
    const reading = await market.rows(symbol, interval, 1);
    if (reading.kind === 'pending') return pending(symbol, reading.vendor);
    if (reading.kind === 'none' || reading.stored.bars.times.length === 0) continue;
    const { bars } = reading.stored;
    const time = new Date(rowClose(interval, bars.times.at(-1)!)).toISOString();
    return { kind: 'json', body: { symbol, price: bars.closes.at(-1)!, time, ...sourceOf(market, reading) } };
  }
  return noBars(symbol, INTERVALS.join(', '));
}
