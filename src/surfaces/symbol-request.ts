import type { ReadOnlyAnswer } from 'toolwright-runtime/http';
import type { StoredBars } from '../market/market-data.ts';
import { type ServedMarket, serveMarket } from '../market/served-market.ts';
import type { Services } from '../services.ts';

/** As read_chart takes it. */
const SYMBOL = /^[A-Z][A-Z0-9]*([.-][A-Z0-9]+)*$/;

export type Problem = Extract<ReadOnlyAnswer, { readonly kind: 'problem' }>;

/** What is wrong with a symbol in a path; null where it can be one. */
export function symbolProblem(symbol: string): Problem | null {
  if (SYMBOL.test(symbol) && symbol.length <= 15) return null;
  const detail = `${JSON.stringify(symbol)} is no symbol: capitals and digits, at most 15, with . or - between them.`;
  return problem(422, 'INVALID_SYMBOL', detail);
}

export function noBars(symbol: string, interval: string): Problem {
  return problem(
    404,
    'NO_BARS',
    `The store has no ${interval} bars for ${symbol}. /api/vendors lists what there is.`,
  );
}

export function pending(symbol: string, vendor: string): Problem {
  const detail = `The bars of ${symbol} come from ${vendor}, and their licence is pending-confirmation: none is served until QUANT_MARKET_DATA is 1 on this server.`;
  return { ...problem(403, 'MARKET_DATA_PENDING', detail), licence: 'pending-confirmation' };
}

export function problem(status: number, code: string, detail: string): Problem {
  return { kind: 'problem', status, code, detail };
}

/** Where bars come from and which of them are served, as every answer with bars says it. */
export function sourceOf(
  { tier, delayFloorSeconds }: Pick<ServedMarket, 'tier' | 'delayFloorSeconds'>,
  { stored, withheld }: { readonly stored: StoredBars; readonly withheld: number },
) {
  const { vendor, licence, interval, notes } = stored;
  return { source: vendor, licence, interval, tier, delayFloorSeconds, withheldBars: withheld, notes };
}

/** The market as somebody without a token reads it. */
export async function openToAll({ market, marketSettings }: Services, now: Date): Promise<ServedMarket> {
  return serveMarket(await market(), marketSettings, { tier: 'delayed', freshRefusal: null }, now);
}
