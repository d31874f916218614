/** What is owned: cash, and shares of the one instrument. */
export interface Holding {
  readonly cash: number;
  readonly shares: number;
}

export interface Fill extends Holding {
  /** Value of what was traded, at the price that it was filled at. */
  readonly traded: number;
  /** Fee, and slippage against the price. */
  readonly cost: number;
}

/**
 * Trades at a price so that afterwards, costs paid, exactly `exposure` of the equity is held. A buy is filled above the price by
 * the slippage, a sale below it; the fee is taken of the filled value. With an exposure of at most 1 cash is never below 0.
 */
export function rebalance(
  { cash, shares }: Holding,
  price: number,
  exposure: number,
  { fee, slippage }: { readonly fee: number; readonly slippage: number },
): Fill {
  const equity = cash + shares * price;
  const gap = exposure * equity - shares * price;
  const side = Math.sign(gap);
  const filledShare = 1 + side * slippage;
  const costShare = slippage + fee * filledShare;
  // The costs come out of the equity that the exposure is a share of.
  const value = gap / (1 + side * exposure * costShare);
  const traded = Math.abs(value) * filledShare;
  return {
    shares: shares + value / price,
    cash: cash - value - Math.abs(value) * costShare,
    traded,
    cost: Math.abs(value) * costShare,
  };
}
