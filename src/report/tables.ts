import type { Trade } from '../backtest/trades.ts';
import type { FoldRecord } from '../trials/trial.ts';
import { percent, plain, ratio } from './figures.ts';
import { type Html, html } from './html.ts';
import type { YearOfReturns } from './monthly-returns.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Rows of trades that a report shows; the table beside the run has them all. */
export const MOST_TRADES = 200;

/** Rows under named columns; on a narrow window each is a paragraph, its cells after the names of their columns. The first cell names the row. */
function table(name: string, columns: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<div class="frame" role="group" aria-label="${name}" tabindex="0"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first!}</th>${rest.map((cell, at) => html`<td data-label="${columns[at + 1]!}">${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

/** Returns by month, a row a year. */
export function monthlyTable(years: readonly YearOfReturns[]): Html {
  const rows = years.map(({ year, months, whole }) => [
    year,
    ...months.map((each) => (each === null ? '' : percent(each, 1))),
    percent(whole, 1),
  ]);
  return table('Returns by month', ['Year', ...MONTHS, 'Whole'], rows);
}

/** The folds of a walk-forward. */
export function foldsTable(folds: readonly FoldRecord[]): Html {
  const columns = [
    'Fold',
    'Test from',
    'to',
    'Chosen',
    'Sharpe, training',
    'Sharpe, test',
    'Return',
    'Holding',
    'Excess',
    'Trades',
  ];
  const rows = folds.map((fold) => [
    String(fold.fold),
    fold.test_first,
    fold.test_last,
    parametersText(fold.parameters),
    ratio(fold.train_sharpe_per_year),
    ratio(fold.test_sharpe_per_year),
    percent(fold.test_return),
    percent(fold.holding_return),
    percent(fold.excess_return),
    String(fold.closed_trades),
  ]);
  return table('Folds', columns, rows);
}

/** The first of the trades. */
export function tradesTableHtml(trades: readonly Trade[]): Html {
  const columns = ['Symbol', 'Side', 'Entry', 'at', 'Exit', 'at', 'Bars', 'Return', 'Profit', 'Ended by'];
  const rows = trades
    .slice(0, MOST_TRADES)
    .map((trade) => [
      trade.symbol,
      trade.side,
      trade.entry_day,
      plain(trade.entry_price),
      trade.exit_day,
      plain(trade.exit_price),
      String(trade.bars),
      percent(trade.return),
      percent(trade.profit),
      trade.exit_reason.replaceAll('_', ' '),
    ]);
  return table('Trades', columns, rows);
}

export function parametersText(parameters: Readonly<Record<string, number>>): string {
  const texts = Object.entries(parameters).map(([name, value]) => `${name} ${plain(value)}`);
  return texts.length === 0 ? 'none' : texts.join(', ');
}
