import type { Trial } from '../trials/trial.ts';
import { plain, ratio } from './figures.ts';
import { type Html, html, NOTHING } from './html.ts';
import type { MapAxis, ParameterMap } from './parameter-map.ts';

const [WIDTH, HEIGHT] = [800, 320];

/** Shades to each side of 0. */
export const SHADES = 5;

/** Labels of an axis: more are not read. */
const LABELS = 8;

/** The Sharpe ratios of a search as shades: those of one hue are gains, those of the other losses. */
export function heatMap(map: ParameterMap, reported: Trial, caption: Html): Html {
  const sharpes = map.cells.flat().flatMap((point) => annualised(point) ?? []);
  const limit = sharpes.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const rows = map.cells.length;
  const [wide, high] = [WIDTH / map.across.values.length, HEIGHT / rows];
  const cell = (point: Trial | undefined, column: number, row: number) => {
    if (point === undefined) return NOTHING;
    const sharpe = annualised(point);
    const isReported = Object.entries(point.parameters).every(
      ([name, value]) => reported.parameters[name] === value,
    );
    const shade = sharpe === null ? 'none' : shadeOf(sharpe / limit);
    return html`<rect class="${isReported ? `${shade} reported` : shade}" x="${round(column * wide)}" y="${round((rows - 1 - row) * high)}" width="${round(wide)}" height="${round(high)}"><title>${nameOf(point, map)}: ${ratio(sharpe)}</title></rect>`;
  };
  return html`<figure class="chart map">
<figcaption>${caption}</figcaption>
<div class="plot">
<ol class="side cells">${map.up === null ? [html`<li></li>`] : labels(map.up).reverse()}</ol>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-labelledby="map-title map-text">
<title id="map-title">Sharpe ratios by parameters</title>
<desc id="map-text">${map.points} points; the scale goes from ${ratio(-limit)} to ${ratio(limit)}.</desc>
${map.cells.flatMap((points, row) => points.map((point, column) => cell(point, column, row)))}
</svg>
<ol class="foot cells">${labels(map.across)}</ol>
</div>
<ol class="legend">${legend(limit)}</ol>
</figure>`;
}

function annualised(point: Trial | undefined): number | null {
  if (point === undefined || point.sharpe_per_period === null) return null;
  return point.sharpe_per_period * Math.sqrt(point.periods_per_year);
}

function shadeOf(share: number): string {
  const depth = Math.min(SHADES, Math.ceil(Math.abs(share) * SHADES));
  return depth === 0 ? 'even' : `${share > 0 ? 'gain' : 'loss'}-${depth}`;
}

function nameOf(point: Trial, { across, up }: ParameterMap): string {
  const names = up === null ? [across.name] : [across.name, up.name];
  return names.map((name) => `${name} ${plain(point.parameters[name]!)}`).join(', ');
}

/** A place for each value, the name of some of them in it. */
function labels({ values }: MapAxis): Html[] {
  const every = Math.ceil(values.length / LABELS);
  return values.map((value, at) =>
    at % every === 0 ? html`<li><span>${plain(value)}</span></li>` : html`<li></li>`,
  );
}

function legend(limit: number): readonly Html[] {
  const depths = Array.from({ length: SHADES }, (_, at) => at + 1);
  const entry = (shade: string, value: number) =>
    html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="${shade}" width="10" height="10"/></svg> ${ratio(value)}</li>`;
  return [
    ...depths.toReversed().map((depth) => entry(`loss-${depth}`, (-limit * depth) / SHADES)),
    ...depths.map((depth) => entry(`gain-${depth}`, (limit * depth) / SHADES)),
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
