import type { ForwardByHorizon } from './comparison.ts';
import { HORIZONS, type Horizon } from './forward-outcomes.ts';

/** What a picture is drawn from: part of a comparison's result. */
export interface PicturedResult extends ForwardByHorizon {
  readonly trade_date: string;
  readonly sample_size: number;
}

type Level = 'p5' | 'p25' | 'median' | 'p75' | 'p95';

const [WIDTH, HEIGHT, TOP, BOTTOM] = [760, 340, 56, 290];
const FAN = { left: 60, right: 350 };
const BOXES = { left: 420, right: 740 };

/**
 * The forward returns of a comparison as SVG: at the left the fan, which opens from the matched day over the horizons; at the right the
 * distribution over each horizon beside that of all days. Both have the same scale, in percent. The figures are rounded to
 * a tenth of a pixel, so that equal results give equal bytes.
 */
export function forwardPicture(result: PicturedResult): string {
  const limit = niceLimit(result);
  const y = (percent: number) => round(TOP + ((limit - percent) / (2 * limit)) * (BOTTOM - TOP));
  const heading = `What followed ${result.sample_size} days like ${result.trade_date}, in percent`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">
<title>${heading}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="16" y="24" font-size="15" fill="#222">${heading}</text>
${[-limit, -limit / 2, 0, limit / 2, limit].map((value) => gridLine(value, y(value))).join('\n')}
${fan(result, y)}
${HORIZONS.map((horizon, at) => distribution(result, horizon, at, y)).join('\n')}
<text x="${FAN.left}" y="328" fill="#555">band: 5 to 95 and 25 to 75 %; line: median; dashed: all days</text>
<text x="${BOXES.left}" y="328" fill="#555">blue: analogues; grey: all days; dots: worst and best</text>
</svg>
`;
}

/** Half the height of the scale: a round number that takes in the bands and boxes. */
function niceLimit(result: PicturedResult): number {
  const reach = HORIZONS.flatMap((horizon) => {
    const { p5, p95, base } = result[`forward_${horizon}d`];
    return [p5 ?? 0, p95 ?? 0, base.p5, base.p95].map(Math.abs);
  });
  return Math.max(1, Math.ceil(Math.max(...reach) / 2) * 2);
}

function gridLine(value: number, at: number): string {
  const line = (from: number, to: number) =>
    `<line x1="${from}" x2="${to}" y1="${at}" y2="${at}" stroke="${value === 0 ? '#888' : '#ddd'}"/>`;
  const label = `<text x="${FAN.left - 8}" y="${round(at + 4)}" text-anchor="end" fill="#555">${value}</text>`;
  return `${label}${line(FAN.left, FAN.right)}${line(BOXES.left, BOXES.right)}`;
}

function fan(result: PicturedResult, y: (percent: number) => number): string {
  const x = (horizon: number) => round(FAN.left + (horizon / HORIZONS.at(-1)!) * (FAN.right - FAN.left));
  const known = HORIZONS.filter((horizon) => result[`forward_${horizon}d`].median !== null);
  const line = (of: (horizon: Horizon) => number) =>
    [`${x(0)},${y(0)}`, ...known.map((horizon) => `${x(horizon)},${y(of(horizon))}`)].join(' ');
  const analogues = (level: Level) => (horizon: Horizon) => result[`forward_${horizon}d`][level]!;
  const all = (level: Level) => (horizon: Horizon) => result[`forward_${horizon}d`].base[level];
  const band = (low: Level, high: Level, opacity: number) => {
    const back = known.toReversed().map((horizon) => `${x(horizon)},${y(analogues(low)(horizon))}`);
    return `<polygon points="${line(analogues(high))} ${back.join(' ')}" fill="#2563eb" fill-opacity="${opacity}"/>`;
  };
  const dashed = (level: Level) =>
    `<polyline points="${line(all(level))}" fill="none" stroke="#555" stroke-dasharray="4 3"/>`;
  const labels = HORIZONS.map(
    (horizon) => `<text x="${x(horizon)}" y="308" text-anchor="middle" fill="#555">${horizon} d</text>`,
  );
  return [
    band('p5', 'p95', 0.15),
    band('p25', 'p75', 0.3),
    ...(['p5', 'median', 'p95'] as const).map(dashed),
    `<polyline points="${line(analogues('median'))}" fill="none" stroke="#1d4ed8" stroke-width="2"/>`,
    ...labels,
  ].join('\n');
}

function distribution(
  result: PicturedResult,
  horizon: Horizon,
  at: number,
  y: (percent: number) => number,
): string {
  const middle = round(BOXES.left + ((at + 0.5) / HORIZONS.length) * (BOXES.right - BOXES.left));
  const { p5, p25, median, p75, p95, worst, best, base } = result[`forward_${horizon}d`];
  const box = (x: number, colour: string, levels: Readonly<Record<Level, number>>) =>
    `<line x1="${x}" x2="${x}" y1="${y(levels.p95)}" y2="${y(levels.p5)}" stroke="${colour}"/><rect x="${round(x - 13)}" y="${y(levels.p75)}" width="26" height="${round(y(levels.p25) - y(levels.p75))}" fill="${colour}" fill-opacity="0.35" stroke="${colour}"/><line x1="${round(x - 13)}" x2="${round(x + 13)}" y1="${y(levels.median)}" y2="${y(levels.median)}" stroke="${colour}" stroke-width="2"/>`;
  const label = `<text x="${middle}" y="308" text-anchor="middle" fill="#555">${horizon} d</text>`;
  const ofAll = box(round(middle + 18), '#6b7280', base);
  if (p5 === null || p25 === null || median === null || p75 === null || p95 === null)
    return `${ofAll}${label}`;
  const x = round(middle - 18);
  // A dot beyond the scale would lie outside the picture: it stands at the edge.
  const dots = [worst!, best!].map(
    (value) =>
      `<circle cx="${x}" cy="${Math.min(Math.max(y(value), TOP - 6), BOTTOM + 6)}" r="2.5" fill="#1d4ed8"/>`,
  );
  return `${box(x, '#1d4ed8', { p5, p25, median, p75, p95 })}${dots.join('')}${ofAll}${label}`;
}

function round(pixels: number): number {
  return Math.round(10 * pixels) / 10;
}
