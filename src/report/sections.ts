import { drawdownsOf, equityOf } from './equity-path.ts';
import { deflatedText, percent, plain, ratio } from './figures.ts';
import { heatMap } from './heat-map.ts';
import { type Html, html, NOTHING } from './html.ts';
import { lineChart } from './line-chart.ts';
import { monthlyReturns } from './monthly-returns.ts';
import { bestOfMap } from './parameter-map.ts';
import type { Report } from './report.ts';
import { foldsTable, MOST_TRADES, monthlyTable, parametersText, tradesTableHtml } from './tables.ts';

/** Equity, drawdown and the returns by month, of a trial that kept its returns. */
export function pathSections({ recorded, sharpe, deflated, counts }: Report): Html {
  const { series } = recorded.trial;
  if (series === undefined) return NOTHING;
  const { days, returns, holding } = series;
  const equity = equityOf(returns);
  const held = holding === undefined ? null : equityOf(holding);
  const drawdowns = drawdownsOf(equity);
  const judged = `Sharpe ratio ${ratio(sharpe)}, ${deflatedText(deflated, counts.total)}`;
  const span = `${days[0]} to ${days.at(-1)}`;
  return html`<section aria-labelledby="equity">
<h2 id="equity">Equity</h2>
${lineChart({
  id: 'equity-chart',
  title: 'Equity on bar closes',
  description: `From 1 to ${ratio(equity.at(-1)!)}, ${span}${held === null ? '' : `; holding, dashed, to ${ratio(held.at(-1)!)}`}.`,
  values: equity,
  beside: held,
  days,
  base: 1,
  label: (value) => plain(value),
  caption: html`Multiples of the capital. ${judged}. ${holdingText(held)}`,
})}
</section>
<section aria-labelledby="drawdown">
<h2 id="drawdown">Drawdown</h2>
${lineChart({
  id: 'drawdown-chart',
  title: 'Drawdown on bar closes',
  description: `The deepest fall is ${percent(recorded.trial.max_drawdown)}, ${span}.`,
  values: drawdowns,
  beside: null,
  days,
  base: 0,
  label: (value) => percent(value, 0),
  caption: html`How far the equity is below its highest value so far.`,
})}
</section>
<section aria-labelledby="monthly">
<h2 id="monthly">Returns by month</h2>
${monthlyTable(monthlyReturns(series))}
</section>`;
}

/** What the dashed line is, and why it is there; or why it is not. */
function holdingText(held: Float64Array | null): string {
  return held === null
    ? 'Holding is not drawn beside it: the trial was recorded before its returns were kept.'
    : `Dashed: holding the same universe over the same bars without costs, ${percent(held.at(-1)! - 1)} in all. A rule that ends below it has not paid for being followed, unless its risk is lower.`;
}

export function foldsSection({ recorded, sharpe, deflated, counts }: Report): Html {
  const { folds } = recorded.trial;
  if (folds === undefined) return NOTHING;
  return html`<section aria-labelledby="folds">
<h2 id="folds">Folds</h2>
<p class="quiet">All tests together: Sharpe ratio ${ratio(sharpe)}, ${deflatedText(deflated, counts.total)}. The ratio of one test is too short to be judged by itself, and that of a training is in sample.</p>
${foldsTable(folds)}
</section>`;
}

export function parametersSection({ recorded, map, deflatedOf, counts }: Report & DeflatedBest): Html {
  if (map === null) return NOTHING;
  const best = bestOfMap(map);
  const held = map.held.map(([name, value]) => `${name} ${plain(value)}`).join(', ');
  const axes = map.up === null ? map.across.name : `${map.across.name} across, ${map.up.name} upwards`;
  const words =
    best === undefined
      ? 'No point has a Sharpe ratio.'
      : `The highest is ${ratio(best.sharpe_per_period! * Math.sqrt(best.periods_per_year))} at ${parametersText(best.parameters)}: ${deflatedText(deflatedOf(best), counts.total)}.`;
  const caption = html`Sharpe ratios of ${map.points} points in sample, ${map.span.join(' to ')}: ${axes}${held === '' ? '' : `; ${held} for all`}. ${words} The outlined point is that of this report, where it is among them.`;
  return html`<section aria-labelledby="parameters">
<h2 id="parameters">Parameters that were searched</h2>
${heatMap(map, recorded.trial, caption)}
</section>`;
}

/** How the best of a map is deflated by the family's counts. */
export interface DeflatedBest {
  readonly deflatedOf: (trial: Report['recorded']['trial']) => number | null;
}

export function tradesSection({ recorded }: Report): Html {
  const { trades } = recorded.trial;
  if (trades === undefined) return NOTHING;
  const shown = Math.min(trades.length, MOST_TRADES);
  const count = shown < trades.length ? `The first ${shown} of ${trades.length}` : `${trades.length}`;
  return html`<section aria-labelledby="trades">
<h2 id="trades">Trades</h2>
<p class="quiet">${count}, in raw prices; a profit is a share of the capital, costs and dividends in it.</p>
${tradesTableHtml(trades)}
</section>`;
}
