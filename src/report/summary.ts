import { measure } from '../backtest/performance.ts';
import type { Trial } from '../trials/trial.ts';
import { equityOf } from './equity-path.ts';
import { percent, plain, ratio } from './figures.ts';
import { type Html, html } from './html.ts';
import type { Report } from './report.ts';

const KINDS: Readonly<Record<Trial['kind'], string>> = {
  backtest: 'a backtest: one configuration, over all bars',
  optimization_point: 'a point of a search, in sample: the best of many looks better than it will be',
  walk_forward: 'a walk-forward: tests that their choices had not seen',
  confirmed_point: 'a point of a screen that was run again',
};

/** What was simulated, in sentences. */
export function preamble({ recorded }: Report): Html {
  const { trial } = recorded;
  const fills = trial.fills === 'next-open' ? 'the next open' : 'the next close';
  const sizing =
    trial.target_volatility === null
      ? `A full position takes ${percent(trial.position_fraction, 0)} of the equity.`
      : `A position is sized to ${percent(trial.target_volatility, 1)} a year, over ${trial.volatility_window} bars.`;
  const stop = trial.stop_loss === null ? '' : ` A loss of ${percent(trial.stop_loss, 1)} ends it.`;
  return html`<p>This is ${KINDS[trial.kind]}. ${trial.symbols.join(', ')}, ${trial.timeframe} bars, ${trial.first_bar} to ${trial.last_bar}${trial.kind === 'walk_forward' ? ', the first training included' : ''}.</p>
<p class="quiet">What is decided on a close is filled at ${fills}; ${plain(trial.commission_bps)} basis points of commission, ${plain(trial.slippage_bps)} of slippage; ${trial.direction === 'long' ? 'long only' : 'long and short'}. ${sizing}${stop} Equity is marked on bar closes.</p>`;
}

/** The figures of the whole, the Sharpe ratio beside what was tried. */
export function keyFigures({ recorded, sharpe, deflated, counts }: Report): Html {
  const { trial } = recorded;
  const returns = trial.series && Float64Array.from(trial.series.returns);
  const whole =
    returns &&
    measure({ equity: equityOf(trial.series.returns), returns }, trial.periods_per_year).performance;
  const figures: readonly (readonly [name: string, value: string])[] = [
    ['Total return', percent(trial.total_return)],
    ...(whole === undefined
      ? []
      : [
          ['Return a year', percent(whole.annual_return)] as const,
          ['Volatility a year', percent(whole.volatility)] as const,
        ]),
    ['Deepest fall', percent(trial.max_drawdown)],
    ['Sharpe ratio', ratio(sharpe)],
    ['Deflated Sharpe ratio', ratio(deflated, 3)],
    ['Trials of the family', String(counts.total)],
    ...(whole === undefined
      ? []
      : [
          ['Sortino ratio', ratio(whole.sortino_ratio)] as const,
          ['Calmar ratio', ratio(whole.calmar_ratio)] as const,
        ]),
    ['Closed trades', String(trial.closed_trades)],
    ['Bars', String(trial.n_obs)],
  ];
  return html`<dl>${figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p class="quiet">The deflated Sharpe ratio is the probability that the true ratio exceeds what the best of ${counts.total} shows without skill: ${counts.journaled} ${counts.journaled === 1 ? 'trial' : 'trials'} on record, ${counts.screened} screened points and ${counts.inner_walk_forward} points of trainings, as of this report.</p>`;
}
