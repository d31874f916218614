import { thinned } from './equity-path.ts';
import { type Html, html, NOTHING } from './html.ts';
import { roundScale } from './scale.ts';

const [WIDTH, HEIGHT] = [800, 240];
const COLUMNS = 400;
const LABELS = 5;

export interface LineChart {
  readonly id: string;
  readonly title: string;
  /** What is seen, for those who do not see it. */
  readonly description: string;
  readonly values: Float64Array;
  /** Another line over the same days, drawn dashed, to set the first one beside; null for none. */
  readonly beside: Float64Array | null;
  /** ISO days of the values. */
  readonly days: readonly string[];
  /** The value that the area reaches to: that of the start. */
  readonly base: number;
  readonly label: (value: number) => string;
  readonly caption: Html;
}

/**
 * A line over time. The labels are texts beside the picture, so that they keep their size where the picture is narrow; a line stays
 * as thin as it is.
 */
export function lineChart(chart: LineChart): Html {
  const { id, values, base } = chart;
  const all = chart.beside === null ? [values] : [values, chart.beside];
  const lowest = all.reduce((least, line) => line.reduce((low, value) => Math.min(low, value), least), base);
  const highest = all.reduce((most, line) => line.reduce((high, value) => Math.max(high, value), most), base);
  const ticks = roundScale(lowest, highest, 4);
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const y = (value: number) => round(((top - value) / (top - bottom)) * HEIGHT);
  const x = (row: number) => round(values.length === 1 ? WIDTH / 2 : (row / (values.length - 1)) * WIDTH);
  const path = (of: Float64Array) =>
    thinned(of, COLUMNS)
      .map(({ row, value }) => `${x(row)},${y(value)}`)
      .join(' ');
  const line = path(values);
  const dashed =
    chart.beside === null ? NOTHING : html`<polyline class="beside" points="${path(chart.beside)}"/>`;
  const area = `${x(0)},${y(base)} ${line} ${x(values.length - 1)},${y(base)}`;
  return html`<figure class="chart">
<figcaption>${chart.caption}</figcaption>
<div class="plot">
<ol class="side">${[...ticks].reverse().map((tick) => html`<li>${chart.label(tick)}</li>`)}</ol>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${chart.title}</title>
<desc id="${id}-text">${chart.description}</desc>
${ticks.map((tick) => html`<line class="${tick === base ? 'base' : 'grid'}" x1="0" x2="${WIDTH}" y1="${y(tick)}" y2="${y(tick)}"/>`)}
<polygon class="area" points="${area}"/>
${dashed}
<polyline class="line" points="${line}"/>
</svg>
<ol class="foot">${labelDays(chart.days).map((day) => html`<li>${day}</li>`)}</ol>
</div>
</figure>`;
}

function labelDays(days: readonly string[]): readonly string[] {
  const rows = Array.from({ length: LABELS }, (_, at) => Math.round((at / (LABELS - 1)) * (days.length - 1)));
  return [...new Set(rows)].map((row) => days[row]!.slice(0, 7));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
