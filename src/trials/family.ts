/** What trials are counted together: those of one strategy on one universe at one candle size. The order of symbols is none. */
export function familyOf(strategy: string, symbols: readonly string[], timeframe: string): string {
  return `${strategy} ${timeframe} ${[...new Set(symbols)].sort().join(',')}`;
}
