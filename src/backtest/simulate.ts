import { volatility } from '../strategies/columns.ts';
import type { Instrument } from './instrument.ts';
import type { TradingRules } from './rules.ts';

/** Rows that equity is measured over, the last one excluded. The decision of the row before the first may fill in it. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export type ExitReason = 'signal' | 'reversal' | 'stop_loss' | 'end_of_window' | 'delisted' | 'ruin';

/** What a simulation tells of a position while it runs; `row` is where it happens, prices are of a unit. */
export interface PositionListener {
  readonly opened: (row: number, price: number, units: number, equityBefore: number) => void;
  /** `equityAfter` has all costs and dividends of the position in it. */
  readonly closed: (row: number, price: number, equityAfter: number, reason: ExitReason) => void;
}

export interface Path {
  /** Equity at each close of the range, of 1 when it began. */
  readonly equity: Float64Array;
  /** Fees and slippage of all fills, and the value of all fills; in multiples of the first equity. */
  readonly costs: number;
  readonly traded: number;
  readonly fills: number;
  /** Rows at whose close a position was held. */
  readonly barsHeld: number;
  readonly closedPositions: number;
}

/**
 * Follows the targets through the bars. What is wanted on a close is filled at the next open, or the next close; then and
 * only then the position is brought to its share of equity, and it drifts with the price until another target is wanted.
 * Dividends are cash when their row begins; a delisting pays what it left over the last close. A fill is worse than its
 * price by the slippage, pays the commission of what it trades, and holds the wanted share of what is left after that.
 * Equity that is gone stays gone: the path ends at 0.
 *
 * @param targets wanted exposure after each close, -1 to 1, a row for each bar of the instrument
 * @param equity filled with the path where it is given, so that a search needs no new memory for each point
 */
export function simulate(
  { bars, dividends, dividendRows, finalReturn }: Instrument,
  targets: Float64Array,
  rules: TradingRules,
  { start, end }: RowRange,
  { perYear, listener, equity = new Float64Array(end - start) }: SimulationParts,
): Path {
  const { opens, closes } = bars;
  const { allowShort, positionFraction, stopLoss, slippage, commission } = rules;
  const fillPrices = rules.fills === 'next-open' ? opens : closes;
  const scale = exposureScale(bars, rules, perYear);
  const tradingCosts = {
    slippage,
    buyCost: slippage + commission * (1 + slippage),
    sellCost: slippage + commission * (1 - slippage),
  };
  const last = end - 1;
  const endsListing = finalReturn !== null && end === closes.length;
  const account: Account = { cash: 1, units: 0, costs: 0, traded: 0, fills: 0 };
  // What every bar reads stands in variables; the account has it where something is filled.
  let cash = 1;
  let units = 0;
  // The target of the bar before, as the strategy wrote it, and what is made of it.
  let asked = Number.NaN;
  let wanted = 0;
  let payment = 0;
  let entryEquity = 1;
  let stopped = false;
  let barsHeld = 0;
  let closedPositions = 0;

  for (let row = start; row < end; row++) {
    // A stretch on which the wish stays as it is and nothing is paid: the whole of what follows would do the same to each bar.
    if (!stopped && (units === 0 || stopLoss === null)) {
      while (dividendRows[payment]! < row) payment++;
      const limit = units === 0 ? end : Math.min(last, dividendRows[payment] ?? last);
      const first = row;
      if (units === 0) {
        for (; row < limit && targets[row - 1] === asked; row++) equity[row - start] = cash;
      } else {
        for (; row < limit && targets[row - 1] === asked; row++) {
          const value = cash + units * closes[row]!;
          if (value <= 0) break;
          equity[row - start] = value;
        }
        barsHeld += row - first;
      }
      if (row === end) break;
    }
    asked = row === 0 ? 0 : targets[row - 1]!;
    let target = asked;
    if (target < 0 && !allowShort) target = 0;
    if (units === 0 && target === wanted && !stopped) {
      equity[row - start] = cash;
      continue;
    }
    cash += units * dividends[row]!;
    if (target !== wanted || stopped) {
      const price = fillPrices[row]!;
      const isChange = target !== wanted;
      const full = scale === null ? positionFraction : scale[row - 1]!;
      const exposure = isChange ? target * full : 0;
      if (units !== 0 && units * exposure <= 0) {
        fill(account, { cash, units }, price, 0, tradingCosts);
        ({ cash, units } = account);
        closedPositions++;
        listener?.closed(row, price, cash, isChange ? (exposure === 0 ? 'signal' : 'reversal') : 'stop_loss');
      }
      if (exposure !== 0) {
        const isEntry = units === 0;
        const before = cash;
        fill(account, { cash, units }, price, exposure, tradingCosts);
        ({ cash, units } = account);
        if (isEntry) {
          entryEquity = before;
          listener?.opened(row, price, units, before);
        }
      }
      wanted = target;
      if (isChange) stopped = false;
    }
    let price = closes[row]!;
    if (row === last && units !== 0) {
      if (endsListing) {
        price *= 1 + finalReturn;
        cash += units * price;
        units = 0;
        closedPositions++;
        listener?.closed(row, price, cash, 'delisted');
      } else if (rules.closeAtEnd) {
        fill(account, { cash, units }, price, 0, tradingCosts);
        ({ cash, units } = account);
        closedPositions++;
        listener?.closed(row, price, cash, 'end_of_window');
      }
    }
    const value = cash + units * price;
    if (value <= 0) {
      if (units !== 0) {
        closedPositions++;
        listener?.closed(row, price, 0, 'ruin');
      }
      equity.fill(0, row - start);
      break;
    }
    if (units !== 0) {
      barsHeld++;
      if (stopLoss !== null && value < entryEquity * (1 - stopLoss)) stopped = true;
    }
    equity[row - start] = value;
  }
  const { costs, traded, fills } = account;
  return { equity, costs, traded, fills, barsHeld, closedPositions };
}

