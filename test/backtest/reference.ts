import type { TradingRules } from '../../src/backtest/rules.ts';
import { dayAt } from '../../src/market/calendar.ts';
import type { StoredBars } from '../../src/market/market-data.ts';

/**
 * A slow simulation by events, in raw prices and shares, written without a look at the engine: a day is its actions, its
 * open, its close. Gives the equity on each close from row `start` on.
 */
export function referenceEquity(
  { bars, actions }: StoredBars,
  targets: ArrayLike<number>,
  rules: TradingRules,
  start: number,
): number[] {
  let cash = 1;
  let shares = 0;
  let followed = 0;
  let entryEquity = 1;
  let isStopped = false;
  const equity: number[] = [];

  const bringTo = (share: number, price: number) => {
    const worth = cash + shares * price;
    // The trade that leaves the wanted share of what remains after its own costs, found by halving.
    const after = (quantity: number) => {
      const fillPrice = price * (1 + Math.sign(quantity) * rules.slippage);
      const left = cash - quantity * fillPrice - Math.abs(quantity) * fillPrice * rules.commission;
      return { left, holds: shares + quantity };
    };
    const excess = (quantity: number) => {
      const { left, holds } = after(quantity);
      return holds * price - share * (left + holds * price);
    };
    let low = (-4 * worth) / price - Math.abs(shares);
    let high = (4 * worth) / price + Math.abs(shares);
    for (let step = 0; step < 200; step++) {
      const middle = (low + high) / 2;
      if (excess(middle) > 0) high = middle;
      else low = middle;
    }
    const { left, holds } = after(share === 0 ? -shares : (low + high) / 2);
    cash = left;
    shares = holds;
  };

  for (let row = start; row < bars.times.length; row++) {
    const day = dayAt(bars.times[row]!);
    for (const dividend of actions.dividends) if (dividend.day === day) cash += shares * dividend.amount;
    for (const split of actions.splits) if (split.day === day) shares *= split.ratio;

    let wish = targets[row - 1]!;
    if (wish < 0 && !rules.allowShort) wish = 0;
    const price = rules.fills === 'next-open' ? bars.opens[row]! : bars.closes[row]!;
    if (wish !== followed) {
      if (shares !== 0 && Math.sign(wish) !== Math.sign(shares)) bringTo(0, price);
      if (wish !== 0) {
        if (shares === 0) entryEquity = cash;
        bringTo(wish * rules.positionFraction, price);
      }
      followed = wish;
      isStopped = false;
    } else if (isStopped && shares !== 0) {
      bringTo(0, price);
    }

    let close = bars.closes[row]!;
    const isLast = row === bars.times.length - 1;
    if (isLast && actions.delisting !== null) {
      close *= 1 + actions.delisting.finalReturn;
      cash += shares * close;
      shares = 0;
    }
    if (isLast && rules.closeAtEnd) bringTo(0, close);
    const worth = cash + shares * close;
    equity.push(worth);
    if (shares !== 0 && rules.stopLoss !== null && worth < entryEquity * (1 - rules.stopLoss))
      isStopped = true;
  }
  return equity;
}
