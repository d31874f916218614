/** When an order that was decided on a close is filled. */
export type FillRule = 'next-open' | 'next-close';

/** How decisions become positions, and what trading costs. Everything is a fraction. */
export interface TradingRules {
  readonly fills: FillRule;
  /** Of the traded value, on every fill. */
  readonly commission: number;
  /** How much worse than the price every fill is. */
  readonly slippage: number;
  /** Whether a wish to be short is followed; otherwise it means to be out. */
  readonly allowShort: boolean;
  /** Share of the equity that a full position takes, at most 1. */
  readonly positionFraction: number;
  /** Volatility a year that a position is sized to when it is entered, within positionFraction; null to do without. */
  readonly targetVolatility: number | null;
  /** Returns up to the deciding close that this volatility is measured over. */
  readonly volatilityWindow: number;
  /** Loss since the entry, on a close, that ends a position until the strategy changes its mind; null for none. */
  readonly stopLoss: number | null;
  /** Whether what is held at the window's last close is sold there, with costs. */
  readonly closeAtEnd: boolean;
}