interface Account {
  cash: number;
  units: number;
  costs: number;
  traded: number;
  fills: number;
}

/** Trades what is held at a price so that afterwards, costs paid, exactly `exposure` of the equity is held. */
function fill(
  account: Account,
  { cash, units }: Pick<Account, 'cash' | 'units'>,
  price: number,
  exposure: number,
  { buyCost, sellCost, slippage }: TradingCosts,
): void {
  account.cash = cash;
  account.units = units;
  const held = units * price;
  const gap = exposure * (cash + held) - held;
  if (gap === 0) return;
  const side = gap > 0 ? 1 : -1;
  const costShare = gap > 0 ? buyCost : sellCost;
  // The costs come out of the equity that the exposure is a share of.
  const value = gap / (1 + side * exposure * costShare);
  const size = Math.abs(value);
  account.units = exposure === 0 ? 0 : units + value / price;
  account.cash = cash - (value + size * costShare);
  account.costs += size * costShare;
  account.traded += size * (1 + side * slippage);
  account.fills++;
}

/** Shares of the traded value, of the price that is quoted. */
interface TradingCosts {
  readonly slippage: number;
  readonly buyCost: number;
  readonly sellCost: number;
}

interface SimulationParts {
  /** Bars to a year, which volatility is annualised by. */
  readonly perYear: number;
  readonly listener?: PositionListener;
  readonly equity?: Float64Array;
}

/** Share of equity of a full position by the row that decides; null where it is the same for all. */
function exposureScale(
  bars: Instrument['bars'],
  { positionFraction, targetVolatility, volatilityWindow }: TradingRules,
  perYear: number,
): Float64Array | null {
  if (targetVolatility === null) return null;
  const key = `exposure ${positionFraction} ${targetVolatility} ${volatilityWindow} ${perYear}`;
  return bars.keep(key, () =>
    volatility(bars, volatilityWindow).map((perBar) =>
      // Before there is a volatility nothing is entered; a price that stands still has none to be sized by.
      Number.isNaN(perBar)
        ? 0
        : positionFraction * Math.min(1, targetVolatility / (perBar * Math.sqrt(perYear))),
    ),
  );
}
